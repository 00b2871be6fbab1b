"""E2, E7.1, E7.2: the row, the starting cards, and how nations are claimed."""

from __future__ import annotations

from typing import Any

import pytest

import carrack
from carrack.games.empire.nations import NATIONS as ROWS
from carrack.games.empire.words import CARDS, WORDS
from support.empire import NATIONS, bank, claiming, event_args, held, legal, question, seal, select, under

clause = pytest.mark.clause
FIVE = ("ottomans", "netherlands", "great-britain", "france", "venice")
FOUR = ("venice", "spain", "france", "prussia")
# Gold, goods, populations, colonies, bonds, revolts.
STARTS = {
    "ottomans": (5, 1, 3, 3, 3, 0),
    "venice": (20, 1, 1, 1, 4, 0),
    "portugal": (20, 1, 2, 1, 4, 0),
    "netherlands": (15, 1, 2, 1, 4, 0),
    "spain": (15, 1, 2, 2, 2, 0),
    "france": (10, 2, 4, 2, 4, 5),
    "great-britain": (10, 3, 2, 2, 2, 0),
    "prussia": (5, 6, 3, 0, 1, 0),
}
# After the first development, with the supporter and the revolt that lay beneath the nation.
AFTER = {
    "ottomans": {"supporter": 2, "revolt": 1, "good": 2, "population": 3, "colony": 3, "bond": 3, "gold": 2},
    "venice": {"supporter": 2, "revolt": 1, "population": 1, "colony": 1, "bond": 4, "gold": 16},
    "portugal": {"supporter": 2, "revolt": 1, "good": 1, "population": 2, "colony": 1, "bond": 4, "gold": 16},
    "netherlands": {"supporter": 2, "revolt": 1, "good": 1, "population": 2, "colony": 1, "bond": 4, "gold": 11},
    "spain": {"supporter": 2, "revolt": 1, "good": 1, "population": 2, "colony": 2, "bond": 2, "gold": 13},
    "france": {"supporter": 3, "revolt": 6, "good": 2, "population": 4, "colony": 2, "bond": 4, "gold": 6},
    "great-britain": {"supporter": 5, "revolt": 1, "population": 2, "colony": 2, "bond": 2, "gold": 18},
    "prussia": {"supporter": 4, "revolt": 1, "good": 3, "population": 3, "bond": 1, "gold": 4},
}


def new(players: int = 3, seed: int = 1, **options: Any) -> carrack.Game:
    return carrack.new_game("empire", players=players, seed=seed, **options)


def row(game: carrack.Game) -> list[str]:
    return [CARDS[kind] for kind in game.to_dict()["row"]]


def nation(game: carrack.Game, seat: int) -> str:
    return str(NATIONS[game.to_dict()["nation"][seat] - 1])


def refusal(game: carrack.Game, seat: int, text: str) -> tuple[str, str, str]:
    found = game.why_not(seat, text)
    assert found is not None
    return found.code, found.clause, found.remedy


@clause("E2.1")
def test_the_standard_version_is_the_default() -> None:
    assert new().options["version"] == "standard"


@clause("E2.1")
def test_the_beginner_version_has_no_nations_to_claim() -> None:
    assert question(new(version="beginner")) == "sell"


@clause("E2.1")
@pytest.mark.parametrize("seed", range(5))
def test_the_beginner_version_has_no_bonds(seed: int) -> None:
    g = new(seed=seed, version="beginner")
    assert ("bond" in row(g), [held(g, seat).get("bond") for seat in range(3)]) == (False, [None] * 3)


@clause("E2.1", "E2.4")
def test_a_nation_cannot_be_selected_in_the_beginner_version() -> None:
    with pytest.raises(carrack.IllegalMove):
        new(version="beginner").play("select spain", 0)


@clause("E2.2")
@pytest.mark.parametrize("seed", range(10))
def test_the_beginner_row_has_two_goods_two_populations_two_colonies(seed: int) -> None:
    assert sorted(row(new(seed=seed, version="beginner"))) == [
        "colony", "colony", "good", "good", "population", "population",
    ]  # fmt: skip


