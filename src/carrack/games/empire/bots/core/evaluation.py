"""The evaluator of `empire`: which moves to consider at each question, and which to play without a search."""

from mypy_extensions import i64

from carrack.bots.core.evaluator import candidates
from carrack.engine.core.frames import step_of, x_of, y_of
from carrack.engine.core.rng import Rng
from carrack.engine.core.state import State
from carrack.engine.core.tables import zeros
from carrack.games.empire.bots.core import offers, windows
from carrack.games.empire.bots.core.bids import is_leader, likely_bids, open_bid, quick_bid
from carrack.games.empire.bots.core.claims import claim
from carrack.games.empire.bots.core.deals import LEAST_GAIN
from carrack.games.empire.bots.core.holdings import SIZE, STAGES, Holdings
from carrack.games.empire.core import move, step
from carrack.games.empire.core.board import has_board
from carrack.games.empire.core.card import CARDS, GOOD, POPULATION, REVOLT, SUPPORTER
from carrack.games.empire.core.rules import MOST_SOLD, NATIONS
from carrack.games.empire.core.state import Empire
from carrack.games.empire.core.trade import can_accept

__all__ = ["SIZE", "STAGES", "EmpireEvaluator"]


class EmpireEvaluator(Holdings):
    """Bids, trades and selections follow from the value of cards; sales are searched."""

    def is_beyond(self, s: State, start: State, horizon: i64) -> bool:
        assert isinstance(s, Empire)
        assert isinstance(start, Empire)
        return s.round >= start.round + horizon

    def may_explore(self, s: State) -> bool:
        """Only sales and selections are explored; random gifts and ruinous bids teach nothing."""
        asked = step_of(s.agenda[s.depth - 1])
        return asked == step.ASK_SELL or asked == step.ASK_CLAIM

    # Without a search ------------------------------------------------------------------------------------------------

    def reply(self, s: State, seat: i64, rng: Rng) -> i64:
        """The move of level 1; −1 for sales."""
        assert isinstance(s, Empire)
        f = s.agenda[s.depth - 1]
        asked = step_of(f)
        if asked == step.ASK_SELL:
            return -1
        if asked == step.ASK_TRADE:
            return windows.offer_or_pass(self, s, seat)
        if asked != step.OPEN_BIDDING and asked != step.BOARD:
            return self.quick_of(s, seat, rng)
        if has_board(s):
            chosen = self.act_on_board(s, seat)
            if chosen >= 0:
                return chosen
        return open_bid(self, s, seat, x_of(f), move.CONTENT, rng) if asked == step.OPEN_BIDDING else move.READY

    def act_on_board(self, s: Empire, seat: i64) -> i64:
        """Accept, withdraw or make an offer; −1 if none of it pays."""
        if s.drafting[seat] != 0:
            return offers.draft_part(self, s, seat)
        chosen = offers.best_take(self, s, seat, LEAST_GAIN)
        if chosen < 0:
            chosen = offers.stale_offer(self, s, seat)
        if chosen < 0:
            chosen = offers.proposal(self, s, seat)
        return chosen

    def quick(self, s: State, rng: Rng) -> i64:
        assert isinstance(s, Empire)
        return self.quick_of(s, i64(s.decider()), rng)

    def quick_of(self, s: Empire, seat: i64, rng: Rng) -> i64:
        """As `quick`, for any seat that is asked. It makes no offers."""
        f = s.agenda[s.depth - 1]
        asked = step_of(f)
        x = x_of(f)
        if asked == step.ASK_BID or asked == step.ASK_SEALED_BID:
            return quick_bid(self, s, seat, x, move.PASS, rng)
        if asked == step.ASK_SELL:
            return move.SELL + self.likely_sale(s, seat, rng)
        if asked == step.ASK_CLAIM:
            return self.claim(s, seat, rng)
        if asked == step.ASK_ANSWER:
            return windows.answer_to_offer(self, s, seat, x)
        if asked == step.ASK_PART:
            return windows.part(self, s, seat, x, y_of(f))
        if asked == step.ASK_TRADE:
            return move.PASS
        if has_board(s):
            if s.drafting[seat] != 0:
                return offers.draft_part(self, s, seat)
            chosen = offers.best_take(self, s, seat, LEAST_GAIN)
            if chosen >= 0:
                return chosen
        return quick_bid(self, s, seat, x, move.CONTENT, rng) if asked == step.OPEN_BIDDING else move.READY

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

    # For a search ----------------------------------------------------------------------------------------------------

    def shortlist(self, s: State, seat: i64, rng: Rng) -> list[int]:
        """The moves that a search starts from."""
        assert isinstance(s, Empire)
        f = s.agenda[s.depth - 1]
        asked = step_of(f)
        x = x_of(f)
        if asked == step.ASK_BID or asked == step.ASK_SEALED_BID:
            return self.bids_to_search(s, seat, x, move.PASS, rng)
        if asked == step.ASK_TRADE:
            offer = windows.offer_or_pass(self, s, seat)
            return [move.PASS] if offer == move.PASS else [move.PASS, offer]
        if asked == step.ASK_PART or asked == step.ASK_CLAIM:  # a search would make all rivals claim the same nation
            return [self.quick_of(s, seat, rng)]
        if asked == step.ASK_ANSWER:
            may_accept = can_accept(s, seat) and self.is_support_paid(s, seat, s.asked, s.given)
            return [move.ACCEPT, move.REFUSE] if may_accept else [move.REFUSE]
        if asked != step.OPEN_BIDDING and asked != step.BOARD:
            return candidates(s, seat)
        found: list[int] = []
        if has_board(s):
            settled = offers.draft_part(self, s, seat) if s.drafting[seat] != 0 else offers.stale_offer(self, s, seat)
            if settled >= 0:
                return [settled]
            for act in (offers.best_take(self, s, seat, 0), offers.proposal(self, s, seat)):
                if act >= 0:
                    found.append(act)
        if asked == step.OPEN_BIDDING:
            found.extend(self.bids_to_search(s, seat, x, move.CONTENT, rng))
        else:
            found.append(move.READY)
        return found

    def bids_to_search(self, s: Empire, seat: i64, card: i64, hold: i64, rng: Rng) -> list[int]:
        """The likely bids; the leader holds, except where rivals choose unseen at the same time."""
        if is_leader(s, seat) and not s.is_sealed():
            return [hold]
        return likely_bids(self, s, seat, card, hold, rng)
