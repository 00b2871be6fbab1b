"""A census of the refusals of ids in random positions of `empire`, over player counts, versions and kinds of auctions.

    python tests/support/refusal_census_of_empire.py [positions]

prints how often each code is given (10,000 positions unless told) and every answer that is not true or does not help;
the suite examines a twentieth of them. Most ids are amounts: the limits and some others are tried, and all of them in
one position of 25.
"""

import sys
from collections import Counter
from collections.abc import Iterable
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

import carrack
from carrack.games.empire.core.move import AMOUNTS
from carrack.games.empire.figures import Figures
from carrack.games.empire.title import TITLE
from carrack.games.empire.words import CARDS
from support.empire import lively
from support.refusal_answers import GENERIC, Answers, Never, report
from support.refusal_truths_of_empire import PRINTED, REMEDIES, TRUTHS, Case, family

SPACE = carrack.move_space("empire")
LONG = {kind.first: kind.name for kind in TITLE.kinds if kind.amount and kind.name != "sell"}  # with all the amounts
SHORT = [move for move in range(SPACE) if TITLE.notation.kind(move).first not in LONG]
ALL_EVERY = 25  # every id is tried in one position of so many
RICH = 600  # more gold than can be named
TRADES = {  # how players trade in a setting, by the kind of auction
    "open": ("open", "open", "windows", "open"),
    "turns": ("windows", "open", "windows", "off"),
    "sealed": ("windows", "ends", "open", "windows"),
}
ALL_IN = 6  # in an open node one act in so many bids or offers all the gold of its seat
FEW = 5
NEVER = {"no-nations", "no-trades", "no-windows", "no-board", "no-open-auction"}  # what this game does not have


class Setting(NamedTuple):
    """A game with its options and number of players."""

    name: str
    players: int
    options: dict[str, Any]

    def game(self, seed: int) -> carrack.Game:
        return carrack.new_game("empire", players=self.players, seed=seed, **self.options)


