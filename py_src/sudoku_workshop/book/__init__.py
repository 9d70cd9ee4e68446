"""Books: their teaching pages, the puzzles that their sections order, class sets, and checks of their puzzles."""
