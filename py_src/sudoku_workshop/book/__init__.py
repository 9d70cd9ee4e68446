"""Books: their teaching pages, puzzles made for their sections, class sets, and checks of their puzzles."""
