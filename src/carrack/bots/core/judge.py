"""Scores the ends of playouts in place of the evaluator."""

from mypy_extensions import i64, mypyc_attr

from carrack.engine.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Evaluates the ends of playouts in place of the evaluator. Subclasses may be plain Python, for trials."""

    def value(self, s: State, seat: i64) -> i64:
        """Return what a position is worth to a seat, in 1024ths of a point ahead of the others."""
        raise NotImplementedError