def settings() -> list[Setting]:
    """Return settings with all player counts, versions and kinds of auctions; other options vary."""
    found = []
    kinds = product(range(2, 7), ("beginner", "standard"), TRADES)
    for number, (players, version, auction) in enumerate(kinds):
        trades = TRADES[auction][number // len(TRADES) % 4]
        options = {
            "version": version,
            "auction": auction,
            "trades": trades,
            "trade_offers": (2, 1, 3, 1)[number % 4],
            "claim_rounds": 1 + number % 4,
            "strict_bank": number % 3 == 0,
            "open_holdings": number % 2 == 1,
        }
        found.append(Setting(f"{players}-{version}-{auction}-{trades}", players, options))
    return found


class Census(Answers[Case]):
    """One position in twenty, and those with rare kinds of asks."""

    moves = tuple(TITLE.notation.kind(move).name for move in range(SPACE))
    truths = TRUTHS

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.due: Counter[str] = Counter()  # codes of refused moves of the kind that is asked for
        self.bound_gold = 0  # positions that were wanted for an offer of gold that stands in a bid
        self.acting = 0  # the seat that acts in an open node

    def case(self, game: carrack.Game, seat: int) -> Case:
        return Case(game, seat)

    def tend(self, game: carrack.Game, seed: int) -> carrack.Game | None:
        """Make one seat very rich in some games, and two seats poor in others."""
        if game.ask is None or game.ask.kind != "sell" or game.committed or game.options["strict_bank"]:
            return None
        d = game.to_dict()
        which = (seed + game.players) % 3
        if which == 1:
            change(d, 0, [*d["cards"][0][:-1], RICH])
        elif which == 2:
            for seat in (0, 1):
                change(d, seat, [0] * len(CARDS))
        return carrack.load(d)

    def is_wanted(self, game: carrack.Game, rng: carrack.Rng) -> bool:
        kind = game.ask.kind if game.ask else ""
        if rng.below(20) == 0 or self.kinds[kind] < 2:
            return True
        if kind == "lot" and self.bound_gold < FEW and is_kept_by_bids(game, self.acting):
            self.bound_gold += 1
            return True
        return False

    def actor(self, game: carrack.Game, rng: carrack.Rng) -> int:
        if game.mode != "open":
            return super().actor(game, rng)
        able = [seat for seat in range(game.players) if game.legal_moves(seat)]
        self.acting = able[rng.below(len(able))]
        return self.acting

    def choose(self, game: carrack.Game, legal: list[int], rng: carrack.Rng) -> int:
        """Return a random move, mostly with small amounts, so that gold lasts and bids tie; and with fewer trades."""
        if game.mode == "open":
            all_gold = [move for move in legal if self.moves[move] in {"bid", "give-gold"}]
            return all_gold[-1] if all_gold and rng.below(ALL_IN) == 0 else lively(legal, rng)
        if game.ask is not None and game.ask.kind == "trade" and rng.below(2):
            return legal[0]
        return legal[min(rng.below(len(legal)), rng.below(len(legal)))]

    def ids(self, here: Case) -> Iterable[int]:
        if self.positions % ALL_EVERY == 2 * here.game.players + 3:  # not where a world is looked at as well
            return range(SPACE)
        found = set(SHORT)
        for first, name in LONG.items():
            card = CARDS.index(name.partition("-")[2] or "gold")
            held = {cards[card] for cards in here.v.cards} | (set(here.v.bids) if name == "bid" else set())
            edges = {n + more for n in (*held, PRINTED[CARDS[card]]) for more in (0, 1)} | {0, 1, AMOUNTS - 1}
            more = (self.positions * 37 + first) % AMOUNTS
            found |= {first + n for n in (*edges, more) if 0 <= n < AMOUNTS}
        return sorted(found)

    def is_final(self, here: Case, kind: str, refusal: carrack.Refusal) -> bool:
        is_over = refusal.code.startswith("when-") and refusal.remedy != "wait"
        is_last = refusal.code in {"out-of-auction", "no-offers-this-round"} and refusal.remedy == "choose"
        return is_over or is_last or refusal.code in NEVER

    def is_another_moment(self, here: Case, kind: str, refusal: carrack.Refusal) -> bool:
        """Also check that a seat told to wait can still be asked later."""
        kind = family(kind)
        remedy = "wait" if here.may_come(kind) else "choose"
        return here.is_in_game(kind) and here.ask.kind not in here.moments(kind) and refusal.remedy == remedy

    def check(self, here: Case, move: int, refusal: carrack.Refusal, never: Never, where: str) -> None:
        """Also check that the remedy helps."""
        super().check(here, move, refusal, never, where)
        kind = family(self.moves[move])
        if kind != "pass" and here.ask.kind in here.moments(kind):
            self.due[refusal.code] += 1
        if not refusal.code.startswith("when-") and not REMEDIES[refusal.remedy](here):
            text = here.game.notation(move, here.seat)
            self.faults.append(f"{where}: {text}: {refusal.code}, and {refusal.remedy} does not help")

    def generic(self) -> int:
        """Return how often a refusal only said “not now” although that kind of move was asked for."""
        return sum(n for code, n in self.due.items() if code.startswith("when-") or code in GENERIC)


def is_kept_by_bids(game: carrack.Game, seat: int) -> bool:
    """Whether a seat could accept an offer on the board if no gold stood in a bid."""
    figures = game.figures()
    assert isinstance(figures, Figures)
    cards = dict(zip(CARDS, game.to_dict()["cards"][seat], strict=True))
    return any(
        seat not in offer.can_take and all(cards[card] >= n for card, n in offer.asked.items())
        for offer in figures.offers
        if offer.seat != seat and offer.to in {-1, seat}
    )


def change(position: dict[str, Any], seat: int, cards: list[int]) -> None:
    """Give a seat other cards; the bank has the rest."""
    before = position["cards"][seat]
    position["bank"] = [n + had - has for n, had, has in zip(position["bank"], before, cards, strict=True)]
    position["cards"][seat] = cards


if __name__ == "__main__":
    report([Census(setting) for setting in settings()], int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
