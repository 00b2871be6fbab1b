"""How a server is set."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass

from carrack.bots import Budget

USUAL = Budget()


@dataclass(frozen=True)
class Config:
    """The settings of a server. Clock and chance are here so that tests can hold them still."""

    database: str  # a URL as SQLAlchemy reads it: sqlite+aiosqlite or postgresql+psycopg
    idle_seconds: float = 600.0  # after which a table that nobody uses leaves memory
    thinkers: int = 1  # how many bots think at once
    waiting: int = 100  # how many tables wait for one of these with their view at hand; more wait without
    budget: Budget = USUAL  # what a bot's decision may cost
    grace_seconds: float = 5.0  # over its budget, after which a lower level decides
    takeover_seconds: float = 15.0  # after which a table whose bot is due is taken over from another process
    now: Callable[[], float] = time.time
    random_bytes: Callable[[int], bytes] = secrets.token_bytes
