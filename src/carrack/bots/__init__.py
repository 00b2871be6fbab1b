"""Bots: each gets what its seat sees and a budget, and returns a move."""

from carrack.bots.bot import Bot, Budget
from carrack.bots.core.judge import Judge
from carrack.bots.levels import LEVELS, REFERENCES, Level, make

__all__ = ["LEVELS", "REFERENCES", "Bot", "Budget", "Judge", "Level", "make"]
