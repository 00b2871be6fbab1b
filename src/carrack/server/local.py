"""A server for one person on this machine, until the command is stopped. Only browsers that open its link get in.

    run_local()  # opens the browser; returns when the command is stopped

With `lan`, friends on the same network get in by a link of their own.
"""

import asyncio
import getpass
import socket
import webbrowser
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.engine.catalogue import catalogue
from carrack.server.config import Config
from carrack.server.errors import Refused, check_text
from carrack.server.http.app import make_app
from carrack.server.http.sessions import DAY, Admission, SessionCookies
from carrack.server.run import CannotListen, listen, make_server, quiet_signals, running
from carrack.server.storage.database import prepare
from carrack.server.storage.schema import Guest
from carrack.server.tables.registry import TableRegistry
from carrack.table.folder import folder
from carrack.table.seat import LONGEST_NAME

FILE = "tables.db"
NEAR = "127.0.0.1"
EVERYWHERE = "0.0.0.0"  # noqa: S104 - asked for by `lan`
NAMES = ("127.0.0.1", "localhost", "[::1]")
WITHOUT_QUOTAS = dict.fromkeys(("tables_per_guest", "bots_per_guest", "chat_per_hour", "rows_per_guest"), 0)
PORT = 16070  # the same each time if it is free: browsers store settings by address


class Links(NamedTuple):
    """The links of a server: for the browser that is opened, once; for the owner, at any time; for friends."""

    browser: str
    own: str
    friends: str = ""


def has_client() -> bool:
    """Whether there is a web client to open."""
    return (Config().web / "index.html").is_file()


def run_local(
    open_path: str = "/",
    open_browser: bool = True,
    lan: bool = False,
    lang: str = "en",
    tell: Callable[[Links], None] = lambda _: None,
    database: Path | None = None,
    port: int | None = None,
) -> None:
    """Serve one person until the command is stopped. `tell` is called with the links when the server is ready.

    Raises CannotListen if something else listens at the `port` that is asked for.
    """

    async def work() -> None:
        async with local_server(open_path, lan=lan, lang=lang, database=database, port=port) as (links, done):
            tell(links)
            if open_browser:
                await asyncio.to_thread(webbrowser.open, links.browser)
            await done

    with quiet_signals():
        asyncio.run(work())


@asynccontextmanager
async def local_server(
    open_path: str = "/",
    *,
    lan: bool = False,
    lang: str = "en",
    database: Path | None = None,
    port: int | None = None,
    **settings: Any,
) -> AsyncIterator[tuple[Links, "asyncio.Task[None]"]]:
    """Run such a server during this block; yields its links and the task that ends when it is stopped."""
    file = database or folder() / FILE
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    await prepare(f"sqlite:///{file}")
    at = _listen(EVERYWHERE if lan else NEAR, port)
    port = at.getsockname()[1]
    house = _own_address() if lan else ""
    hosts = (*NAMES, house) if house else NAMES
    config = Config(f"sqlite:///{file}", hosts=hosts, proxies=(), **(WITHOUT_QUOTAS | settings))
    admission = Admission(port, config.session_days * DAY)
    app = make_app(config, admission)
    async with running(make_server(app, config), at) as done:
        admission.admit = Owner(app.state.registry, app.state.session_cookies, lang).cookie
        admission.friends = f"http://{house}:{port}{admission.link('/', for_friends=True)}" if house else ""
        browser, own = (f"http://{NEAR}:{port}{admission.link(open_path, once=once)}" for once in (True, False))
        links = Links(browser, own, admission.friends)
        yield links, done


def _listen(host: str, port: int | None) -> socket.socket:
    """Listen at the given port; without one at the usual port, or a free one if that is taken."""
    if port is not None:
        return listen(host, port)
    try:
        return listen(host, PORT)
    except CannotListen:
        return listen(host, 0)


def _own_address() -> str:
    """Return this machine's address on the local network; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])


NAMELESS = ("", "root")  # accounts that are not named after a person


class Owner:
    """The owner of a local server: always the same guest, even after a session was deleted."""

    def __init__(self, registry: TableRegistry, session_cookies: SessionCookies, lang: str) -> None:
        self._registry = registry
        self._session_cookies = session_cookies
        self._lang = lang

    async def cookie(self) -> str:
        """Return the Set-Cookie header of the owner's session; a revoked token is replaced."""
        token: str = await self._registry.writer.write(self._token)
        return self._session_cookies.header(token, "", is_secure=False)

    async def _token(self, connection: AsyncConnection) -> str:
        guests, new_word = self._registry.guests, self._registry.new_word
        token = await guests.owner_token(connection) or self._session_cookies.derive("owner")
        is_revoked = await guests.is_revoked(connection, token)
        if is_revoked is None:
            guest = Guest(new_word(), own_name(self._lang), self._lang)
            await guests.add(connection, guest, token, self._registry.config.now())
        elif is_revoked:
            old, token = token, new_word() + new_word()
            await guests.replace_owner_token(connection, old, token)
        return token


def own_name(lang: str) -> str:
    """Return the account's name; for nameless accounts the default name of players."""
    try:
        account = getpass.getuser()
        if account not in NAMELESS:
            return check_text(account[:LONGEST_NAME].capitalize(), LONGEST_NAME, "name")
    except (ImportError, KeyError, OSError, Refused):  # the machine has no name, or none that can be shown
        pass
    return catalogue(lang, "web").format("name-default", {})
