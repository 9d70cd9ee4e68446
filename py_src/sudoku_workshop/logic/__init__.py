"""Solving as a person does it: steps, the techniques that find them, hints, the whole path, and how hard it was."""
