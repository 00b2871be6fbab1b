"""Numbers of arena and simulation in the format of a language."""

from typing import TYPE_CHECKING

from carrack.cli.messages import say

if TYPE_CHECKING:
    from carrack.bots.intervals import Figure

MINUTE = 60
HOUR = 60 * MINUTE


def decimal(number: float, lang: str, digits: int = 1) -> str:
    """A number with so many decimals; adding 0.0 avoids a negative zero."""
    return f"{round(number, digits) + 0.0:.{digits}f}".replace(".", say(lang, "decimal-mark")).replace("-", "−")


def percent(share: float, lang: str) -> str:
    """A share in percent without the sign, which is in the column's heading."""
    return decimal(100 * share, lang)


def interval(figure: "Figure", lang: str, times: float = 1, digits: int = 1) -> str:
    """The interval of a figure; empty if there is none."""
    if figure.low is None or figure.high is None:
        return ""
    return f"{decimal(figure.low * times, lang, digits)} … {decimal(figure.high * times, lang, digits)}"


def duration(seconds: float, lang: str) -> str:
    """An estimated time in words."""
    if seconds < 2 * MINUTE:
        return f"{max(1, round(seconds))} s"
    if seconds < 2 * HOUR:
        return f"{round(seconds / MINUTE)} min"
    return f"{decimal(seconds / HOUR, lang)} h"
