"""perft: how many sequences of 1, 2, … moves there are from a position. A legal move too many or too few shows here."""

import json
from pathlib import Path

import pytest

from support import random_games

DIGESTS = Path(__file__).parent.parent / "golden" / "digests.json"
COUNTS: dict[str, list[int]] = json.loads(DIGESTS.read_text(encoding="utf-8"))["perft"]


@pytest.mark.parametrize("start", COUNTS)
def test_the_number_of_move_sequences_is_the_known_one(start: str) -> None:
    versioned, played = start.split(" after ")
    state = random_games.middle(random_games.by_name(versioned), int(played))
    key = state.key()
    assert [random_games.perft(state, depth + 1) for depth in range(len(COUNTS[start]))] == COUNTS[start]
    assert state.key() == key
