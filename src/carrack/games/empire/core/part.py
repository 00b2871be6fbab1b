"""The parts of an offer (E5.7). A part is a number of cards of one kind, given or asked for.

A player names the parts one by one, each kind of card once and in ascending order. How far an unfinished offer has come
is packed into one number: the stage in the low bits, above it the lowest kind that may be named next. Trade windows and
the offer board number their stages differently; positions contain the numbers.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.engine.core.state import COUNT_BITS
from carrack.games.empire.core import move
from carrack.games.empire.core.card import CARDS

STAGE_BITS: Final = 4


def stage_of(offer: i64) -> i64:
    """Unpack the stage of an unfinished offer."""
    return offer & ((1 << STAGE_BITS) - 1)


def lowest_kind(offer: i64) -> i64:
    """Unpack the lowest kind of card that may be named next."""
    return offer >> STAGE_BITS


def with_part(stage: i64, chosen: i64) -> i64:
    """Pack a stage and the kind after the one that a move has just named."""
    return stage | (kind_of(chosen) + 1) << STAGE_BITS


def kind_of(chosen: i64) -> i64:
    """Return the kind of card that a move of the range GIVE, PART or FOR names."""
    return (chosen - move.GIVE) // move.AMOUNTS % CARDS


def amount_of(chosen: i64) -> i64:
    """Return the number of cards that a move of the range GIVE, PART or FOR names."""
    return (chosen - move.GIVE) % move.AMOUNTS


def packed(cards: vec[i64], first: i64) -> i64:
    """Pack the number of cards of each kind, from `first` on, into one number for the journal."""
    number: i64 = 0
    for kind in range(CARDS):
        number |= cards[first + kind] << COUNT_BITS * kind
    return number
