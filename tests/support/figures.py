"""Reading measured numbers in tests."""

from carrack.bots.intervals import Figure


def bounds(figure: Figure) -> tuple[float, float]:
    """Return the ends of an interval, which must exist."""
    assert figure.low is not None
    assert figure.high is not None
    return figure.low, figure.high


def holds(figure: Figure, truth: float) -> bool:
    """Whether a number lies in the interval."""
    low, high = bounds(figure)
    return low <= truth <= high
