"""`carrack bot`: lets your own bot play at the tables of a server."""

import asyncio
import traceback
from typing import Any

import click

from carrack.cli.bot_options import named_bots
from carrack.cli.command import argument, localized_command, option
from carrack.cli.errors import CommandError
from carrack.cli.messages import say
from carrack.cli.param_types import Number

FAILED = 1


@localized_command("bot", "carrack bot --url https://games.example --token TOKEN mymodule:MyBot")
@option("--url", value="url", required=True)
@option("--token", value="token", required=True, envvar="CARRACK_TOKEN")
@option("--table", value="table", default="")
@option("--seat", value="number", type=Number())
@option("--code", value="code", default="")
@argument("bot")
@click.pass_context
def command(
    ctx: click.Context, url: str, token: str, table: str, seat: int | None, code: str, bot: str, lang: str
) -> None:
    """Take the seats kept for the bot, and play."""
    named_bots(bot, lang)
    if not table and (seat is not None or code):
        raise CommandError(lang, say(lang, "missing", what="--table"))
    try:
        from carrack.client.bot_client import BotClient
        from carrack.client.http_client import HttpClient, RequestRefused, ServerUnreachable
        from carrack.client.seat_player import BadMove
    except ImportError as error:
        raise CommandError(lang, say(lang, "needs-extra", extra="client")) from error
    from carrack.bots import Budget, make
    from carrack.engine.errors import CarrackError

    try:
        http = HttpClient(url, token, lang)
        client = BotClient(http, lambda seed: make(bot, seed), Budget(), lambda what, **more: _tell(lang, what, **more))
        asyncio.run(client.run(table.rpartition("/")[2], seat, code))
    except ServerUnreachable as error:
        raise CommandError(lang, say(lang, "bot-no-server", url=url, reason=str(error))) from error
    except RequestRefused as error:
        raise CommandError(lang, str(error)) from error
    except BadMove as error:
        click.echo(say(lang, "bot-bad-move", reason=str(error)), err=True)
        ctx.exit(FAILED)
    except CarrackError:
        raise
    except Exception:  # noqa: BLE001 - the bot's own, which its author wants to see whole
        click.echo(traceback.format_exc() + say(lang, "bot-raised"), err=True)
        ctx.exit(FAILED)


def _tell(lang: str, what: str, **details: Any) -> None:
    """Print what happens, one line each."""
    if what == "lost":
        click.echo(say(lang, "bot-lost", reason=details["reason"]), err=True)
        return
    table, seat = str(details["table"]), str(details["seat"])
    match what, details.get("won"):
        case "seated", _:
            click.echo(say(lang, "bot-seated", table=table, seat=seat))
        case "unseated", _:
            click.echo(say(lang, "bot-unseated", table=table, seat=seat))
        case "over", True:
            click.echo(say(lang, "bot-won", table=table, seat=seat, points=details["points"]))
        case "over", _:
            click.echo(say(lang, "bot-lost-game", table=table, seat=seat, points=details["points"]))
        case "void", _:
            click.echo(say(lang, "bot-void", table=table, seat=seat))
