"""Books: what stands in them besides puzzles, the puzzles that their sections order, and what is wrong with them."""
