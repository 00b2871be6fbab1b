"""A grid of cells to draw on; later drawing covers earlier."""

from textual.content import Content

from carrack.tui.text import Piece, line, stack

Cell = tuple[str, str]


class Canvas:
    """Width times height cells, each a character and a style."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.cells: list[list[Cell]] = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, *pieces: Piece, style: str = "") -> None:
        """Write from a cell on, clipped at the edges."""
        if not 0 <= y < self.height:
            return
        for piece in pieces:
            for text, own in _runs(piece):
                for character in text:
                    if 0 <= x < self.width:
                        self.cells[y][x] = (character, f"{own} {style}".strip())
                    x += 1

    def content(self) -> Content:
        """The whole canvas as text."""
        lines = []
        for row in self.cells:
            runs: list[tuple[str, str]] = []
            for character, style in row:
                if runs and runs[-1][1] == style:
                    runs[-1] = (runs[-1][0] + character, style)
                else:
                    runs.append((character, style))
            lines.append(line(*runs))
        return stack(lines)


def _runs(piece: Piece) -> list[tuple[str, str]]:
    """A piece as runs of one style."""
    if isinstance(piece, str):
        return [(piece, "")]
    if isinstance(piece, tuple):
        return [piece]
    styles = [""] * len(piece.plain)
    for span in piece.spans:
        for at in range(span.start, min(span.end, len(styles))):
            styles[at] = f"{styles[at]} {span.style}".strip()
    return list(zip(piece.plain, styles, strict=True))
