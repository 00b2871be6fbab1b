"""What a training run is to do."""

from typing import Any

from msgspec import Struct

from carrack.bots.match import Setting
from carrack.bots.nets import WIDEST, reader_of
from carrack.engine.api import new_game
from carrack.engine.core.rng import Rng
from carrack.engine.errors import OptionError
from carrack.engine.options import resolve_options
from carrack.engine.titles import find
from carrack.games import games

PERCENT = 100
GATES = ("1", "2")  # levels against which a net may be tried
TRIES = 50  # to draw options that go together; then the plan's own are taken
HELD_OUT = 10  # one game in so many is kept from the fit, to measure it
BATCH = 20  # games that a process plays before it reports, and that are saved together
FEWEST = HELD_OUT  # games in a run


class TrainPlan(Struct, frozen=True):
    """The game to train for, and the size of the run."""

    game: str = games()[0]
    players: int = 4
    options: dict[str, Any] = {}
    mixed: int = 50  # percent of games with any number of players and any options
    games: int = 20_000
    budget: int = 0  # minutes from which the number of games was computed; 0: it was given
    direct: int = 75  # percent of games by direct rules, where the game has such rules: ten times as fast
    every: int = 24  # decisions from one sample to the next, besides the first of each turn
    passes: int = 12  # over all samples
    traits: int = 64
    merged: int = 32
    gate: str = GATES[-1]
    trials: int = 100  # deals of the gate, each played once from every seat
    seed: int = 0
    jobs: int = 1

    def check(self) -> None:
        """Raise OptionError if this cannot be played or trained."""
        reader_of(self.game)
        new_game(self.game, players=self.players, seed=0, **self.options)
        for field, lowest, highest in (
            ("mixed", 0, PERCENT),
            ("games", FEWEST, None),
            ("direct", 0, PERCENT),
            ("every", 1, None),
            ("passes", 1, None),
            ("traits", 2, WIDEST),
            ("merged", 2, WIDEST),
            ("trials", 1, None),
            ("seed", 0, None),
            ("jobs", 0, None),
        ):
            value = getattr(self, field)
            if value < lowest or (highest is not None and value > highest):
                raise OptionError("bad-value", field=field, value=value)
        for field in ("traits", "merged"):
            if getattr(self, field) % 2:
                raise OptionError("bad-value", field=field, value=getattr(self, field))
        if self.gate not in GATES:
            raise OptionError("bad-value", field="gate", value=self.gate)

    def setting(self) -> Setting:
        """The setting of the gate's games, and of those that are not mixed."""
        return Setting(self.game, self.players, self.options)

    @property
    def batches(self) -> int:
        """How many batches the games are played in."""
        return -(-self.games // BATCH)

    def seeds(self, batch: int) -> range:
        """The seeds of the games of a batch."""
        first = self.seed + batch * BATCH
        return range(first, min(first + BATCH, self.seed + self.games))

    def trial_seed(self, trial: int) -> int:
        """The seed of a deal of the gate; no game of the training has it."""
        return self.seed + self.games + trial


def difference(one: TrainPlan, other: TrainPlan) -> tuple[str, object, object] | None:
    """The first field in which two plans differ, and its values; `jobs`, and games that follow from a budget, may."""
    free = {"jobs", "games"} if one.budget else {"jobs"}
    for field in one.__struct_fields__:
        a, b = getattr(one, field), getattr(other, field)
        if a != b and field not in free:
            return field, a, b
    return None


def setting_of(plan: TrainPlan, rng: Rng) -> tuple[int, dict[str, Any]]:
    """Players and options of a game: those of the plan, or drawn at random."""
    if rng.below(PERCENT) >= plan.mixed:
        return plan.players, plan.options
    title = find(plan.game)
    most = max(title.player_counts(title.default_options(plan.players, {})))
    for _ in range(TRIES):
        players = 2 + rng.below(most - 1)
        options: dict[str, Any] = {}
        for one in title.options:
            if rng.below(2) == 0:
                lowest, highest = one.choices[0], one.choices[-1]
                options[one.key] = (
                    lowest + rng.below(highest - lowest + 1)
                    if one.kind == "int"
                    else one.choices[rng.below(len(one.choices))]
                )
        try:
            resolve_options(title, players, options)
        except OptionError:
            continue
        return players, options
    return plan.players, plan.options
