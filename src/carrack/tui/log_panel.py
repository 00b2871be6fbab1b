"""Draws the log, newest last; a line separates what is new to the reader."""

from collections.abc import Iterable, Sequence

from textual.content import Content

from carrack.tui.log_paragraphs import Paragraph
from carrack.tui.text import Piece, line, stack
from carrack.tui.view_model import ViewModel

MOST = 120  # paragraphs in the panel; the log screen has all


def draw(model: ViewModel, width: int, height: int) -> Content:  # noqa: ARG001 - every panel is drawn alike
    """The last paragraphs."""
    return stack(paragraphs(model, model.log.paragraphs[-MOST:], width))


def paragraphs(model: ViewModel, shown: Sequence[Paragraph], width: int) -> Iterable[Content]:
    """Paragraphs with their emblem in front, wrapped beside it."""
    is_old = True
    for paragraph in shown:
        if is_old and model.fresh and paragraph.serial >= model.fresh and shown[0].serial < model.fresh:
            yield line((f"─ {model.words.say('since')} ".ljust(width, "─")[:width], "$mark"))
        is_old = is_old and paragraph.serial < model.fresh
        if paragraph.heading == "turn":
            yield line((f"━━ {paragraph.text} ".ljust(width, "━")[:width], "bold"))
        elif paragraph.heading == "section":
            yield line((paragraph.text, "underline"))
        elif paragraph.heading == "part":
            yield from line((paragraph.text, "italic")).wrap(max(width, 8))
        else:
            sign: Piece = "· " if paragraph.seat is None else line(model.sign(paragraph.seat), " ")
            body = line((paragraph.text, "" if not is_old else "$quiet"))
            for number, part in enumerate(body.wrap(max(width - 2, 8))):
                yield line(sign if number == 0 else "  ", part)
