"""The shapes of a puzzle that are only drawn: lines, symbols, texts, coloured cells and cages without a known rule.

They are shown beside rules that are not supported, and no answer depends on them. `drawings` has a form for the
drawings of all programs, which their modules `pictures` read, and makes shapes of it.
"""
