"""Signs of one cell for seats and workers, so that nothing depends on colour alone."""

from collections.abc import Sequence

SEATS = ("✚", "♜", "⚜", "☼", "◆", "‖")
"""Cross, tower, lily, sphere, lozenge and column: the emblems of the six nations, in the order of the catalogue."""

WORKERS = ("", "C", "M", "†", "S", "⌂")
"""By type. A colonist is the sign of its owner alone; the letters are the same in all our languages."""

SHIP = "▲"
FACE_DOWN = "?"
POINTS = "★"
RESISTANCE = "▣"
LEGAL = "●"
GREYED = "×"
MORE = "…"


def emblems(nations: Sequence[int], players: int) -> tuple[int, ...]:
    """The emblem of each seat: that of its nation, or one that no nation at the table has."""
    taken = {nation - 1 for nation in nations if nation}
    free = iter([emblem for emblem in range(len(SEATS)) if emblem not in taken])
    return tuple(nations[seat] - 1 if nations[seat] else next(free) for seat in range(players))


def seat_style(emblem: int) -> str:
    """The colour of an emblem, as the themes name it."""
    return f"$seat-{emblem + 1} bold"
