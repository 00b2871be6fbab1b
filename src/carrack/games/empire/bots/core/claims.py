"""Claims of nations (E2.4): a seat that was alone on a nation stays there; others randomize over the rest."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.bots.core.evaluator import SCALE
from carrack.engine.core.rng import Rng
from carrack.games.empire.core.claiming import pickers
from carrack.games.empire.core.rules import NATIONS
from carrack.games.empire.core.state import Empire

SPREADS: Final = 6  # noise on a nation's value, as a multiple of the spread of the values
LEAST_NOISE: Final = 2 * SCALE


def claim(s: Empire, seat: i64, worths: vec[i64], rng: Rng) -> i64:
    """The nation with the highest value plus noise among those that are open to a seat.

    The noise grows with the differences in value, so that two seats that clashed separate, however much better one
    nation is.
    """
    mask = open_to(s, seat)
    least: i64 = 0
    most: i64 = 0
    found = False
    for nation in range(NATIONS):
        if mask >> nation & 1 != 0:
            worth = worths[nation]
            least = min(least, worth) if found else worth
            most = max(most, worth) if found else worth
            found = True
    noise = LEAST_NOISE + SPREADS * (most - least)
    best: i64 = -1
    highest: i64 = 0
    for nation in range(NATIONS):
        if mask >> nation & 1 != 0:
            value = worths[nation] + rng.below(noise)
            if best < 0 or value > highest:
                highest = value
                best = nation
    return best


def open_to(s: Empire, seat: i64) -> i64:
    """The nations a seat chooses from, as a mask; all of them until a round of claims has failed."""
    if s.claim_round == 0 or s.picks[seat] == 0 or s.decider() != 0:  # seat 0 has answered: its pick is a new one
        return s.laid
    left = s.laid
    for nation in range(NATIONS):
        if s.laid >> nation & 1 != 0 and pickers(s, nation) == 1:
            if s.picks[seat] == nation + 1:
                return i64(1) << nation
            left &= ~(i64(1) << nation)
    return left
