"""`carrack simulate`: prints statistics of games between bots."""

from typing import TYPE_CHECKING

import click

from carrack.cli.batch import first_seed_option, jobs_option, show_result
from carrack.cli.bot_options import bots_option, seated_bots
from carrack.cli.command import localized_command, option
from carrack.cli.game_names import what_is_played
from carrack.cli.game_options import game_options, parse_options
from carrack.cli.messages import say
from carrack.cli.number_format import decimal, interval, percent
from carrack.cli.output import json_option, progress_bar, show, table
from carrack.cli.param_types import Number

if TYPE_CHECKING:
    from collections.abc import Iterable

    from carrack.bots.simulate import Player, SimulationResult


@localized_command("simulate", "carrack simulate --games 1000", "carrack simulate --players 3 --bots 1,0,0 --json")
@game_options
@bots_option("bots-simulate", default="1", show_default=True)
@option("--games", type=Number(1), default=100, show_default=True, value="number")
@jobs_option
@first_seed_option
@json_option
def command(
    game: str,
    players: int,
    edition: str | None,
    texts: tuple[str, ...],
    bots: str,
    games: int,
    jobs: int,
    seed: int,
    as_json: bool,
    lang: str,
) -> None:
    """Play the games, count and print the result."""
    from carrack.bots.simulate import SimulationPlan, run_simulation

    options = parse_options(game, players, edition, texts, lang)
    names = seated_bots(bots, players, lang)
    plan = SimulationPlan(bots=names, game=game, players=players, options=options, games=games, seed=seed, jobs=jobs)
    with progress_bar(say(lang, "playing"), draws_table=not as_json) as progress:
        result = run_simulation(plan, progress)
    show_result(result, _show, as_json, lang)


def _show(result: "SimulationResult", lang: str) -> None:
    played = say(lang, "games-played", done=result.games, asked=result.asked)
    title = what_is_played(result.game, result.players, result.options, lang)
    click.secho(", ".join([*title, played, say(lang, "seed", seed=str(result.seed))]), bold=True)
    click.echo()
    _show_players(result.by_seat, say(lang, "column-seat"), lang)
    if len(result.by_bot) > 1:
        click.echo()
        _show_players(result.by_bot, say(lang, "column-seats"), lang)
    seconds = decimal(result.timing.seconds, lang)
    speed = str(round(result.decisions_per_second))
    length = decimal(result.length.mean, lang)
    click.echo("\n" + say(lang, "speed", length=length, speed=speed, seconds=seconds, jobs=result.timing.jobs))


def _show_players(players: "Iterable[Player]", seats: str, lang: str) -> None:
    """A row for each seat, or for each bot."""
    shown = table(
        seats,
        say(lang, "column-bot"),
        say(lang, "column-wins"),
        say(lang, "column-percent"),
        say(lang, "column-interval"),
        say(lang, "column-score"),
        say(lang, "column-sd"),
        say(lang, "column-least"),
        say(lang, "column-median"),
        say(lang, "column-most"),
        numbers_from=2,
    )
    for one in players:
        score = one.score
        shown.add_row(
            ", ".join(str(seat + 1) for seat in one.seats),
            one.bot,
            decimal(one.wins, lang),
            percent(one.share.mean, lang),
            interval(one.share, lang, times=100),
            decimal(score.mean, lang),
            "–" if score.sd is None else decimal(score.sd, lang),
            decimal(score.least, lang, 0),
            decimal(score.median, lang, 1),
            decimal(score.most, lang, 0),
        )
    show(shown)
