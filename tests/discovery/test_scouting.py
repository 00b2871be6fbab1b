"""D11.2: the variant in which a look at what lies face down is for sale."""

from typing import Any

import pytest

import carrack
from support.discovery import CARDS, Layout, asked, check_only_seat_0_sees, event_args, legal, refused, see, table

pytestmark = pytest.mark.clause("D11.2")
clause = pytest.mark.clause
UNDISCOVERED = [
    "new-france", "new-england", "virginia", "florida", "new-spain", "new-granada", "peru", "brazil",
]  # fmt: skip
PERU = 7


def scouts(**options: Any) -> Layout:
    """Seat 0 is about to place a worker; the strongest counter lies on Peru."""
    return table(players=3, scouting=True, **options).counter("peru", "4/5/5/7").hand(0, colonist=2).at("order")


def with_deck(*deck: str, **options: Any) -> Layout:
    return table(players=3, scouting=True, **options).all_discovered().deck(*deck).hand(0, colonist=2).at("order")


def offers(game: carrack.Game) -> list[str]:
    return [move for move in legal(game) if move.startswith("scout")]


def seen(game: carrack.Game, seat: int | None, zone: str) -> Any:
    """What a seat, or a spectator, sees of face-down tokens."""
    return carrack.to_builtins(game.view(seat))[zone]


def test_on_his_placement_turn_a_player_may_look_at_any_counter() -> None:
    assert offers(scouts().game()) == [f"scout {region}" for region in UNDISCOVERED]


def test_only_what_lies_face_down_is_scouted() -> None:
    g = scouts().discovered("brazil").game()
    assert "scout brazil" not in legal(g)
    assert refused(g, "scout brazil") == "already-discovered"
    assert refused(g, "scout caribbean") == "already-discovered"


def test_without_the_variant_nothing_is_scouted() -> None:
    g = table(players=3).hand(0, colonist=2).game()
    assert offers(g) == []
    assert refused(g, "scout peru") == "option-off"


@pytest.mark.parametrize(("turn", "price"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2), (7, 3), (8, 3)])
def test_a_look_costs_a_dollar_for_the_number_of_the_age(turn: int, price: int) -> None:
    g = scouts().turn(turn).money(price).game()
    events = g.play("scout peru")
    assert event_args(events, "paid") == [{"seat": 0, "amount": price, "reason": "scouting"}]
    assert see(g).money == [0, 10, 10]
    g = scouts().turn(turn).money(price - 1).game()
    assert offers(g) == []
    assert refused(g, "scout peru") == "no-scout-money"


def test_a_look_is_not_the_placement_and_there_are_as_many_as_he_can_pay() -> None:
    g = scouts().turn(4).money(5).game()
    g.play("scout peru")
    assert (g.deciders, asked(g).kind, see(g).worker("hand", 0)) == ((0,), "place", 2)
    g.play("scout brazil")
    assert (see(g).money[0], offers(g)) == (1, [])
    assert see(g).worker("hand", 0) == 2


def test_also_when_it_is_his_turn_to_launch_an_expedition() -> None:
    t = table(players=3, scouting=True).counter("peru", "4/5/5/7").explorers(0, captain=2).explorers(1, captain=2)
    g = t.at("discovery").game()
    assert offers(g) == [f"scout {region}" for region in UNDISCOVERED]
    g.play("scout peru")
    assert (g.deciders, asked(g).kind, see(g).money[0]) == ((0,), "explore", 9)
    g.play("pass")
    assert (g.deciders, offers(g)) == ((1,), [f"scout {region}" for region in UNDISCOVERED])


def test_at_no_other_time() -> None:
    t = table(players=3, scouting=True).market(gold=1, rice=1).stand("goods-1", 0).at("goods")
    g = t.game()
    assert offers(g) == []
    assert refused(g, "scout peru") == "when-scout"


def test_the_counter_stays_where_it_lies() -> None:
    g = scouts().game()
    before = see(g)
    g.play("scout peru")
    assert (see(g).counters, see(g).aside) == (before.counters, before.aside)
    assert not see(g).is_discovered("peru")


# Who knows


@clause("D1.9")
def test_only_the_buyer_sees_it() -> None:
    g = scouts().game()
    g.play("scout peru")
    face_down = [None] * 4 + ["none"] + [None] * 4
    assert seen(g, 0, "counters") == [*face_down[:PERU], "4/5/5/7", None]
    for other in (1, 2, None):
        assert seen(g, other, "counters") == face_down


@clause("D1.9")
def test_the_others_are_told_that_and_which_was_scouted_and_not_what() -> None:
    g = scouts().game()
    g.play("scout peru")
    for other in (1, 2, None):
        assert event_args(g.events(seat=other), "scouted") == [{"seat": 0, "target": "peru"}]
        assert event_args(g.events(seat=other), "look") == [{"zone": "counters", "slot": "peru"}]
    assert event_args(g.events(seat=0), "look") == [{"zone": "counters", "slot": "peru", "token": "4/5/5/7"}]


