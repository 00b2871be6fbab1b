"""The catalogue of the terminal table: in every language all that is said, and nothing else."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from carrack import tui
from carrack.bots import LEVELS
from carrack.engine.catalogue import PACKAGE
from carrack.games import games
from carrack.games.discovery.terminal.choices import HEADED as DISCOVERY_HEADED
from carrack.games.empire.terminal.choices import HEADED as EMPIRE_HEADED
from carrack.table.order import KINDS
from carrack.tui.board import LOG
from carrack.tui.plain import PLAIN
from carrack.tui.plugin import plugin_of
from carrack.tui.screens.help import PLAYING, WATCHING
from carrack.tui.screens.table import TableScreen
from carrack.tui.screens.watch import WatchScreen
from support.messages import Messages, Wanted, faults

LANGUAGES = sorted(folder.name for folder in PACKAGE.iterdir() if folder.is_dir())


def calls() -> Iterator[ast.Call]:
    folder = Path(tui.__file__).parent
    folders = [folder, *(folder.parent / "games" / game / "terminal" for game in games())]
    for file in sorted(file for folder in folders for file in folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Attribute(attr="say") | ast.Name(id="say")):
                    yield node


def wanted() -> Wanted:
    """What `say` is called with, and what is made up of words."""
    want: Wanted = {}
    for game in ("", *games()):
        plugin = plugin_of(game) if game else PLAIN
        own = (PACKAGE / "en" / f"{game}.ftl").read_text(encoding="utf-8") if game else ""  # a game may name its panels
        panels = {f"panel-{panel.name}" for panel in (*plugin.left, *plugin.right, plugin.below, LOG)}
        want |= {panel: set() for panel in panels - Messages(own).entries.keys()}
    want |= {f"group-{kind}": set() for kind in (*DISCOVERY_HEADED, *EMPIRE_HEADED)}
    want |= {text: set() for _, text in (*PLAYING, *WATCHING)}
    want |= {word: set() for _, word, _ in (*TableScreen.keys, *WatchScreen.keys)}
    want |= {"gives": set(), "asks": set()}  # the columns of an offer
    want |= {f"new-{kind}": set() for kind in KINDS}
    want |= {f"level-{level.name}": set() for level in LEVELS}
    for call in calls():
        match call:
            case ast.Call(args=[ast.Constant(value=str(message))], keywords=args):
                want[message] = {arg.arg for arg in args if arg.arg}
            case ast.Call(args=[ast.IfExp(body=ast.Constant(value=str(one)), orelse=ast.Constant(value=str(other)))]):
                want |= {one: set(), other: set()}
    return want


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_catalogue_is_complete(lang: str) -> None:
    want = wanted()
    messages = Messages((PACKAGE / lang / "tui.ftl").read_text(encoding="utf-8"))
    assert not faults(messages, want, {})
    for message, args in want.items():
        assert messages.arguments(message) == args, f"{message} leaves something out"


def test_no_language_repeats_another() -> None:
    texts = [set((PACKAGE / lang / "tui.ftl").read_text(encoding="utf-8").splitlines()) for lang in LANGUAGES]
    sentences = [{line for line in lines if line.count(" ") > 6 and "$number" not in line} for lines in texts]
    assert not sentences[0] & sentences[1]
    assert not sentences[1] & sentences[2]
