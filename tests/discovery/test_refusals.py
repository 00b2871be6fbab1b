"""Why not: every id of the move space gets an answer that is true, that cites a clause and that can be told.

The suite looks at a thousand random positions; `python tests/support/refusal_census.py` at ten thousand.
"""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

import carrack
from carrack.engine.types import Refusal
from carrack.games.discovery import reasons
from carrack.games.discovery.title import TITLE
from support.discovery import CARDS, legal, table
from support.random_games import Setting
from support.refusal_census import GENERIC, SPACE, Census, settings
from support.refusal_truths import TRUTHS, case

CLAUSES = set((Path(__file__).parent / "clauses.txt").read_text(encoding="utf-8").splitlines())
EVERY_SETTING = pytest.mark.parametrize("setting", settings(), ids=lambda setting: setting.name)
POSITIONS = 56  # of each of 18 settings


@cache
def census(name: str) -> Census:
    """One census a setting for the whole run."""
    return Census(next(setting for setting in settings() if setting.name == name)).take(POSITIONS)


@EVERY_SETTING
def test_every_answer_is_true(setting: Setting) -> None:
    """No refusal for legal moves alone; what it says holds; "never" is never; the seat's own world says the same."""
    assert census(setting.name).faults == []


@EVERY_SETTING
def test_every_answer_can_be_told(setting: Setting) -> None:
    """Its code, arguments and remedy are declared, its clause exists, and all three languages have a sentence."""
    for code, clause, remedy, args in census(setting.name).answers - {("no-such-move", "", "", ())}:
        assert {name for name, _ in args} == set(TITLE.refusals[code]), code
        assert clause in CLAUSES, (code, clause)
        assert remedy in (*TITLE.remedies, ""), (code, remedy)
        for lang in ("en", "fr", "it"):
            told = carrack.narrate(Refusal(code, dict(args), clause, remedy, game="discovery"), lang=lang, seat=0)
            assert told.endswith(f"({clause})"), told


def test_hardly_any_answer_is_generic() -> None:
    """Over all ids in all positions, at most one in a hundred says no more than that it cannot be."""
    every = [census(setting.name) for setting in settings()]
    given = sum(found.codes.total() for found in every)
    assert sum(found.positions for found in every) >= 1000
    assert sum(found.codes[code] for found in every for code in GENERIC) / given <= 0.01


def test_an_id_that_names_an_absent_seat_is_told_so() -> None:
    """Of two players' ids these are a tenth."""
    g = table(players=2).hand(0, colonist=1).game()
    found = [move for move in range(SPACE) if code_of(g, move) == "no-such-seat"]
    assert len(found) > 100
    for move in found:
        assert "seat_rival" in TITLE.notation.args(move, 0, 6)
        with pytest.raises(carrack.NotationError):
            g.notation(move)


def code_of(game: carrack.Game, move: int) -> str:
    refusal = game.why_not(game.deciders[0], move)
    return refusal.code if refusal else ""


def test_every_code_has_a_truth() -> None:
    assert reasons.CODES.keys() == TRUTHS.keys()


def test_every_code_cites_a_clause() -> None:
    assert {clause for clause, _, _ in reasons.CODES.values()} <= CLAUSES
    assert set(reasons.WHEN.values()) <= CLAUSES


@pytest.mark.parametrize("move", [-1, SPACE, 1 << 70, "", "fly to the moon", "place colonist"])
def test_what_is_no_move_is_none(move: int | str) -> None:
    refusal = table().hand(0, colonist=1).game().why_not(0, move)
    assert refusal is not None
    assert refusal.code == "no-such-move"


def test_who_is_not_asked_hears_so() -> None:
    refusal = table().hand(0, colonist=1).game().why_not(2, "place colonist dock")
    assert refusal is not None
    assert (refusal.code, refusal.args) == ("not-your-turn", {"seat": 0})


# Answers that would be easy to get wrong ------------------------------------------------------------------------------


def why(game: carrack.Game, text: str) -> tuple[str, str, dict[str, Any]]:
    """Code, remedy and arguments; and the answer is true."""
    seat = game.deciders[0]
    refusal = game.why_not(seat, text)
    assert refusal is not None, f"{text} is legal"
    if not refusal.code.startswith("when-"):
        here = case(game, seat)
        (move,) = game.parse(text, seat)
        here.refused(move, refusal)
        assert TRUTHS[refusal.code](here)
    return refusal.code, refusal.remedy, dict(refusal.args)


def test_a_full_initiative_box_has_ones_own_worker_in_it() -> None:
    g = table(players=2).stand("initiative-1", 0).stand("initiative-2", 1).hand(0, colonist=1).game()
    assert why(g, "place colonist initiative") == ("initiative-once", "other-place", {})


