"""Solving as a person does it: steps, the techniques that find them, hints, solution paths and ratings."""
