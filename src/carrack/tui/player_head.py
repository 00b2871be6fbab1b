"""The head of a player's row: mark, emblem and name."""

from rich.cells import cell_len
from textual.content import Content

from carrack.tui.text import fit_width, line
from carrack.tui.view_model import ViewModel
from carrack.tui.words import Words

WIDEST_NAME = 22


def head(model: ViewModel, seat: int, width: int) -> Content:
    """A mark if the seat must decide, its emblem, and its name cut to size."""
    view = model.view
    name = model.names[seat]
    if model.labels[seat]:
        name = f"{name} ({model.labels[seat]})"
    room = min(WIDEST_NAME, max(8, width // 3), max(len(_whole(model, other)) for other in range(view.players)))
    is_due = seat in view.deciders and seat not in view.committed
    mark = ("▶", "$mark bold") if is_due else ("✓", "$success") if seat in view.committed else (" ", "")
    style = "bold underline" if seat == model.seat else "bold"
    short = fit_width(name, room).plain.rstrip()
    return line(mark, model.sign(seat), " ", (short, style), " " * (room - cell_len(short) + 2))


def short_name(words: Words, seat: int) -> str:
    """A player's name, cut to the width of a head, for lines that say more."""
    return fit_width(words.names[seat], WIDEST_NAME).plain.rstrip()


def _whole(model: ViewModel, seat: int) -> str:
    return f"{model.names[seat]} ({model.labels[seat]})" if model.labels[seat] else model.names[seat]
