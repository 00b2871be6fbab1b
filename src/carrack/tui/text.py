"""Helpers for styled lines of text, measured in cells."""

from collections.abc import Iterable, Sequence

from textual.content import Content

Piece = str | tuple[str, str] | Content


def line(*pieces: Piece) -> Content:
    """Join pieces into a line."""
    return Content.assemble(*pieces)


def stack(lines: Iterable[Content], width: int | None = None) -> Content:
    """Join lines; with a width, longer lines are truncated."""
    found = list(lines)
    if width is not None:
        found = [text if text.cell_length <= width else text.truncate(width, ellipsis=True) for text in found]
    return Content("\n").join(found)


def fit_width(piece: Piece, width: int, right: bool = False) -> Content:
    """Truncate with an ellipsis or pad with blanks to a width."""
    content = piece if isinstance(piece, Content) else line(piece)
    if content.cell_length > width:
        content = content.truncate(width, ellipsis=True)
    blank = width - content.cell_length
    return content.pad_left(blank) if right else content.pad_right(blank)


def in_columns(rows: Sequence[Sequence[Piece]], widths: Sequence[int], gap: str = " ") -> list[Content]:
    """Rows in columns; a negative width right-aligns its column."""
    return [
        line(
            *_with_gaps([fit_width(cell, abs(width), width < 0) for cell, width in zip(row, widths, strict=True)], gap)
        )
        for row in rows
    ]


def _with_gaps(cells: list[Content], gap: str) -> list[Piece]:
    pieces: list[Piece] = []
    for cell in cells:
        if pieces:
            pieces.append(gap)
        pieces.append(cell)
    return pieces


def flow(pieces: Sequence[Piece], width: int, indent: Piece = "", gap: str = "  ") -> list[Content]:
    """Wrap pieces into lines without breaking any; later lines are indented to the first piece."""
    head = indent if isinstance(indent, Content) else line(indent)
    lines: list[Content] = []
    now = head
    is_empty = True
    for piece in pieces:
        content = piece if isinstance(piece, Content) else line(piece)
        room = width - now.cell_length - (0 if is_empty else len(gap))
        if content.cell_length > room and not is_empty:
            lines.append(now)
            now, is_empty = line(" " * head.cell_length), True
            room = width - now.cell_length
        if content.cell_length > room:
            content = content.truncate(max(room, 1), ellipsis=True)
        now = line(now, content) if is_empty else line(now, gap, content)
        is_empty = False
    return [*lines, now]


def number(n: int) -> str:
    """A number with a typographic minus."""
    return str(n).replace("-", "−")
