"""Positions: what is wrong with one is named by its field."""

from collections.abc import Callable
from typing import Any

import pytest

import carrack
from support.toys import won_by_s0


def put(field: str, value: Any) -> Callable[[dict[str, Any]], None]:
    """Give a field of a position another value."""
    return lambda data: data.__setitem__(field, value)


def drop(field: str) -> Callable[[dict[str, Any]], None]:
    """Leave a field of a position out."""
    return lambda data: data.__delitem__(field)


@pytest.mark.parametrize(
    ("change", "code", "field"),
    [
        (put("game", "chess"), "unknown-game", "game"),
        (put("game", None), "unknown-game", "game"),
        (put("rules_version", 9), "unknown-rules-version", "rules_version"),
        (put("players", 9), "players", "options"),
        (put("players", "2"), "bad-field", "players"),
        (put("options", {"speed": 1}), "unknown-option", "options"),
        (put("options", []), "bad-field", "options"),
        (put("number", -1), "bad-field", "number"),
        (put("takebacks", True), "bad-field", "takebacks"),
        (put("mover", 2), "out-of-range", "mover"),
        (put("agenda", [["dance", 0, 0, 0, 0]]), "bad-field", "agenda[0]"),
        (put("agenda", [["card", 2, 0, 0, 0]]), "out-of-range", "agenda[0]"),
        (put("agenda", [["round", 0, 0, 0, 0]] * 33), "bad-field", "agenda"),
        (put("shuffles", [1, 1]), "bad-field", "shuffles"),
        (put("pot", 1.5), "out-of-range", "pot"),
        (put("coins", [4]), "bad-field", "coins"),
        (put("coins", [4, -1]), "out-of-range", "coins[1]"),
        (put("coins", [4, 5]), "tokens-not-conserved", "coins"),
        (put("picks", [0, 4]), "out-of-range", "picks[1]"),
        (put("pile", ["gold"] * 5), "tokens-not-conserved", "pile"),
        (put("pile", [None] * 4), "bad-field", "pile_known"),
        (put("pile", [None] * 6), "bad-field", "pile"),
        (put("pile", ["iron", None, None, None, None]), "no-such-token", "pile[0]"),
        (put("pile_known", [0, 0, 128, 0, 0]), "out-of-range", "pile_known[2]"),
        (put("pending", {"0": "bid 1"}), "not-to-choose", "pending[0]"),
        (put("pending", {"2": "bid 1"}), "no-such-seat", "pending"),
        (put("pending", {"0": "dance"}), "no-such-move", "pending[0]"),
        (put("pending", {"0": "bid 1 bid 1"}), "no-such-move", "pending[0]"),
        (put("chance", {"seed": "x"}), "bad-field", "chance"),
        (put("chance", {"secret": "00", "nonces": []}), "bad-field", "chance"),
        (put("weather", "fine"), "unknown-field", "weather"),
        (drop("coins"), "missing-field", "coins"),
        (drop("pile_known"), "missing-field", "pile_known"),
    ],
)
def test_a_fault_is_named(change: Callable[[dict[str, Any]], None], code: str, field: str) -> None:
    data = won_by_s0().to_dict()
    change(data)
    with pytest.raises(carrack.PositionError) as caught:
        carrack.load(data)
    assert (caught.value.code, caught.value.details["field"]) == (code, field)


def test_all_choices_in_is_no_position() -> None:
    data = carrack.new_game("toy", players=2, seed=5).to_dict()
    data["pending"] = {"0": "bid 0", "1": "bid 0"}
    with pytest.raises(carrack.PositionError, match="all-in"):
        carrack.load(data)


def test_unknown_tokens_are_dealt_from_the_seed() -> None:
    data = won_by_s0().to_dict()
    data["pile"] = [None, None, None, None, "gold"]
    piles = {tuple(carrack.load(data, seed).to_dict()["pile"]) for seed in range(40)}
    assert len(piles) == 6
    assert {tuple(sorted(pile)) for pile in piles} == {("copper", "copper", "gold", "silver", "silver")}


def test_without_chance_the_seed_decides_what_is_shuffled_later() -> None:
    data = won_by_s0().to_dict()
    del data["chance"]
    game = carrack.load(data, seed=3)
    assert game.commitment is None
    assert game.to_dict()["chance"] == {"seed": 3}


def test_a_position_not_at_rest_is_run_on() -> None:
    data = carrack.new_game("toy", players=2, seed=5).to_dict()
    data["agenda"] = data["agenda"][:1]
    game = carrack.load(data)
    assert (game.mode, game.deciders) == ("sealed", (0, 1))


def test_a_view_that_is_none_is_refused() -> None:
    data = carrack.to_builtins(won_by_s0().view(0))
    for spoiled, field in [({**data, "coins": [1, "x"]}, "coins[1]"), ({**data, "seat": 5}, "seat")]:
        with pytest.raises(carrack.PositionError) as caught:
            carrack.what_if(carrack.from_builtins(spoiled))
        assert caught.value.details["field"] == field
    with pytest.raises(carrack.PositionError, match="not-a-view"):
        carrack.what_if(data)  # type: ignore[arg-type]  # the mistake is likely
    with pytest.raises(carrack.PositionError, match="not-a-view"):
        carrack.Info(data)  # type: ignore[arg-type]  # as above
