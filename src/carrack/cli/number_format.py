"""Numbers of arena and simulation as a reader of a language writes them."""

from typing import TYPE_CHECKING

from carrack.cli.messages import say

if TYPE_CHECKING:
    from carrack.bots.intervals import Figure


def decimal(number: float, lang: str, digits: int = 1) -> str:
    """A number with so many decimals; what is added keeps nought from being negative."""
    return f"{round(number, digits) + 0.0:.{digits}f}".replace(".", say(lang, "decimal-mark")).replace("-", "−")


def percent(share: float, lang: str) -> str:
    """A share in percent, whose sign stands above the column."""
    return decimal(100 * share, lang)


def interval(figure: "Figure", lang: str, times: float = 1, digits: int = 1) -> str:
    """Where a measured number probably lies; nothing if there was too little to tell."""
    if figure.low is None or figure.high is None:
        return ""
    return f"{decimal(figure.low * times, lang, digits)} … {decimal(figure.high * times, lang, digits)}"
