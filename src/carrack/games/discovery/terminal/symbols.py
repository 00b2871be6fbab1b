"""Symbols of one cell for the pieces of `discovery`."""

WORKERS = ("", "C", "M", "†", "S", "⌂")
"""By type. A colonist is its owner's emblem alone; the letters are the same in all our languages."""

SHIP = "▲"
RESISTANCE = "▣"
