"""The server for one person: it opens to who has the link, and remembers the person."""

import getpass
import json
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from carrack.cli.errors import CommandError
from carrack.cli.local_server import play_in_browser
from carrack.server import local
from carrack.server.http import app, sessions
from carrack.server.local import local_server

TABLE = {"game": "toy", "seats": [{"kind": "mine"}] * 2}
RUN = "from carrack.cli.local_server import play_in_browser; play_in_browser('it', '/lobby', open_browser=False)"


def client(link: str, **more: Any) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url="http://" + urlsplit(link).netloc, **more)


async def test_the_link_opens_again_and_the_person_stays_the_same(tmp_path: Path) -> None:
    file = tmp_path / "data" / "tables.db"
    seen = []

    for _ in range(2):
        async with local_server("/lobby?new=1", database=file) as (links, _):
            async with client(links.own) as me:
                assert (await me.get("/api/session")).json()["code"] == "no-key"
                page = await me.get("/", headers={"accept": "text/html", "accept-language": "it"})
                assert (page.status_code, page.headers["content-type"]) == (403, "text/plain; charset=utf-8")
                assert page.text.startswith("Questo server è per una sola persona.")
            for _ in range(3):  # each time a browser that has kept nothing
                async with client(links.own) as me:
                    answer = await me.get(links.own)
                    assert (answer.status_code, answer.headers["location"]) == (303, "/lobby?new=1")
                    cookies = answer.headers.get_list("set-cookie")
                    assert len(cookies) == 2
                    for cookie in cookies:  # they outlive the browser, and scripts cannot read them
                        words = set(cookie.split("; "))
                        assert {"HttpOnly", "SameSite=Strict", f"Max-Age={180 * 24 * 3600}"} <= words
                    seen.append((await me.get("/api/session")).json())
                    made = await me.post("/api/tables", json=TABLE, headers=own(me))
                    assert made.status_code == 201, made.text
    assert all(known == seen[0] for known in seen)
    assert seen[0]["name"]


async def test_the_link_that_a_browser_is_started_with_opens_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with local_server(database=tmp_path / "tables.db") as (links, _):
        async with client(links.browser) as me:
            assert (await me.get(links.browser)).status_code == 303
            assert (await me.get("/api/session")).is_success
            assert (await me.get(links.browser)).status_code != 303, "who is in stays in"
        async with client(links.browser) as thief:  # other users of the machine see the arguments of programs
            assert (await thief.get(links.browser)).json()["code"] == "no-key"
    monkeypatch.setattr(sessions, "LINK_SECONDS", 0)
    async with local_server(database=tmp_path / "tables.db") as (links, _), client(links.browser) as thief:
        assert (await thief.get(links.browser)).json()["code"] == "no-key"


async def test_a_clock_that_steps_back_locks_nobody_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with local_server(database=tmp_path / "tables.db") as (links, _):
        now = time.time()
        monkeypatch.setattr(time, "time", lambda: now - 100)
        for link in links[:2]:
            async with client(link) as me:
                assert (await me.get(link)).status_code == 303
                assert (await me.get("/api/session")).is_success


async def test_who_deletes_the_session_comes_back_as_the_same_person(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    async with local_server(database=file) as (links, _), client(links.own) as me:
        await me.get(links.own)
        known = (await me.get("/api/session")).json()
        cookies = dict(me.cookies)
        for _ in range(2):
            assert (await me.delete("/api/session", headers=own(me))).status_code == 204
            assert (await me.get("/api/session")).status_code == 401
            async with client(links.own, cookies=cookies) as thief:
                assert (await thief.get("/api/session")).status_code == 401
            await me.get(links.own)
            assert (await me.get("/api/session")).json() == known
    async with local_server(database=file) as (links, _), client(links.own) as me:
        await me.get(links.own)
        assert (await me.get("/api/session")).json() == known


def own(me: httpx.AsyncClient) -> dict[str, str]:
    return {"origin": str(me.base_url).rstrip("/")}


async def test_other_names_are_not_answered(tmp_path: Path) -> None:
    async with local_server(database=tmp_path / "tables.db") as (links, _), client(links.own) as me:
        await me.get(links.own)
        assert (await me.get("/api/session")).is_success
        port = urlsplit(links.own).port
        for host in (f"evil.example:{port}", "evil.example", "127.0.0.1.evil.example", ""):
            answer = await me.get("/api/session", headers={"host": host})
            assert answer.status_code in {400, 421}, host
            if answer.status_code == 421:
                assert answer.json()["code"] == "bad-host"
        assert (await me.get("/api/session", headers={"host": f"localhost:{port}"})).is_success


async def test_sockets_need_the_cookie_and_a_page_of_ours(tmp_path: Path) -> None:
    async with local_server(database=tmp_path / "tables.db") as (links, _), client(links.own) as me:
        await me.get(links.own)
        made = await me.post("/api/tables", json=TABLE, headers=own(me))
        where = f"ws://{urlsplit(links.own).netloc}/api/tables/{made.json()['id']}/live"
        cookies = "; ".join(f"{name}={value}" for name, value in me.cookies.items())
        for origin, sent in ((None, ""), ("http://evil.example", cookies), (None, cookies)):
            headers = {"cookie": sent} if sent else {}
            with pytest.raises(InvalidStatus) as refused:
                await connect(where, origin=origin, additional_headers=headers)  # type: ignore[arg-type]  # NewType
            assert refused.value.response.status_code == 403
        ours = own(me)["origin"]
        async with connect(where, origin=Origin(ours), additional_headers={"cookie": cookies}) as wire:
            await wire.send(json.dumps({"type": "hello", "seat": 0}))
            assert json.loads(await wire.recv())["picture"]["yours"] == [0, 1]


async def test_it_listens_on_this_machine_only(tmp_path: Path) -> None:
    async with local_server(database=tmp_path / "tables.db") as (links, _):
        port = urlsplit(links.own).port or 0
        with socket.socket() as other:
            other.settimeout(1)
            # All of 127.0.0.0/8 is this machine, but only 127.0.0.1 is listened at.
            assert other.connect_ex(("127.0.0.2", port)) != 0


async def test_it_takes_the_same_port_each_time_unless_that_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        free = taken.getsockname()[1]
    monkeypatch.setattr(local, "PORT", free)

    for _ in range(2):
        async with local_server(database=tmp_path / "one.db") as (links, _):
            assert urlsplit(links.own).port == free
    async with (
        local_server(database=tmp_path / "one.db") as (links, _),
        local_server(database=tmp_path / "two.db") as (others, _),
    ):
        assert urlsplit(links.own).port == free != urlsplit(others.own).port


async def test_friends_in_the_house_have_a_link_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local, "_own_address", lambda: "127.0.0.5")

    async with local_server("/#/new?lang=fr", lan=True, database=tmp_path / "tables.db") as (links, _):
        page = urlsplit(urlsplit(links.browser).fragment)
        assert parse_qs(page.query) == {"lang": ["fr"]}
        async with client(links.browser) as me:
            assert (await me.get(links.browser.partition("#")[0])).headers["location"] == "/"
            reach = (await me.get("/api/reach")).json()
            assert reach == {"is_local": True, "friends": links.friends}, "for the page's invitations"
        for name in ("Bea", "Cleo"):
            async with client(links.friends) as friend:
                assert (await friend.get(links.friends)).status_code == 303
                assert (await friend.get("/api/session")).status_code == 401  # nobody yet, and not the owner
                body = {"name": name, "keeps": "cookie"}
                answer = (await friend.post("/api/guests", json=body, headers=own(friend))).json()
                assert answer["token"] == ""
                assert (await friend.get("/api/session")).json()["name"] == name


