"""The public names of `carrack` are documented, and the examples in their docstrings run."""

import ast
import doctest
import inspect
import textwrap
from collections.abc import Iterator

import pytest

import carrack
from carrack.engine.core import state
from carrack.games import games

# The methods of State that search may use; the others are for rules code.
FOR_SEARCH = [
    "decider",
    "deciders",
    "is_over",
    "is_sealed",
    "is_mid_line",
    "moves",
    "fill",
    "apply",
    "playout",
    "copy",
    "copy_from",
    "key",
    "score",
    "winners",
    "observe",
]
IS_COMPILED = not (state.__file__ or "").endswith(".py")


def documented() -> Iterator[tuple[str, object]]:
    """Yield every public name, and every public method and property of the classes among them."""
    for name in carrack.__all__:
        if name == "__version__":
            continue
        thing = games if name == "games" else getattr(carrack, name)  # the package of that name can be called
        yield name, thing
        if inspect.isclass(thing):
            members = FOR_SEARCH if name == "State" else [member for member in vars(thing) if member[0] != "_"]
            for member in members:
                value = inspect.getattr_static(thing, member)
                if inspect.isroutine(value) or isinstance(value, property):
                    yield f"{name}.{member}", value


THINGS = dict(documented())
FUNCTIONS = [name for name, thing in THINGS.items() if inspect.isfunction(thing)]


def raised_by(thing: object) -> list[str]:
    """The errors that the body of a function or a property raises itself."""
    function = thing.fget if isinstance(thing, property) else getattr(thing, "__func__", thing)
    if not inspect.isfunction(function):
        return []
    body = ast.parse(textwrap.dedent(inspect.getsource(function)))
    errors = [node.exc for node in ast.walk(body) if isinstance(node, ast.Raise) and node.exc is not None]
    return [ast.unparse(error.func if isinstance(error, ast.Call) else error) for error in errors]


# Of `State`, methods that every game overrides raise NotImplementedError.
RAISING = {
    name: errors for name, thing in THINGS.items() if (errors := sorted({*raised_by(thing)} - {"NotImplementedError"}))
}


@pytest.mark.parametrize("name", THINGS)
def test_the_example_of_a_public_name_runs(name: str) -> None:
    thing = THINGS[name]
    text = inspect.getdoc(thing) or ""
    if IS_COMPILED and name.partition(".")[0] in {"State", "Rng"}:
        pytest.skip("compiled classes have no docstrings; the interpreted run tests them")
    assert "Examples:" in text
    example = doctest.DocTestParser().get_doctest(text, {"carrack": carrack}, name, None, 0)
    assert example.examples
    printed: list[str] = []
    doctest.DocTestRunner().run(example, out=printed.append)
    assert "".join(printed) == ""


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_docstring_names_parameters_and_result(name: str) -> None:
    thing = THINGS[name]
    assert inspect.isfunction(thing)
    text = inspect.getdoc(thing) or ""
    signature = inspect.signature(thing)
    parameters = signature.parameters.keys() - {"self"}
    assert [key for key in parameters if f"    {key}: " not in text and f"    **{key}: " not in text] == []
    if parameters and signature.return_annotation not in {None, "None"}:
        assert "Returns:" in text


@pytest.mark.parametrize("name", RAISING)
def test_a_docstring_names_the_errors(name: str) -> None:
    _, _, raises = (inspect.getdoc(THINGS[name]) or "").partition("Raises:")
    assert [error for error in RAISING[name] if f"    {error}: " not in raises] == []


def test_errors_of_the_contract_are_found() -> None:
    assert {"new_game", "verify", "Game.parse", "Game.rewind"} <= RAISING.keys()
