"""The versions of the rules: their additions, and the knobs of `Rules` that each switches on.

A game keeps the version it began with.
"""

from msgspec import Struct

from carrack.games.discovery.buildings import BUILDINGS
from carrack.games.discovery.core.rules import Rules
from carrack.games.discovery.nations import NATIONS
from carrack.games.discovery.options import SINCE as OPTION_SINCE


class Fix(Struct, frozen=True):
    """A knob that is on from a version of the rules on, and the clause whose implementation it corrects."""

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

# The newest version is the highest that a fix, building, nation or option names.
VERSIONS = tuple(
    range(
        1,
        1
        + max(
            *(fix.since for fix in FIXES),
            *(row.since for row in BUILDINGS),
            *(row.since for row in NATIONS),
            *OPTION_SINCE.values(),
        ),
    )
)


def switch_on(rules: Rules, version: int) -> None:
    """Switch on the knobs of a version."""
    for fix in FIXES:
        setattr(rules, fix.knob, version >= fix.since)
