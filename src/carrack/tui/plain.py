"""The plain board of a game without a plug-in: the fields of the view as a table, and the players with their scores."""

import msgspec
from textual.content import Content

from carrack.engine.view import View
from carrack.tui import symbols
from carrack.tui.panel import PanelSpec
from carrack.tui.player_head import head
from carrack.tui.plugin import TerminalPlugin
from carrack.tui.text import Piece, in_columns, line, stack
from carrack.tui.view_model import ViewModel

SHARED = frozenset(View.__struct_fields__)
LABEL = 24


def draw_board(model: ViewModel, width: int, height: int) -> Content:  # noqa: ARG001 - every panel is drawn alike
    """One row for each field of the view."""
    fields = msgspec.structs.asdict(model.view)
    rows: list[list[Piece]] = [[(name, "bold"), _text(value)] for name, value in fields.items() if name not in SHARED]
    return stack(in_columns(rows, [LABEL, max(width - LABEL - 1, 8)]))


def draw_players(model: ViewModel, width: int, height: int) -> Content:  # noqa: ARG001 - as above
    """One row for each player."""
    seats = range(model.view.players)
    return stack([line(head(model, seat, width), f"{symbols.POINTS}{model.scores[seat]}") for seat in seats])


def brief(model: ViewModel) -> str:
    """The reader's score."""
    return f"{symbols.POINTS}{model.scores[model.seat or 0]}"


def home(model: ViewModel) -> str:  # noqa: ARG001 - the signature of all plug-ins
    """There is one panel to look at."""
    return "board"


def _text(value: object) -> str:
    """A field as text: unknown tokens as question marks, rows of tables apart."""
    if isinstance(value, list):
        return (" | " if value and isinstance(value[0], list) else " ").join(map(_text, value))
    return symbols.FACE_DOWN if value is None else str(value)


PLAIN = TerminalPlugin(
    left=(PanelSpec("board", draw_board),),
    right=(),
    below=PanelSpec("seats", draw_players),
    home=home,
    brief=brief,
)
