"""Counts the decisions that a game of `empire` asks of a person who plays with three bots of level 2.

    python tests/support/decisions_of_a_person.py [GAMES]

The person is a script that does what a sensible one would do by the figures that the clients show: it bids up to what
the forecast says a card is worth, accepts offers that gain, and makes an offer now and then.
"""

import sys
from collections import Counter
from pathlib import Path
from statistics import mean

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from carrack import Game, Rng
from carrack.bots import Budget
from carrack.games.empire.figures import BoardOffer, Figures
from carrack.games.empire.view import EmpireView
from carrack.games.empire.words import CARDS
from carrack.table import Seat, Table
from support.progress import tell

SEAT = 0
GAMES = 20
DEVELOPMENTS = 6
MOST_SOLD = 7
GOLD_OF = {"supporter": 8, "revolt": -8, "good": 4, "gold": 1, "population": 3, "colony": 3, "bond": -1}
LASTING = {"population", "colony"}  # they work again in every development
BOND_GOLD = 10
LEAST_GAIN = 3  # gold that a trade must be worth


class Person:
    """A script in seat 0, and the number of its decisions by kind of ask."""

    def __init__(self, seed: int, level: int = 2) -> None:
        bots = [Seat.bot(level)] * 3
        self.table = Table.create("empire", [Seat.human("Ana"), *bots], seed=seed)
        self.rng = Rng(seed)
        self.offered = 0  # the last round in which it made an offer
        self.decisions: Counter[str] = Counter()

    def play(self, effort: float = 1.0) -> Counter[str]:
        """Play to the end, and return the decisions."""
        while self.table.status == "playing":
            if self.table.step(Budget(effort=effort)) is None:
                ask = self.table.game.ask
                assert ask is not None
                self.decisions[ask.kind] += 1
                self.table.play(SEAT, self.choose(ask.kind))
        return self.decisions

    def choose(self, ask: str) -> int | str:
        """Return the person's move."""
        sight = Sight(self.table.game)
        if ask == "claim":
            moves = self.table.game.legal_moves(SEAT)
            return moves[self.rng.below(len(moves))]
        if ask == "sell":
            return f"sell {max(min(sight.count('good') - sight.count('population'), MOST_SOLD), 0)}"
        act = self.trade(sight)
        if act is not None:
            return act
        return bid(sight) if ask == "lot" else "ready"

    def trade(self, sight: "Sight") -> str | None:
        """Accept an offer that gains, or make the offer of this round; None: neither."""
        figures = sight.figures
        for offer in figures.offers:
            if SEAT in offer.can_take and sight.gain(offer) >= LEAST_GAIN:
                return f"accept s{offer.seat} {offer.place}"
        wanted = max(LASTING, key=lambda card: (sight.worth(card), card))
        price = sight.worth(wanted) // 2
        if self.offered == sight.view.round or not 0 < price <= figures.free_gold[SEAT]:
            return None
        self.offered = sight.view.round
        return f"offer anybody give {price} gold for 1 {wanted}"


class Sight:
    """What the person sees, and what cards are worth by it."""

    def __init__(self, game: Game) -> None:
        view, figures = game.view(SEAT), game.figures()
        assert isinstance(view, EmpireView)
        assert isinstance(figures, Figures)
        self.view, self.figures, self.ask = view, figures, game.ask

    def count(self, card: str) -> int:
        """Return how many cards of a kind the person has."""
        return self.view.cards[SEAT][CARDS.index(card)]

    def worth(self, card: str) -> int:
        """Return what one more card is worth in gold: what the forecast says, for as long as the card works."""
        more = next((more for more in self.figures.development[SEAT].more if more.card == card), None)
        if more is None:
            return GOLD_OF[card]
        once = sum(GOLD_OF[kind] * n for kind, n in more.changes.items())
        times = min(DEVELOPMENTS - self.view.round, 3) if card in LASTING else 1
        return once * times + (BOND_GOLD if card == "bond" else 0)

    def gain(self, offer: BoardOffer) -> int:
        """Return what an offer would gain the person, in gold."""
        got = sum(self.worth(card) * n for card, n in offer.given.items())
        paid = sum(max(self.worth(card), GOLD_OF[card]) * n for card, n in offer.asked.items())
        return got - paid


def bid(sight: Sight) -> str:
    """Raise half of the way to what the card is worth; otherwise be content, or out of it if possible."""
    view = sight.view
    assert sight.ask is not None
    price = min(sight.worth(str(sight.ask.args["card"])), sight.count("gold"))
    rivals = [view.bids[seat] for seat in range(1, view.players) if view.bidders >> seat & 1]
    top = max(rivals)
    if view.bids[SEAT] > top:
        return "content"
    if price > top:
        return f"bid {top + (price - top + 1) // 2}"
    return "withdraw" if view.bids[SEAT] in rivals else "content"


def main(games: int) -> None:
    asked: Counter[str] = Counter()
    totals = []
    for seed in range(games):
        decisions = Person(seed).play()
        asked += decisions
        totals.append(decisions.total())
    tell(f"{games} games with three bots of level 2: {mean(totals):.1f} decisions, {min(totals)} to {max(totals)}")
    tell(", ".join(f"{kind} {number / games:.1f}" for kind, number in asked.most_common()))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
