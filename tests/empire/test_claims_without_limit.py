"""E2.4, E7.2: nations are selected until all differ, as often as it takes unless `claim_rounds` sets a limit."""

from typing import Any

import pytest

import carrack
from support.empire import NATIONS, bank, claiming, event_args, held, question, select, under
from support.open_empire import is_legal, refusal

THREE = ("venice", "spain", "france")
CLASH = ("france", "france", "venice")  # nobody selects spain


def claims(game: carrack.Game, rounds: int, *nations: str) -> carrack.Game:
    """Let all seats select the same nations again and again."""
    for _ in range(rounds):
        select(game, *nations)
    return game


def nations_of(game: carrack.Game) -> list[str]:
    return [NATIONS[number - 1] for number in game.to_dict()["nation"]]


# Without a limit ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("E7.2")
def test_claims_have_no_limit_by_default() -> None:
    assert carrack.new_game("empire", players=2, seed=1).options["claim_rounds"] == 0


@pytest.mark.clause("E7.2")
def test_version_1_deals_nations_after_20_failed_rounds_by_default() -> None:
    assert carrack.new_game("empire", players=2, seed=1, rules_version=1).options["claim_rounds"] == 20


@pytest.mark.clause("E7.2")
def test_version_1_always_has_a_limit() -> None:
    with pytest.raises(carrack.OptionError, match="bad-value"):
        carrack.new_game("empire", players=2, seed=1, rules_version=1, claim_rounds=0)


@pytest.mark.clause("E7.2")
@pytest.mark.parametrize("rounds", [-1, 100])
def test_a_limit_is_at_most_99_rounds(rounds: int) -> None:
    with pytest.raises(carrack.OptionError, match="bad-value"):
        carrack.new_game("empire", players=2, seed=1, claim_rounds=rounds)


@pytest.mark.clause("E2.4", "E7.2")
@pytest.mark.parametrize("rounds", [1, 19, 20, 21, 99, 100, 300])
def test_however_often_they_clash_all_select_again(rounds: int) -> None:
    game = claims(claiming(*THREE), rounds, *CLASH)
    assert (game.mode, question(game), game.deciders) == ("sealed", "claim", (0, 1, 2))


@pytest.mark.clause("E2.4", "E7.2")
def test_supporters_and_revolts_pile_up_without_end() -> None:
    game = claims(claiming(*THREE), 120, *CLASH)
    assert under(game) == {"venice": (1, 1), "spain": (121, 1), "france": (1, 121)}


@pytest.mark.clause("E2.4", "E7.2")
def test_a_nation_selected_by_one_gains_nothing_and_is_not_his_yet() -> None:
    game = claims(claiming(*THREE), 30, *CLASH)
    assert (under(game)["venice"], game.to_dict()["nation"]) == ((1, 1), [0, 0, 0])


@pytest.mark.clause("E2.4", "E7.2")
def test_once_all_differ_each_takes_what_has_piled_up() -> None:
    game = select(claims(claiming(*THREE), 40, *CLASH), "france", "spain", "venice")
    assert (nations_of(game), [held(game, seat)["supporter"] for seat in range(3)]) == (
        ["france", "spain", "venice"],
        [1 + 2, 41 + 1, 1 + 1],
    )


@pytest.mark.clause("E2.4", "E7.2")
def test_the_revolts_that_piled_up_go_with_the_nation() -> None:
    game = select(claims(claiming(*THREE), 40, *CLASH), "france", "spain", "venice")
    assert [held(game, seat)["revolt"] for seat in range(3)] == [41 + 5, 1, 1]


@pytest.mark.clause("E2.4", "E7.2")
def test_everybody_may_select_what_he_selected_before() -> None:
    game = claims(claiming(*THREE), 25, *CLASH)
    assert [is_legal(game, f"s0 select {name}") for name in THREE] == [True] * 3


@pytest.mark.clause("E1.3", "E2.4", "E7.2")
def test_a_strict_bank_gives_out_its_support_and_claims_go_on() -> None:
    """Of 75 supporters and 25 revolts three lie beneath the nations at first."""
    game = claims(claiming(*THREE, strict_bank=True), 90, *CLASH)
    assert (under(game)["spain"], under(game)["france"], question(game)) == ((73, 1), (1, 23), "claim")
    assert (bank(game)["supporter"], bank(game)["revolt"]) == (0, 0)


