"""Bots that do what bots should not. Where they leave word, the folder CARRACK_ODD_BOTS says."""

import os
import time
from pathlib import Path

from carrack import Info
from carrack.bots import Bot, Budget

FOLDER = "CARRACK_ODD_BOTS"
GO = "go"


class Waiting(Bot):
    """Leaves its process id as a file's name, and thinks until there is a file `go`."""

    def choose(self, info: Info, budget: Budget) -> int:
        folder = Path(os.environ[FOLDER])
        (folder / str(os.getpid())).touch()
        while not (folder / GO).exists():
            time.sleep(0.01)
        return info.moves()[0]


class Dying(Bot):
    """Takes its process along."""

    def choose(self, info: Info, budget: Budget) -> int:
        os._exit(3)


class Cheating(Bot):
    """Chooses what is not in the menu."""

    def choose(self, info: Info, budget: Budget) -> int:
        return max(info.moves()) + 1


class Raising(Bot):
    """Raises something that says what it saw."""

    def choose(self, info: Info, budget: Budget) -> int:
        raise ValueError(info.view)


class Printing(Bot):
    """Writes where answers are expected."""

    def choose(self, info: Info, budget: Budget) -> int:
        os.write(1, b"I think that")
        print("I am clever")  # noqa: T201 - that is the point
        return info.moves()[-1]
