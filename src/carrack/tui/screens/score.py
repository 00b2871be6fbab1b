"""The score sheet: a column per seat, a row per source; at the end also the winners, and saving the record."""

from collections.abc import Sequence

from textual.binding import Binding
from textual.content import Content

from carrack.engine import titles
from carrack.engine.game import Game
from carrack.engine.types import ScoreLine
from carrack.tui.plugin import plugin_of
from carrack.tui.screens.dialog import Dialog
from carrack.tui.text import Piece, fit_width, in_columns, line, number, stack
from carrack.tui.view_model import ViewModel

LABEL = 30
COLUMN = 14


class ScoreScreen(Dialog[str]):
    """Shows the score sheet. Its result is `save`, `quit` or None."""

    BINDINGS = [  # noqa: RUF012 - Textual's own way
        Binding("escape,enter", "close", show=False),
        Binding("w", "end('save')", show=False),
        Binding("q", "end('quit')", show=False),
    ]
    is_full = True

    def __init__(self, model: ViewModel, sheet: Content, is_over: bool, quits: bool) -> None:
        words = model.words
        hint = words.say("score-hint-over" if is_over and quits else "close-hint")
        super().__init__(words.say("score-title" if is_over else "score-title-now"), sheet, hint)
        self.is_over = is_over and quits

    def action_end(self, how: str) -> None:
        self.dismiss(how if self.is_over else None)


def shown_seats(model: ViewModel, is_over: bool) -> list[int]:
    """The seats whose points are shown; some games hide those of others until the end."""
    seats = list(range(model.view.players))
    is_closed = not is_over and plugin_of(model.words.game).hides_scores(model)
    return [seat for seat in seats if seat == model.seat] if is_closed else seats


def draw(model: ViewModel, game: Game, winners: Sequence[int], width: int) -> Content:
    """Draw the sheet, best seat first, and the winners."""
    words = model.words
    plugin = plugin_of(words.game)
    is_over = game.is_over
    scores = game.scores()
    seats = sorted(shown_seats(model, is_over), key=lambda seat: (seat not in winners, -scores[seat]))
    sheets = {seat: game.score_sheet(seat) for seat in seats}
    column = max(7, min(COLUMN, (width - LABEL) // max(len(seats), 1) - 1))
    label = min(LABEL, width - (column + 1) * len(seats))
    widths = [label, *[-column] * len(seats)]
    heads: list[Piece] = [""]
    for seat in seats:
        name = fit_width(model.names[seat], column - 2).plain.strip()
        heads.append(line(model.sign(seat), " ", (name, "bold")))
    rows: list[list[Piece]] = [heads]
    for source in titles.find(game.name).sources:
        parts = _parts(sheets, source)
        if not parts:
            continue
        sums = [_sum(sheets[seat], source) for seat in seats]
        rows.append([(words.term("source", source), "bold"), *((number(n), "bold") for n in sums)])
        for key in parts:
            if key:
                points = [_sum(sheets[seat], source, key) for seat in seats]
                rows.append(
                    [(f"  {plugin.score_label(words, *key[0])}", "$quiet"), *((number(n), "$quiet") for n in points)]
                )
    rows.append([(words.say("total"), "bold reverse"), *((number(scores[seat]), "bold reverse") for seat in seats)])
    lines = in_columns(rows, widths)
    if is_over:
        lines = [line((verdict(model, game, winners), "bold $mark")), line(""), *lines]
    if game.takebacks and is_over:
        lines += [line(""), line(words.say("with-take-backs"))]
    return stack(lines)


Key = tuple[tuple[str, int | str], ...]


def _key(row: ScoreLine) -> Key:
    return tuple(sorted(row.args.items()))


def _sum(rows: Sequence[ScoreLine], source: str, key: Key | None = None) -> int:
    return sum(row.points for row in rows if row.source == source and key in {None, _key(row)})


def _parts(sheets: dict[int, tuple[ScoreLine, ...]], source: str) -> list[Key]:
    """The distinct lines of a source over all seats, in order."""
    return list(dict.fromkeys(_key(row) for rows in sheets.values() for row in rows if row.source == source))


def verdict(model: ViewModel, game: Game, winners: Sequence[int]) -> str:
    """The winners in a sentence."""
    words = model.words
    if not winners:
        return words.say("nobody-wins")
    points = game.scores()[winners[0]]
    if len(winners) > 1:
        return words.say("shares", names=", ".join(model.names[seat] for seat in winners), points=points)
    tie = [words.tell(event) for event in game.events() if event.kind == "tie"]
    return " ".join([words.say("wins", name=model.names[winners[0]], points=points), *tie])
