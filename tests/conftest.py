"""Settings every test shares: the toy game is known, Hypothesis repeats itself, and Ctrl-C can be tested."""

import signal

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

# A run in the background (`nohup make test &`) ignores SIGINT, and so would every program that a test starts and
# stops by Ctrl-C: an ignored signal stays ignored in children.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
