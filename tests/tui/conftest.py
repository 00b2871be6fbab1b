"""Pilot waits in steps of a fiftieth of a second, several times a key; whole games have hundreds of keys."""

import pytest
from textual import _wait


@pytest.fixture(autouse=True)
def short_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_wait, "SLEEP_GRANULARITY", 1 / 500)
    monkeypatch.setattr(_wait, "SLEEP_IDLE", 1 / 1000)