@pytest.mark.parametrize("seat", [0, 1])
def test_a_specialist_space_is_taken_whoever_stands_there(seat: int) -> None:
    g = table().stand("specialists-1", seat).hand(0, colonist=1).game()
    assert why(g, "place colonist captain") == ("space-taken", "other-place", {"place": "captain"})


@pytest.mark.parametrize(
    ("turn", "ships", "used", "answer"),
    [
        (4, 0, 0, ("no-dock-ships", "mayflower", {})),
        (4, 1, 1, ("no-dock-ships", "next-turn", {})),
        (8, 4, 3, ("no-dock-ships", "", {})),
    ],
)
def test_ships_of_the_mayflower_serve_again_next_turn(turn: int, ships: int, used: int, answer: Any) -> None:
    t = table(expansion_buildings=True).turn(turn).own(0, "mayflower").ships(ships).hand(0, colonist=1)
    for number in range(1, used + 1):
        t.stand(f"mayflower-{number}", 0)
    assert why(t.game(), "place colonist mayflower") == answer


def test_the_university_does_not_reach_the_specialists() -> None:
    t = table().turn(4).own(0, "university").stand("specialists-1", 1).stand("specialists-2", 0).hand(0, colonist=1)
    g = t.game()
    assert why(g, "front specialists-2") == ("front-no-track", "own-worker", {"space": "specialists-2"})
    assert "front specialists-2" not in [choice.notation for choice in g.choices(0)]


def test_2007_the_university_does_not_reach_goods() -> None:
    t = table(edition="2007").turn(4).own(0, "university").stand("goods-1", 1).stand("goods-2", 0).hand(0, colonist=1)
    assert why(t.game(), "front goods-2") == ("front-no-track", "own-worker", {"space": "goods-2"})


def test_of_two_equals_the_first_goes_to_the_front() -> None:
    """To bring the second would change something, but nothing else than the first does."""
    t = table().turn(4).own(0, "university").hand(0, colonist=1)
    g = t.stand("dock-1", 1).stand("dock-2", 0).stand("dock-3", 0).game()
    assert why(g, "front dock-3") == ("front-same", "own-worker", {"space": "dock-2"})
    assert "front dock-2" in legal(g)


def test_equals_at_the_front_stay_there() -> None:
    t = table().turn(4).own(0, "university").hand(0, colonist=1)
    g = t.stand("dock-1", 0).stand("dock-2", 0).stand("dock-3", 1).game()
    assert why(g, "front dock-2") == ("front-changes-nothing", "own-worker", {"space": "dock-2"})


@pytest.mark.parametrize(("turn", "remedy"), [(4, "wait"), (8, "")])
def test_in_the_last_turn_no_window_follows_for_the_initiative(turn: int, remedy: str) -> None:
    t = table().turn(turn).own(0, "university").stand("initiative-1", 1).stand("initiative-2", 0)
    g = t.stand("dock-1", 1).stand("dock-2", 0).at("dock").game()
    assert why(g, "front initiative-2") == ("front-not-here", remedy, {"space": "initiative-2"})


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("points 1", ("option-off", "option", {"option": "buy_points"})),
        ("scout peru", ("option-off", "option", {"option": "scouting"})),
        ("join 1", ("option-off", "option", {"option": "nations"})),
        ("nation spain", ("option-off", "option", {"option": "nations"})),
        ("spread caribbean", ("option-off", "option", {"option": "expansion_buildings"})),
        ("sell gold", ("option-off", "option", {"option": "expansion_buildings"})),
        ("bid 1", ("auction-off", "option", {})),
        ("lose colonist", ("building-not-in-game", "", {"building": "plague-2"})),
        ("place colonist mayflower", ("option-off", "option", {"option": "expansion_buildings"})),
        ("place colonist builder", ("not-in-this-game", "option-builders", {"place": "builder"})),
    ],
)
def test_what_the_game_does_not_have_is_not_waited_for(text: str, answer: Any) -> None:
    assert why(table(edition="2007").hand(0, colonist=1).game(), text) == answer


@pytest.mark.parametrize(
    ("nation", "used", "answer"),
    [
        ("france", 0, ("not-your-nation", "", {"nation": "england"})),
        ("england", 0, ("when-join", "wait", {})),
        ("england", 1, ("power-used", "", {"nation": "england"})),
    ],
)
def test_a_power_is_a_nations_own_and_can_be_used_up(nation: str, used: int, answer: Any) -> None:
    t = table(nations="random").nation(0, nation).used(0, 2, used).hand(0, colonist=1)
    assert why(t.game(), "join 1") == answer


