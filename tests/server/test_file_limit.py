"""How many connections fit below the system's limit on open files."""

import pytest

resource = pytest.importorskip("resource")

from carrack.server.run import SPARE, connections_within_limit  # noqa: E402 - not on every system

ENDLESS = resource.RLIM_INFINITY


@pytest.mark.parametrize(
    ("wanted", "soft", "hard", "most", "raised"),
    [
        (500, 1024, 4096, 500, 1024),
        (2000, 1024, 4096, 2000, 2000 + SPARE),
        (10_000, 1024, 4096, 4096 - SPARE, 4096),
        (10_000, 1024, ENDLESS, 10_000, 10_000 + SPARE),
        (0, 1024, 4096, 4096 - SPARE, 4096),
        (0, 1024, ENDLESS, 1024 - SPARE, 1024),
        (0, ENDLESS, ENDLESS, 0, ENDLESS),
        (10_000, 50, 50, 1, 50),
    ],
)
def test_connections_fit_below_the_limit(
    monkeypatch: pytest.MonkeyPatch, wanted: int, soft: int, hard: int, most: int, raised: int
) -> None:
    limit = [soft, hard]
    monkeypatch.setattr(resource, "getrlimit", lambda _: tuple(limit))
    monkeypatch.setattr(resource, "setrlimit", lambda _, new: limit.__setitem__(slice(2), list(new)))
    assert connections_within_limit(wanted) == most
    assert limit == [raised, hard]
