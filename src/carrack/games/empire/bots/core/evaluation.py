"""The evaluation of `empire`: features of a seat's holdings and their developments, and the value of cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.bots.core.evaluator import LARGE, SCALE, Evaluator, candidates
from carrack.engine.core.frames import seat_of, step_of, x_of, y_of
from carrack.engine.core.rng import Rng
from carrack.engine.core.state import State
from carrack.engine.core.tables import zeros
from carrack.games.empire.bots.core.claims import claim
from carrack.games.empire.core import move, step, trade
from carrack.games.empire.core.auction import is_in, is_tied
from carrack.games.empire.core.card import BOND, CARDS, COLONY, GOLD, GOOD, POPULATION, REVOLT, SUPPORTER
from carrack.games.empire.core.rules import BOND_GOLD, MOST_SOLD, NATIONS, ROUNDS_IN_GAME, ROW_SIZE
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
LEAST_GAIN: Final = SCALE // 16  # smaller gains are not worth a trade
HOLDINGS: Final = 4  # units of work: evaluating cards, and simulating a development
DEVELOPMENT: Final = 5
DEAREST: Final = 10  # highest amount of gold in an exchange
GOLD_A_POINT: Final = 20  # gold for a supporter; a gift of gold brings level 1 a point for 20 to 50, in every round


class EmpireEvaluator(Evaluator):
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

    def is_later(self, s: State, start: State) -> bool:
        assert isinstance(s, Empire)
        assert isinstance(start, Empire)
        return s.round > start.round

    def may_explore(self, s: State) -> bool:
        """Only sales and selections are explored; random gifts and ruinous bids teach nothing."""
        asked = step_of(s.agenda[s.depth - 1])
        return asked == step.ASK_SELL or asked == step.ASK_CLAIM

    def reply(self, s: State, seat: i64, rng: Rng) -> i64:
        """Bids, offers, answers and selections follow from the value of cards; sales are searched."""
        assert isinstance(s, Empire)
        asked = step_of(s.agenda[s.depth - 1])
        if asked == step.ASK_SELL:
            return -1
        if asked == step.ASK_TRADE:
            return self.proposal(s, seat)
        return self.quick_of(s, seat, rng)

    def shortlist(self, s: State, seat: i64, rng: Rng) -> list[int]:
        """The moves that a search starts from."""
        assert isinstance(s, Empire)
        f = s.agenda[s.depth - 1]
        asked = step_of(f)
        if asked == step.ASK_BID or asked == step.ASK_SEALED_BID:
            return self.likely_bids(s, seat, x_of(f), rng)
        if asked == step.ASK_TRADE:
            offer = self.proposal(s, seat)
            return [move.PASS] if offer == move.PASS else [move.PASS, offer]
        if asked == step.ASK_PART or asked == step.ASK_CLAIM:  # a search would make all rivals claim the same nation
            return [self.quick_of(s, seat, rng)]
        if asked == step.ASK_ANSWER:
            return [move.ACCEPT, move.REFUSE] if self.is_support_paid(s, seat) else [move.REFUSE]
        return candidates(s, seat)

    def likely_bids(self, s: Empire, seat: i64, card: i64, rng: Rng) -> list[int]:
        """The smallest raise, the highest that pays, one between, to hold, and to withdraw if possible.

        Of equal moves the first is chosen: the leader holds, every other seat raises. Holding often looks as good as a
        raise, because another seat is expected to bid or withdraw before the seat is asked again; but if none does, the
        card is lost.
        """
        top = self.top_bid(s, seat)
        lowest = max(top, s.bids[seat]) + 1
        highest = min(self.reservation(s, seat, card, rng) + 1, s.card(seat, GOLD), i64(move.AMOUNTS - 1))
        found: list[int] = []
        if s.bids[seat] > top:
            found.append(move.PASS)
        for bid in (lowest, (lowest + highest) // 2, highest):
            if lowest <= bid <= highest and move.BID + bid not in found:
                found.append(move.BID + bid)
        if s.bids[seat] <= top:
            found.append(move.PASS)
        if is_tied(s, seat):
            found.append(move.WITHDRAW)
        return found

    # Weighing --------------------------------------------------------------------------------------------------------

    def worth(self, s: State, seat: i64) -> i64:
        assert isinstance(s, Empire)
        self.measure(s, seat)
        return self.weigh_at(s)

    def weigh_at(self, s: Empire) -> i64:
        """The features in `row` weighted by the round; from the last card on by their final value (E6.2)."""
        if not is_last_card(s):
            return self.weigh(s.round)
        row = self.row
        return SCALE * (row[SUPPORT] + row[SUPPORT_NEXT]) + row[GOLD_HELD] + row[GOLD_NEXT]

    # Features --------------------------------------------------------------------------------------------------------

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

    def holding(self, s: Empire, seat: i64, kind: i64, n: i64, gold: i64) -> i64:
        """The value of a seat's cards with so many more of a kind and so much more gold."""
        self.open_purse(s, seat)
        self.purse[kind] += n
        self.purse[GOLD] += gold
        self.measure_purse(s, s.nation[seat] - 1)
        return self.weigh_at(s)

    # Quick moves -----------------------------------------------------------------------------------------------------

    def quick(self, s: State, rng: Rng) -> i64:
        assert isinstance(s, Empire)
        return self.quick_of(s, seat_of(s.agenda[s.depth - 1]), rng)

    def quick_of(self, s: Empire, seat: i64, rng: Rng) -> i64:
        """As `quick`, for any seat that is asked."""
        f = s.agenda[s.depth - 1]
        asked = step_of(f)
        x = x_of(f)
        if asked == step.ASK_BID or asked == step.ASK_SEALED_BID:
            return self.bid(s, seat, x, rng)
        if asked == step.ASK_SELL:
            return move.SELL + self.likely_sale(s, seat, rng)
        if asked == step.ASK_CLAIM:
            return self.claim(s, seat, rng)
        if asked == step.ASK_ANSWER:
            return self.answer(s, seat, x)
        if asked == step.ASK_PART:
            return self.part(s, seat, x, y_of(f))
        return move.PASS

    def reservation(self, s: Empire, seat: i64, card: i64, rng: Rng) -> i64:
        """The highest price at which a card still improves a seat's holdings."""
        now = self.holding(s, seat, card, 0, 0)
        extra: i64 = BOND_GOLD if card == BOND else 0
        low: i64 = -1
        high = min(s.card(seat, GOLD), i64(move.AMOUNTS - 1)) + 1
        while high - low > 1:
            middle = (low + high) // 2
            if self.holding(s, seat, card, 1, extra - middle) > now:
                low = middle
            else:
                high = middle
        if self.price_noise > 0 and low > 0:
            low += low * (rng.below(2 * self.price_noise + 1) - self.price_noise) // 100
            low = min(low, s.card(seat, GOLD))
        return low

    def bid(self, s: Empire, seat: i64, card: i64, rng: Rng) -> i64:
        """A small raise above the highest other bid while it pays; else hold, or withdraw from a harmful tie."""
        top = self.top_bid(s, seat)
        if s.bids[seat] > top:
            return move.PASS
        worth = self.reservation(s, seat, card, rng)
        if top + 1 <= worth and top + 1 > s.bids[seat]:
            jump = (worth - top) // 4
            raised = top + 1 + (rng.below(jump + 1) if jump > 0 else 0)
            return move.BID + min(raised, worth)
        if is_tied(s, seat) and self.is_harmed(s, seat, card):
            return move.WITHDRAW
        return move.PASS

    def is_harmed(self, s: Empire, seat: i64, card: i64) -> bool:
        """Whether a seat would be worse off with a card at its present bid."""
        extra: i64 = BOND_GOLD if card == BOND else 0
        return self.holding(s, seat, card, 1, extra - s.bids[seat]) < self.holding(s, seat, card, 0, 0)

    def top_bid(self, s: Empire, seat: i64) -> i64:
        """The highest bid of the other seats in the auction."""
        top: i64 = -1
        for other in range(s.players):
            if other != seat and is_in(s, other):
                top = max(top, s.bids[other])
        return top

    def likely_sale(self, s: Empire, seat: i64, rng: Rng) -> i64:
        """The number of goods that no luxury will need, plus or minus one."""
        goods = s.card(seat, GOOD)
        spare = goods - s.card(seat, POPULATION) + rng.below(3) - 1
        return max(min(spare, goods, MOST_SOLD), 0)

    def claim(self, s: Empire, seat: i64, rng: Rng) -> i64:
        """A promising nation, randomized."""
        worths = zeros(NATIONS)
        for nation in range(NATIONS):
            if s.laid >> nation & 1 != 0:
                worths[nation] = self.nation_worth(s, nation)
        return move.SELECT + claim(s, seat, worths, rng)

    def nation_worth(self, s: Empire, nation: i64) -> i64:
        """The value of a nation's cards in the first round."""
        purse = self.purse
        kind: i64 = 0
        while kind < CARDS:
            purse[kind] = s.rules.nation_start[nation][kind]
            kind += 1
        purse[SUPPORTER] += s.under[nation * 2 + SUPPORTER]
        purse[REVOLT] += s.under[nation * 2 + REVOLT]
        self.measure_purse(s, nation)
        return self.weigh(1)

    # Trades ----------------------------------------------------------------------------------------------------------

    def gain_of(self, s: Empire, seat: i64, given: vec[i64], got: vec[i64]) -> i64:
        """The gain of a seat's holdings by an exchange."""
        before = self.holding(s, seat, GOLD, 0, 0)
        self.open_purse(s, seat)
        purse = self.purse
        kind: i64 = 0
        while kind < CARDS:
            purse[kind] += got[kind] - given[kind]
            kind += 1
        self.measure_purse(s, s.nation[seat] - 1)
        return self.weigh_at(s) - before

    def answer(self, s: Empire, seat: i64, maker: i64) -> i64:
        """Accept an offer if the seat's gain, minus the others' mean gain, is worth a trade."""
        if not self.is_support_paid(s, seat):
            return move.REFUSE
        mine = self.gain_of(s, seat, s.asked, s.given)
        theirs = self.gain_of(s, maker, s.given, s.asked)
        return move.ACCEPT if mine - theirs // (s.players - 1) >= LEAST_GAIN else move.REFUSE

    def is_support_paid(self, s: Empire, seat: i64) -> bool:
        """Whether the offer that a seat answers pays for the support it costs, if it costs any.

        Only certain gains count: support now and after the next development, and gold at a low rate. The weights of the
        early rounds value gold much higher, because seats with more gold are ahead for other reasons too.
        """
        lost = s.asked[SUPPORTER] - s.asked[REVOLT] - s.given[SUPPORTER] + s.given[REVOLT]
        if lost <= 0:
            return True
        self.holding(s, seat, GOLD, 0, 0)
        row = self.row
        before = GOLD_A_POINT * (row[SUPPORT] + row[SUPPORT_NEXT]) + row[GOLD_HELD]
        self.gain_of(s, seat, s.asked, s.given)
        return GOLD_A_POINT * (row[SUPPORT] + row[SUPPORT_NEXT]) + row[GOLD_HELD] >= before

    def part(self, s: Empire, seat: i64, other: i64, y: i64) -> i64:
        """The next part of the evaluator's best deal, or its end."""
        stage = y & 15
        if stage == trade.ASKED:
            return move.DONE
        deal = self.best_deal(s, seat, other)
        if deal[4] > 0 and stage == trade.BEGUN:
            return move.GIVE + deal[0] * move.AMOUNTS + deal[1]
        if deal[4] > 0 and s.given[deal[0]] == deal[1] and (y >> 4) == deal[0] + 1:
            return move.FOR + deal[2] * move.AMOUNTS + deal[3]
        return self.pretence(s, seat, other, stage)

    def pretence(self, s: Empire, seat: i64, other: i64, stage: i64) -> i64:
        """Continue an offer that another player began, or that has become pointless: ask for a lot.

        It is the single part that would be best for the seat if it were accepted.
        """
        asked = zeros(CARDS)
        best: i64 = move.DONE
        highest: i64 = self.gain_of(s, seat, s.given, asked) if stage == trade.GIVEN else -LARGE
        for kind in range(CARDS):
            asked[kind] = min(s.card(other, kind), i64(move.AMOUNTS - 1))
            if asked[kind] > 0:
                gain = self.gain_of(s, seat, s.given, asked)
                if gain > highest:
                    highest = gain
                    best = move.FOR + kind * move.AMOUNTS + asked[kind]
            asked[kind] = 0
        if highest > -LARGE:
            return best
        for kind in range(CARDS):  # the other has nothing
            if s.card(seat, kind) > 0:
                asked[kind] = -1
                gain = self.gain_of(s, seat, s.given, asked)
                asked[kind] = 0
                if gain > highest:
                    highest = gain
                    best = move.GIVE + kind * move.AMOUNTS + 1
        return best

    def best_deal(self, s: Empire, seat: i64, other: i64) -> tuple[int, int, int, int, int]:
        """The best exchange of one card or some gold against one card or some gold that the other would accept.

        Returns kind and number given, kind and number asked, and the gain; a gain of 0: there is none.
        """
        given = zeros(CARDS)
        asked = zeros(CARDS)
        best: tuple[int, int, int, int, int] = (GOLD, 1, GOLD, 1, 0)
        highest: i64 = LEAST_GAIN - 1
        for kind in range(GOOD, CARDS):
            for wanted in range(GOOD, CARDS):
                if kind == wanted:
                    continue
                for n in range(i64(1), i64(DEAREST + 1)):
                    given[kind] = n if kind == GOLD else 1
                    asked[wanted] = n if wanted == GOLD else 1
                    if given[kind] <= s.card(seat, kind) and asked[wanted] <= s.card(other, wanted):
                        mine = self.gain_of(s, seat, given, asked)
                        theirs = self.gain_of(s, other, asked, given)
                        gain = mine - theirs // (s.players - 1)
                        if gain > highest and theirs - mine // (s.players - 1) >= LEAST_GAIN:
                            highest = gain
                            best = (kind, given[kind], wanted, asked[wanted], gain)
                    given[kind] = 0
                    asked[wanted] = 0
                    if kind != GOLD and wanted != GOLD:
                        break
        return best

    def proposal(self, s: Empire, seat: i64) -> i64:
        """An offer to the most promising rival, or a pass."""
        chosen: i64 = move.PASS
        if s.offers[seat] >= s.rules.trade_offers:
            return chosen
        highest: i64 = 0
        for steps_left in range(i64(1), s.players):
            other = (seat + steps_left) % s.players
            if s.refused[seat] >> other & 1 != 0:
                continue  # the same offer was refused already
            gain: i64 = self.best_deal(s, seat, other)[4]
            if gain > highest:
                highest = gain
                chosen = move.OFFER + steps_left
        return chosen


def is_last_card(s: Empire) -> bool:
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
