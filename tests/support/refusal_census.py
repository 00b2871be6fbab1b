"""What every id of the move space is answered with in random positions, over options, editions and player counts.

    python tests/support/refusal_census.py [positions]

prints how often each code is given (10,000 positions unless told) and every answer that is not true; the suite looks
at a tenth of them.
"""

import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

import carrack
from carrack.games.discovery.title import TITLE
from support.covering import covering
from support.discovery import see
from support.random_games import Setting
from support.refusal_truths import TRUTHS, Case, case

GENERIC = {"no-such-move", "not-asked"}  # they say that it is none, and not why
SPACE = carrack.move_space("discovery")
KIND = [TITLE.notation.kind(move).name for move in range(SPACE)]
RICH = 60
WORLD_EVERY = 8  # positions, of which one is looked at as the seat imagines it too
# Answers that come without any way out, and so say that the seat will never be asked such a move.
FINAL = {
    "option-off", "building-not-in-game", "not-your-nation", "power-used", "nation-settled", "auction-off",
    "benefit-used-up",
}  # fmt: skip


def settings() -> list[Setting]:
    """A covering array over all options and player counts, and both editions as they are."""
    plain = [Setting("2007-3-plain", 3, {"edition": "2007"}), Setting("2015-4-plain", 4, {"edition": "2015"})]
    found = []
    for number, row in enumerate(covering("discovery"), 1):
        options = {key: value for key, value in row.items() if key != "players"}
        found.append(Setting(f"{number}-{options['edition']}-{row['players']}", row["players"], options))
    return plain + found


class Census:
    """The answers given in random games of one setting."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.positions = 0
        self.legal = 0
        self.codes: Counter[str] = Counter()
        self.answers: set[tuple[str, str, str, tuple[tuple[str, Any], ...]]] = set()  # code, clause, remedy, args
        self.kinds: Counter[str] = Counter()  # of asks
        self.faults: list[str] = []

    def share(self, codes: set[str]) -> float:
        """The part of all refusals that has one of these codes."""
        return sum(self.codes[code] for code in codes) / self.codes.total()

    def take(self, wanted: int) -> "Census":
        """Look at so many positions of random games."""
        seed = 1
        while self.positions < wanted:
            self.play(seed, wanted)
            seed += 1
        return self

    def play(self, seed: int, wanted: int) -> None:
        """Look at some positions of a random game: at those that ask what was hardly asked yet, of the rest at few.

        In every other game all have money, so that more is bought and done.
        """
        game = self.setting.game(seed)
        rng = carrack.Rng(seed)
        never: dict[tuple[int, str], str] = {}
        is_rich = seed % 2 == 0
        while not game.is_over and self.positions < wanted:
            if not is_rich and see(game).turn > 0:
                is_rich = True
                game = carrack.load({**game.to_dict(), "money": [RICH] * game.players})
            (seat,) = game.deciders
            legal = game.legal_moves()
            for kind in {KIND[move] for move in legal}:
                if (seat, kind) in never:
                    self.faults.append(f"{self.setting.name}, seed {seed}: {never[seat, kind]}, and then it is asked")
            kind = game.ask.kind if game.ask else ""
            if rng.below(40 if kind == "place" else 12) == 0 or self.kinds[kind] < 2:
                self.look(game, seat, never, seed)
            # Who would pass thinks again, once: more happens then.
            game.play(legal[rng.below(len(legal))] or legal[rng.below(len(legal))])

    def look(self, game: carrack.Game, seat: int, never: dict[tuple[int, str], str], seed: int) -> None:
        """Ask for every id."""
        legal = set(game.legal_moves())
        here = case(game, seat)
        here.kinds = {KIND[move] for move in legal}
        where = f"{self.setting.name}, seed {seed}, node {game.number}"
        self.positions += 1
        self.legal += len(legal)
        self.kinds[here.ask.kind] += 1
        greyed = {choice.move for choice in game.choices(seat) if choice.refusal is not None}
        world = carrack.what_if(game.view(seat)) if self.positions % WORLD_EVERY == 0 else None
        for move in range(SPACE):
            refusal = game.why_not(seat, move)
            if (refusal is None) != (move in legal):
                self.faults.append(f"{where}: {move} is {'' if move in legal else 'not '}legal, but {refusal}")
            if world is not None and world.why_not(seat, move) != refusal:
                self.faults.append(f"{where}: {move} is answered otherwise in a world the seat takes for possible")
            if refusal is None:
                continue
            self.codes[refusal.code] += 1
            self.answers.add((refusal.code, refusal.clause, refusal.remedy, tuple(refusal.args.items())))
            if refusal.code not in GENERIC:
                self.check(here, move, refusal, never, where)
            elif move in greyed:
                self.faults.append(f"{where}: {move} is greyed with {refusal.code}")

    def check(
        self, here: Case, move: int, refusal: carrack.Refusal, never: dict[tuple[int, str], str], where: str
    ) -> None:
        """Whether an answer is true."""
        kind = KIND[move]
        final = refusal.code in FINAL or (not refusal.remedy and refusal.code.startswith(("when-", "benefit-not-y")))
        if final and (here.ask.kind, kind) not in MIXED:
            never.setdefault((here.seat, kind), f"{refusal.code} for {kind} at node {here.game.number}")
        if refusal.code.startswith("when-"):
            if kind in here.kinds:
                self.faults.append(f"{where}: {refusal.code}, but that is what is asked")
            return
        here.refused(move, refusal)
        if not TRUTHS[refusal.code](here):
            self.faults.append(f"{where}: {here.game.notation(move, here.seat)}: {refusal.code} {refusal.args}")


# Nodes where one move of a kind is out for good and another is not: an option is off for the early deck, not for all.
MIXED = {("explore", "explore"), ("benefit", "benefit"), ("place", "place")}


def tell(line: str) -> None:
    """Write a line out at once: the whole census takes minutes."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main(positions: int) -> None:
    """Print the census."""
    began = time.monotonic()
    rows = settings()
    codes: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    total = legal = 0
    faults: list[str] = []
    for i, setting in enumerate(rows):
        census = Census(setting).take(positions * (i + 1) // len(rows) - positions * i // len(rows))
        codes += census.codes
        kinds += census.kinds
        total += census.positions
        legal += census.legal
        faults += census.faults
        tell(f"{setting.name}: generic {census.share(GENERIC):.2%}, faults {len(census.faults)}")
    for code, number in codes.most_common():
        tell(f"{number / codes.total():9.4%}  {code}")
    generic = sum(codes[code] for code in GENERIC) / codes.total()
    tell(f"{total} positions, {len(kinds)} kinds of asks, {codes.total()} refusals, {legal} legal moves")
    tell(f"generic: {generic:.3%}; faults: {len(faults)}; {time.monotonic() - began:.0f} s")
    tell("\n".join(faults[:40]))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
