"""E1: the cards, and a bank that may run out."""

from __future__ import annotations

from typing import Any

import pytest

import carrack
from carrack.games.empire.words import CARDS, WORDS
from support.empire import Layout, claiming, event_args, held, in_turns, legal, play, seal, select, under

clause = pytest.mark.clause
PRINTED = [75, 25, 45, 35, 30, 20, 410]


def strict(players: int = 3, **options: Any) -> Layout:
    """A standard table with a bank that may run out: ottomans, venice, portugal … by seat."""
    return in_turns(players=players, version="standard", strict_bank=True, **options)


def in_play(game: carrack.Game) -> list[int]:
    """All cards of each kind: in the bank, in the row, beneath nations, with players."""
    d = game.to_dict()
    beneath = [sum(row[i] for row in d["under"]) if i < 2 else 0 for i in range(7)]
    return [d["bank"][i] + d["row"].count(i) + beneath[i] + sum(cards[i] for cards in d["cards"]) for i in range(7)]


@clause("E1.1")
@pytest.mark.parametrize("version", ["beginner", "standard"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_there_are_as_many_cards_as_were_printed(version: str, players: int) -> None:
    g = carrack.new_game("empire", players=players, seed=3, version=version)
    assert in_play(g) == PRINTED


@clause("E1.1")
def test_there_are_eight_nations() -> None:
    assert len(WORDS["nation"]) == 8


@clause("E1.1")
def test_selection_cards_run_from_0_to_7() -> None:
    g = in_turns(players=2, version="beginner").hold(0, good=9).at("commerce").game()
    assert legal(g, 0) == ["sell 0", "sell 1", "sell 2", "sell 3", "sell 4", "sell 5", "sell 6", "sell 7"]


@clause("E1.1")
def test_one_shortage_card_leaves_five_cards_uncovered() -> None:
    g = in_turns(players=2, version="beginner", trade_offers=0).at("commerce").game()
    seal(g, "sell 0", "sell 0")
    while not event_args(g, "round"):
        play(g, "pass")
    assert event_args(g, "card") == [("good",), ("population",), ("population",), ("colony",), ("colony",)]


@clause("E1.2")
def test_support_is_supporters_less_revolts() -> None:
    g = in_turns(players=2, version="beginner").hold(0, supporter=7, revolt=3).at("commerce").game()
    assert g.state.score(0) == 4


@clause("E1.2")
def test_support_may_be_negative() -> None:
    g = in_turns(players=2, version="beginner").hold(0, supporter=2, revolt=5).at("commerce").game()
    assert g.state.score(0) == -3


@clause("E1.2")
def test_supporters_and_revolts_do_not_cancel() -> None:
    g = in_turns(players=2, version="beginner").hold(0, supporter=2, good=1, population=3).game()
    assert held(g, 0) == {"supporter": 3, "revolt": 2, "population": 3}


@clause("E1.2")
def test_the_score_sheet_lists_supporters_and_revolts_apart() -> None:
    g = in_turns(players=2, version="beginner").hold(0, supporter=6, revolt=8).at("commerce").game()
    assert [(line.source, line.points) for line in g.score_sheet(0)] == [("supporters", 6), ("revolts", -8)]


@clause("E1.2")
def test_denominations_of_gold_are_only_change() -> None:
    g = in_turns(players=2, version="beginner").auction("colony").hold(0, gold=13).hold(1, gold=20).game()
    assert legal(g, 0)[2:] == [f"bid {n}" for n in range(1, 14)]


@clause("E1.3")
@pytest.mark.parametrize("players", [2, 6])
def test_two_to_six_play(players: int) -> None:
    assert carrack.new_game("empire", players=players, seed=1).players == players


@clause("E1.3")
@pytest.mark.parametrize("players", [1, 7])
def test_one_or_seven_cannot_play(players: int) -> None:
    with pytest.raises(carrack.OptionError, match="players"):
        carrack.new_game("empire", players=players, seed=1)


@clause("E1.3")
@pytest.mark.parametrize(
    ("version", "row"),
    [("beginner", [75, 25, 43, 33, 28, 20, 410]), ("standard", [75, 25, 44, 33, 28, 19, 410])],
)
def test_the_bank_holds_what_is_printed_less_the_six_cards_of_the_row(version: str, row: list[int]) -> None:
    g = carrack.new_game("empire", players=2, seed=1, version=version, strict_bank=True)
    d = g.to_dict()
    out = [sum(cards[i] for cards in d["cards"]) + (sum(u[i] for u in d["under"]) if i < 2 else 0) for i in range(7)]
    assert [d["bank"][i] + out[i] for i in range(7)] == row


@clause("E1.3")
def test_without_the_option_the_bank_never_runs_out() -> None:
    g = in_turns(players=2, version="beginner").hold(0, good=4, population=4).hold(1, supporter=74).game()
    assert held(g, 0) == {"supporter": 4, "population": 4}


@clause("E1.3")
def test_without_the_option_gold_never_runs_out() -> None:
    g = in_turns(players=2, version="beginner").hold(0, good=2).hold(1, gold=409).at("commerce").game()
    seal(g, "sell 2", "sell 0")
    assert held(g, 0) == {"gold": 16}


@clause("E1.3")
def test_scarce_cards_go_one_at_a_time_in_seat_order_from_the_next_opener() -> None:
    t = strict().opener(1)
    for seat in range(3):
        t.hold(seat, good=3, population=3)
    g = t.hold(2, supporter=71).game()
    assert [held(g, seat)["supporter"] for seat in range(3)] == [1, 2, 72]


@clause("E1.3")
def test_the_opener_of_the_card_that_comes_next_is_first_to_get_scarce_cards() -> None:
    t = strict(2).opener(0).auction("population").hold(0, good=1, population=1)
    g = play(t.hold(1, good=1, population=1, supporter=74).game(), "pass", "pass")
    assert [held(g, seat).get("supporter") for seat in range(2)] == [None, 75]


@clause("E1.3")
def test_who_is_due_a_card_that_is_gone_gets_none() -> None:
    g = strict(2).opener(0).hold(0, good=1, population=1).hold(1, good=1, population=1, supporter=74).game()
    assert [held(g, seat).get("supporter") for seat in range(2)] == [1, 74]


@clause("E1.3")
def test_a_luxury_whose_supporter_is_gone_is_still_built() -> None:
    g = strict(2).hold(0, good=2, population=2).hold(1, supporter=75).game()
    assert held(g, 0) == {"population": 2}


@clause("E1.3")
def test_an_industry_whose_good_is_gone_is_still_built() -> None:
    g = strict(2).hold(0, population=3, colony=3).hold(1, good=44).nation(1, "portugal").game()
    assert held(g, 0) == {"population": 3, "colony": 3}


@clause("E1.3")
def test_a_national_institution_takes_what_is_left_of_its_gains() -> None:
    g = strict(2).hold(0, colony=2).hold(1, bond=18, gold=18).game()
    assert held(g, 0) == {"population": 1, "colony": 2, "bond": 1, "gold": 15}


@clause("E1.3")
def test_several_kinds_are_shared_out_each_by_itself() -> None:
    t = strict(3).nation(1, "france").nation(2, "portugal").opener(1)
    g = t.hold(0, colony=2).hold(1, population=2).hold(2, gold=401).game()
    assert [held(g, seat)["gold"] for seat in range(2)] == [4, 5]


@clause("E1.3")
def test_who_is_due_more_gets_what_the_others_no_longer_want() -> None:
    t = strict(3).nation(1, "france").nation(2, "portugal").opener(1)
    g = t.hold(0, colony=2).hold(1, population=2).hold(2, gold=395).game()
    assert [held(g, seat)["gold"] for seat in range(2)] == [10, 5]


@clause("E1.3")
def test_goods_paid_for_luxuries_can_be_gained_by_industries() -> None:
    t = strict(2).nation(0, "portugal").nation(1, "france")
    g = t.hold(0, good=2, population=5, colony=3).hold(1, good=42).game()
    assert held(g, 0) == {"supporter": 2, "good": 2, "population": 5, "colony": 3}


@clause("E1.3")
def test_an_army_whose_colony_and_revolt_are_gone_is_still_built() -> None:
    t = strict(3).nation(0, "prussia").nation(1, "spain").nation(2, "france")
    g = t.hold(0, population=2).hold(1, colony=28).hold(2, revolt=25).game()
    assert held(g, 0) == {"population": 1, "gold": 8}


@clause("E1.3")
def test_no_revolt_comes_for_a_population_when_revolts_are_gone() -> None:
    g = strict(2).hold(0, population=3).hold(1, revolt=23).opener(0).game()
    assert held(g, 0) == {"revolt": 2, "population": 3}


@clause("E1.3")
def test_revolts_for_populations_come_before_those_for_bonds() -> None:
    g = strict(3).nation(0, "spain").hold(0, bond=2).hold(1, population=2).hold(2, revolt=22).opener(0).game()
    assert [held(g, seat).get("revolt") for seat in range(3)] == [1, 2, 22]


@clause("E1.3")
def test_scarce_revolts_for_bonds_go_one_at_a_time_from_the_opener() -> None:
    g = strict(3).hold(0, bond=3).hold(1, bond=3).hold(2, revolt=22).opener(1).game()
    assert [held(g, seat).get("revolt") for seat in range(3)] == [1, 2, 22]


@clause("E1.3")
def test_scarce_gold_of_sales_goes_one_at_a_time_from_the_opener() -> None:
    g = strict(3).hold(0, good=3, gold=400).hold(1, good=3).hold(2, good=1).at("commerce").opener(1).game()
    seal(g, "sell 3", "sell 3", "sell 1")
    assert [held(g, seat)["gold"] for seat in range(3)] == [403, 4, 3]


@clause("E1.3")
def test_goods_sold_are_gone_even_if_the_bank_cannot_pay() -> None:
    g = strict(2).hold(0, good=3).hold(1, gold=410).at("commerce").game()
    seal(g, "sell 3", "sell 0")
    assert held(g, 0) == {}


@clause("E1.3")
def test_a_bond_brings_no_more_gold_than_the_bank_has() -> None:
    t = strict(2, trade_offers=0).hold(0, gold=4).hold(1, gold=400).at("exploration")
    g = t.row("good", "bond", "population", "population", "colony", "colony").game()
    play(g, "bid 2", "pass", "pass", "pass")
    assert held(g, 0) == {"bond": 1, "gold": 10}


@clause("E1.3")
def test_a_row_card_whose_kind_is_gone_is_not_auctioned() -> None:
    g = strict(2, trade_offers=0).hold(0, bond=19, gold=19).at("commerce")
    game = g.row("good", "bond", "population", "population", "colony", "colony").game()
    seal(game, "sell 0", "sell 0")
    assert (event_args(game, "no-card"), event_args(game, "card")) == ([("bond",)], [("population",)])


@clause("E1.3")
def test_the_last_card_of_a_kind_is_auctioned() -> None:
    g = strict(2, trade_offers=0).hold(0, bond=18, gold=19).at("commerce")
    game = g.row("good", "bond", "population", "population", "colony", "colony").game()
    seal(game, "sell 0", "sell 0")
    assert (event_args(game, "no-card"), event_args(game, "card")) == ([], [("bond",)])


@clause("E1.3")
def test_a_kind_sold_out_by_one_auction_is_not_auctioned_again_in_the_round() -> None:
    g = strict(2, trade_offers=0).hold(0, colony=27, gold=5).hold(1, gold=5).at("commerce")
    game = g.row("good", "colony", "colony", "population", "population", "bond").game()
    seal(game, "sell 0", "sell 0")
    play(game, "bid 1", "pass", "pass", "pass")
    assert (event_args(game, "no-card"), event_args(game, "card")) == ([("colony",)], [("colony",), ("population",)])


@clause("E1.3")
def test_without_the_option_a_card_is_auctioned_even_if_all_printed_ones_are_out() -> None:
    g = in_turns(players=2, version="standard", trade_offers=0).hold(0, bond=25, gold=19).at("commerce")
    game = g.row("good", "bond", "population", "population", "colony", "colony").game()
    seal(game, "sell 0", "sell 0")
    assert (event_args(game, "no-card"), event_args(game, "card")) == ([], [("bond",)])


@clause("E1.3", "E2.4")
def test_scarce_starting_cards_go_one_at_a_time_from_the_opener() -> None:
    nations = ("ottomans", "venice", "portugal", "netherlands", "france", "spain")
    g = select(claiming(*nations, opener=4, strict_bank=True), *nations)
    assert [held(g, seat)["bond"] for seat in range(6)] == [3, 4, 3, 3, 4, 2]


@clause("E1.3", "E2.4")
def test_without_the_option_all_six_nations_start_with_their_bonds() -> None:
    nations = ("ottomans", "venice", "portugal", "netherlands", "france", "spain")
    g = select(claiming(*nations, opener=4), *nations)
    assert [held(g, seat)["bond"] for seat in range(6)] == [3, 4, 4, 4, 4, 2]


@clause("E1.3", "E2.4")
def test_no_more_revolts_and_supporters_lie_beneath_nations_than_there_are() -> None:
    nations = ("ottomans", "venice", "portugal", "netherlands", "france", "spain")
    g = claiming(*nations, strict_bank=True, claim_rounds=99)
    for _ in range(25):
        select(g, *["venice"] * 6)
    assert (under(g)["venice"], sum(row[0] for row in under(g).values())) == ((1, 20), 75)


@clause("E1.3", "E2.4")
def test_without_the_option_support_beneath_nations_has_no_limit() -> None:
    nations = ("ottomans", "venice", "portugal", "netherlands", "france", "spain")
    g = claiming(*nations, claim_rounds=99)
    for _ in range(25):
        select(g, *["venice"] * 6)
    assert (under(g)["venice"], under(g)["spain"]) == ((1, 26), (26, 1))


@clause("E1.4")
@pytest.mark.parametrize("open_holdings", [False, True])
def test_views_carry_what_others_hold_as_deducible_knowledge(open_holdings: bool) -> None:
    t = in_turns(players=2, version="beginner", open_holdings=open_holdings).at("commerce")
    g = t.hold(0, supporter=2, revolt=1, good=3, population=4, colony=5, gold=17).game()
    assert dict(zip(CARDS, carrack.to_builtins(g.view(1))["cards"][0], strict=True)) == {
        "supporter": 2, "revolt": 1, "good": 3, "population": 4, "colony": 5, "bond": 0, "gold": 17,
    }  # fmt: skip


@clause("E1.4")
def test_holdings_are_not_shown_openly_by_default() -> None:
    assert carrack.new_game("empire", players=2, seed=1).options["open_holdings"] is False