@clause("D1.9")
def test_the_records_of_the_others_do_not_hold_it() -> None:
    g = scouts().game()
    g.play("scout peru")
    assert "4/5/5/7" in g.record(0)
    for other in (1, 2, None):
        assert "4/5/5/7" not in g.record(other)
        assert "scout peru" in g.record(other)


@clause("D1.9")
def test_nothing_others_are_sent_depends_on_what_was_seen() -> None:
    """Two tables that differ only in the scouted counter look alike to everybody else."""
    games = [scouts().counter("peru", counter).game() for counter in ("4/5/5/7", "2/4/5/7")]
    for g in games:
        g.play("scout peru")
    check_only_seat_0_sees(*games)


def test_two_may_know_the_same_counter() -> None:
    g = scouts().knows(1, "peru").game()
    g.play("scout peru")
    assert [seen(g, seat, "counters")[PERU] for seat in (0, 1, 2, None)] == ["4/5/5/7", "4/5/5/7", None, None]


@clause("D1.9")
def test_a_failed_expedition_tells_all_what_one_knew() -> None:
    t = table(players=3, scouting=True).counter("peru", "4/5/5/7").knows(1, "peru").explorers(0, colonist=1)
    g = t.explorers(1, colonist=1).at("discovery").game()
    assert seen(g, 0, "counters")[PERU] is None
    g.play("explore peru")
    assert [seen(g, seat, "counters")[PERU] for seat in (0, 1, 2, None)] == ["4/5/5/7"] * 4


@clause("D11.1")
def test_knowledge_ends_when_the_counter_is_replaced() -> None:
    t = table(players=3, scouting=True, no_survivors=True).counter("peru", "4/5/5/7").knows(2, "peru")
    g = t.explorers(0, colonist=1).explorers(1, colonist=1).at("discovery").game()
    assert seen(g, 2, "counters")[PERU] == "4/5/5/7"
    g.play("explore peru")
    assert [seen(g, seat, "counters")[PERU] for seat in (0, 1, 2, None)] == [None] * 4
    assert see(g).counters_known[PERU] == 0
    assert "scout peru" in legal(g)  # what lies there now can be bought again


def test_knowledge_lasts_over_turns() -> None:
    g = table(players=3, scouting=True).counter("peru", "4/5/5/7").knows(2, "peru").at("refresh").game()
    assert (see(g).turn, seen(g, 2, "counters")[PERU]) == (2, "4/5/5/7")


# The deck


@clause("D5.6.7")
def test_the_deck_is_not_scouted_while_a_region_is_undiscovered() -> None:
    g = scouts().game()
    assert refused(g, "scout deck") == "deck-too-early"


@pytest.mark.parametrize(("turn", "price"), [(1, 1), (4, 2), (7, 3)])
def test_once_all_regions_are_discovered_the_top_card_is_scouted(turn: int, price: int) -> None:
    g = with_deck("china").turn(turn).game()
    assert offers(g) == ["scout deck"]
    events = g.play("scout deck")
    assert event_args(events, "look") == [{"zone": "deck", "slot": 15, "token": "china"}]
    assert (see(g).money[0], asked(g).kind, legal(g)) == (10 - price, "deck", ["deck top", "deck bottom"])


def test_put_back_on_top_it_is_drawn_next() -> None:
    g = with_deck("china", "india").game()
    g.play("scout deck")
    events = g.play("deck top")
    assert event_args(events, "card-laid") == [{"seat": 0, "side": "top"}]
    assert (see(g).deck[-2:], see(g).money[0], asked(g).kind) == (["india", "china"], 9, "place")


def test_put_at_the_bottom_it_is_drawn_last() -> None:
    g = with_deck("china", "india").game()
    g.play("scout deck")
    events = g.play("deck bottom")
    assert event_args(events, "card-laid") == [{"seat": 0, "side": "bottom"}]
    s = see(g)
    assert (len(s.deck), s.deck[0], s.deck[-1]) == (16, "china", "india")
    g.play("scout deck")  # as often as he can pay
    assert (asked(g).kind, see(g).money[0]) == ("deck", 8)


@clause("D1.9")
@pytest.mark.parametrize(("side", "slot"), [("top", 15), ("bottom", 0)])
def test_only_he_knows_where_which_card_lies(side: str, slot: int) -> None:
    g = with_deck("china", "india").game()
    g.play("scout deck")
    g.play(f"deck {side}")
    assert seen(g, 0, "deck") == ["china" if i == slot else None for i in range(16)]
    for other in (1, 2, None):
        assert seen(g, other, "deck") == [None] * 16
        assert "china" not in g.record(other)
        assert event_args(g.events(seat=other), "look") == [{"zone": "deck", "slot": 15}]
        assert event_args(g.events(seat=other), "card-laid") == [{"seat": 0, "side": side}]


