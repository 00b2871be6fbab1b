"""D12: the national advantages, each by itself; D2.11: how they are dealt."""

from typing import Any

import pytest

import carrack
from support.discovery import CARDS, Layout, asked, asked_until, idle, legal, see, table, told

clause = pytest.mark.clause
NATIONS = ["england", "spain", "france", "portugal", "holland", "italy"]
DOCK_ORDERS, FIRST_GOODS, SHIP_CLAIMS, OUSTS, EARLY_DECK = 2, 3, 4, 5, 6
UNDISCOVERED = [
    "new-france", "new-england", "virginia", "florida", "new-spain", "new-granada", "peru", "brazil",
]  # fmt: skip


def power(nation: str, **options: Any) -> Layout:
    """Three players; seat 1, neither first nor last, has the nation."""
    return table(players=3, nations="random", **options).nation(1, nation)


def refused(game: carrack.Game, text: str) -> str:
    refusal = game.why_not(game.deciders[0], text)
    assert refusal is not None
    return refusal.code


def sailing_order(game: carrack.Game) -> list[tuple[int, str]]:
    """Who is asked where to land, one after the other: all go to Peru."""
    found = []
    while asked(game).kind == "send":
        found.append((game.deciders[0], str(asked(game).args["type"])))
        game.play("send peru")
    return found


# D2.11: dealing


@clause("D2.11")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_each_player_is_dealt_a_nation_and_none_twice(players: int) -> None:
    g = carrack.new_game("discovery", players=players, seed=3, nations="random")
    dealt = told(g.events(), "nation")
    assert [row["seat"] for row in dealt] == list(range(players))
    assert len({row["nation"] for row in dealt}) == players
    assert [NATIONS[n - 1] for n in see(g).nation] == [row["nation"] for row in dealt]


@clause("D2.11")
def test_any_of_the_six_may_come_to_any_player() -> None:
    dealt = {tuple(see(carrack.new_game("discovery", players=2, seed=seed, nations="random")).nation)
             for seed in range(250)}  # fmt: skip
    assert dealt == {(a, b) for a in range(1, 7) for b in range(1, 7) if a != b}


@clause("D2.11", "D2.1")
def test_money_and_order_are_as_without_nations() -> None:
    plain = see(carrack.new_game("discovery", players=5, seed=9))
    dealt = see(carrack.new_game("discovery", players=5, seed=9, nations="random"))
    assert dealt.order == plain.order
    assert [dealt.money[seat] for seat in dealt.order] == [10, 11, 12, 13, 14]


@clause("D2.11")
@pytest.mark.parametrize("options", [{}, {"nations": "off"}])
def test_without_the_option_nobody_has_a_nation(options: dict[str, Any]) -> None:
    g = carrack.new_game("discovery", players=4, seed=1, **options)
    assert (see(g).nation, told(g.events(), "nation")) == ([0, 0, 0, 0], [])


@clause("D2.11")
def test_who_has_which_nation_is_public() -> None:
    g = carrack.new_game("discovery", players=4, seed=1, nations="random")
    assert carrack.to_builtins(g.view(None))["nation"] == see(g).nation


# D12.1 England


def england() -> Layout:
    """On the dock: a colonist of seat 0, a merchant of seat 2, a soldier of England."""
    t = power("england").discovered("peru").stand("dock-1", 0).stand("dock-2", 2, "merchant")
    return t.stand("dock-3", 1, "soldier").at("dock")


@clause("D12.1", "D3.7")
def test_england_is_asked_just_before_the_dock_resolves() -> None:
    g = england().game()
    assert (g.deciders, asked(g).kind) == ((1,), "join")
    assert legal(g) == ["pass", "join 0", "join 1", "join 2"]


