"""`carrack tune`: tunes the weights of the bots' evaluation."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from carrack.cli.batch import first_seed_option, jobs_option
from carrack.cli.command import localized_command, option
from carrack.cli.errors import CommandError, Stopped
from carrack.cli.files import require_writable
from carrack.cli.game_names import what_is_played
from carrack.cli.game_options import game_options, parse_options
from carrack.cli.messages import say
from carrack.cli.number_format import decimal, duration, percent
from carrack.cli.output import progress_bar, show, table
from carrack.cli.param_types import File, Number
from carrack.games import games

if TYPE_CHECKING:
    from carrack.bots.tune import TunePlan, Tuning


@localized_command(
    "tune", "carrack tune --out four.json", f"carrack tune --game {games()[-1]} --players 3 --rounds 3 --out three.json"
)
@game_options
@option("--rounds", type=Number(1), default=6, show_default=True, value="number")
@option("--games", type=Number(1), default=800, show_default=True, value="number", text="games-tune")
@option("--trials", type=Number(1), default=40, show_default=True, value="number")
@first_seed_option
@jobs_option
@option("--fresh", is_flag=True)
@option("--out", type=File(), required=True, value="file")
def command(
    game: str,
    players: int,
    edition: str | None,
    texts: tuple[str, ...],
    out: str,
    lang: str,
    **numbers: Any,
) -> None:
    """Print the cost, play the remaining rounds, and print the result."""
    from carrack.bots.tune import TunePlan, cost_of, tune

    options = parse_options(game, players, edition, texts, lang)
    path = Path(out)
    tuning = _run_of(TunePlan(game=game, players=players, options=options, **numbers), path, lang)
    try:
        cost = cost_of(tuning)
        if cost.games:
            click.echo(say(lang, "tune-cost", games=cost.games, time=duration(cost.seconds, lang)))
        with progress_bar(say(lang, "playing")) as progress:
            tune(tuning, path, progress)
    except KeyboardInterrupt as interrupt:
        kept = say(lang, "tune-kept", done=str(len(tuning.rounds)), rounds=str(tuning.plan.rounds), file=out)
        raise Stopped(lang, kept) from interrupt
    _show(tuning, out, lang)


def _run_of(plan: "TunePlan", path: Path, lang: str) -> "Tuning":
    """A new run, or the run saved in the file."""
    from msgspec import DecodeError

    from carrack.bots.tune import difference, new_tuning, read, with_plan, write

    if not path.exists():
        tuning = new_tuning(plan)
        require_writable(str(path), lang)
        write(tuning, path)  # so that the file is a valid run even if it is stopped at once
        return tuning
    try:
        kept = read(path)
    except (DecodeError, ValueError) as error:
        raise CommandError(lang, say(lang, "tune-no-run", file=str(path))) from error
    other = difference(kept.plan, plan)
    if other is not None:
        field, there, here = other
        raise CommandError(lang, say(lang, "tune-other", file=str(path), field=field, there=str(there), here=str(here)))
    return with_plan(kept, plan)


def _show(tuning: "Tuning", out: str, lang: str) -> None:
    from carrack.engine.titles import find

    plan = tuning.plan
    options = find(plan.game).default_options(plan.players, plan.options)
    title = [*what_is_played(plan.game, plan.players, options, lang), say(lang, "seed", seed=str(plan.seed))]
    click.secho(", ".join(title), bold=True)
    click.echo()
    shown = table(
        say(lang, "column-round"),
        say(lang, "column-games"),
        say(lang, "column-score"),
        say(lang, "column-percent"),
        say(lang, "column-taken"),
        numbers_from=0,
    )
    for number, one in enumerate(tuning.rounds, 1):
        taken = say(lang, "taken") if one.accepted else say(lang, "not-taken")
        shown.add_row(str(number), str(one.games), decimal(one.mean_score, lang), percent(one.share, lang), taken)
    show(shown)
    click.echo("\n" + say(lang, "parity", percent=percent(1 / plan.players, lang)))
    click.echo(say(lang, "tune-done", file=out))
