"""Shared by commands that run a server: the local server for the browser, and errors in one line."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from carrack.cli.errors import CommandError, DamagedData, Unavailable
from carrack.cli.messages import say

if TYPE_CHECKING:
    from carrack.server.local import Links

EXTRAS = {"psycopg": "postgres"}  # modules that another extra than `server` installs


@contextmanager
def one_line_errors(lang: str) -> Iterator[None]:
    """Turn errors of a starting server into one line: a missing extra, a database, an address."""
    try:
        from carrack.server.run import CannotListen
        from carrack.server.storage.database import DamagedDatabase, NoDatabase

        try:
            yield
        except CannotListen as error:
            message = say(lang, "cannot-listen", host=error.host, port=str(error.port), reason=error.reason)
            raise Unavailable(lang, message) from error
        except NoDatabase as error:
            reason = str(error).rstrip(".")
            if isinstance(error, DamagedDatabase):
                message = say(lang, "damaged-database", reason=reason)
            else:
                message = say(lang, "no-database", reason=reason)
            raise (DamagedData if error.is_lasting else Unavailable)(lang, message) from error
    except ModuleNotFoundError as error:
        name = str(error.name).partition(".")[0]
        if name == "carrack":
            raise
        raise CommandError(lang, say(lang, "needs-extra", extra=EXTRAS.get(name, "server"))) from error


def play_in_browser(
    lang: str, open_path: str = "/", *, open_browser: bool = True, lan: bool = False, port: int | None = None
) -> None:
    """Run the local server until Ctrl-C and print its links, the player's own and that for friends."""

    def tell(links: "Links") -> None:
        click.echo(say(lang, "play-here", link=links.own) if open_browser else say(lang, "play-open", link=links.own))
        if links.friends:
            click.echo(say(lang, "play-friends", link=links.friends))
        click.echo(say(lang, "play-stop"))

    with one_line_errors(lang):
        from carrack.server.local import run_local

        run_local(open_path, open_browser=open_browser, lan=lan, lang=lang, tell=tell, port=port)
