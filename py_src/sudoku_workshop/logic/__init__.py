"""Solving as a person does: steps, the techniques that find them, hints, solution paths and ratings."""
