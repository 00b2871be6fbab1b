"""Reads positions of `empire` for its net: the features of the evaluation, cards, what is still to be sold, the rules.

It reads neither the answers of sealed nodes nor offers: rivals may not know them.
"""

from typing import Final

from mypy_extensions import i64

from carrack.bots.core.evaluator import SCALE
from carrack.bots.core.net import COUNTS, FEWEST, Reader
from carrack.engine.core.frames import step_of, x_of
from carrack.engine.core.state import State
from carrack.engine.core.tables import zeros
from carrack.games.empire.bots.core.holdings import SIZE as MEASURED
from carrack.games.empire.bots.core.holdings import STAGES, Holdings, is_last_auction
from carrack.games.empire.core import step
from carrack.games.empire.core.card import CARDS, GOLD, GOOD, REVOLT, SUPPORTER
from carrack.games.empire.core.rules import (
    NATIONS,
    NO_TRADES,
    OFFER_BOARD,
    ROUNDS_IN_GAME,
    ROW_SIZE,
)
from carrack.games.empire.core.state import Empire

SOURCES: Final = 2  # supporters, revolts: as score sheets name them
MARKS: Final = CARDS - GOOD  # having most of a kind of card: goods, population, colonies, bonds, gold

POINTS: Final = MEASURED  # + source, so far
ROUND: Final = POINTS + SOURCES  # + round
PLAYERS: Final = ROUND + ROUNDS_IN_GAME + 1  # + number of players − 2
KNOBS: Final = PLAYERS + COUNTS  # rules that options choose
KNOB_COUNT: Final = 6
NATION: Final = KNOBS + KNOB_COUNT  # + nation
HELD: Final = NATION + NATIONS  # + kind: cards but gold, of which the evaluation has two features
TO_COME: Final = HELD + GOLD  # + kind: cards of the row still to be sold in this round
LAST_CARD: Final = TO_COME + CARDS  # whether gold can buy nothing more
SIZE: Final = LAST_CARD + 1


class EmpireReader(Reader):
    """Features of a seat in the order above."""

    def __init__(self) -> None:
        super().__init__(Holdings(zeros(MEASURED * STAGES)), SIZE, SOURCES, MARKS)

    def points(self, s: State, seat: i64, source: i64) -> i64:
        assert isinstance(s, Empire)
        return s.card(seat, SUPPORTER) if source == 0 else -s.card(seat, REVOLT)

    def mark(self, s: State, seat: i64, which: i64) -> i64:
        """The share of having most of a kind of card; nobody has most of a kind that nobody has."""
        assert isinstance(s, Empire)
        mine = s.card(seat, GOOD + which)
        level: i64 = 0
        for other in range(s.players):
            theirs = s.card(other, GOOD + which)
            if theirs > mine:
                return 0
            if theirs == mine:
                level += 1
        return SCALE // level if mine > 0 else 0

    def read_more(self, s: State, seat: i64) -> None:
        assert isinstance(s, Empire)
        row = self.row
        row[POINTS] = self.points(s, seat, 0)
        row[POINTS + 1] = self.points(s, seat, 1)
        row[ROUND + s.round] = 1
        row[PLAYERS + s.players - FEWEST] = 1
        rules = s.rules
        row[KNOBS] = 1 if rules.has_nations else 0
        row[KNOBS + 1] = 1 if rules.is_open_auction else 0
        row[KNOBS + 2] = 1 if rules.is_sealed_auction else 0
        row[KNOBS + 3] = 0 if rules.trades == NO_TRADES else 1
        row[KNOBS + 4] = 1 if rules.trades == OFFER_BOARD else 0
        row[KNOBS + 5] = 1 if rules.strict_bank else 0
        if s.nation[seat] > 0:
            row[NATION + s.nation[seat] - 1] = 1
        kind: i64 = 0
        while kind < GOLD:
            row[HELD + kind] = s.card(seat, kind)
            kind += 1
        self.read_lots(s)
        if is_last_auction(s):
            row[LAST_CARD] = 1

    def read_lots(self, s: Empire) -> None:
        """The cards of the row that are still to be sold in this round, with the one that is being sold."""
        row = self.row
        at: i64 = 0
        while at < s.depth:
            f = s.agenda[at]
            which = step_of(f)
            if which in (step.AUCTION, step.BIDDING, step.SEALED_BIDS, step.OPEN_BIDDING):
                row[TO_COME + x_of(f)] += 1
            elif which == step.EXPLORATION:
                place = x_of(f)
                while place < ROW_SIZE:
                    if place != s.shortage:
                        row[TO_COME + s.row[place]] += 1
                    place += 1
            at += 1