@clause("D12.1")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_england_adds_up_to_two_colonists_from_supply(number: int) -> None:
    g = england().game()
    events = g.play(f"join {number}")
    assert told(events, "joined") == [{"seat": 1, "amount": number}]
    assert see(g).worker("supply", 1) == 29 - number
    workers = [(who - 1) // 6 for who in see(g).spaces if who]
    assert sorted(workers) == sorted([0, 1, 2] + [1] * number)


@clause("D12.1")
def test_england_orders_everybodys_workers() -> None:
    g = england().game()
    g.play("join 2 next s1 colonist next s2 merchant next s1 soldier next s0 colonist")
    assert sailing_order(g) == [
        (1, "colonist"), (2, "merchant"), (1, "soldier"), (0, "colonist"), (1, "colonist"),
    ]  # fmt: skip
    s = see(g)
    assert (s.troop("peru", 1), s.troop("peru", 1, "soldier"), s.troop("peru", 2, "merchant")) == (2, 1, 1)
    assert s.money[2] == 15  # the merchant arrived from the dock


@clause("D12.1")
def test_england_may_order_without_adding() -> None:
    g = england().game()
    g.play("join 0 next s2 merchant next s0 colonist")
    assert sailing_order(g) == [(2, "merchant"), (0, "colonist"), (1, "soldier")]
    assert see(g).used[1][DOCK_ORDERS] == 1


@clause("D12.1")
def test_only_workers_on_the_dock_are_ordered() -> None:
    g = england().game()
    g.play("join 0")
    assert legal(g) == ["next s1 soldier", "next s2 merchant", "next s0 colonist"]
    assert refused(g, "next s1 colonist") == "not-on-dock"
    g.play("next s2 merchant")
    assert refused(g, "next s2 merchant") == "not-on-dock"


@clause("D12.1")
def test_workers_on_x_and_y_are_ordered_too() -> None:
    t = power("england").discovered("peru").own(0, "indentured-servitude").own(2, "colonization-laws")
    g = t.stand("dock-1", 1, "captain").stand("dock-x", 0).stand("dock-y", 2).at("dock").game()
    g.play("join 1 next s2 colonist next s0 colonist next s1 colonist")
    assert sailing_order(g) == [(2, "colonist"), (0, "colonist"), (1, "colonist"), (1, "captain")]


@clause("D12.1")
def test_spaces_do_not_limit_england() -> None:
    t = power("england").discovered("peru").stand("dock-x", 0).stand("dock-y", 2).own(0, "indentured-servitude")
    for number in range(1, 6):  # all there are with three players
        t.stand(f"dock-{number}", 0)
    g = t.own(2, "colonization-laws").at("dock").game()
    g.play("join 2 next s1 colonist next s1 colonist next s2 colonist")
    assert sailing_order(g) == [(1, "colonist")] * 2 + [(2, "colonist")] + [(0, "colonist")] * 6


@clause("D12.1")
def test_no_more_colonists_join_than_are_in_supply() -> None:
    g = england().troops("caribbean", 1, colonist=28).bounty_gone().game()
    assert legal(g) == ["pass", "join 0", "join 1"]
    assert refused(g, "join 2") == "too-few-colonists"


@clause("D12.1", "D18.2")
def test_with_nobody_on_the_dock_england_can_only_add() -> None:
    g = power("england").discovered("peru").at("dock").game()
    assert legal(g) == ["pass", "join 1", "join 2"]
    assert refused(g, "join 0") == "order-changes-nothing"
    g.play("join 2")
    assert sailing_order(g) == [(1, "colonist"), (1, "colonist")]


@clause("D12.1", "D18.2")
@pytest.mark.parametrize("seats", [(), (0,), (0, 0), (1, 1)])
def test_england_is_not_asked_where_nothing_would_change(seats: tuple[int, ...]) -> None:
    """No colonist to add, and nobody to change places with another."""
    t = power("england").discovered("peru").troops("caribbean", 1, colonist=29 - seats.count(1)).bounty_gone()
    for number, seat in enumerate(seats, 1):
        t.stand(f"dock-{number}", seat)
    g = t.at("dock").game()
    assert asked(g).kind == ("send" if seats else "place")


@clause("D12.1", "D3.7")
def test_an_order_that_changes_nothing_is_spent_all_the_same() -> None:
    g = england().game()
    g.play("join 0 next s0 colonist next s2 merchant")
    assert sailing_order(g) == [(0, "colonist"), (2, "merchant"), (1, "soldier")]
    assert see(g).used[1] == [0, 0, 1, 0, 0, 0, 0]


@clause("D12.1")
def test_england_has_its_power_once() -> None:
    g = england().game()
    g.play("join 2 next s1 colonist next s2 merchant next s1 soldier next s0 colonist")
    assert (1, "join") not in {(seat, kind) for _, seat, kind in asked_until(g, 5)}


@clause("D12.1", "D3.7")
def test_england_keeps_what_it_declines() -> None:
    g = power("england").at("dock").game()
    assert [row for row in asked_until(g, 5) if row[2] == "join"] == [(turn, 1, "join") for turn in (1, 2, 3, 4)]


@clause("D12.1")
def test_declining_leaves_the_dock_as_it_is() -> None:
    g = england().game()
    g.play("pass")
    assert sailing_order(g) == [(0, "colonist"), (2, "merchant"), (1, "soldier")]


# D12.2 Spain


def spain(seed: int = 2, **options: Any) -> tuple[carrack.Game, int]:
    """A game in which Spain was dealt, and its seat."""
    g = carrack.new_game("discovery", players=6, seed=seed, nations="random", **options)
    return g, see(g).nation.index(1 + NATIONS.index("spain"))


@clause("D12.2")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_spain_is_asked_after_the_setup_and_before_turn_1(seed: int) -> None:
    g, seat = spain(seed)
    assert (g.deciders, asked(g).kind) == ((seat,), "conquest")
    assert told(g.events(), "turn") == []
    assert len(told(g.events(), "offered")) == 5  # the last thing turned up
    assert legal(g) == ["pass", *(f"chart {region}" for region in UNDISCOVERED)]
    g.play("pass")
    assert told(g.events(), "turn") == [{"amount": 1, "age": 1}]


@clause("D12.2")
@pytest.mark.parametrize("region", UNDISCOVERED)
def test_spain_discovers_any_region_whatever_its_resistance(region: str) -> None:
    g, seat = spain()  # where resistances from 1 to 5 lie
    before = see(g)
    counter = before.counters[[*UNDISCOVERED[:4], "caribbean", *UNDISCOVERED[4:]].index(region)]
    plunder, _, _, points = map(int, counter.split("/"))
    g.play(f"chart {region}")
    s = see(g)
    assert s.is_discovered(region)
    assert s.money[seat] == before.money[seat] + plunder  # and no conquistador share
    assert g.scores()[seat] == points
    assert (s.troop(region, seat, "soldier"), s.troop(region, seat)) == (1, 0)
    assert (s.worker("supply", seat, "soldier"), s.worker("supply", seat)) == (9, 24)


@clause("D12.2")
@pytest.mark.parametrize("first", ["pass", "chart peru"])
def test_spain_conquers_then_or_never(first: str) -> None:
    g, _ = spain()
    g.play(first)
    assert "conquest" not in {kind for _, _, kind in asked_until(g, 4)}
    assert refused(g, "chart brazil") == "when-chart"


@clause("D12.2")
def test_a_region_spain_conquered_is_open_to_all() -> None:
    g, _ = spain()
    g.play("chart peru")
    s = see(g)
    g.play("place colonist dock")
    while asked(g).kind == "place":
        g.play("place colonist shipping")
    while asked(g).kind != "send":
        g.play("pass")
    assert (g.deciders, legal(g)) == ((s.order[0],), ["pass", "send caribbean", "send peru"])


@clause("D12.2")
def test_only_spain_conquers() -> None:
    for seed in range(12):
        g = carrack.new_game("discovery", players=2, seed=seed, nations="random")
        assert (asked(g).kind == "conquest") is (2 in see(g).nation)


# D12.3 France


@clause("D12.3", "D3.7")
def test_france_takes_a_good_just_before_the_goods_box() -> None:
    g = power("france").market(gold=1, rice=2).stand("goods-1", 0).at("goods").game()
    assert (g.deciders, asked(g).kind, legal(g)) == ((1,), "first-good", ["pass", "take gold", "take rice"])
    g.play("take gold")
    assert (see(g).good(1, "gold"), see(g).market[2]) == (1, 0)
    assert (g.deciders, asked(g).kind) == ((0,), "take")
    assert legal(g) == ["pass", "take rice"]


@clause("D12.3")
def test_france_takes_only_what_lies_there() -> None:
    g = power("france").market(gold=1, rice=2).at("goods").game()
    assert refused(g, "take fur") == "not-on-market"


@clause("D12.3")
def test_the_last_in_line_gets_none() -> None:
    t = power("france").market(gold=4).stand("goods-1", 0).stand("goods-2", 2).stand("goods-3", 0)
    g = t.stand("goods-4", 2, "captain").at("goods").game()
    g.play("take gold")
    for _ in range(3):
        g.play("take gold")
    s = see(g)
    assert [s.good(seat, "gold") for seat in range(3)] == [2, 1, 1]
    assert s.worker("supply", 2, "captain") == 5
    assert s.turn == 2


@clause("D12.3")
def test_france_needs_a_good_there() -> None:
    g = power("france").market().at("goods").game()
    assert (see(g).turn, asked(g).kind) == (2, "place")


@clause("D12.3")
def test_france_takes_once_a_turn_and_twice_a_game() -> None:
    g = power("france").at("goods").game()
    asked_in = []
    while see(g).turn < 6:
        if asked(g).kind == "first-good":
            asked_in.append(see(g).turn)
            g.play(legal(g)[1])
        else:
            idle(g)
    assert asked_in == [1, 2]
    assert (see(g).used[1][FIRST_GOODS], sum(see(g).goods[1])) == (2, 2)


@clause("D12.3")
@pytest.mark.parametrize(("used", "kind"), [(0, "first-good"), (1, "first-good"), (2, "place")])
def test_france_has_two_uses(used: int, kind: str) -> None:
    assert asked(power("france").used(1, FIRST_GOODS, used).at("goods").game()).kind == kind


@clause("D12.3", "D3.7")
def test_france_keeps_what_it_declines() -> None:
    g = power("france").at("goods").game()
    asked_for = [row for row in asked_until(g, 6) if row[2] == "first-good"]
    assert asked_for == [(turn, 1, "first-good") for turn in (1, 2, 3, 4, 5)]
    assert see(g).used[1][FIRST_GOODS] == 0


# D12.4 Portugal


def portugal(*deck: str, **workers: int) -> Layout:
    return power("portugal").explorers(1, **workers).deck(*deck).at("discovery")


@clause("D12.4", "D5.6.7")
def test_portugal_may_take_the_deck_instead_of_a_region() -> None:
    g = portugal(captain=2).game()
    assert legal(g) == ["pass", *(f"explore {region}" for region in UNDISCOVERED), "explore early-deck"]
    assert refused(g, "explore deck") == "deck-too-early"


@clause("D12.4")
def test_nobody_else_takes_the_deck_early() -> None:
    g = power("portugal").explorers(0, captain=2).at("discovery").game()
    assert (g.deciders, "explore early-deck" in legal(g)) == ((0,), False)
    assert refused(g, "explore early-deck") == "early-deck-not-yours"


@clause("D12.4")
@pytest.mark.parametrize("card", CARDS)
def test_the_resistance_is_three_whatever_is_printed(card: str) -> None:
    g = portugal(card, colonist=3).game()
    g.play("explore early-deck colonist 3")
    assert see(g).charted[1] == 1 << CARDS.index(card)
    g = portugal(card, colonist=2).game()
    events = g.play("explore early-deck colonist 2")
    assert told(events, "card-lost") == [{"seat": 1, "card": card, "amount": 3}]
    assert see(g).charted[1] == 0


@clause("D12.4")
def test_an_early_card_pays_like_any_other() -> None:
    g = portugal("china", captain=1, soldier=2).game()
    g.play("explore early-deck captain 1 soldier 2")
    s = see(g)
    assert s.money[1] == 10 + 7 + 2 * 3
    assert g.scores() == (0, 6, 0)
    assert sum(map(sum, (region[1] for region in s.troops))) == 0
    assert (s.worker("supply", 1, "captain"), s.worker("supply", 1, "soldier")) == (5, 10)


@clause("D12.4")
def test_it_is_portugals_one_expedition_of_the_turn() -> None:
    g = portugal("china", captain=4).game()
    g.play("explore early-deck captain 2")
    assert (see(g).turn, see(g).worker("explorers", 1, "captain")) == (2, 2)


@clause("D12.4", "D3.7")
def test_a_failure_is_spent_and_shuffles_the_card_back() -> None:
    g = portugal("china", colonist=1).game()
    events = g.play("explore early-deck")
    s = see(g)
    assert "shuffled" in [event.kind for event in events]
    assert (sorted(s.deck), s.used[1][EARLY_DECK], s.money[1]) == (sorted(CARDS), 1, 10)


@clause("D12.4")
@pytest.mark.parametrize("turn", range(1, 9))
def test_portugal_has_one_use_in_an_age(turn: int) -> None:
    t = power("portugal").turn(turn).explorers(1, captain=2).at("discovery")
    assert "explore early-deck" in legal(t.game())
    g = t.used(1, EARLY_DECK).game()
    assert "explore early-deck" not in legal(g)
    assert refused(g, "explore early-deck") == "early-deck-used"


@clause("D12.4")
@pytest.mark.parametrize(("turn", "used"), [(1, 1), (2, 1), (3, 0), (4, 1), (5, 1), (6, 0), (7, 1)])
def test_a_new_age_brings_a_new_use(turn: int, used: int) -> None:
    s = see(power("portugal").turn(turn).used(1, EARLY_DECK).at("refresh").game())
    assert (s.turn, s.used[1][EARLY_DECK]) == (turn + 1, used)


@clause("D12.4")
def test_the_use_of_an_age_lapses() -> None:
    """None in age I; then one in age II, not two."""
    g = power("portugal").turn(3).explorers(1, captain=4).at("discovery").game()
    uses = []
    while see(g).turn < 7:
        if asked(g).kind == "explore":
            early = "explore early-deck" in legal(g)
            uses.append((see(g).turn, early))
            g.play("explore early-deck captain 1" if early and see(g).turn > 3 else "pass")
        else:
            g.play("place colonist shipping" if asked(g).kind == "place" else "pass")
    assert uses == [(3, True), (4, True), (5, False), (6, False)]


@clause("D12.4")
def test_portugal_may_use_it_also_when_the_deck_is_in_use_anyway() -> None:
    t = power("portugal").all_discovered().explorers(1, colonist=3).deck("china").at("discovery")
    g = t.game()
    assert legal(g) == ["pass", "explore deck", "explore early-deck"]
    g.play("explore early-deck colonist 3")
    assert (see(g).charted[1], see(g).used[1][EARLY_DECK]) == (1 << CARDS.index("china"), 1)
    g = t.game()
    g.play("explore deck colonist 3")
    assert (see(g).charted[1], see(g).used[1][EARLY_DECK]) == (0, 0)


@clause("D12.4")
def test_exploring_a_region_spends_nothing() -> None:
    g = power("portugal").explorers(1, captain=1).counter("peru", "1/2/1/4").at("discovery").game()
    g.play("explore peru")
    assert (see(g).is_discovered("peru"), see(g).used[1][EARLY_DECK]) == (True, 0)


@clause("D12.4", "D5.6.6")
def test_an_empty_deck_allows_portugal_nothing() -> None:
    g = power("portugal").deck_won(0, *CARDS).explorers(1, captain=2).at("discovery").game()
    assert "explore early-deck" not in legal(g)
    assert refused(g, "explore early-deck") == "deck-empty"


# D12.5 Holland


@clause("D12.5", "D3.7")
def test_holland_takes_the_ship_and_the_workers_there_return_with_nothing() -> None:
    g = power("holland").shippers(0, merchant=3).shippers(2, colonist=1).at("shipping").game()
    assert (g.deciders, asked(g).kind, legal(g)) == ((1,), "claim", ["pass", "use"])
    events = g.play("use")
    s = see(g)
    assert told(events, "ship-claimed") == [{"seat": 1}]
    assert told(events, "ship-won") == []
    assert s.ships == [0, 1, 0]
    assert s.shippers == [[0] * 6] * 3
    assert s.worker("supply", 0, "merchant") == 5
    assert (s.ship_here, s.ships_left) == (1, 6)  # the next one, after the refresh


@clause("D12.5")
def test_holland_needs_nobody_there() -> None:
    g = power("holland").at("shipping").game()
    g.play("use")
    assert see(g).ships == [0, 1, 0]


@clause("D12.5")
def test_holland_needs_a_ship_there() -> None:
    t = power("holland").ships(8, 0, 0).ship_here(0).shippers(0, colonist=1)
    g = t.at("shipping").game()
    assert (see(g).turn, asked(g).kind) == (2, "place")


@clause("D12.5")
def test_holland_takes_it_once() -> None:
    g = power("holland").at("shipping").game()
    g.play("use")
    assert see(g).used[1][SHIP_CLAIMS] == 1
    assert "claim" not in {kind for _, _, kind in asked_until(g, 5)}


@clause("D12.5", "D3.7")
def test_holland_keeps_what_it_declines() -> None:
    g = power("holland").shippers(0, colonist=1).at("shipping").game()
    g.play("pass")
    assert see(g).ships == [1, 0, 0]
    assert [row for row in asked_until(g, 5) if row[2] == "claim"] == [(turn, 1, "claim") for turn in (2, 3, 4)]


# D12.6 Italy


def italy() -> Layout:
    """The captain's space is seat 0's, the soldier's Italy's own, training is seat 2's."""
    t = power("italy").stand("specialists-1", 0, "merchant").stand("specialists-4", 1).stand("specialists-6", 2)
    return t.at("specialists")


@clause("D12.6", "D3.7")
def test_italy_replaces_a_worker_just_before_the_specialists() -> None:
    g = italy().game()
    assert (g.deciders, asked(g).kind, legal(g)) == ((1,), "oust", ["pass", "oust captain", "oust training"])
    events = g.play("oust captain")
    assert told(events, "ousted") == [{"seat": 1, "seat_victim": 0, "specialty": "captain"}]
    s = see(g)
    assert s.space("specialists-1") == (1, "colonist")
    assert (s.worker("supply", 1), s.worker("supply", 0, "merchant")) == (29 - 2, 5)
    assert (g.deciders, asked(g).kind) == ((1,), "specialist")
    g.play("train captain")
    assert see(g).worker("hand", 1, "captain") == 1
    assert see(g).worker("hand", 0, "captain") == 0
    assert see(g).money[1] == 10


@clause("D12.6")
@pytest.mark.parametrize(("seat", "type_"), [(0, "colonist"), (2, "colonist"), (0, "soldier"), (2, "soldier")])
def test_whom_italy_replaced_is_told(seat: int, type_: str) -> None:
    g = power("italy").stand("specialists-2", seat, type_).at("specialists").game()
    events = g.play("oust merchant")
    assert told(events, "ousted") == [{"seat": 1, "seat_victim": seat, "specialty": "merchant"}]
    assert see(g).worker("supply", seat, type_) == (29 if type_ == "colonist" else 10)


@clause("D12.6", "D18.2")
def test_italy_does_not_replace_its_own_worker() -> None:
    g = italy().game()
    assert refused(g, "oust soldier") == "own-worker-there"
    assert refused(g, "oust merchant") == "nobody-to-oust"


@clause("D12.6", "D18.2")
@pytest.mark.parametrize("own", [False, True])
def test_italy_is_not_asked_with_nobody_to_replace(own: bool) -> None:
    t = power("italy").at("specialists")
    if own:
        t.stand("specialists-1", 1)
    assert asked(t.game()).kind == ("specialist" if own else "place")


@clause("D12.6")
@pytest.mark.parametrize(("money", "moves"), [(5, ["pass", "train captain", "train merchant", "train missionary",
                                                     "train soldier"]), (4, None)])  # fmt: skip
def test_italys_training_costs_five_dollars(money: int, moves: list[str] | None) -> None:
    g = power("italy").money(10, money, 10).stand("specialists-6", 2).at("specialists").game()
    g.play("oust training")
    if moves is None:
        assert (see(g).turn, see(g).money[1]) == (2, 4)
    else:
        assert (g.deciders, asked(g).kind, legal(g)) == ((1,), "training", moves)
        g.play("train soldier")
        assert (see(g).money[1], see(g).worker("hand", 1, "soldier")) == (0, 1)


@clause("D12.6")
def test_without_colonists_another_worker_of_the_supply_goes() -> None:
    t = power("italy").troops("caribbean", 1, colonist=29).bounty_gone().stand("specialists-6", 2)
    g = t.at("specialists").game()
    g.play("oust training")
    s = see(g)
    who, type_ = s.space("specialists-6")
    assert (who, type_ != "colonist") == (1, True)
    assert sum(s.supply[1]) == 5 + 5 + 10 + 10 - 1


@clause("D12.6", "D1.8")
def test_italy_needs_a_worker_in_supply() -> None:
    t = power("italy").troops("caribbean", 1, colonist=29, captain=5, merchant=5, missionary=10, soldier=10)
    g = t.bounty_gone().stand("specialists-6", 2).at("specialists").game()
    assert (g.deciders, asked(g).kind) == ((2,), "training")


@clause("D12.6")
def test_italy_replaces_once_a_turn() -> None:
    g = italy().game()
    g.play("oust captain")
    g.play("train captain")
    assert (g.deciders, asked(g).kind) == ((1,), "specialist")  # its own soldier's space, and no second replacement
    g.play("pass")
    assert (g.deciders, asked(g).kind) == ((2,), "training")


@clause("D12.6")
@pytest.mark.parametrize(("used", "kind"), [(0, "oust"), (1, "oust"), (2, "specialist")])
def test_italy_has_two_uses(used: int, kind: str) -> None:
    g = italy().used(1, OUSTS, used).game()
    assert asked(g).kind == kind
    if kind == "oust":
        g.play("oust captain")
        assert see(g).used[1][OUSTS] == used + 1


@clause("D12.6", "D3.7")
def test_italy_keeps_what_it_declines() -> None:
    g = italy().game()
    g.play("pass")
    assert (see(g).used[1][OUSTS], see(g).space("specialists-1")) == (0, (0, "merchant"))
    assert g.deciders == (0,)


@clause("D12.6")
@pytest.mark.parametrize("number", range(1, 7))
def test_italy_may_take_any_space_of_the_track(number: int) -> None:
    specialty = ("captain", "merchant", "missionary", "soldier", "builder", "training")[number - 1]
    g = power("italy", builders=True).stand(f"specialists-{number}", 0).at("specialists").game()
    assert legal(g) == ["pass", f"oust {specialty}"]
    g.play(f"oust {specialty}")
    g.play(f"train {'builder' if number == 6 else specialty}")
    s = see(g)
    assert s.worker("hand", 1, "builder" if number == 6 else specialty) == 1
    assert s.worker("hand", 0) == 5
