"""Books: their teaching pages, the puzzles made for their sections, class sets, and checks of their puzzles."""
