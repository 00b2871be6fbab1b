"""What ids are answered with in random positions of `empire`, over player counts, versions and kinds of auctions.

    python tests/support/refusal_census_of_empire.py [positions]

prints how often each code is given (10,000 positions unless told) and every answer that is not true or does not help;
the suite looks at a twentieth of them. Most ids are amounts: those at an edge and some others are asked for, and all
there are in one position of 25.
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
from carrack.games.empire.title import TITLE
from carrack.games.empire.words import CARDS
from support.refusal_answers import GENERIC, Answers, Never, report
from support.refusal_truths_of_empire import MOMENTS, REMEDIES, TRUTHS, Case, family

SPACE = carrack.move_space("empire")
LONG = {kind.first: kind.name for kind in TITLE.kinds if kind.amount and kind.name != "sell"}  # with all the amounts
SHORT = [move for move in range(SPACE) if TITLE.notation.kind(move).first not in LONG]
ALL_EVERY = 25  # positions, of which one is asked for every id
RICH = 600  # more gold than can be named


class Setting(NamedTuple):
    """A game as it can be set up."""

    name: str
    players: int
    options: dict[str, Any]

    def game(self, seed: int) -> carrack.Game:
        return carrack.new_game("empire", players=self.players, seed=seed, **self.options)


def settings() -> list[Setting]:
    """All player counts, versions and kinds of auctions, with other options as they come."""
    found = []
    kinds = product(range(2, 7), ("beginner", "standard"), ("sequential", "simultaneous"))
    for number, (players, version, auction) in enumerate(kinds):
        options = {
            "version": version,
            "auction": auction,
            "trade_offers": (2, 1, 3, 1, 0)[number % 5],
            "claim_rounds": 1 + number % 4,
            "strict_bank": number % 3 == 0,
            "open_holdings": number % 2 == 1,
        }
        found.append(Setting(f"{players}-{version}-{auction}", players, options))
    return found


class Census(Answers[Case]):
    """One position in twenty, and those that ask what was hardly asked yet."""

    moves = tuple(TITLE.notation.kind(move).name for move in range(SPACE))
    truths = TRUTHS

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.due: Counter[str] = Counter()  # codes where the kind of move is what is asked

    def case(self, game: carrack.Game, seat: int) -> Case:
        return Case(game, seat)

    def tend(self, game: carrack.Game, seed: int) -> carrack.Game | None:
        """In some games one is very rich, in others two have nothing at all."""
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
        return rng.below(20) == 0 or self.kinds[kind] < 2

    def choose(self, game: carrack.Game, legal: list[int], rng: carrack.Rng) -> int:
        """Small amounts as a rule, so that gold lasts and ties come about; and not all trade all the time."""
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
            edges = {n + more for n in held for more in (0, 1)} | {0, 1, AMOUNTS - 1}
            more = (self.positions * 37 + first) % AMOUNTS
            found |= {first + n for n in (*edges, more) if 0 <= n < AMOUNTS}
        return sorted(found)

    def is_final(self, here: Case, kind: str, refusal: carrack.Refusal) -> bool:
        is_over = refusal.code.startswith("when-") and refusal.remedy != "wait"
        return is_over or refusal.code in {"no-nations", "no-trades"}

    def is_another_moment(self, here: Case, kind: str, refusal: carrack.Refusal) -> bool:
        """And who is told to wait does not wait in vain."""
        kind = family(kind)
        remedy = "wait" if here.may_come(kind) else "choose"
        return here.is_in_game(kind) and here.ask.kind not in MOMENTS[kind] and refusal.remedy == remedy

    def check(self, here: Case, move: int, refusal: carrack.Refusal, never: Never, where: str) -> None:
        """Also whether the remedy helps."""
        super().check(here, move, refusal, never, where)
        if here.ask.kind in MOMENTS.get(family(self.moves[move]), ()):
            self.due[refusal.code] += 1
        if not refusal.code.startswith("when-") and not REMEDIES[refusal.remedy](here):
            text = here.game.notation(move, here.seat)
            self.faults.append(f"{where}: {text}: {refusal.code}, and {refusal.remedy} does not help")

    def generic(self) -> int:
        """How often no more was said than that the moment is another one, where it is not."""
        return sum(n for code, n in self.due.items() if code.startswith("when-") or code in GENERIC)


def change(position: dict[str, Any], seat: int, cards: list[int]) -> None:
    """Give a seat other cards; the bank has the rest."""
    before = position["cards"][seat]
    position["bank"] = [n + had - has for n, had, has in zip(position["bank"], before, cards, strict=True)]
    position["cards"][seat] = cards


if __name__ == "__main__":
    report([Census(setting) for setting in settings()], int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