async def test_the_owners_link_is_good_on_this_machine_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    apps: list[Any] = []

    def make_app(*args: Any) -> Any:
        apps.append(app.make_app(*args))
        return apps[-1]

    monkeypatch.setattr(local, "_own_address", lambda: "192.168.7.1")
    monkeypatch.setattr(local, "make_app", make_app)

    async with local_server(lan=True, database=tmp_path / "tables.db") as (links, _):
        for address, is_near in (("192.168.7.9", False), ("::ffff:192.168.7.9", False), ("127.0.0.1", True)):
            transport = httpx.ASGITransport(apps[0], client=(address, 40000))
            for link in (links.own, links.browser):
                stolen = link.partition("#")[0].replace(urlsplit(link).netloc, urlsplit(links.friends).netloc)
                async with client(links.friends, transport=transport) as friend:
                    answer = await friend.get(stolen)
                    assert answer.status_code == (303 if is_near else 403), (address, link)
                    # One who has come in as a friend becomes nobody else by it.
                    assert (await friend.get(links.friends)).status_code == 303
                    await friend.get(stolen)
                    assert (await friend.get("/api/session")).is_success == is_near


@pytest.mark.parametrize("account", ["root", ""])
async def test_an_account_without_a_name_of_its_own_has_the_one_of_the_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, account: str
) -> None:
    monkeypatch.setattr(getpass, "getuser", lambda: account)
    found = []
    for lang in ("en", "fr", "it"):
        async with local_server(lang=lang, database=tmp_path / f"{lang}.db") as (links, _), client(links.own) as me:
            await me.get(links.own)
            found.append((await me.get("/api/session")).json()["name"])
    assert found == ["Navigator", "Navigateur", "Navigatore"]


def test_other_accounts_give_their_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(getpass, "getuser", lambda: "magellan")
    assert local.own_name("it") == "Magellan"

    def fail() -> str:
        raise OSError("no such user")

    monkeypatch.setattr(getpass, "getuser", fail)
    assert local.own_name("it") == "Navigatore"


def test_a_port_that_is_taken_is_told_in_a_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(CommandError, match=f"Can’t listen on 127.0.0.1, port {port}: Address already in use"):
            play_in_browser("en", open_browser=False, port=port)


async def test_the_port_is_as_asked_for(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    async with local_server(database=tmp_path / "tables.db", port=port) as (links, _):
        assert urlsplit(links.own).port == port


def test_the_command_keeps_tables_among_the_persons_data_and_stops_in_order(tmp_path: Path) -> None:
    env = {"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path), "PATH": "", "PYTHONUNBUFFERED": "1"}
    server = subprocess.Popen([sys.executable, "-c", RUN], stdout=subprocess.PIPE, env=env, text=True)
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert line.startswith("Apri questo link")
        for _ in range(2):
            assert httpx.get(line.split()[-1]).headers["location"] == "/lobby"
        assert server.stdout.readline().startswith("Ctrl-C")
        server.send_signal(signal.SIGINT)
        assert server.wait(30) == 0
    finally:
        server.kill()
        server.wait()
        assert server.stdout is not None
        server.stdout.close()
    assert (tmp_path / "carrack" / "tables.db").is_file()


def test_tables_that_cannot_be_kept_are_told_in_a_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "carrack").mkdir()
    (tmp_path / "carrack" / "tables.db").write_text("this is a letter" * 100)
    with pytest.raises(CommandError, match="The database can’t be used: file is not a database"):
        play_in_browser("en", open_browser=False)
