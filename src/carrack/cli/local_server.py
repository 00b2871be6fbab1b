"""What commands that run a server have in common: the browser, and complaints in a line."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from carrack.cli.errors import CommandError, Damaged, Unavailable
from carrack.cli.messages import say

if TYPE_CHECKING:
    from carrack.server.local import Links

EXTRAS = {"psycopg": "postgres"}  # modules of another extra than `server`


@contextmanager
def one_line_errors(lang: str) -> Iterator[None]:
    """Tell what a server lacks: an extra, a database, an address. The server is imported inside."""
    try:
        from carrack.server.run import CannotListen
        from carrack.server.storage.database import DamagedDatabase, NoDatabase

        try:
            yield
        except CannotListen as error:
            told = say(lang, "cannot-listen", host=error.host, port=str(error.port), reason=error.reason)
            raise Unavailable(lang, told) from error
        except NoDatabase as error:
            reason = str(error).rstrip(".")
            if isinstance(error, DamagedDatabase):
                told = say(lang, "damaged-database", reason=reason)
            else:
                told = say(lang, "no-database", reason=reason)
            raise (Damaged if error.is_lasting else Unavailable)(lang, told) from error
    except ModuleNotFoundError as error:
        name = str(error.name).partition(".")[0]
        if name == "carrack":
            raise
        raise CommandError(lang, say(lang, "needs-extra", extra=EXTRAS.get(name, "server"))) from error


def play_in_browser(
    lang: str, open_path: str = "/", *, open_browser: bool = True, lan: bool = False, port: int | None = None
) -> None:
    """Play in the browser until Ctrl-C; the links are told as well, to come back and for friends."""

    def tell(links: "Links") -> None:
        click.echo(say(lang, "play-here", link=links.own) if open_browser else say(lang, "play-open", link=links.own))
        if links.friends:
            click.echo(say(lang, "play-friends", link=links.friends))
        click.echo(say(lang, "play-stop"))

    with one_line_errors(lang):
        from carrack.server.local import run_local

        run_local(open_path, open_browser=open_browser, lan=lan, lang=lang, tell=tell, port=port)
