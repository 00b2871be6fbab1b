"""`carrack play`: a table in the terminal, with people and bots around it."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from carrack.cli.command import command as named
from carrack.cli.command import option
from carrack.cli.given import game_options, given_options
from carrack.cli.kinds import File, Number
from carrack.cli.levels import bots_option, seated_bots
from carrack.cli.output import require_terminal
from carrack.cli.refused import Refused, called
from carrack.cli.texts import say

if TYPE_CHECKING:
    from carrack.table import Table

LEVEL = "2"  # of bots that nobody chose
NEWEST = ""  # what `--resume` is without a file


@named("play", "carrack play", "carrack play --players 3 --hotseat 2 --bots 1", "carrack play --resume")
@game_options
@bots_option("bots-play")
@option("--hotseat", type=Number(1), default=1, show_default=True, value="number")
@option("--name", "names", multiple=True, value="name")
@option("--seed", type=Number(), value="number", text="seed-deal")
@option("--save", type=File(), value="file")
@option("--resume", type=File(may_be_empty=True), is_flag=False, flag_value=NEWEST, value="maybe-file")
@click.pass_context
def command(ctx: click.Context, /, resume: str | None, lang: str, **asked: Any) -> None:
    """Sit down at a new table, or at one that was left."""
    if resume is None:
        table = _new_table(lang=lang, **asked)
    else:
        for param in ctx.command.params:
            name = str(param.name)
            if name in asked and ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE:
                raise Refused(lang, say(lang, "not-together", one="--resume", other=called(param, ctx)))
        require_terminal(lang)
        table = _old_table(resume, lang)
    from carrack.tui import run

    with table:
        run(table, lang=lang)
    if table.status == "playing":
        click.echo(say(lang, "kept", file=str(table.path)))


def _new_table(
    game: str,
    players: int,
    edition: str | None,
    texts: tuple[str, ...],
    bots: str | None,
    hotseat: int,
    names: tuple[str, ...],
    seed: int | None,
    save: str | None,
    lang: str,
) -> "Table":
    from carrack.table import Seat, Table

    options = given_options(game, players, edition, texts, lang)
    if hotseat > players:
        raise Refused(lang, say(lang, "hotseat-count", people=hotseat, players=players))
    if len(names) > hotseat:
        raise Refused(lang, say(lang, "name-count", names=len(names), people=hotseat))
    seats = [Seat.human(name) for name in (*names, *[""] * (hotseat - len(names)))]
    if bots is not None or hotseat < players:
        seats += map(Seat.bot, seated_bots(LEVEL if bots is None else bots, players - hotseat, lang))
    require_terminal(lang)
    path = Path(save) if save is not None else _new_path(game, lang)
    return Table.create(game, seats=tuple(seats), options=options, seed=seed, path=path, lang=lang)


def _new_path(game: str, lang: str) -> Path:
    from carrack.cli.saves import new_path
    from carrack.table.folder import folder

    try:
        return new_path(game)
    except OSError as error:
        reason = str(error.strerror)
        raise Refused(lang, say(lang, "no-place", folder=str(folder()), reason=reason)) from error


def _old_table(file: str, lang: str) -> "Table":
    from carrack.cli.saves import newest_unfinished
    from carrack.table import Table
    from carrack.table.folder import folder

    if file != NEWEST:
        return Table.open(Path(file))
    table = newest_unfinished()
    if table is None:
        raise Refused(lang, say(lang, "nothing-to-resume", folder=str(folder())))
    return table
