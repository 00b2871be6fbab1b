"""Bots that misbehave. They write files into the folder CARRACK_ODD_BOTS."""

import os
import time
from pathlib import Path

from carrack import Info
from carrack.bots import Bot, Budget

FOLDER = "CARRACK_ODD_BOTS"
GO = "go"


class Waiting(Bot):
    """Creates a file named after its process id, and waits for a file `go`."""

    def choose(self, info: Info, budget: Budget) -> int:
        folder = Path(os.environ[FOLDER])
        (folder / str(os.getpid())).touch()
        while not (folder / GO).exists():
            time.sleep(0.01)
        return info.moves()[0]


class Dying(Bot):
    """Kills its process."""

    def choose(self, info: Info, budget: Budget) -> int:
        os._exit(3)


class Cheating(Bot):
    """Chooses an illegal move."""

    def choose(self, info: Info, budget: Budget) -> int:
        return max(info.moves()) + 1


class Raising(Bot):
    """Raises an error that describes its view."""

    def choose(self, info: Info, budget: Budget) -> int:
        raise ValueError(info.view)


class Printing(Bot):
    """Prints to standard output, where replies are expected."""

    def choose(self, info: Info, budget: Budget) -> int:
        os.write(1, b"I think that")
        print("I am clever")  # noqa: T201 - that is the point
        return info.moves()[-1]