@clause("D5.6.6")
def test_knowledge_ends_when_the_deck_is_shuffled() -> None:
    t = table(players=3, scouting=True).all_discovered().deck("china").knows(2, "deck").explorers(0, colonist=1)
    g = t.explorers(1, colonist=1).at("discovery").game()
    assert seen(g, 2, "deck")[-1] == "china"
    g.play("explore deck")
    assert [seen(g, seat, "deck") for seat in (0, 1, 2, None)] == [[None] * 16] * 4
    assert see(g).deck_known == [0] * 16


def test_knowledge_of_the_rest_stays_when_a_card_is_won() -> None:
    g = with_deck("china", "mississippi").explorers(0, captain=3).game()
    g.play("scout deck")
    g.play("deck bottom")
    for _ in range(2):
        g.play("place colonist shipping")
    g.play("explore deck captain 3")
    assert seen(g, 0, "deck") == ["china", *[None] * 14]


def test_what_he_knows_moves_with_the_cards() -> None:
    """China, then India go to the bottom: India lies below China now, and the next card is known to nobody."""
    g = with_deck("china", "india", "japan").game()
    for _ in range(2):
        g.play("scout deck")
        g.play("deck bottom")
    assert seen(g, 0, "deck") == ["india", "china", *[None] * 14]
    assert (see(g).deck[-1], see(g).deck_known) == ("japan", [1, 1, *[0] * 14])


@clause("D18.2")
@pytest.mark.parametrize(("cards", "kind"), [(1, "place"), (2, "deck"), (3, "deck")])
def test_a_last_card_has_no_other_side_to_go_to(cards: int, kind: str) -> None:
    g = with_deck().deck_won(1, *CARDS[cards:]).game()
    g.play("scout deck")
    assert (asked(g).kind, see(g).money[0]) == (kind, 9)


def test_the_deck_is_scouted_before_an_expedition_too() -> None:
    t = table(players=3, scouting=True).all_discovered().deck("china", "mississippi").explorers(0, captain=2)
    g = t.at("discovery").game()
    assert legal(g) == ["pass", "scout deck", "explore deck"]
    g.play("scout deck")
    g.play("deck bottom")
    g.play("explore deck captain 2")
    assert see(g).charted[0] == 1 << CARDS.index("mississippi")


def test_an_empty_deck_is_not_scouted() -> None:
    g = with_deck().deck_won(1, *CARDS).game()
    assert offers(g) == []
    assert refused(g, "scout deck") == "deck-empty"


# Portugal


def portugal(*deck: str) -> Layout:
    t = table(players=3, scouting=True, nations="random").nation(0, "portugal").deck(*deck)
    return t.hand(0, colonist=2).hand(1, colonist=2).at("order")


@clause("D12.4")
def test_portugal_may_look_at_the_top_card_earlier_and_it_goes_back_on_top() -> None:
    g = portugal("china").game()
    assert offers(g) == [*(f"scout {region}" for region in UNDISCOVERED), "scout deck"]
    g.play("scout deck")
    assert (asked(g).kind, see(g).money[0], see(g).deck[-1]) == ("place", 9, "china")
    assert (seen(g, 0, "deck")[-1], seen(g, 1, "deck")[-1], seen(g, None, "deck")[-1]) == ("china", None, None)


@clause("D12.4")
def test_portugal_needs_this_ages_use() -> None:
    g = portugal("china").used(0, 6).game()
    assert refused(g, "scout deck") == "deck-too-early"
    g = portugal("china").turn(3).used(0, 6).at("refresh").game()
    assert (see(g).turn, "scout deck" in legal(g)) == (4, True)


@clause("D12.4")
def test_the_look_does_not_spend_the_use() -> None:
    g = portugal("china").game()
    g.play("scout deck")
    assert see(g).used[0] == [0] * 7


@clause("D12.4")
def test_nobody_else_looks_at_the_deck_earlier() -> None:
    g = portugal("china").game()
    g.play("place colonist shipping")
    assert (g.deciders, refused(g, "scout deck")) == ((1,), "deck-too-early")


@clause("D12.4")
def test_once_all_regions_are_discovered_portugal_chooses_the_side_like_anybody() -> None:
    g = portugal("china").all_discovered().game()
    g.play("scout deck")
    assert legal(g) == ["deck top", "deck bottom"]


@clause("D12.4")
def test_a_failed_early_expedition_ends_what_portugal_knew() -> None:
    t = table(players=3, scouting=True, nations="random").nation(0, "portugal").deck("china").knows(0, "deck")
    g = t.explorers(0, colonist=1).at("discovery").game()
    g.play("explore early-deck")
    assert seen(g, 0, "deck") == [None] * 16


@clause("D11.5")
def test_in_2007_by_house_rule() -> None:
    g = table(players=3, edition="2007", house_rules=True, scouting=True).hand(0, colonist=1).game()
    g.play("scout peru")
    assert see(g).money[0] == 9
