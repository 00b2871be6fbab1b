"""The catalogues of the terminal table: in every language all that is said, and nothing else.

What the client says of one game is in a catalogue of that game.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from carrack import tui
from carrack.bots import LEVELS
from carrack.engine.languages import PACKAGE
from carrack.games import games
from carrack.games.discovery.terminal.choices import HEADED as DISCOVERY_HEADED
from carrack.games.empire.terminal.choices import HEADED as EMPIRE_HEADED
from carrack.table.order import KINDS
from carrack.tui.board import LOG
from carrack.tui.plain import PLAIN
from carrack.tui.plugin import TerminalPlugin, plugin_of
from carrack.tui.screens.help import PLAYING, WATCHING
from carrack.tui.screens.table import TableScreen
from carrack.tui.screens.watch import WatchScreen
from support.messages import Messages, Wanted, faults

LANGUAGES = sorted(folder.name for folder in PACKAGE.iterdir() if folder.is_dir())


FRAME = Path(tui.__file__).parent
HEADED = {"discovery": DISCOVERY_HEADED, "empire": EMPIRE_HEADED}


def calls(folder: Path) -> Iterator[ast.Call]:
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Attribute(attr="say") | ast.Name(id="say")):
                    yield node


def said(folder: Path) -> Wanted:
    """The messages that `say` is called with in the files of a folder."""
    want: Wanted = {}
    for call in calls(folder):
        match call:
            case ast.Call(args=[ast.Constant(value=str(message))], keywords=args):
                want[message] = {arg.arg for arg in args if arg.arg}
            case ast.Call(args=[ast.IfExp(body=ast.Constant(value=str(one)), orelse=ast.Constant(value=str(other)))]):
                want |= {one: set(), other: set()}
    return want


def panels(plugin: TerminalPlugin) -> Wanted:
    """The titles of the panels of a game."""
    return {f"panel-{panel.name}": set() for panel in (*plugin.left, *plugin.right, plugin.below)}


def frame() -> Wanted:
    """What the client says of every game, with what is made up of words."""
    want = said(FRAME) | panels(PLAIN) | {f"panel-{LOG.name}": set()}
    want |= {text: set() for _, text in (*PLAYING, *WATCHING)}
    want |= {word: set() for _, word, _ in (*TableScreen.keys, *WatchScreen.keys)}
    want |= {f"new-{kind}": set() for kind in KINDS}
    return want | {f"level-{level.name}": set() for level in LEVELS}


def own(game: str) -> Wanted:
    """What the client says of one game."""
    want = said(FRAME.parent / "games" / game / "terminal") | panels(plugin_of(game))
    want |= {f"group-{kind}": set() for kind in HEADED[game]}
    if game == "empire":
        want |= {"gives": set(), "asks": set()}  # the columns of an offer
    return {message: args for message, args in want.items() if message not in frame()}


def read(lang: str, name: str) -> str:
    return (PACKAGE / lang / f"{name}.ftl").read_text(encoding="utf-8")


CATALOGUES = {"tui": frame(), **{f"{game}.tui": own(game) for game in games()}}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", CATALOGUES)
def test_a_catalogue_is_complete(name: str, lang: str) -> None:
    want = CATALOGUES[name]
    messages = Messages(read(lang, name))
    assert not faults(messages, want, {})
    for message, args in want.items():
        assert messages.arguments(message) == args, f"{message} leaves something out"


def test_no_message_of_all_games_hides_one_of_a_game() -> None:
    """A message of `tui.ftl` or `engine.ftl` comes before one of the game."""
    of_all = Messages(read("en", "tui")).entries.keys() | Messages(read("en", "engine")).entries.keys()
    for game in games():
        assert not of_all & Messages(read("en", f"{game}.tui")).entries.keys()


@pytest.mark.parametrize("name", CATALOGUES)
def test_no_language_repeats_another(name: str) -> None:
    texts = [set(read(lang, name).splitlines()) for lang in LANGUAGES]
    sentences = [
        {line for line in lines if line.count(" ") > 6 and "$number" not in line and not line.endswith("->")}
        for lines in texts
    ]
    assert not sentences[0] & sentences[1]
    assert not sentences[1] & sentences[2]
