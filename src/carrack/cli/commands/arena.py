"""`carrack arena`: measures how strong bots are."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from carrack.cli.batch import first_seed_option, jobs_option, show_result
from carrack.cli.bot_options import bots_option, named_bots
from carrack.cli.command import localized_command, option
from carrack.cli.errors import CommandError
from carrack.cli.files import require_writable
from carrack.cli.game_names import game_name, what_is_played
from carrack.cli.game_options import game_options, parse_options
from carrack.cli.messages import say
from carrack.cli.number_format import decimal, interval, percent
from carrack.cli.output import json_option, progress_bar, show, table
from carrack.cli.param_types import File, Number, Word

if TYPE_CHECKING:
    from carrack.bots.arena import ArenaResult

FORMATS = ("challenge", "field")


@localized_command("arena", "carrack arena --bots 2,1", "carrack arena --bots 0,1,2 --format field --deals 50 --json")
@game_options
@bots_option("bots-arena", required=True)
@option("--format", "kind", type=Word(FORMATS), value="format")
@option("--deals", type=Number(1), default=100, show_default=True, value="number")
@jobs_option
@first_seed_option
@option("--svg", type=File(), value="file")
@json_option
def command(
    game: str,
    players: int,
    edition: str | None,
    texts: tuple[str, ...],
    bots: str,
    kind: str | None,
    deals: int,
    jobs: int,
    seed: int,
    svg: str | None,
    as_json: bool,
    lang: str,
) -> None:
    """Play the games, measure and print the result."""
    from carrack.bots.arena import ArenaPlan, run_arena

    options = parse_options(game, players, edition, texts, lang)
    names = named_bots(bots, lang)
    if len(names) < 2 or (kind == "challenge" and len(names) != 2):
        raise CommandError(lang, say(lang, "arena-bots", bots=len(names)))
    plan = ArenaPlan(
        bots=names, game=game, players=players, options=options, format=kind, deals=deals, seed=seed, jobs=jobs
    )
    if svg is not None:
        require_writable(svg, lang)
    with progress_bar(say(lang, "playing"), draws_table=not as_json) as progress:
        result = run_arena(plan, progress)
    if svg is not None:
        Path(svg).write_text(_picture(result, lang), encoding="utf-8")
    show_result(result, _show, as_json, lang)


def _show(result: "ArenaResult", lang: str) -> None:
    title = [
        say(lang, f"format-{result.format}"),
        *what_is_played(result.game, result.players, result.options, lang),
        say(lang, "deals-played", done=result.blocks, asked=result.deals, games=len(result.games)),
        say(lang, "seed", seed=str(result.seed)),
    ]
    click.secho(", ".join(title), bold=True)
    click.echo()
    shown = table(
        say(lang, "column-bot"),
        say(lang, "column-percent"),
        say(lang, "column-interval"),
        say(lang, "column-score"),
        say(lang, "column-margin"),
        say(lang, "column-interval"),
        say(lang, "column-rating"),
        say(lang, "column-interval"),
        say(lang, "column-thinking"),
        numbers_from=1,
    )
    for one, clock in zip(result.entrants, result.timing.clocks, strict=True):
        shown.add_row(
            one.bot,
            percent(one.share.mean, lang),
            interval(one.share, lang, times=100),
            decimal(one.score.mean, lang),
            decimal(one.margin.mean, lang),
            interval(one.margin, lang),
            decimal(one.rating.mean, lang, 0),
            interval(one.rating, lang, digits=0),
            decimal(1000 * clock.mean, lang),
        )
    show(shown)
    click.echo("\n" + say(lang, "parity", percent=percent(result.parity, lang)))


def _picture(result: "ArenaResult", lang: str) -> str:
    """The texts of the chart in the user's language; `arena_svg` fills in the placeholders."""
    from carrack.bots.chart import ChartWords, arena_svg

    words = ChartWords(
        title=say(lang, "picture-title"),
        subtitle=say(
            lang,
            "picture-subtitle",
            game=game_name(result.game, lang),
            players="{players}",
            games="{games}",
            deals="{deals}",
            first="{first}",
            last="{last}",
            rules="{rules}",
        ),
        stopped=say(lang, "picture-stopped", deals="{deals}", asked="{asked}"),
        parity=say(lang, "picture-parity"),
        scale=say(lang, "picture-scale"),
        percent=say(lang, "picture-percent", share="{share}"),
        point=say(lang, "decimal-mark"),
    )
    return arena_svg(result, words)
