"""A server for one person: on this machine, behind a link, as long as the command runs.

    run_local()  # opens the browser; returns when somebody stops it

`lan` lets friends in the same house in, by a link of their own.
"""

import asyncio
import socket
import webbrowser
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from carrack.server.app import make_app
from carrack.server.config import Config
from carrack.server.door import Door
from carrack.server.listen import CannotListen, listen, make_server, quiet_signals, running
from carrack.server.owner import Owner
from carrack.server.prepare import prepare
from carrack.server.session import DAY
from carrack.table.folder import folder

FILE = "tables.db"
NEAR = "127.0.0.1"
EVERYWHERE = "0.0.0.0"  # noqa: S104 - asked for by `lan`
NAMES = ("127.0.0.1", "localhost", "[::1]")
WITHOUT_QUOTAS = dict.fromkeys(("tables_per_guest", "bots_per_guest", "chat_per_hour", "rows_per_guest"), 0)
PORT = 16070  # the same each time if it is free: a browser keeps names, settings and tables by address


class Links(NamedTuple):
    """Where to go: the browser that is opened, once; the person, from this machine at any time; and friends."""

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
    """Serve one person until the command is stopped. `tell` is given the links when all is ready.

    Raises CannotListen if something else listens at the `port` that is asked for.
    """

    async def work() -> None:
        async with local(open_path, lan=lan, lang=lang, database=database, port=port) as (links, done):
            tell(links)
            if open_browser:
                await asyncio.to_thread(webbrowser.open, links.browser)
            await done

    with quiet_signals():
        asyncio.run(work())


@asynccontextmanager
async def local(
    open_path: str = "/",
    *,
    lan: bool = False,
    lang: str = "en",
    database: Path | None = None,
    port: int | None = None,
    **settings: Any,
) -> AsyncIterator[tuple[Links, "asyncio.Task[None]"]]:
    """Such a server beside what is done inside, with its links and the task that ends when it is stopped."""
    file = database or folder() / FILE
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    await prepare(f"sqlite:///{file}")
    at = _listen(EVERYWHERE if lan else NEAR, port)
    port = at.getsockname()[1]
    house = _own_address() if lan else ""
    hosts = (*NAMES, house) if house else NAMES
    config = Config(f"sqlite:///{file}", hosts=hosts, proxies=(), **(WITHOUT_QUOTAS | settings))
    door = Door(port, config.session_days * DAY)
    app = make_app(config, door)
    async with running(make_server(app, config), at) as done:
        door.admit = Owner(app.state.hall, app.state.seal, lang).cookie
        door.friends = f"http://{house}:{port}{door.link('/', for_friends=True)}" if house else ""
        browser, own = (f"http://{NEAR}:{port}{door.link(open_path, once=once)}" for once in (True, False))
        links = Links(browser, own, door.friends)
        yield links, done


def _listen(host: str, port: int | None) -> socket.socket:
    """The port that is asked for; without one our own, or a free one beside another server of this person."""
    if port is not None:
        return listen(host, port)
    try:
        return listen(host, PORT)
    except CannotListen:
        return listen(host, 0)


def _own_address() -> str:
    """The address under which others in the house find this machine; no packet is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])
