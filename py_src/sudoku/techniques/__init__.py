"""The techniques, one module a family, and the two visible orders in which they are tried.

A technique is a pure generator: position in, steps out. It yields only steps that change something and applies nothing.
"""
