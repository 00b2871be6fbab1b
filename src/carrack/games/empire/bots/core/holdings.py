"""The value of a seat's holdings in `empire`: features of its cards and of their next developments, and weights."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.bots.core.evaluator import SCALE, Evaluator
from carrack.engine.core.frames import step_of, x_of
from carrack.engine.core.state import State
from carrack.engine.core.tables import zeros
from carrack.games.empire.core import step
from carrack.games.empire.core.card import BOND, CARDS, COLONY, GOLD, GOOD, POPULATION, REVOLT, SUPPORTER
from carrack.games.empire.core.rules import NATIONS, ROUNDS_IN_GAME, ROW_SIZE
from carrack.games.empire.core.state import Empire

SUPPORT: Final = 0
GOLD_HELD: Final = 1
SOME_GOLD: Final = 2  # up to the usual price of a card
GOODS: Final = 3
POPULATIONS: Final = 4
COLONIES: Final = 5
BONDS: Final = 6
# Gains of the next development, and of the one after it if nothing changes.
SUPPORT_NEXT: Final = 7
GOLD_NEXT: Final = 8
GOODS_NEXT: Final = 9
SUPPORT_LATER: Final = 10
GOLD_LATER: Final = 11
GOODS_LATER: Final = 12
IDLE_COLONIES: Final = 13  # used by no institution
IDLE_GOODS: Final = 14
BUILT: Final = 15  # + nation: its institutions in the next development
SIZE: Final = BUILT + NATIONS
STAGES: Final = ROUNDS_IN_GAME + 1

SOME: Final = 15
HOLDINGS: Final = 4  # units of work: evaluating cards, and simulating a development
DEVELOPMENT: Final = 5
GOLD_A_POINT: Final = 20  # gold for a supporter; a gift of gold brings level 1 a point for 20 to 50, in every round


class Holdings(Evaluator):
    """Linear in the features above, with separate weights for each round."""

    def __init__(self, weights: vec[i64]) -> None:
        super().__init__(SIZE, STAGES, weights)
        self.purse: vec[i64] = zeros(CARDS)  # scratch: holdings during simulated developments
        self.idle: vec[i64] = zeros(CARDS)
        self.price_noise: i64 = 0  # percent by which reservation prices vary at random while tuning plays

    def vary_prices(self, percent: i64) -> None:
        self.price_noise = percent

    def stage(self, s: State) -> i64:
        assert isinstance(s, Empire)
        return s.round

    def worth(self, s: State, seat: i64) -> i64:
        assert isinstance(s, Empire)
        self.measure(s, seat)
        return self.weigh_at(s)

    def weigh_at(self, s: Empire) -> i64:
        """The features in `row` weighted by the round; from the last card on by their final value (E6.2)."""
        if not is_last_auction(s):
            return self.weigh(s.round)
        row = self.row
        return SCALE * (row[SUPPORT] + row[SUPPORT_NEXT]) + row[GOLD_HELD] + row[GOLD_NEXT]

    def measure(self, s: State, seat: i64) -> None:
        assert isinstance(s, Empire)
        self.open_purse(s, seat)
        self.measure_purse(s, s.nation[seat] - 1)

    def open_purse(self, s: Empire, seat: i64) -> None:
        """Copy the holdings of a seat into `purse`."""
        purse = self.purse
        kind: i64 = 0
        while kind < CARDS:
            purse[kind] = s.cards[seat * CARDS + kind]
            kind += 1

    def measure_purse(self, s: Empire, nation: i64) -> None:
        """Write the features of `purse` into `row`; this changes `purse`."""
        self.spent += HOLDINGS
        row = self.row
        purse = self.purse
        i: i64 = 0
        while i < SIZE:
            row[i] = 0
            i += 1
        support = purse[SUPPORTER] - purse[REVOLT]
        gold = purse[GOLD]
        goods = purse[GOOD]
        row[SUPPORT] = support
        row[GOLD_HELD] = gold
        row[SOME_GOLD] = min(gold, SOME)
        row[GOODS] = goods
        row[POPULATIONS] = purse[POPULATION]
        row[COLONIES] = purse[COLONY]
        row[BONDS] = purse[BOND]
        if s.round < ROUNDS_IN_GAME:
            built = self.develop(s, nation)
            if nation >= 0:
                row[BUILT + nation] = built
            row[SUPPORT_NEXT] = purse[SUPPORTER] - purse[REVOLT] - support
            row[GOLD_NEXT] = purse[GOLD] - gold
            row[GOODS_NEXT] = purse[GOOD] - goods
            row[IDLE_COLONIES] = self.idle[COLONY]
            row[IDLE_GOODS] = self.idle[GOOD]
            if s.round + 1 < ROUNDS_IN_GAME:
                support = purse[SUPPORTER] - purse[REVOLT]
                gold = purse[GOLD]
                goods = purse[GOOD]
                self.develop(s, nation)
                row[SUPPORT_LATER] = purse[SUPPORTER] - purse[REVOLT] - support
                row[GOLD_LATER] = purse[GOLD] - gold
                row[GOODS_LATER] = purse[GOOD] - goods

    def develop(self, s: Empire, nation: i64) -> i64:
        """Develop the cards in `purse` (E3), ignoring the limits of the bank; returns the number of institutions."""
        self.spent += DEVELOPMENT
        purse = self.purse
        idle = self.idle
        kind: i64 = 0
        while kind < CARDS:
            idle[kind] = purse[kind]
            kind += 1
        n = min(idle[GOOD], idle[POPULATION])
        idle[GOOD] -= n
        idle[POPULATION] -= n
        purse[GOOD] -= n
        purse[SUPPORTER] += n
        n = min(idle[POPULATION], idle[COLONY])
        idle[POPULATION] -= n
        idle[COLONY] -= n
        purse[GOOD] += n
        built: i64 = 0
        if nation >= 0:
            first = s.rules.uses[nation][0]
            second = s.rules.uses[nation][1]
            built = idle[first] // 2 if first == second else min(idle[first], idle[second])
            idle[first] -= built
            idle[second] -= built
            kind = 0
            while kind < CARDS:
                purse[kind] += built * (s.rules.gains[nation][kind] - s.rules.pays[nation][kind])
                kind += 1
        purse[REVOLT] += idle[POPULATION]
        paid = min(idle[BOND], purse[GOLD])
        purse[GOLD] -= paid
        purse[REVOLT] += idle[BOND] - paid
        return built

    # Changed holdings ------------------------------------------------------------------------------------------------

    def holding(self, s: Empire, seat: i64, kind: i64, n: i64, gold: i64) -> i64:
        """The value of a seat's cards with so many more of a kind and so much more gold."""
        self.open_purse(s, seat)
        self.purse[kind] += n
        self.purse[GOLD] += gold
        self.measure_purse(s, s.nation[seat] - 1)
        return self.weigh_at(s)

    def exchanged(self, s: Empire, seat: i64, given: vec[i64], got: vec[i64]) -> i64:
        """The value of a seat's cards after an exchange."""
        self.open_purse(s, seat)
        purse = self.purse
        kind: i64 = 0
        while kind < CARDS:
            purse[kind] += got[kind] - given[kind]
            kind += 1
        self.measure_purse(s, s.nation[seat] - 1)
        return self.weigh_at(s)

    def gain_of(self, s: Empire, seat: i64, given: vec[i64], got: vec[i64]) -> i64:
        """The gain of a seat's holdings by an exchange."""
        before = self.holding(s, seat, GOLD, 0, 0)
        return self.exchanged(s, seat, given, got) - before

    def is_support_paid(self, s: Empire, seat: i64, given: vec[i64], got: vec[i64]) -> bool:
        """Whether an exchange pays a seat for the support that it costs, if it costs any.

        Only certain gains count: support now and after the next development, and gold at a low rate. The weights of the
        early rounds value gold much higher, because seats with more gold are ahead for other reasons too.
        """
        lost = given[SUPPORTER] - given[REVOLT] - got[SUPPORTER] + got[REVOLT]
        if lost <= 0:
            return True
        self.holding(s, seat, GOLD, 0, 0)
        row = self.row
        before = GOLD_A_POINT * (row[SUPPORT] + row[SUPPORT_NEXT]) + row[GOLD_HELD]
        self.exchanged(s, seat, given, got)
        return GOLD_A_POINT * (row[SUPPORT] + row[SUPPORT_NEXT]) + row[GOLD_HELD] >= before


def is_last_auction(s: Empire) -> bool:
    """Whether the last card of the game is up for auction or gone, so that gold can buy nothing more from the bank."""
    if s.round < ROUNDS_IN_GAME - 1:
        return False
    at: i64 = 0
    while at < s.depth:
        f = s.agenda[at]
        if step_of(f) == step.AUCTION:
            return False
        if step_of(f) == step.EXPLORATION:
            place = x_of(f)
            if place == s.shortage:
                place += 1
            if place < ROW_SIZE:
                return False
        at += 1
    return True
