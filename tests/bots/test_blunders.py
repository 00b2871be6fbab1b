"""What people call stupid: bots of `discovery` do none of it, and count explorers and shippers as the rules do."""

from typing import Any

import pytest

from carrack import Game
from carrack.bots import Budget, make
from carrack.bots.evaluators import evaluator_for
from carrack.games.discovery.bots.core.dominated import payers, sure_money, worthwhile
from carrack.games.discovery.bots.core.evaluation import SHIPPING, STRENGTH, DiscoveryEvaluator
from carrack.games.discovery.core import place
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.worker import BUILDER, CAPTAIN, COLONIST
from support.blunders import KINDS, Blunders
from support.bot_census import IS_COMPILED
from support.discovery import REGIONS, Layout, asked, legal, see, table

EXPANSION: dict[str, Any] = {"builders": True, "expansion_buildings": True}
LEVELS = ("1", "2")
GAMES = {"1": 8, "2": 2} if IS_COMPILED else {"1": 1}
WATCHED = [name for name in KINDS if name != "buildings, declined"]


def state_of(game: Game, seat: int = 0) -> Discovery:
    """The position as a seat knows it."""
    state = game.info(seat).sample(1)
    assert isinstance(state, Discovery)
    return state


def sensible_moves(layout: Layout) -> list[str]:
    """What is worth a look for whoever is asked first."""
    game = layout.game()
    seat = game.deciders[0]
    state = state_of(game, seat)
    return [game.notation(move, seat) for move in worthwhile(state, state.moves())]


def choices(game: Game) -> set[str]:
    """What levels 1 and 2 choose, with several seeds."""
    seat = game.deciders[0]
    info = game.info(seat)
    effort = 1.0 if IS_COMPILED else 0.05
    return {
        game.notation(make(level, seed).choose(info, Budget(effort=effort)), seat)
        for level in LEVELS
        for seed in range(6 if IS_COMPILED else 2)
    }


@pytest.mark.parametrize("level", GAMES)
@pytest.mark.parametrize("edition", ["2015", "2007"])
def test_bots_do_nothing_stupid_in_whole_games(level: str, edition: str) -> None:
    """More games: python tests/support/blunders.py."""
    census = Blunders(level, edition).play(GAMES[level])
    assert [(name, census.where[name]) for name in WATCHED if census.found[name]] == []


def test_the_census_finds_what_random_players_do() -> None:
    """Or it would say that all is well whatever bots do."""
    census = Blunders("0").play(12 if IS_COMPILED else 4)
    for name in ("dock, turn 1", "dock, later", "buildings, too poor", "buildings, declined"):
        assert census.found[name] > 0, name
    assert census.found["specialists, turn 8"] > census.games
    assert census.found["fee, turn 8"] > 0


# The dock ------------------------------------------------------------------------------------------------------------


def test_no_dock_worker_is_taken_back() -> None:
    layout = table().at("dock").stand("dock-1", 0).stand("dock-2", 0, "missionary")
    assert "pass" in legal(layout.game())
    assert sensible_moves(layout) == ["send caribbean"]


def test_a_dock_worker_may_be_taken_back_where_supply_is_short_of_its_type() -> None:
    layout = table().troops("peru", 0, captain=4).at("dock").stand("dock-1", 0, "captain")
    assert "pass" in sensible_moves(layout)


# The buildings box ---------------------------------------------------------------------------------------------------


def payers_of(layout: Layout, more: int = 0, space: int = -1, type_: int = COLONIST) -> int:
    """Which workers of seat 0 in the buildings box can pay, as a mask."""
    return payers(state_of(layout.hand(0, colonist=1).hand(1, colonist=1).game()), 0, more, space, type_)


PAID = ("trading-post", "monastery", "navigator", "settlers")


@pytest.mark.parametrize(("money", "paying"), [(9, 0b00), (10, 0b01), (19, 0b01), (20, 0b11)])
def test_each_worker_in_the_buildings_box_needs_its_price(money: int, paying: int) -> None:
    layout = table().offer(*PAID).money(money).stand("buildings-1", 0).stand("buildings-2", 0)
    assert payers_of(layout) == paying


def test_a_builder_pays_less() -> None:
    layout = table(**EXPANSION).offer(*PAID).money(5).stand("buildings-1", 0, "builder")
    assert payers_of(layout) == 1
    assert payers_of(layout.money(4)) == 0


def test_a_free_building_is_sure_only_for_the_first_in_line() -> None:
    layout = table(**EXPANSION).offer("spoils-5-dollars", *PAID).money(0).stand("buildings-1", 0)
    assert payers_of(layout) == 1
    behind = table(**EXPANSION).offer("spoils-5-dollars", *PAID).money(0).stand("buildings-1", 1)
    assert payers_of(behind.stand("buildings-2", 0)) == 0


def test_nobody_pays_where_no_building_is_left() -> None:
    layout = table().offer("trading-post").money(50).stand("buildings-1", 1).stand("buildings-2", 0)
    assert payers_of(layout) == 0


