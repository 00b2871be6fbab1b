"""A server for one person: on this machine, behind a link that opens once, as long as the command runs.

    run_local()  # opens the browser; returns when somebody stops it

`lan` lets friends in the same house in, by a link of their own.
"""

import asyncio
import getpass
import socket
import webbrowser
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Litestar

from carrack.server.app import make_app
from carrack.server.checks import LONGEST_NAME, check_text
from carrack.server.config import Config
from carrack.server.door import Door
from carrack.server.errors import Refused
from carrack.server.guest import Guest
from carrack.server.hall import Hall
from carrack.server.listen import CannotListen, listen, make_server, quiet_signals, running
from carrack.server.prepare import prepare
from carrack.server.session import Seal
from carrack.table.folder import folder

FILE = "tables.db"
NEAR = "127.0.0.1"
EVERYWHERE = "0.0.0.0"  # noqa: S104 - asked for by `lan`
NAMES = ("127.0.0.1", "localhost", "[::1]")
SOMEBODY = "Ana"
WITHOUT_QUOTAS = dict.fromkeys(("tables_per_guest", "bots_per_guest", "chat_per_hour", "rows_per_guest"), 0)
PORT = 16070  # the same each time if it is free: a browser keeps names, settings and tables by address


class Links(NamedTuple):
    """Where to go, each once: the browser that is opened, and another of the same person; and friends, if they may."""

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
) -> None:
    """Serve one person until the command is stopped. `tell` is given the links when all is ready."""

    async def work() -> None:
        async with local(open_path, lan=lan, lang=lang, database=database) as (links, done):
            tell(links)
            if open_browser:
                await asyncio.to_thread(webbrowser.open, links.browser)
            await done

    with quiet_signals():
        asyncio.run(work())


@asynccontextmanager
async def local(
    open_path: str = "/", *, lan: bool = False, lang: str = "en", database: Path | None = None, **settings: Any
) -> AsyncIterator[tuple[Links, "asyncio.Task[None]"]]:
    """Such a server beside what is done inside, with its links and the task that ends when it is stopped."""
    file = database or folder() / FILE
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    await prepare(f"sqlite:///{file}")
    at = _listen(EVERYWHERE if lan else NEAR)
    port = at.getsockname()[1]
    house = _own_address() if lan else ""
    hosts = (*NAMES, house) if house else NAMES
    door = Door(port)
    config = Config(f"sqlite:///{file}", hosts=hosts, proxies=(), **(WITHOUT_QUOTAS | settings))
    app = make_app(config, door)
    async with running(make_server(app, config), at) as done:
        door.remembers = await _remember_owner(app, lang)
        door.friends = f"http://{house}:{port}{door.link('/', for_friends=True)}" if house else ""
        browser, own = (f"http://{NEAR}:{port}{door.link(open_path)}" for _ in range(2))
        links = Links(browser, own, door.friends)
        yield links, done


def _listen(host: str) -> socket.socket:
    """Our own port, or a free one beside another server of this person."""
    try:
        return listen(host, PORT)
    except CannotListen:
        return listen(host, 0)


async def _remember_owner(app: Litestar, lang: str) -> str:
    """The cookie of the person whom the server is for, who is the same guest each time."""
    hall: Hall = app.state.hall
    seal: Seal = app.state.seal
    token = seal.derive("owner")
    if await hall.store.guest(token) is None:
        guest = Guest(hall.new_word(), _own_name(), lang)
        now = hall.config.now()
        await hall.writer.write(lambda connection: hall.store.add_guest(connection, guest, token, now))
    return seal.header(token, "", is_secure=False)


def _own_name() -> str:
    """What the machine calls the person."""
    try:
        return check_text(getpass.getuser()[:LONGEST_NAME].capitalize(), LONGEST_NAME, "name")
    except (KeyError, OSError, Refused):
        return SOMEBODY


def _own_address() -> str:
    """The address under which others in the house find this machine; no packet is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])