@pytest.mark.parametrize(
    ("owner", "turn", "remedy"), [(None, 5, "buy-building"), (1, 5, ""), (None, 7, "")], ids=["open", "sold", "gone"]
)
def test_a_building_is_recommended_as_long_as_it_can_be_bought(owner: int | None, turn: int, remedy: str) -> None:
    t = table(expansion_buildings=True).turn(turn).hand(0, colonist=1)
    if owner is not None:
        t.own(owner, "trading-house")
    assert why(t.game(), "sell gold") == ("benefit-not-yours", remedy, {"benefit": "trading-house"})


def test_a_building_that_serves_once_is_used_up() -> None:
    t = table().own(0, "new-world-cartography").used(0, 0).own(0, "migration").turn(7).troops("peru", 0, colonist=1)
    g = t.at("benefits").game()
    assert why(g, "benefit cartography") == ("benefit-used-up", "", {"benefit": "cartography"})


def test_2015_the_stables_are_no_benefit() -> None:
    g = table().turn(7).own(0, "stables", "migration").troops("peru", 0, soldier=1, colonist=1).at("benefits").game()
    assert why(g, "benefit stables") == ("stables-as-window", "wait", {})


@pytest.mark.parametrize(("turn", "remedy"), [(7, "wait"), (8, "")])
def test_after_the_last_turn_there_is_nothing_to_wait_for(turn: int, remedy: str) -> None:
    g = table().turn(turn).troops("peru", 0, soldier=1).troops("peru", 1, soldier=1).stand("warfare-1", 0).at("warfare")
    assert why(g.game(), "place colonist dock")[:2] == ("when-place", remedy)


def test_a_type_already_named_does_not_sail_again() -> None:
    g = table().explorers(0, colonist=2, soldier=2).at("discovery").game()
    g.play("explore peru colonist 1")
    assert why(g, "colonist 2") == ("sail-settled", "", {"type": "colonist"})
    assert why(g, "captain 0") == ("not-so-many", "fewer", {"type": "captain", "amount": 0})


def test_victims_that_are_not_there_are_told_before_any_order() -> None:
    t = table().troops("peru", 0, soldier=2).troops("peru", 1, captain=2, merchant=2).stand("warfare-1", 0)
    g = t.at("warfare").game()
    g.play("battle peru s1 kill captain")
    assert why(g, "kill colonist") == ("no-such-victim", "other-type", {"victim": "colonist"})


def test_money_does_not_help_who_knows_already() -> None:
    g = table(scouting=True).money(0).knows(0, "peru").hand(0, colonist=1).game()
    assert why(g, "scout peru") == ("scouted-already", "", {"target": "peru"})
    assert why(g, "scout brazil") == ("no-scout-money", "money", {"amount": 1})


def test_an_empty_deck_has_nothing_to_wait_for() -> None:
    t = table(scouting=True, nations="random").nation(0, "portugal").deck_won(1, *CARDS)
    g = t.explorers(0, captain=1).at("discovery").game()
    for text in ("explore deck", "explore early-deck", "scout deck"):
        assert why(g, text) == ("deck-empty", "", {})


@pytest.mark.parametrize("auction", [{"edition": "2007", "start_auction": True}, {"nations": "auction"}])
def test_after_the_auction_nobody_bids(auction: dict[str, Any]) -> None:
    assert why(table(**auction).hand(0, colonist=1).game(), "bid 3") == ("when-bid", "", {})


def test_the_early_deck_of_the_last_age_is_not_renewed() -> None:
    t = table(nations="random").nation(0, "portugal").used(0, 6).explorers(0, captain=2)
    assert why(t.at("discovery").game(), "explore early-deck") == ("early-deck-used", "next-age", {})
    assert why(t.turn(7).at("discovery").game(), "explore early-deck") == ("early-deck-used", "", {})


@pytest.mark.parametrize(
    ("setup", "text", "clause"),
    [
        (table().hand(0, colonist=1), "pass", "D4.1"),
        (table(edition="2007").stand("dock-1", 0).discovered("peru").at("dock"), "pass", "D3.6"),
        (table().explorers(0, colonist=1, captain=1).at("discovery"), "explore peru pass", "D5.6.2"),
    ],
    ids=["placing", "dock", "expedition"],
)
def test_where_nobody_may_pass_the_clause_says_why(setup: Any, text: str, clause: str) -> None:
    refusal = setup.game().why_not(0, text)
    assert (refusal.code, refusal.clause) == ("must-choose", clause)
