"""A chart of an arena's result as SVG text: win shares with their intervals, and the parity line."""

from collections.abc import Sequence
from html import escape
from textwrap import wrap

from msgspec import Struct

from carrack.bots.arena import ArenaResult, Entrant

WIDTH = 720
LEFT, RIGHT = 150, 540  # ends of the scale; names are to the left, numbers to the right
EDGE = 20
ROW = 44
TITLE, TEXT, SMALL = 20, 14, 12  # font sizes
LETTER = 0.65  # width of a letter relative to its size; generous, because the font is unknown
STEPS = (0.02, 0.05, 0.1, 0.2)  # distances of ticks
TICKS = 6
INK, FAINT, PAPER, DOT, LINE = "#1f2328", "#d8dee4", "#ffffff", "#0b5394", "#a61b1b"


class ChartWords(Struct, frozen=True):
    """The texts of the chart. Placeholders: game, players, games, deals, first and last (seeds), rules, version."""

    title: str = "Win shares"
    subtitle: str = (
        "{game}, {players} players: {games} games on {deals} deals, seeds {first}–{last}, rules version {rules}"
    )
    stopped: str = "stopped early: {deals} of {asked} deals"
    parity: str = "parity"
    scale: str = "share of the victories of a seat, with 95 % intervals"
    percent: str = "{share} %"
    point: str = "."  # decimal point


def arena_svg(result: ArenaResult, words: ChartWords | None = None, names: Sequence[str] | None = None) -> str:
    """Draw the chart. `names` are the names of the bots, in the order of the plan."""
    words = words or ChartWords()
    facts = {
        "game": result.game,
        "players": result.players,
        "games": len(result.games),
        "deals": result.blocks,
        "asked": result.deals,
        "first": result.seed,
        "last": result.seed + result.deals - 1,
        "rules": result.rules_version,
        "version": result.carrack_version,
    }
    subtitles = [words.subtitle] if result.complete else [words.subtitle, words.stopped]
    lines = [
        line for text in subtitles for line in wrap(text.format(**facts), int((WIDTH - 2 * EDGE) / (SMALL * LETTER)))
    ]
    top = EDGE + TITLE + 18 * len(lines) + 40
    bottom = top + ROW * len(result.entrants)
    height = bottom + 60
    scale = _Scale(result)

    drawn = [_text(EDGE, EDGE + TITLE - 4, words.title, TITLE, room=WIDTH - 2 * EDGE, weight="bold")]
    drawn += [_text(EDGE, EDGE + TITLE + 18 * (row + 1), line, SMALL) for row, line in enumerate(lines)]
    for tick in scale.ticks:
        drawn.append(_line(scale.x(tick), top, scale.x(tick), bottom, FAINT))
        drawn.append(_text(scale.x(tick), bottom + 18, _percent(tick, 0, words), SMALL, anchor="middle"))
    drawn.append(
        _text((LEFT + RIGHT) / 2, bottom + 42, words.scale, SMALL, anchor="middle", room=LEFT + RIGHT - 2 * EDGE)
    )
    parity = scale.x(result.parity)
    drawn.append(_line(parity, top - 6, parity, bottom, LINE, 1.5, dashes="6 4"))
    label = f"{words.parity} {_percent(result.parity, 1, words)}"
    drawn.append(_text(parity, top - 12, label, SMALL, anchor="middle", room=2 * (LEFT - EDGE), colour=LINE))
    for row, entrant in enumerate(result.entrants):
        name = names[row] if names else entrant.bot
        drawn += _row(entrant, name, top + ROW * (row + 0.5), scale, words)
    size = f'width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="sans-serif">',
            f"<title>{escape(words.title)}</title>",
            f"<desc>{escape(' '.join(lines))}</desc>",
            f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
            *drawn,
            "</svg>\n",
        ]
    )


class _Scale:
    """The horizontal scale: from 0 to the first tick beyond all values."""

    def __init__(self, result: ArenaResult) -> None:
        most = max([result.parity, *(entrant.share.high or entrant.share.mean for entrant in result.entrants)])
        step = next((step for step in STEPS if most < step * TICKS), STEPS[-1])
        count = min(int(most / step) + 1, round(1 / step))
        self.ticks = [round(step * tick, 2) for tick in range(count + 1)]

    def x(self, share: float) -> float:
        return LEFT + (RIGHT - LEFT) * share / self.ticks[-1]


def _row(entrant: Entrant, name: str, y: float, scale: _Scale, words: ChartWords) -> list[str]:
    """The row of a bot: name, interval, mean, and both as numbers."""
    share = entrant.share
    drawn = [_text(LEFT - 12, y + 5, name, TEXT, anchor="end", room=LEFT - 12 - EDGE)]
    percent = _percent(share.mean, 1, words)
    if share.low is not None and share.high is not None:
        low, high = scale.x(share.low), scale.x(share.high)
        drawn.append(_line(low, y, high, y, DOT, 3))
        drawn += [_line(end, y - 7, end, y + 7, DOT, 2) for end in (low, high)]
        bounds = _number(share.low, 1, words) + "–" + _number(share.high, 1, words)
        drawn.append(_text(RIGHT + 16, y + 16, bounds, SMALL, room=WIDTH - RIGHT - 16))
    drawn.append(f'<circle cx="{scale.x(share.mean):.1f}" cy="{y:.1f}" r="6" fill="{DOT}"/>')
    drawn.append(_text(RIGHT + 16, y, percent, TEXT, room=WIDTH - RIGHT - 16, weight="bold"))
    return drawn


def _percent(share: float, decimals: int, words: ChartWords) -> str:
    return words.percent.format(share=_number(share, decimals, words))


def _number(share: float, decimals: int, words: ChartWords) -> str:
    return f"{100 * share:.{decimals}f}".replace(".", words.point)


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, width: float = 1, dashes: str = "") -> str:
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{width}"{dashed}/>'


def _text(
    x: float,
    y: float,
    text: str,
    size: int,
    anchor: str = "start",
    room: float = WIDTH,
    weight: str = "normal",
    colour: str = INK,
) -> str:
    """A text, shortened to fit its width."""
    letters = int(room / (size * LETTER))
    if len(text) > letters:
        text = text[: letters - 1].rstrip() + "…"
    place = f'x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}" font-weight="{weight}" fill="{colour}"'
    return f"<text {place}>{escape(text, quote=False)}</text>"
