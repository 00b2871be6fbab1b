"""The table `bench.py` prints and writes, and the bars it holds the figures against."""

from pathlib import Path
from typing import NamedTuple

from measure import Figures

BEGIN = "<!-- bench -->"
END = "<!-- /bench -->"


class Bar(NamedTuple):
    """How many times a peer's figure carrack's has to be."""

    what: str
    ratio: float
    least: float
    goal: float = 0.0

    def line(self) -> str:
        verdict = "missed" if self.ratio < self.least else "met"
        goal = f", goal {self.goal:g}×" if self.goal else ""
        return f"{self.what}: {self.ratio:.1f}× Catanatron (bar {self.least:g}×{goal}): {verdict}"


def bars(inside: Figures, driven: Figures, interpreted: Figures, peer: Figures) -> list[Bar]:
    """What the figures are held against; a copy's ratio is how many times cheaper it is."""
    base = peer.games_per_second
    return [
        Bar("games/s inside the core", inside.games_per_second / base, 150, 300),
        Bar("games/s driven from Python", driven.games_per_second / base, 60),
        Bar("games/s interpreted", interpreted.games_per_second / base, 4),
        Bar("copies in the same time", peer.copy_us / inside.copy_us, 30),
    ]


def bars_of_everything(everything: Figures, peer: Figures) -> list[Bar]:
    """The same for `discovery` with all options on, which has more to do."""
    return [
        Bar("games/s inside the core, all options on", everything.games_per_second / peer.games_per_second, 120),
        Bar("copies in the same time, all options on", peer.copy_us / everything.copy_us, 30),
    ]


def table(figures: list[Figures], peer: Figures) -> str:
    """The figures as a table for a page."""
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
    """Figures of a game of ours that is measured beside no other engine."""
    lines = [
        "| uniformly random play, one core | games/s | decisions a game | decisions/s | copy, µs |",
        "|---|--:|--:|--:|--:|",
    ]
    for row in figures:
        numbers = (digits(row.games_per_second), f"{row.decisions_per_game:.0f}", digits(row.decisions_per_second))
        lines.append(f"| {' | '.join((row.name, *numbers, digits(row.copy_us)))} |")
    return "\n".join(lines)


def digits(value: float) -> str:
    """Three digits that mean something."""
    if value >= 1000:
        step = 10 ** (len(str(int(value))) - 3)
        return f"{round(value / step) * step:,.0f}"
    return f"{value:.3g}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def write(page: Path, text: str) -> None:
    """Put a text between the marks of a page."""
    before, begin, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"{page.name} has no {BEGIN} … {END}")
    page.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", encoding="utf-8")
