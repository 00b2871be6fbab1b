"""`carrack train`: trains a net that bots judge positions by."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from carrack.cli.batch import first_seed_option, jobs_option
from carrack.cli.command import localized_command, option
from carrack.cli.errors import CommandError, Stopped
from carrack.cli.game_names import what_is_played
from carrack.cli.game_options import game_options, parse_options
from carrack.cli.messages import say
from carrack.cli.number_format import MINUTE, decimal, duration, interval, percent
from carrack.cli.output import Progress, progress_bar, show, table
from carrack.cli.param_types import File, Number, Word
from carrack.games import games

if TYPE_CHECKING:
    from carrack.bots.training.plan import TrainPlan
    from carrack.bots.training.run import Folder, Training

FEWEST_GAMES = 10  # of which one is kept from learning, to measure what was learned
GAMES = 20_000
PERCENT = 100
WIDEST = 256
LEVELS = ("1", "2")
# What a net predicts, and by which figures of a net that is told: its own, the plain baseline's, as a percentage.
FIGURES = (
    ("margin", "margin", "margin-linear", True),
    ("winner", "surprise", "surprise-plain", False),
    ("points", "points", "points-mean", False),
    ("marks", "marks", "marks-mean", False),
)


@localized_command(
    "train",
    "carrack train --budget 60 --out net",
    f"carrack train --game {games()[-1]} --games 5000 --mixed 20 --out net",
)
@game_options
@option("--mixed", type=Number(0, PERCENT), default=50, show_default=True, value="number")
@option("--games", type=Number(FEWEST_GAMES), value="number", text="games-train")
@option("--budget", type=Number(1), value="number")
@option("--passes", type=Number(1), default=12, show_default=True, value="number")
@option("--traits", type=Number(2, WIDEST), default=64, show_default=True, value="number")
@option("--merged", type=Number(2, WIDEST), default=32, show_default=True, value="number")
@option("--gate", type=Word(LEVELS), default=LEVELS[-1], show_default=True, values=LEVELS)
@option("--trials", type=Number(1), default=100, show_default=True, value="number", text="trials-train")
@first_seed_option
@jobs_option
@option("--out", type=File(), required=True, value="folder", text="out-train")
def command(
    game: str,
    players: int,
    edition: str | None,
    texts: tuple[str, ...],
    games: int | None,
    budget: int | None,
    out: str,
    lang: str,
    **numbers: Any,
) -> None:
    """Print the cost, do what is left of the run, and print the result."""
    options = parse_options(game, players, edition, texts, lang)
    if games is not None and budget is not None:
        raise CommandError(lang, say(lang, "not-together", one="--games", other="--budget"))
    if "&" in out:
        raise CommandError(lang, say(lang, "train-bad-name", folder=out))
    from carrack.bots.training.plan import TrainPlan

    plan = TrainPlan(game=game, players=players, options=options, games=games or GAMES, budget=budget or 0, **numbers)
    plan.check()
    from carrack.bots.training.run import Folder, cost_of, train

    folder = Folder(Path(out))
    training = _run_of(folder, plan, lang)

    @contextmanager
    def shown(stage: str) -> Iterator[Progress | None]:
        with progress_bar(say(lang, f"train-stage-{stage}")) as progress:
            yield progress

    try:
        cost = cost_of(folder, training)
        if cost.deals:
            time = duration(cost.seconds, lang)
            click.echo(say(lang, "train-cost", games=cost.games, deals=cost.deals, time=time))
        train(folder, training, shown)
    except KeyboardInterrupt as interrupt:
        raise Stopped(lang, say(lang, "train-kept", folder=out)) from interrupt
    _show(folder, training, lang)


def _run_of(folder: "Folder", plan: "TrainPlan", lang: str) -> "Training":
    """A new run, or the run saved in the folder."""
    from msgspec import DecodeError, structs

    from carrack.bots.training.plan import difference
    from carrack.bots.training.run import Training, within

    if not folder.path.exists() or (folder.path.is_dir() and not any(folder.path.iterdir())):
        if not folder.path.parent.is_dir():
            raise CommandError(lang, say(lang, "no-folder", folder=str(folder.path.parent)))
        folder.path.mkdir(exist_ok=True)
        if plan.budget:
            plan = within(plan, plan.budget * MINUTE)
        training = Training(plan)
        folder.write(training)
        return training
    try:
        kept = folder.read()
    except (DecodeError, OSError) as error:
        raise CommandError(lang, say(lang, "tune-no-run", file=str(folder.path))) from error
    other = difference(kept.plan, plan)
    if other is not None:
        field, there, here = other
        message = say(lang, "tune-other", file=str(folder.path), field=field, there=str(there), here=str(here))
        raise CommandError(lang, message)
    return structs.replace(kept, plan=structs.replace(kept.plan, jobs=plan.jobs))


def _show(folder: "Folder", training: "Training", lang: str) -> None:
    from carrack.bots.nets import read_net
    from carrack.engine.titles import find

    plan = training.plan
    options = find(plan.game).default_options(plan.players, plan.options)
    title = [*what_is_played(plan.game, plan.players, options, lang), say(lang, "seed", seed=str(plan.seed))]
    click.secho(", ".join(title), bold=True)
    click.echo()
    shown = table(say(lang, "column-predicts"), say(lang, "column-net"), say(lang, "column-plain"), numbers_from=1)
    found = read_net(folder.net).origin.figures
    for name, net, plain, is_share in FIGURES:
        numbers = [percent(found[key], lang) if is_share else decimal(found[key], lang, 3) for key in (net, plain)]
        shown.add_row(say(lang, f"predicts-{name}"), *numbers)
    show(shown)
    gate = training.gate
    assert gate is not None
    share, between = percent(gate.mean, lang), interval(gate, lang, PERCENT) or "–"
    parity = percent(1 / plan.players, lang)
    deals = plan.trials
    click.echo(
        "\n" + say(lang, "train-gate", level=plan.gate, deals=deals, percent=share, interval=between, parity=parity)
    )
    click.echo(say(lang, "train-accepted") if training.is_accepted else say(lang, "train-not-accepted"))
    click.echo(say(lang, "train-done", file=str(folder.net)))
