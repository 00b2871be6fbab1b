"""Symbols of one cell for seats and choices, so that nothing depends on colour alone."""

from collections.abc import Sequence

SEATS = ("✚", "♜", "⚜", "☼", "◆", "‖")
"""The emblems of the seats: cross, tower, lily, sphere, lozenge and column."""

FACE_DOWN = "?"
POINTS = "★"
LEGAL = "●"
GREYED = "×"
CHOSEN = "●"
NOT_CHOSEN = "○"
MORE = "…"


def emblems(nations: Sequence[int], players: int) -> tuple[int, ...]:
    """The emblem of each seat: that of its nation, or one that belongs to no nation at the table."""
    taken = {nation - 1 for nation in nations if nation}
    free = iter([emblem for emblem in range(len(SEATS)) if emblem not in taken])
    return tuple(nations[seat] - 1 if nations[seat] else next(free) for seat in range(players))


def seat_style(emblem: int) -> str:
    """The style of an emblem; themes define its colour."""
    return f"$seat-{emblem + 1} bold"
