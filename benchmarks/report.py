"""The table that `bench.py` prints and writes, and the bars for its figures."""

from pathlib import Path
from typing import NamedTuple

from measure import Figures

BEGIN = "<!-- bench -->"
END = "<!-- /bench -->"


class Bar(NamedTuple):
    """A bar: the least ratio of carrack's figure to a peer's."""

    what: str
    ratio: float
    least: float
    goal: float = 0.0

    def line(self) -> str:
        verdict = "missed" if self.ratio < self.least else "met"
        goal = f", goal {self.goal:g}×" if self.goal else ""
        return f"{self.what}: {self.ratio:.1f}× Catanatron (bar {self.least:g}×{goal}): {verdict}"


def bars(inside: Figures, driven: Figures, interpreted: Figures, peer: Figures) -> list[Bar]:
    """Compare the figures with their bars; the ratio of copies is how many times cheaper one is."""
    base = peer.games_per_second
    return [
        Bar("games/s inside the core", inside.games_per_second / base, 550, 880),
        Bar("games/s driven from Python", driven.games_per_second / base, 280),
        Bar("games/s interpreted", interpreted.games_per_second / base, 4),
        Bar("copies in the same time", peer.copy_us / inside.copy_us, 150),
    ]


def bars_of_everything(everything: Figures, peer: Figures) -> list[Bar]:
    """Compare the figures of `discovery` with all options on, which computes more."""
    return [
        Bar("games/s inside the core, all options on", everything.games_per_second / peer.games_per_second, 120),
        Bar("copies in the same time, all options on", peer.copy_us / everything.copy_us, 30),
    ]


def table(figures: list[Figures], peer: Figures) -> str:
    """Format the figures beside a peer's as a Markdown table."""
    lines = [
        f"| uniformly random play, one core | games/s | × {peer.name} | decisions a game | decisions/s | copy, µs |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    for row in figures:
        cells = [
            row.name,
            digits(row.games_per_second),
            digits(row.games_per_second / peer.games_per_second),
            f"{row.decisions_per_game:.0f}",
            digits(row.decisions_per_second),
            digits(row.copy_us),
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def own_table(figures: list[Figures]) -> str:
    """Format the figures of a game without a peer as a Markdown table."""
    lines = [
        "| uniformly random play, one core | games/s | decisions a game | decisions/s | copy, µs |",
        "|---|--:|--:|--:|--:|",
    ]
    for row in figures:
        numbers = (digits(row.games_per_second), f"{row.decisions_per_game:.0f}", digits(row.decisions_per_second))
        lines.append(f"| {' | '.join((row.name, *numbers, digits(row.copy_us)))} |")
    return "\n".join(lines)


def digits(value: float) -> str:
    """Format a number with three significant digits."""
    if value >= 1000:
        step = 10 ** (len(str(int(value))) - 3)
        return f"{round(value / step) * step:,.0f}"
    return f"{value:.3g}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def write(page: Path, text: str) -> None:
    """Replace the text between the marks of a page."""
    before, begin, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"{page.name} has no {BEGIN} … {END}")
    page.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", encoding="utf-8")
