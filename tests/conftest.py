"""Settings every test shares: the toy game is known, and Hypothesis repeats itself."""

from hypothesis import HealthCheck, settings

import toy
from carrack.engine import titles

# An example is often a whole game: few of them, always the same, however long they take.
settings.register_profile(
    "ci",
    max_examples=6,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
# `--hypothesis-profile=search` looks for new games, as long as one likes.
settings.register_profile("search", parent=settings.get_profile("ci"), max_examples=200, derandomize=False)
settings.load_profile("ci")

titles.register(toy.TITLE)