def test_money_of_initiative_and_merchants_is_sure_until_it_is_paid() -> None:
    layout = table().offer(*PAID).money(1).stand("initiative-1", 1).stand("initiative-2", 0)
    layout = layout.stand("dock-1", 0, "merchant").stand("dock-2", 1, "merchant").stand("dock-3", 0)
    assert sure_money(state_of(layout.hand(0, colonist=1).hand(1, colonist=1).game()), 0) == 1 + 2 + 5
    after = layout.hand(0).hand(1).hand(0, colonist=0).hand(1, colonist=0).at("dock")
    assert asked(after.game()).kind == "send"
    assert sure_money(state_of(after.game()), 0) == 1 + 5


def test_who_cannot_pay_does_not_go_to_the_buildings_box() -> None:
    layout = table().offer(*PAID).money(9, 9, 9, 9).hand(0, colonist=3).at("placement")
    assert "place colonist buildings" in legal(layout.game())
    assert "place colonist buildings" not in sensible_moves(layout)
    assert "place colonist buildings" not in choices(layout.game())
    assert "place colonist buildings" in sensible_moves(layout.stand("initiative-1", 0))


def test_a_builder_may_go_where_a_colonist_cannot_pay() -> None:
    layout = table(**EXPANSION).offer(*PAID).money(5).hand(0, colonist=1, builder=1).at("placement")
    found = sensible_moves(layout)
    assert "place builder buildings" in found
    assert "place colonist buildings" not in found


def test_more_money_lets_a_worker_pay_that_stands_there() -> None:
    layout = table().offer(*PAID).money(8).stand("buildings-1", 0)
    assert payers_of(layout) == 0
    assert payers_of(layout, more=2) == 1
    builder = table(**EXPANSION).offer(*PAID).money(15).stand("buildings-1", 0)
    assert payers_of(builder, space=place.BUILDINGS_1 + 1, type_=BUILDER) == 0b11
    assert payers_of(builder, space=place.BUILDINGS_1 + 1, type_=COLONIST) == 0b01


# Turn 8 --------------------------------------------------------------------------------------------------------------


def last_turn() -> Layout:
    """Seat 0 places in turn 8, with money."""
    return table(**EXPANSION).turn(8).offer("navy", "wealth").money(30).hand(0, colonist=2).at("placement")


def test_no_specialist_is_earned_in_turn_8() -> None:
    assert "place colonist missionary" in legal(last_turn().game())
    found = sensible_moves(last_turn())
    assert not {f"place colonist {name}" for name in ("captain", "missionary", "soldier", "training")} & set(found)
    assert "place colonist missionary" in sensible_moves(last_turn().turn(7))


def test_age_of_reason_is_a_reason() -> None:
    assert "place colonist training" in sensible_moves(last_turn().own(0, "age-of-reason"))
    on_offer = last_turn().offer("age-of-reason", "navy")
    assert "place colonist training" not in sensible_moves(on_offer)
    assert "place colonist training" in sensible_moves(on_offer.stand("buildings-1", 0))


def test_workers_for_age_of_reason_are_valued_before_they_score() -> None:
    evaluator = evaluator_for("discovery", 4)
    values = []
    for owner in (0, 1):
        layout = table(**EXPANSION).turn(8).own(owner, "age-of-reason").hand(0, colonist=1).at("placement")
        state = state_of(layout.game())
        assert isinstance(evaluator, DiscoveryEvaluator)
        values.append(evaluator.placing(state, 0, COLONIST, place.MISSIONARY))
    assert values[0] > values[1] + 3000, "four points"


def test_no_fee_is_paid_in_turn_8() -> None:
    layout = table(**EXPANSION).turn(8).own(0, "age-of-reason").money(30).stand("specialists-6", 0).at("specialists")
    assert "train missionary" in legal(layout.game())
    assert choices(layout.game()) == {"pass"}
    assert "train missionary" in sensible_moves(layout.turn(7))


# Explorers and shippers ----------------------------------------------------------------------------------------------


def test_magellan_makes_captains_stronger_for_the_evaluation_too() -> None:
    evaluator = evaluator_for("discovery", 4)
    assert isinstance(evaluator, DiscoveryEvaluator)
    strengths, gains = [], []
    for owned in ((), ("magellan",)):
        layout = table(**EXPANSION).turn(2).own(0, *owned).explorers(0, captain=1, colonist=1)
        state = state_of(layout.hand(0, captain=1).hand(1, colonist=1).at("placement").game())
        evaluator.measure(state, 0)
        strengths.append(evaluator.row[STRENGTH])
        gains.append(evaluator.placing(state, 0, CAPTAIN, place.DISCOVERY))
    assert strengths == [3, 4]
    assert gains[1] > gains[0]


def test_with_magellan_bots_launch_what_their_captains_can_win() -> None:
    """Two captains count 6 against a resistance of 5; as 4 they could not even be sent."""
    layout = table(**EXPANSION, advanced_reconnaissance=True).turn(5).counter("peru", "4/5/5/7")
    layout = layout.discovered(*(region for region in REGIONS if region != "peru")).explorers(0, captain=2)
    game = layout.own(0, "magellan").at("discovery").game()
    assert choices(game) == {"explore peru"}
    game.play("explore peru")
    assert see(game).is_discovered("peru")


def test_captains_and_merchants_count_twice_in_the_shipping_box() -> None:
    evaluator = evaluator_for("discovery", 4)
    layout = table().ship_here(1).shippers(0, captain=1, merchant=1, soldier=1).hand(0, colonist=1).hand(1, colonist=1)
    evaluator.measure(state_of(layout.at("placement").game()), 0)
    assert evaluator.row[SHIPPING] == 5
