"""How the row of a player begins, in both games."""

from rich.cells import cell_len
from textual.content import Content

from carrack.tui.scene import Scene
from carrack.tui.text import fit, line

WIDEST_NAME = 22


def head(scene: Scene, seat: int, width: int) -> Content:
    """A mark for who is to choose, the sign, the name cut to size, and what sits there."""
    view = scene.view
    name = scene.names[seat]
    if scene.notes[seat]:
        name = f"{name} ({scene.notes[seat]})"
    room = min(WIDEST_NAME, max(8, width // 3), max(len(_whole(scene, other)) for other in range(view.players)))
    is_due = seat in view.deciders and seat not in view.committed
    mark = ("▶", "$mark bold") if is_due else ("✓", "$success") if seat in view.committed else (" ", "")
    style = "bold underline" if seat == scene.seat else "bold"
    short = fit(name, room).plain.rstrip()
    return line(mark, scene.sign(seat), " ", (short, style), " " * (room - cell_len(short) + 2))


def _whole(scene: Scene, seat: int) -> str:
    return f"{scene.names[seat]} ({scene.notes[seat]})" if scene.notes[seat] else scene.names[seat]
