"""`carrack play` in the browser: when it opens one, and at which page."""

import json
import sys
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from support.command import refused, run

PLAY = "carrack.cli.commands.play"
Opened = list[tuple[str, dict[str, Any]]]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Opened:
    """Pages that were opened, on a machine that has everything for it; nobody sits in front of the terminal."""
    pages: Opened = []
    monkeypatch.setattr(f"{PLAY}.can_open_browser", lambda: True)
    monkeypatch.setattr(f"{PLAY}.has_page", lambda: True)
    monkeypatch.setattr(
        f"{PLAY}.play_in_browser", lambda lang, path, **more: pages.append((path, {"lang": lang, **more}))
    )
    return pages


def play(*args: str) -> None:
    done = run("play", *args)
    assert (done.exit_code, done.stderr) == (0, ""), done.output


def test_without_arguments_the_start_page_is_opened(opened: Opened) -> None:
    play()
    assert opened == [("/", {"lang": "en", "open_browser": True, "lan": False, "port": None})]


def test_the_network_and_the_browser_are_as_asked_for(opened: Opened) -> None:
    play("--lan", "--no-browser", "--lang", "it", "--port", "16071")
    assert opened == [("/#/?lang=it", {"lang": "it", "open_browser": False, "lan": True, "port": 16071})]


def test_a_port_is_for_the_browser_and_has_its_bounds(opened: Opened) -> None:
    play("--port", "0")
    assert opened == [("/", {"lang": "en", "open_browser": True, "lan": False, "port": 0})]
    assert refused("play", "--port", "8000", "--terminal") == "Error: --port and --terminal can’t be combined."
    for port in ("65536", "http", "-1", "9" * 40):
        output = refused("play", "--port", port)
        assert output == f"Error: --port takes a whole number from 0 to 65535, not “{port}”."


def test_a_table_that_is_described_is_filled_in(opened: Opened) -> None:
    play("--players", "4", "--hotseat", "2", "--bots", "0,1", "--edition", "2007", "--option", "start_auction=true")
    path, _ = opened[0]
    page = urlsplit(urlsplit(path).fragment)
    assert page.path == "/new"
    assert json.loads(parse_qs(page.query)["table"][0]) == {
        "game": "discovery",
        "options": {"edition": "2007", "start_auction": True},
        "seats": [{"kind": "mine"}, {"kind": "mine"}, {"kind": "bot", "level": 0}, {"kind": "bot", "level": 1}],
    }


def test_people_at_one_screen_have_their_names_in_the_browser_too(opened: Opened) -> None:
    play("--players", "3", "--hotseat", "3", "--name", "Ana", "--name", "Bea & Co")
    table = json.loads(parse_qs(urlsplit(urlsplit(opened[0][0]).fragment).query)["table"][0])
    assert table["seats"] == [{"kind": "mine", "name": "Ana"}, {"kind": "mine", "name": "Bea & Co"}, {"kind": "mine"}]
    assert "40" in refused("play", "--name", "A" * 41)
    assert len(opened) == 1


@pytest.mark.parametrize("args", [("--terminal",), ("--seed", "3"), ("--save", "x.carrack"), ("--resume",)])
def test_some_things_are_done_in_the_terminal(args: tuple[str, ...], opened: Opened) -> None:
    assert refused("play", *args) == "Error: The board can be shown only in a terminal."
    complaint = refused("play", "--lan", *args)
    assert complaint == f"Error: --lan and {args[0]} can’t be combined."
    assert opened == []


def test_without_a_browser_the_terminal_is_taken_unless_the_link_is_wanted(
    monkeypatch: pytest.MonkeyPatch, opened: Opened
) -> None:
    monkeypatch.setattr(f"{PLAY}.can_open_browser", lambda: False)
    assert refused("play") == "Error: The board can be shown only in a terminal."
    assert opened == []
    play("--lan")
    play("--no-browser")
    assert [more["open_browser"] for _, more in opened] == [False, False]


def test_without_a_built_client_the_terminal_is_taken(monkeypatch: pytest.MonkeyPatch, opened: Opened) -> None:
    monkeypatch.setattr(f"{PLAY}.has_page", lambda: False)
    assert refused("play") == "Error: The board can be shown only in a terminal."
    assert "does not include the browser client" in refused("play", "--lan")
    assert opened == []


def test_without_the_server_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, opened: Opened) -> None:
    monkeypatch.undo()
    for name in [name for name in sys.modules if name.startswith(("carrack.server", "litestar"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "litestar", None)
    assert 'pip install "carrack[server]"' in refused("play", "--lan")
    assert opened == []


def test_what_cannot_be_is_refused_before_a_page_is_opened(opened: Opened) -> None:
    assert "Possible: 2–6." in refused("play", "--players", "7")
    assert opened == []


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have a screen always")
def test_a_machine_without_a_screen_opens_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    from carrack.cli.browser import can_open_browser

    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not can_open_browser()
    monkeypatch.setenv("BROWSER", "true %s")
    assert can_open_browser()
