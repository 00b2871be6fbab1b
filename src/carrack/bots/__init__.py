"""Bots: each gets what its seat sees and a budget, and returns a move."""

from carrack.bots.bot import Bot, Budget
from carrack.bots.levels import LEVELS, Level, make

__all__ = ["LEVELS", "Bot", "Budget", "Level", "make"]
