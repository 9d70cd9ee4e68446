"""The files of programs for classic puzzles."""