@clause("E2.2")
@pytest.mark.parametrize("seed", range(10))
def test_the_standard_row_has_one_good_two_populations_two_colonies_one_bond(seed: int) -> None:
    assert sorted(row(new(seed=seed))) == ["bond", "colony", "colony", "good", "population", "population"]


@clause("E2.2")
@pytest.mark.parametrize(("version", "kinds"), [("beginner", 3), ("standard", 4)])
def test_the_row_is_shuffled(version: str, kinds: int) -> None:
    rows = [row(new(seed=seed, version=version)) for seed in range(40)]
    assert [len({cards[place] for cards in rows}) for place in range(6)] == [kinds] * 6


@clause("E2.2")
@pytest.mark.parametrize("version", ["beginner", "standard"])
def test_the_shortage_card_covers_the_first_card(version: str) -> None:
    assert new(version=version).to_dict()["shortage"] == 0


@clause("E2.2")
def test_the_first_round_tells_what_the_shortage_card_covers() -> None:
    g = new(version="beginner")
    assert event_args(g, "shortage") == [(1, row(g)[0])]


@clause("E2.2")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_the_row_is_public_with_the_covered_card(seat: int | None) -> None:
    g = new()
    assert [CARDS[kind] for kind in carrack.to_builtins(g.view(seat))["row"]] == row(g)


