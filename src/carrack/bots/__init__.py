"""Bots: they get what a seat sees and a budget, and give back a move."""

from carrack.bots.bot import Bot, Budget
from carrack.bots.levels import LEVELS, Level, make

__all__ = ["LEVELS", "Bot", "Budget", "Level", "make"]
