"""Grids of every size: cells, houses and peers, the board as one integer, and faults found without a search."""
