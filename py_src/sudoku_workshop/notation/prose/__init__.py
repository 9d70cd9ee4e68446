"""The author's text about rules: whether it says more than the rules of a puzzle."""
