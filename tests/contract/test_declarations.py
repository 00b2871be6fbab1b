"""Lists that say the same in two places: constants of the core and words, tables of a position and their copies."""

import ast
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

import carrack
from carrack.engine import titles
from carrack.engine.core.chance import Chance
from carrack.engine.core.numbered import constant_names, in_order
from carrack.engine.title import Title
from carrack.engine.view import View
from carrack.games.discovery import asks as discovery_asks
from carrack.games.discovery import board
from carrack.games.discovery.core import event, good, move, perk, place, rules, step, worker, zone
from carrack.games.discovery.core import tables as discovery_tables
from carrack.games.discovery.core.tables import CARDS, COUNTER_KINDS, REGIONS
from carrack.games.discovery.words import WORDS
from carrack.games.empire import asks as empire_asks
from carrack.games.empire.core import card
from carrack.games.empire.core import event as empire_event
from carrack.games.empire.core import state as empire_state
from carrack.games.empire.core import step as empire_step

SOURCES = Path(__file__).parents[2] / "src"
DERIVED = {"perks"}  # recomputed from the others when a position is read
REMEMBERED = {"held", "room"}  # derived, too, and only to save time: neither shown nor hashed
every_game = pytest.mark.parametrize("game", carrack.games())
MODULES = {"discovery": (discovery_tables, "Tables", "lay_tables"), "empire": (empire_state, "Empire", "__init__")}
STEPS = {"discovery": step, "empire": empire_step}
ASKS = {"discovery": discovery_asks, "empire": empire_asks}


def words(module: ModuleType, end: str) -> list[str]:
    """The constants of a module up to one that counts them, as words."""
    names = [name for name in vars(module) if name.isupper()]
    return [name.lower().replace("_", "-") for name in names[: names.index(end)]]


def method(module: ModuleType, class_: str, name: str) -> ast.FunctionDef:
    """A method as its source has it; compiled classes have none."""
    file = SOURCES / Path(*module.__name__.split(".")).with_suffix(".py")
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef) and node.name == class_:
            return next(part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == name)
    raise LookupError(f"{class_}.{name}")


def fields(node: ast.AST, context: type[ast.expr_context]) -> set[str]:
    """The attributes of `self` that are written or read."""
    return {
        part.attr
        for part in ast.walk(node)
        if isinstance(part, ast.Attribute)
        and isinstance(part.value, ast.Name)
        and part.value.id == "self"
        and isinstance(part.ctx, context)
    }


def test_numbers_that_slip_are_found() -> None:
    assert in_order({8: "a", 9: "b"}, 8) == ["a", "b"]
    for wrong in ({1: "a"}, {0: "a", 2: "b"}, {1: "a", 0: "b"}):
        with pytest.raises(ValueError, match=r"^number \d stands at place \d$"):
            in_order(wrong)


@every_game
def test_every_step_has_a_number_a_class_and_a_name(game: str) -> None:
    title = titles.find(game)
    assert title.steps == tuple(constant_names(STEPS[game]))
    state = title.open(2, title.default_options(2, {}), title.rules_versions[-1], Chance())
    assert len(state.steps) == len(title.steps)
    assert len({type(one) for one in state.steps}) == len(title.steps)
    asking = {number for number, one in enumerate(state.steps) if one.asks}
    assert set(ASKS[game].ASKS) == asking, "every step that asks says what it asks"


@every_game
def test_every_table_of_a_position_is_copied_hashed_and_shown(game: str) -> None:
    title = titles.find(game)
    module, class_, maker = MODULES[game]
    laid = fields(method(module, class_, maker), ast.Store) - {"rules", "kinds"}
    names = {table.name for table in title.tables}
    assert laid - DERIVED - REMEMBERED == names
    assert fields(method(module, class_, "copy_from"), ast.Store) == laid
    assert fields(method(module, class_, "key_more"), ast.Load) - {"rules"} == laid - REMEMBERED
    shared = {field.name for field in msgspec.structs.fields(View)}
    zones = {name for zone_ in title.zones for name in (zone_.name, f"{zone_.name}_known")}
    shown = {field.name for field in msgspec.structs.fields(title.view_type)} - shared
    assert shown == names | zones


def test_journal_codes_and_events_have_the_same_names() -> None:
    renamed = {"money-in": "earned", "money-out": "paid"}
    for game, module in (("discovery", event), ("empire", empire_event)):
        title = titles.find(game)
        names = [name for name, code in vars(module).items() if name.isupper()]
        codes = [name.lower().replace("_", "-") for name in names[: len(title.events)]]
        assert [renamed.get(code, code) for code in codes] == [event.kind for event in title.events]


def test_the_boards_pieces_are_in_the_order_of_their_numbers() -> None:
    assert words(good, "GOODS") == list(board.GOODS)
    assert words(worker, "TYPES") == list(board.WORKERS)
    assert words(card, "CARDS") == list(titles.find("empire").words["card"])
    assert len(board.REGIONS) == REGIONS
    assert len(board.COUNTERS) == COUNTER_KINDS == zone.NO_COUNTER
    assert len(board.CARDS) == CARDS
    assert len(WORDS["place"]) == place.PLACES
    assert len(WORDS["space"]) == place.SPACES + 1
    assert WORDS["space"][place.ORDER_FRONT] == "order"
    assert [WORDS["target"][at] for at in (move.DECK_TARGET, move.EARLY_TARGET)] == ["deck", "early-deck"]
    assert perk.END + perk.MEASURES == perk.PERKS
    assert perk.CHARTS + perk.CHARGES == perk.POINTS
    assert len(titles.find("discovery").objects) == zone.OBJECTS
    assert len(titles.find("discovery").zones) == zone.ZONES


def test_no_game_has_more_seats_than_the_engine_allows() -> None:
    from carrack.engine.core.layout import MAX_SEATS

    for game in carrack.games():
        title: Title = titles.find(game)
        assert max(title.player_counts(title.default_options(3, {}))) <= MAX_SEATS


def test_the_last_turn_is_that_of_the_rules() -> None:
    turn = next(table for table in titles.find("discovery").tables if table.name == "turn")
    assert turn.highest == rules.LAST_TURN
