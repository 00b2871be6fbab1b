"""`carrack play`: plays at a table with people and bots, in the browser or in the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click
from click.core import ParameterSource

from carrack.cli.bot_options import bots_option, find_own_bots, seated_bots
from carrack.cli.browser import can_open_browser, creation_path, has_page, shipped_levels, start_path
from carrack.cli.command import localized_command, option
from carrack.cli.errors import CommandError, called
from carrack.cli.game_names import tell_untranslated
from carrack.cli.game_options import game_options, parse_options
from carrack.cli.local_server import one_line_errors, play_in_browser
from carrack.cli.messages import say
from carrack.cli.output import require_terminal
from carrack.cli.param_types import HIGHEST_PORT, File, Number

if TYPE_CHECKING:
    from carrack.table import Table

LEVEL = "2"  # default level of bots
NEWEST = ""  # value of `--resume` without a file
IN_TERMINAL = ("terminal", "resume", "save", "seed")  # options that only the terminal has
IN_BROWSER = ("lan", "port", "no_browser")
EITHER_WAY = {*IN_BROWSER, "terminal", "lang"}  # options that do not describe the table


class RequestedTable(NamedTuple):
    """The table that the options describe."""

    game: str
    options: dict[str, Any]
    names: tuple[str, ...]  # of people; "": none given
    bots: tuple[str, ...]


@localized_command("play", "carrack play", "carrack play --lan", "carrack play --terminal --players 3 --bots 1")
@game_options
@bots_option("bots-play")
@option("--hotseat", type=Number(1), default=1, show_default=True, value="number")
@option("--lan", is_flag=True)
@option("--port", type=Number(0, HIGHEST_PORT), value="number", text="port-play")
@option("--no-browser", is_flag=True)
@option("--terminal", is_flag=True)
@option("--name", "names", multiple=True, value="name")
@option("--seed", type=Number(), value="number", text="seed-deal")
@option("--save", type=File(), value="file")
@option("--resume", type=File(may_be_empty=True), is_flag=False, flag_value=NEWEST, value="maybe-file")
@click.pass_context
def command(
    ctx: click.Context,
    /,
    resume: str | None,
    seed: int | None,
    save: str | None,
    lan: bool,
    port: int | None,
    no_browser: bool,
    terminal: bool,  # noqa: ARG001 - click passes it; `given` has read it already
    lang: str,
    **asked: Any,
) -> None:
    """Play at a new table, or continue one."""
    given = {str(param.name): called(param, ctx) for param in ctx.command.params if _is_given(ctx, str(param.name))}
    terminal_only, browser_only = _client_options(given, lang)
    if resume is not None:
        require_terminal(lang)
        _sit_down(_old_table(resume, lang), lang)
        return
    wanted = _asked(lang=lang, **asked)
    levels = shipped_levels(wanted.bots)
    if levels is None and browser_only:
        raise CommandError(lang, say(lang, "not-together", one=browser_only, other=f"--bots {','.join(wanted.bots)}"))
    sees_page = can_open_browser()
    if not terminal_only and levels is not None and (browser_only or sees_page):
        if has_page():
            spoken = lang if _is_given(ctx, "lang") or (ctx.parent and _is_given(ctx.parent, "lang")) else None
            path = start_path(spoken)
            if given.keys() - EITHER_WAY:
                path = creation_path(wanted.game, wanted.options, wanted.names, levels, spoken)
            play_in_browser(lang, path, open_browser=sees_page and not no_browser, lan=lan, port=port)
            return
        if browser_only:
            raise _no_page(lang)
    require_terminal(lang)
    _sit_down(_new_table(wanted, seed, save, lang), lang)


def _is_given(ctx: click.Context, name: str) -> bool:
    return ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE


def _client_options(given: dict[str, str], lang: str) -> tuple[str | None, str | None]:
    """Return an option that only the terminal has, and one that only the browser has, None where none is given.

    Raises CommandError if options exclude each other.
    """
    terminal_only = next((given[name] for name in IN_TERMINAL if name in given), None)
    browser_only = next((given[name] for name in IN_BROWSER if name in given), None)
    if terminal_only and browser_only:
        raise CommandError(lang, say(lang, "not-together", one=browser_only, other=terminal_only))
    of_new_table = next((text for name, text in given.items() if name not in {"resume", *EITHER_WAY}), None)
    if "resume" in given and of_new_table:
        raise CommandError(lang, say(lang, "not-together", one="--resume", other=of_new_table))
    return terminal_only, browser_only


def _no_page(lang: str) -> CommandError:
    """Report what is missing for the browser: the server, which reports itself, or the built client."""
    with one_line_errors(lang):
        import carrack.server.local  # noqa: F401 - only to hear what it lacks
    return CommandError(lang, say(lang, "no-client"))


def _sit_down(table: "Table", lang: str) -> None:
    """Play in the terminal until the user quits."""
    from carrack.tui import run

    tell_untranslated([table.game.name], lang)
    with table:
        run(table, lang=lang)
    if table.status == "playing":
        click.echo(say(lang, "kept", file=str(table.path)))


def _asked(
    game: str,
    players: int,
    edition: str | None,
    texts: tuple[str, ...],
    bots: str | None,
    hotseat: int,
    names: tuple[str, ...],
    lang: str,
) -> RequestedTable:
    """The table that the options describe; raises CommandError if they are invalid together."""
    options = parse_options(game, players, edition, texts, lang)
    if hotseat > players:
        raise CommandError(lang, say(lang, "hotseat-count", people=hotseat, players=players))
    if len(names) > hotseat:
        raise CommandError(lang, say(lang, "name-count", names=len(names), people=hotseat))
    if names:
        _check_names(names)
    seated: tuple[str, ...] = ()
    if bots is not None or hotseat < players:
        seated = seated_bots(LEVEL if bots is None else bots, players - hotseat, lang)
    return RequestedTable(game, options, (*names, *[""] * (hotseat - len(names))), seated)


def _check_names(names: tuple[str, ...]) -> None:
    """Raise CommandError unless the names are valid, in the terminal and in the browser."""
    from carrack.table.seat import Seat, check_seats

    check_seats([Seat.human(name) for name in names])


def _new_table(asked: RequestedTable, seed: int | None, save: str | None, lang: str) -> "Table":
    from carrack.table import Seat, Table

    seats = (*map(Seat.human, asked.names), *map(Seat.bot, asked.bots))
    path = Path(save) if save is not None else _new_path(asked.game, lang)
    return Table.create(asked.game, seats=seats, options=asked.options, seed=seed, path=path, lang=lang)


def _new_path(game: str, lang: str) -> Path:
    from carrack.cli.saves import new_path
    from carrack.table.folder import folder

    try:
        return new_path(game)
    except OSError as error:
        reason = str(error.strerror)
        raise CommandError(lang, say(lang, "no-place", folder=str(folder()), reason=reason)) from error


def _old_table(file: str, lang: str) -> "Table":
    from carrack.cli.saves import newest_unfinished
    from carrack.table import Table
    from carrack.table.folder import folder

    find_own_bots()
    if file != NEWEST:
        return Table.open(Path(file))
    table = newest_unfinished()
    if table is None:
        raise CommandError(lang, say(lang, "nothing-to-resume", folder=str(folder())))
    return table
