"""A census of the refusals of all ids in random positions of `discovery`, over options, editions and player counts.

    python tests/support/refusal_census.py [positions]

prints how often each code is given (10,000 positions unless told) and every answer that is not true; the suite looks
at a tenth of them.
"""

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

import carrack
from carrack.games.discovery.title import TITLE
from support.covering import covering
from support.discovery import see
from support.random_games import Setting
from support.refusal_answers import GENERIC, Answers, report
from support.refusal_truths import TRUTHS, Case, case

SPACE = carrack.move_space("discovery")
RICH = 60
# Refusals without a remedy, which say that the seat will never be asked for such a move.
FINAL = {
    "option-off", "building-not-in-game", "not-your-nation", "power-used", "nation-settled", "auction-off",
    "benefit-used-up",
}  # fmt: skip
# Kinds of which one move may be impossible for good and another not: the early deck needs an option, others do not.
MIXED = {("explore", "explore"), ("benefit", "benefit"), ("place", "place")}


def settings() -> list[Setting]:
    """Return a covering array over all options and player counts, and both editions with their defaults."""
    plain = [Setting("2007-3-plain", 3, {"edition": "2007"}), Setting("2015-4-plain", 4, {"edition": "2015"})]
    found = []
    for number, row in enumerate(covering("discovery"), 1):
        options = {key: value for key, value in row.items() if key != "players"}
        found.append(Setting(f"{number}-{options['edition']}-{row['players']}", row["players"], options))
    return plain + found


class Census(Answers[Case]):
    """All positions with rare kinds of asks and a few others; every id in each of them."""

    moves = tuple(TITLE.notation.kind(move).name for move in range(SPACE))
    truths = TRUTHS

    def case(self, game: carrack.Game, seat: int) -> Case:
        return case(game, seat)

    def tend(self, game: carrack.Game, seed: int) -> carrack.Game | None:
        """Give all seats money in every other game, so that they buy and do more."""
        if seed % 2 == 0 or see(game).turn == 0:
            return None
        return carrack.load({**game.to_dict(), "money": [RICH] * game.players})

    def is_wanted(self, game: carrack.Game, rng: carrack.Rng) -> bool:
        kind = game.ask.kind if game.ask else ""
        return rng.below(40 if kind == "place" else 12) == 0 or self.kinds[kind] < 2

    def choose(self, game: carrack.Game, legal: list[int], rng: carrack.Rng) -> int:
        """Return a random move; draw again after a pass, once, so that more happens."""
        return legal[rng.below(len(legal))] or legal[rng.below(len(legal))]

    def is_final(self, here: Case, kind: str, refusal: carrack.Refusal) -> bool:
        if (here.ask.kind, kind) in MIXED:
            return False
        without_remedy = not refusal.remedy and refusal.code.startswith(("when-", "benefit-not-y"))
        return refusal.code in FINAL or without_remedy


__all__ = ["GENERIC", "SPACE", "Census", "settings"]

if __name__ == "__main__":
    report([Census(setting) for setting in settings()], int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
