"""Bots that behave as a test needs it. Importing them makes the toy known, in other processes too."""

import os
import time

import toy
from carrack.bots import Bot, Budget
from carrack.bots.random_bot import RandomBot
from carrack.engine import titles
from carrack.engine.info import Info

titles.register(toy.TITLE)

FIRST = "support.players:First"
LAST = "support.players:Last"
SLEEPER = "support.players:Sleeper"
CRASHER = "support.players:Crasher"
CHEAT = "support.players:Cheat"
DYING = "support.players:Dying"
EXIT = 7
AWAKE = 150  # decisions that a Sleeper makes in each process


class First(Bot):
    def choose(self, info: Info, budget: Budget) -> int:
        return info.moves()[0]


class Last(Bot):
    def choose(self, info: Info, budget: Budget) -> int:
        return info.moves()[-1]


class Sleeper(Bot):
    made = 0

    def choose(self, info: Info, budget: Budget) -> int:
        Sleeper.made += 1
        if Sleeper.made > AWAKE:
            time.sleep(120)
        return info.moves()[0]


class Crasher(Bot):
    def choose(self, info: Info, budget: Budget) -> int:
        raise ZeroDivisionError("nothing to divide by")


class Cheat(Bot):
    def choose(self, info: Info, budget: Budget) -> int:
        return info.moves()[-1] + 1


class Dying(Bot):
    def choose(self, info: Info, budget: Budget) -> int:
        os._exit(EXIT)


class Other(RandomBot):
    """Random too, with luck of its own."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed + 1)
