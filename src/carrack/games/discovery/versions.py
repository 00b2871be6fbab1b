"""The versions of the rules: each fix is a knob of `Rules`, and the version that switches it on.

A game is finished by the version it was begun with.
"""

from msgspec import Struct

from carrack.games.discovery.core.rules import Rules

VERSIONS = (1, 2)


class Fix(Struct, frozen=True):
    """A knob that is on from a version of the rules on, and the clause it mends."""

    knob: str
    since: int
    clause: str


FIXES: tuple[Fix, ...] = (
    Fix("swaps_for_free", since=2, clause="D14.1"),
    Fix("fronts_between", since=2, clause="D14-II-University"),
    Fix("times_sugar", since=2, clause="D7.1"),
    Fix("rides_to_colonies", since=2, clause="D14-II-Stables"),
    Fix("scouts_at_work", since=2, clause="D11.2"),
)


def switch_on(rules: Rules, version: int) -> None:
    """Switch on the knobs of a version."""
    for fix in FIXES:
        setattr(rules, fix.knob, version >= fix.since)
