"""The server for one person: it opens once, to who has the link, and remembers the person."""

import json
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from carrack.cli.refused import Refused
from carrack.cli.serving import play_in_browser
from carrack.server import local as module
from carrack.server.local import local
from support.site import run

TABLE = {"game": "toy", "seats": [{"kind": "mine"}] * 2}
RUN = "from carrack.cli.serving import play_in_browser; play_in_browser('it', '/lobby', open_browser=False)"


def client(link: str, **more: Any) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url="http://" + urlsplit(link).netloc, **more)


def test_the_link_opens_once_and_the_person_stays_the_same(tmp_path: Path) -> None:
    file = tmp_path / "data" / "tables.db"
    seen = []

    async def work() -> None:
        for _ in range(2):
            async with local("/lobby?new=1", database=file) as (links, _), client(links.own) as me:
                assert (await me.get("/api/session")).json()["code"] == "no-key"
                page = await me.get("/", headers={"accept": "text/html", "accept-language": "it"})
                assert (page.status_code, page.headers["content-type"]) == (403, "text/plain; charset=utf-8")
                assert page.text.startswith("Questo server è per una sola persona.")
                answer = await me.get(links.own)
                assert (answer.status_code, answer.headers["location"]) == (303, "/lobby?new=1")
                for told in answer.headers.get_list("set-cookie"):
                    assert {"HttpOnly", "SameSite=Strict"} <= set(told.split("; "))
                seen.append((await me.get("/api/session")).json())
                made = await me.post("/api/tables", json=TABLE, headers=own(me))
                assert made.status_code == 201, made.text
                async with client(links.own) as thief:
                    assert (await thief.get(links.own)).json()["code"] == "no-key"
                async with client(links.browser) as other:
                    assert (await other.get(links.browser)).status_code == 303
                    assert (await other.get("/api/session")).json() == seen[-1]

    run(work())
    assert seen[0] == seen[1]
    assert seen[0]["name"]


def own(me: httpx.AsyncClient) -> dict[str, str]:
    return {"origin": str(me.base_url).rstrip("/")}


def test_other_names_are_not_answered(tmp_path: Path) -> None:
    async def work() -> None:
        async with local(database=tmp_path / "tables.db") as (links, _), client(links.own) as me:
            await me.get(links.own)
            assert (await me.get("/api/session")).is_success
            port = urlsplit(links.own).port
            for host in (f"evil.example:{port}", "evil.example", "127.0.0.1.evil.example", ""):
                answer = await me.get("/api/session", headers={"host": host})
                assert answer.status_code in {400, 421}, host
                if answer.status_code == 421:
                    assert answer.json()["code"] == "bad-host"
            assert (await me.get("/api/session", headers={"host": f"localhost:{port}"})).is_success

    run(work())


def test_sockets_need_the_cookie_and_a_page_of_ours(tmp_path: Path) -> None:
    async def work() -> None:
        async with local(database=tmp_path / "tables.db") as (links, _), client(links.own) as me:
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
            async with connect(where, origin=ours, additional_headers={"cookie": cookies}) as wire:  # type: ignore[arg-type]  # NewType
                await wire.send(json.dumps({"type": "hello", "seat": 0}))
                assert json.loads(await wire.recv())["picture"]["yours"] == [0, 1]

    run(work())


def test_it_listens_on_this_machine_only(tmp_path: Path) -> None:
    async def work() -> None:
        async with local(database=tmp_path / "tables.db") as (links, _):
            port = urlsplit(links.own).port or 0
            with socket.socket() as other:
                other.settimeout(1)
                # All of 127.0.0.0/8 is this machine, but only 127.0.0.1 is listened at.
                assert other.connect_ex(("127.0.0.2", port)) != 0

    run(work())


def test_it_takes_the_same_port_each_time_unless_that_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        free = taken.getsockname()[1]
    monkeypatch.setattr(module, "PORT", free)

    async def work() -> None:
        for _ in range(2):
            async with local(database=tmp_path / "one.db") as (links, _):
                assert urlsplit(links.own).port == free
        async with (
            local(database=tmp_path / "one.db") as (links, _),
            local(database=tmp_path / "two.db") as (others, _),
        ):
            assert urlsplit(links.own).port == free != urlsplit(others.own).port

    run(work())


def test_friends_in_the_house_have_a_link_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_own_address", lambda: "127.0.0.5")

    async def work() -> None:
        async with local("/#/new?lang=fr", lan=True, database=tmp_path / "tables.db") as (links, _):
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
                    told = (await friend.post("/api/guests", json=body, headers=own(friend))).json()
                    assert told["token"] == ""
                    assert (await friend.get("/api/session")).json()["name"] == name

    run(work())


def test_the_command_keeps_tables_among_the_persons_data_and_stops_in_order(tmp_path: Path) -> None:
    env = {"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path), "PATH": "", "PYTHONUNBUFFERED": "1"}
    server = subprocess.Popen([sys.executable, "-c", RUN], stdout=subprocess.PIPE, env=env, text=True)
    try:
        assert server.stdout is not None
        told = server.stdout.readline()
        assert told.startswith("Apri questo link")
        assert httpx.get(told.split()[-1]).headers["location"] == "/lobby"
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
    with pytest.raises(Refused, match="The database cannot be used: file is not a database"):
        play_in_browser("en", open_browser=False)
