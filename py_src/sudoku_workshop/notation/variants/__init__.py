"""Formats of killers, jigsaws and overlapping grids as text, and parts that all formats of variants share."""