@clause("E2.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_beginners_have_these_cards_after_the_first_development(players: int) -> None:
    g = new(players=players, version="beginner")
    assert [held(g, seat) for seat in range(players)] == [
        {"supporter": 2, "revolt": 1, "good": 2, "population": 3, "colony": 2, "gold": 30}
    ] * players


@clause("E2.3")
def test_beginners_build_one_luxury_and_two_industries_from_their_start() -> None:
    g = new(players=2, version="beginner")
    assert event_args(g, "built") == [(0, 1, "luxury"), (1, 1, "luxury"), (0, 2, "industry"), (1, 2, "industry")]


@clause("E2.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_as_many_nations_as_players_are_laid_out(players: int) -> None:
    assert len(event_args(new(players=players), "laid-out")) == players


@clause("E2.4")
def test_the_nations_laid_out_are_random() -> None:
    assert {name for seed in range(40) for (name,) in event_args(new(players=2, seed=seed), "laid-out")} == set(NATIONS)


@clause("E2.4")
def test_one_supporter_and_one_revolt_lie_beneath_each_nation() -> None:
    g = new(players=4)
    assert under(g) == {name: (1, 1) for (name,) in event_args(g, "laid-out")}


@clause("E2.4")
def test_the_support_beneath_nations_comes_from_the_bank() -> None:
    g = new(players=4)
    assert (bank(g)["supporter"], bank(g)["revolt"]) == (71, 21)


@clause("E2.4")
def test_all_select_at_once() -> None:
    g = claiming(*FIVE)
    assert (g.mode, question(g), g.deciders) == ("sealed", "claim", (0, 1, 2, 3, 4))


@clause("E2.4", "E7.2")
def test_exactly_the_nations_laid_out_can_be_selected() -> None:
    assert legal(claiming("prussia", "spain", "ottomans"), 1) == ["select ottomans", "select spain", "select prussia"]


@clause("E2.4")
def test_nobody_has_a_nation_before_all_have_selected() -> None:
    g = claiming("venice", "spain")
    g.play("select spain", 0)
    assert (g.to_dict()["nation"], held(g, 0), g.number) == ([0, 0], {}, 0)


@clause("E2.4")
def test_once_all_differ_each_takes_the_nation_he_selected() -> None:
    g = select(claiming(*FOUR), "prussia", "france", "venice", "spain")
    assert [nation(g, seat) for seat in range(4)] == ["prussia", "france", "venice", "spain"]


@clause("E2.4")
def test_nothing_is_left_beneath_the_nations_once_claimed() -> None:
    assert under(select(claiming(*FOUR), *FOUR)) == {}


@clause("E2.4")
@pytest.mark.parametrize("name", NATIONS)
def test_a_nation_takes_its_support_and_its_start_into_the_first_development(name: str) -> None:
    other = "venice" if name != "venice" else "spain"
    g = select(claiming(name, other), name, other)
    assert held(g, 0) == AFTER[name]


@clause("E2.4", "E7.1")
def test_the_starting_cards_are_those_of_the_list() -> None:
    order = ("gold", "good", "population", "colony", "bond", "revolt")
    assert {r.name: tuple(r.start.get(CARDS.index(card), 0) for card in order) for r in ROWS} == STARTS


@clause("E7.1")
def test_nations_are_numbered_as_in_the_list() -> None:
    assert WORDS["nation"] == (
        "ottomans", "venice", "portugal", "netherlands", "spain", "france", "great-britain", "prussia",
    )  # fmt: skip


@clause("E7.1")
def test_selection_follows_the_numbers_of_the_list() -> None:
    g = claiming(*FIVE)
    first = g.parse("select ottomans", 0)[0]
    assert [g.parse(f"select {name}", 0)[0] - first for name in STARTS] == [0, 1, 2, 3, 4, 5, 6, 7]


@clause("E7.1")
def test_the_five_revolts_of_france_come_on_top_of_those_beneath_it() -> None:
    g = claiming("france", "spain")
    select(g, "france", "france")
    select(g, "france", "spain")
    assert held(g, 0)["revolt"] == 7


@clause("E2.4")
def test_after_a_clash_nations_nobody_picked_gain_a_supporter_and_clashed_ones_a_revolt() -> None:
    g = select(claiming(*FOUR), "venice", "venice", "spain", "spain")
    assert under(g) == {"venice": (1, 2), "spain": (1, 2), "france": (2, 1), "prussia": (2, 1)}


@clause("E2.4")
def test_a_nation_one_player_picked_gains_nothing_in_a_clash() -> None:
    g = select(claiming(*FOUR), "venice", "venice", "spain", "france")
    assert under(g) == {"venice": (1, 2), "spain": (1, 1), "france": (1, 1), "prussia": (2, 1)}


@clause("E2.4")
def test_a_nation_three_players_picked_gains_a_single_revolt() -> None:
    g = select(claiming(*FOUR), "venice", "venice", "venice", "france")
    assert under(g) == {"venice": (1, 2), "spain": (2, 1), "france": (1, 1), "prussia": (2, 1)}


@clause("E2.4")
def test_after_a_clash_all_select_again() -> None:
    g = select(claiming(*FOUR), "venice", "venice", "spain", "france")
    assert (question(g), g.deciders, g.committed) == ("claim", (0, 1, 2, 3), ())


@clause("E2.4")
def test_after_a_clash_a_unique_pick_is_not_kept() -> None:
    g = select(claiming(*FOUR), "venice", "venice", "spain", "france")
    select(g, "venice", "spain", "france", "prussia")
    assert [nation(g, seat) for seat in range(4)] == ["venice", "spain", "france", "prussia"]


@clause("E2.4")
def test_support_beneath_nations_adds_up_over_the_selections() -> None:
    g = claiming(*FOUR)
    for _ in range(3):
        select(g, "venice", "venice", "spain", "spain")
    select(g, "france", "france", "spain", "prussia")
    assert under(g) == {"venice": (2, 4), "spain": (1, 4), "france": (4, 2), "prussia": (4, 1)}


@clause("E2.4")
def test_support_added_beneath_nations_comes_from_the_bank() -> None:
    g = select(claiming(*FOUR), "venice", "venice", "venice", "france")
    assert (bank(g)["supporter"], bank(g)["revolt"]) == (69, 20)


@clause("E2.4")
def test_what_was_added_beneath_a_nation_goes_to_who_claims_it() -> None:
    g = claiming(*FOUR)
    select(g, "venice", "venice", "venice", "venice")
    select(g, "venice", "venice", "spain", "france")
    select(g, *FOUR)
    assert [(held(g, seat)["supporter"], held(g, seat)["revolt"]) for seat in range(4)] == [
        (2, 3),
        (3, 1),
        (4, 6),
        (6, 1),
    ]


@clause("E2.4")
def test_the_selections_are_revealed_once_all_are_in() -> None:
    g = select(claiming(*FOUR), "venice", "venice", "spain", "france")
    assert event_args(g, "selected") == [(0, "venice"), (1, "venice"), (2, "spain"), (3, "france")]


@clause("E2.4", "E7.1")
def test_the_rulebooks_five_select_again_because_two_selected_france() -> None:
    g = select(claiming(*FIVE), "netherlands", "france", "france", "ottomans", "great-britain")
    assert under(g) == {
        "ottomans": (1, 1), "venice": (2, 1), "netherlands": (1, 1), "france": (1, 2), "great-britain": (1, 1),
    }  # fmt: skip


@clause("E2.4", "E7.1")
def test_the_rulebooks_five_claim_their_nations_at_the_second_selection() -> None:
    g = select(claiming(*FIVE), "netherlands", "france", "france", "ottomans", "great-britain")
    select(g, "netherlands", "venice", "france", "ottomans", "great-britain")
    assert [held(g, seat) for seat in range(5)] == [
        AFTER["netherlands"],
        {**AFTER["venice"], "supporter": 3},
        {**AFTER["france"], "revolt": 7},
        AFTER["ottomans"],
        AFTER["great-britain"],
    ]


@clause("E7.2")
def test_selecting_a_nation_that_was_not_laid_out_is_refused() -> None:
    g = claiming("venice", "spain")
    assert refusal(g, 0, "select prussia") == ("not-laid-out", "E7.2", "other-nation")


@clause("E7.2")
def test_a_refused_selection_changes_nothing() -> None:
    g = claiming("venice", "spain")
    before = g.to_dict()
    with pytest.raises(carrack.IllegalMove):
        g.play("select prussia", 0)
    assert g.to_dict() == before


@clause("E7.2")
def test_after_claim_rounds_players_with_a_unique_pick_keep_it() -> None:
    g = select(claiming(*FOUR, claim_rounds=1), "venice", "spain", "venice", "france")
    assert (nation(g, 1), nation(g, 3)) == ("spain", "france")


@clause("E7.2")
@pytest.mark.parametrize("seed", range(6))
def test_after_claim_rounds_the_rest_are_dealt_the_nations_left(seed: int) -> None:
    g = select(claiming(*FOUR, claim_rounds=1, seed=seed), "venice", "spain", "venice", "france")
    assert {nation(g, 0), nation(g, 2)} == {"venice", "prussia"}


@clause("E7.2")
def test_the_nations_left_are_dealt_at_random() -> None:
    games = [claiming("venice", "spain", "france", claim_rounds=1, seed=seed) for seed in range(60)]
    for g in games:
        select(g, "venice", "venice", "venice")
    assert len({tuple(nation(g, seat) for seat in range(3)) for g in games}) == 6


@clause("E7.2")
def test_after_the_last_round_supporters_and_revolts_are_added_as_usual() -> None:
    g = select(claiming(*FOUR, claim_rounds=1), "venice", "spain", "venice", "france")
    support = {nation(g, seat): (held(g, seat)["supporter"], held(g, seat)["revolt"]) for seat in range(4)}
    assert support == {"venice": (2, 2), "spain": (2, 1), "france": (3, 6), "prussia": (5, 1)}


@clause("E7.2")
def test_before_the_limit_all_select_again() -> None:
    g = select(claiming(*FOUR, claim_rounds=2), "venice", "spain", "venice", "france")
    assert question(g) == "claim"


@clause("E7.2")
def test_the_picks_of_the_last_round_are_the_ones_that_are_kept() -> None:
    g = select(claiming(*FOUR, claim_rounds=2), "venice", "spain", "venice", "france")
    select(g, "prussia", "venice", "venice", "spain")
    assert (nation(g, 0), nation(g, 3)) == ("prussia", "spain")


@clause("E7.2")
def test_a_last_round_without_clash_deals_nothing() -> None:
    g = select(claiming(*FOUR, claim_rounds=2), "venice", "spain", "venice", "france")
    select(g, *FOUR)
    assert event_args(g, "dealt") == []


@clause("E7.2")
@pytest.mark.parametrize("rounds", [1, 99])
def test_the_limit_may_be_1_to_99_rounds(rounds: int) -> None:
    assert new(claim_rounds=rounds).options["claim_rounds"] == rounds


@clause("E7.2")
@pytest.mark.parametrize("rounds", [-1, 100])
def test_the_limit_is_neither_below_0_rounds_nor_above_99(rounds: int) -> None:
    with pytest.raises(carrack.OptionError, match="bad-value"):
        new(claim_rounds=rounds)


@clause("E7.2")
def test_nineteen_failed_rounds_leave_all_selecting_by_default_in_version_1() -> None:
    g = claiming("venice", "spain", rules_version=1)
    for _ in range(19):
        select(g, "venice", "venice")
    assert (question(g), under(g)) == ("claim", {"venice": (1, 20), "spain": (20, 1)})


@clause("E7.2")
def test_the_twentieth_failed_round_deals_the_nations_by_default_in_version_1() -> None:
    g = claiming("venice", "spain", rules_version=1)
    for _ in range(20):
        select(g, "venice", "venice")
    support = {nation(g, seat): (held(g, seat)["supporter"], held(g, seat)["revolt"]) for seat in range(2)}
    assert (question(g), support) == ("sell", {"venice": (2, 21), "spain": (22, 1)})


@clause("E2.4")
@pytest.mark.parametrize("seat", [1, 2, 3, None])
def test_a_pick_changes_no_byte_of_anothers_view(seat: int | None) -> None:
    one, two = claiming(*FOUR), claiming(*FOUR)
    one.play("select venice", 0)
    two.play("select prussia", 0)
    assert carrack.to_builtins(one.view(seat)) == carrack.to_builtins(two.view(seat))


@clause("E2.4")
@pytest.mark.parametrize("seat", [1, 2, 3, None])
def test_a_pick_is_not_in_anothers_record(seat: int | None) -> None:
    one, two = new(players=4), new(players=4)
    one.play(legal(one, 0)[0], 0)
    two.play(legal(two, 0)[1], 0)
    assert one.record(seat) == two.record(seat)
    assert one.record(seat).rstrip().endswith("(s0 ?)")


@clause("E2.4")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_pick_is_no_event(seat: int | None) -> None:
    g = claiming(*FOUR)
    before = g.events(seat=seat)
    g.play("select venice", 0)
    assert g.events(seat=seat) == before


@clause("E2.4")
@pytest.mark.parametrize("seat", [1, None])
def test_others_see_only_that_a_pick_is_in(seat: int | None) -> None:
    g = claiming(*FOUR)
    g.play("select venice", 0)
    view = carrack.to_builtins(g.view(seat))
    assert (view["committed"], view["choice"]) == ((0,), None)


@clause("E2.4")
def test_the_selector_sees_his_own_pick() -> None:
    g = claiming(*FOUR)
    g.play("select venice", 0)
    assert carrack.to_builtins(g.view(0))["choice"] == "select venice"


@clause("E2.4")
def test_a_pick_can_be_taken_back_until_the_last_one_is_in() -> None:
    g = claiming("venice", "spain")
    before = g.to_dict()
    g.play("select venice", 0)
    g.retract(0)
    assert g.to_dict() == before


@clause("E2.4")
def test_a_pick_taken_back_is_awaited_again() -> None:
    g = claiming("venice", "spain")
    g.play("select venice", 0)
    g.retract(0)
    g.play("select spain", 1)
    assert (question(g), g.committed) == ("claim", (1,))


@clause("E2.4")
def test_a_pick_can_be_changed_until_the_last_one_is_in() -> None:
    g = claiming("venice", "spain")
    for seat, text in ((0, "select venice"), (0, "select spain"), (1, "select venice")):
        g.play(text, seat)
    assert [nation(g, seat) for seat in range(2)] == ["spain", "venice"]


@clause("E2.4")
def test_picks_may_come_in_any_order() -> None:
    g = claiming(*FOUR)
    for seat in (3, 1, 0, 2):
        g.play(f"select {FOUR[seat]}", seat)
    assert [nation(g, seat) for seat in range(4)] == list(FOUR)


@clause("E2.4")
def test_a_nation_cannot_be_selected_after_the_reveal() -> None:
    g = seal(claiming("venice", "spain"), "select venice", "select spain")
    assert refusal(g, 0, "select spain") == ("when-select", "E2.4", "choose")