@pytest.mark.clause("E7.2")
def test_a_nation_that_was_not_laid_out_cannot_be_selected_after_any_clash() -> None:
    game = claims(claiming(*THREE), 25, *CLASH)
    found = refusal(game, "s0 select prussia")
    assert (found.code, found.clause) == ("not-laid-out", "E7.2")


# With a limit ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("E7.2")
@pytest.mark.parametrize("limit", [1, 3, 20, 99])
def test_nations_are_dealt_after_as_many_failed_rounds_as_the_option_says(limit: int) -> None:
    game = claims(claiming(*THREE, claim_rounds=limit), limit - 1, *CLASH)
    before = question(game)
    assert (before, question(select(game, *CLASH))) == ("claim", "sell")


@pytest.mark.clause("E7.2")
def test_who_has_a_unique_pick_keeps_it_and_the_rest_are_dealt_the_nations_left() -> None:
    game = select(claiming(*THREE, claim_rounds=1), *CLASH)
    assert (nations_of(game)[2], sorted(nations_of(game)[:2])) == ("venice", ["france", "spain"])


@pytest.mark.clause("E7.2")
def test_the_nations_left_are_dealt_at_random() -> None:
    dealt = {tuple(nations_of(select(claiming(*THREE, claim_rounds=1, seed=seed), *CLASH))) for seed in range(20)}
    assert dealt == {("france", "spain", "venice"), ("spain", "france", "venice")}


@pytest.mark.clause("E7.2")
def test_the_last_clash_adds_supporters_and_revolts_as_usual() -> None:
    game = select(claiming(*THREE, claim_rounds=1), *CLASH)
    taken = {name: (supporters, revolts) for _, name, supporters, revolts in event_args(game, "nation")}
    assert taken == {"france": (1, 2), "spain": (2, 1), "venice": (1, 1)}


@pytest.mark.clause("E7.2")
def test_a_round_in_which_all_differ_is_no_failed_one() -> None:
    game = select(claiming(*THREE, claim_rounds=1), *THREE)
    assert (nations_of(game), event_args(game, "dealt")) == (list(THREE), [])


# What is shown --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("E2.4")
def test_after_a_clash_everybody_sees_who_selected_what() -> None:
    game = select(claiming(*THREE), *CLASH)
    assert event_args(game, "selected") == [(0, "france"), (1, "france"), (2, "venice")]


@pytest.mark.clause("E2.4")
def test_after_a_clash_everybody_sees_what_lies_beneath_each_nation_that_gained() -> None:
    game = select(claiming(*THREE), *CLASH)
    assert sorted(event_args(game, "clash")) == [("france", "revolt", 1, 2), ("spain", "supporter", 2, 1)]


@pytest.mark.clause("E2.4")
def test_the_numbers_beneath_the_nations_grow_with_every_clash() -> None:
    game = claims(claiming(*THREE), 3, *CLASH)
    assert [args for args in event_args(game, "clash") if args[0] == "spain"] == [
        ("spain", "supporter", total, 1) for total in (2, 3, 4)
    ]


@pytest.mark.clause("E2.4")
@pytest.mark.parametrize("eye", [None, 0, 1, 2])
def test_the_last_claims_and_what_lies_beneath_are_in_everybodys_view(eye: int | None) -> None:
    game = claims(claiming(*THREE), 2, *CLASH)
    view: Any = game.view(eye)
    claimed = [NATIONS[pick - 1] for pick in view.picks]
    assert (claimed, view.under[NATIONS.index("spain")]) == (list(CLASH), [3, 1])


@pytest.mark.clause("E1.4", "E2.4")
def test_a_claim_is_hidden_until_all_are_in_again() -> None:
    game = claims(claiming(*THREE), 25, *CLASH)
    others = []
    for name in THREE:
        game.play(f"select {name}", 0)
        others.append(carrack.to_builtins(game.view(1)))
    assert others == [others[0]] * 3


@pytest.mark.clause("E7.2")
def test_many_clashes_come_back_from_entries_positions_and_records() -> None:
    game = claims(claiming(*THREE), 110, *CLASH)
    game.play("select spain", 1)
    restarted = carrack.replay("\n".join(game.entries()))
    assert carrack.load(game.to_dict()).to_dict() == restarted.to_dict() == game.to_dict()
    assert carrack.replay(game.record(1)).record(1) == game.record(1)
