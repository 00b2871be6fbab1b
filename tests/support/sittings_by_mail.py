"""Counts how often four people who play `empire` by mail have to sit down to it.

    python tests/support/sittings_by_mail.py [GAMES]

The people are scripts. Whenever the table waits for one of them, that one does all there is to do and goes away until
the table waits again. Claims of nations, before the first round, are counted apart: a clash asks for another one.
"""

import random
import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from statistics import mean
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from carrack.table import Order, Seat, Table
from carrack.table.planned_move import Tied
from support.progress import tell

PEOPLE = 4
ROUNDS = 5
PLACES = 6
MOST = 6  # limits are below
WAYS: list[Tied] = ["hold", "withdraw", "raise"]
CLAIMING = 0  # counted in the place of a round
GAMES = 20


class MailPlayer:
    """A person who does all there is to do whenever the table waits for them, and then goes away."""

    def __init__(self, seat: int, rng: random.Random) -> None:
        self.seat = seat
        self.rng = rng

    def sit(self, table: Table) -> None:
        """Do all there is to do now."""
        ask = table.game.ask
        assert ask is not None
        match ask.kind:
            case "claim" | "sell":
                table.play(self.seat, self.rng.choice(table.game.legal_moves(self.seat)))
            case "lot":
                self._trade(table)
                self._offer(table)
                first = int(str(ask.args.get("number")))
                places = [at for at in range(first, PLACES + 1) if at != table.game.to_dict()["shortage"] + 1]
                bids = [Order.planned(at, self.rng.randrange(MOST), self.rng.choice(WAYS)) for at in places]
                table.set_plan(self.seat, bids, ready=True)
            case "board":
                self._trade(table)
                table.set_plan(self.seat, [], ready=True)

    def _offer(self, table: Table) -> None:
        """Make an offer now and then."""
        if self.rng.random() < 0.5:
            rival = self.rng.choice([other for other in range(PEOPLE) if other != self.seat])
            offer = f"offer s{rival} give 1 population for {self.rng.randrange(1, 4)} gold"
            if table.game.why_not(self.seat, offer) is None:
                table.play(self.seat, offer)

    def _trade(self, table: Table) -> None:
        """Accept an offer now and then."""
        choices = table.game.choices(self.seat)
        taken = [choice.notation for choice in choices if choice.kind == "take" and not choice.refusal]
        if taken and self.rng.random() < 0.5:
            table.play(self.seat, taken[0])


def play_by_mail(seed: int, options: Mapping[str, Any]) -> tuple[Table, Counter[tuple[int, int]]]:
    """Play a game; return the table and the sittings, by round and seat."""
    rng = random.Random(seed)
    table = Table.create("empire", [Seat.human()] * PEOPLE, options, seed=seed)
    people = [MailPlayer(seat, rng) for seat in range(PEOPLE)]
    sittings: Counter[tuple[int, int]] = Counter()
    step_by_mail(table)
    while table.status == "playing":
        seat = rng.choice(table.waiting)
        assert table.game.ask is not None
        number = CLAIMING if table.game.ask.kind == "claim" else table.game.to_dict()["round"]
        sittings[number, seat] += 1
        people[seat].sit(table)
        step_by_mail(table)
    return table, sittings


def step_by_mail(table: Table) -> list[str | None]:
    """Step until people must choose, as a server does by mail: plans wait until everybody has decided."""
    played = []
    while (made := table.step(plans=not table.plans_are_early())) is not None:
        played.append(made.text)
    return played


def main() -> None:
    """Print the sittings of some games of the standard version."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    rounds: list[int] = []
    claims: list[int] = []
    for seed in range(games):
        _, sittings = play_by_mail(seed, {})
        for (number, _), count in sittings.items():
            (claims if number == CLAIMING else rounds).append(count)
    tell(f"{games} games: sittings a round and person {mean(rounds):.2f}, at most {max(rounds)};")
    tell(f"for claims before the first round {mean(claims):.2f}, at most {max(claims)}")


if __name__ == "__main__":
    main()
