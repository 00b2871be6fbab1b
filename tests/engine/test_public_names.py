"""The public names of `carrack` stand in three lists, for type checkers, for lazy loading and for `*`: they agree."""

import ast
from pathlib import Path

import msgspec
import pytest

import carrack
from carrack.engine.title_codecs import codecs_of
from carrack.engine.view import View


def imported_for_types() -> dict[str, str]:
    """Return the module of every name that is imported under TYPE_CHECKING."""
    tree = ast.parse(Path(carrack.__file__).read_text(encoding="utf-8"))
    found: dict[str, str] = {}
    for block in tree.body:
        if isinstance(block, ast.If):
            for node in block.body:
                assert isinstance(node, ast.ImportFrom)
                found |= {alias.name: str(node.module) for alias in node.names}
    return found


def test_the_lists_of_public_names_agree() -> None:
    lazy = carrack._HOME
    assert imported_for_types() == lazy
    assert sorted([*lazy, "games", "__version__"]) == sorted(carrack.__all__)
    assert set(carrack.__all__) <= set(dir(carrack))


@pytest.mark.parametrize("game", ["toy", *carrack.games()])
def test_a_view_has_the_fields_of_a_position_and_no_others(game: str) -> None:
    codecs = codecs_of(game)
    shared = [field.name for field in msgspec.structs.fields(View)]
    own = [field.name for field in msgspec.structs.fields(codecs.title.view_type) if field.name not in shared]
    assert own == [name for name in codecs.fields.names if name not in shared]
    assert {"mover", "agenda", "shuffles"} <= {*shared} & {*codecs.fields.names}


@pytest.mark.parametrize("game", ["toy", *carrack.games()])
def test_a_copy_has_every_field_of_a_position(game: str) -> None:
    """A table that `copy` or `key` forgets shows here: the fields come from the title's own declaration."""
    codecs = codecs_of(game)
    state = carrack.new_game(game, players=3, seed=1).state
    state.playout(carrack.Rng(5), 12)
    copied = codecs.fields.dump(state.copy(), 255)
    assert copied == codecs.fields.dump(state, 255)
    assert list(copied) == codecs.fields.names
