"""Links that contain a puzzle."""
