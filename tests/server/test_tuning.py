"""Dead cycles are found, among new objects at once and among older ones by the clock."""

import asyncio
import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from carrack.server import run


class Knot:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def tuned() -> Iterator[None]:
    before = gc.get_threshold()
    run.tune_collector()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


def grow_old() -> ref[Knot]:
    """A dead knot that outlived two looks at what is new."""
    knot = Knot()
    gc.collect(0)
    gc.collect(1)
    return ref(knot)


async def test_older_cycles_are_left_alone_until_their_time_comes(tuned: None, monkeypatch: pytest.MonkeyPatch) -> None:
    knot = grow_old()
    _ = [[at] for at in range(5 * run.YOUNG)]
    assert knot() is not None
    monkeypatch.setattr(run, "EVERY", 0.001)

    task = asyncio.ensure_future(run.collect_for_ever())
    while knot() is not None:  # noqa: ASYNC110 - a dead knot tells nobody
        await asyncio.sleep(0.001)
    task.cancel()
