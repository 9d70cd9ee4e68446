"""Grids of every size: cells, houses and peers, the board as one integer, and problems that need no search."""
