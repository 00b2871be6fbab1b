"""Checks of message catalogues: the messages that a game's title needs, and the faults of a catalogue."""

import ast as python
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import get_args

from click import Command, Context
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from carrack.bots.training.run import FIT, GAMES, GATE
from carrack.cli import main
from carrack.cli.command import Argument, LocalizedOption
from carrack.cli.commands.arena import FORMATS
from carrack.cli.commands.train import FIGURES
from carrack.engine import errors
from carrack.engine.core.layout import MAX_SEATS
from carrack.engine.errors import CarrackError
from carrack.engine.languages import PACKAGE
from carrack.engine.narrate import PLACES, message_id
from carrack.engine.notation import Notation
from carrack.engine.title import Title
from carrack.server.config import Wanted as Kind
from carrack.table import errors as table_errors

LOOKS = {
    "event-look": ("zone", "slot", "token"),
    "event-look-private": ("zone", "slot", "token"),
    "event-look-hidden": ("zone", "slot"),
}
Wanted = dict[str, set[str]]  # messages, and the arguments each may use
FAMILIES = {
    "event",
    "list",
    "ask",
    "asked",
    "choice",
    "refusal",
    "remedy",
    "undo",
    "option",
    "source",
    "error",
    "where",
    "player",
}
PLAIN = {"seat", "amount", "move"}  # keys whose values are not words


class Messages:
    """A parsed catalogue file."""

    def __init__(self, text: str) -> None:
        self.entries: dict[str, ast.Message | ast.Term] = {}
        self.faults: list[str] = []
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Junk):
                self.faults.append(f"not Fluent: {entry.content!r}")
            elif isinstance(entry, ast.Message | ast.Term):
                name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
                if name in self.entries:
                    self.faults.append(f"{name} twice")
                self.entries[name] = entry

    def attributes(self, message: str) -> set[str]:
        entry = self.entries.get(message)
        return {attribute.id.name for attribute in entry.attributes} if entry else set()

    def arguments(self, message: str) -> set[str]:
        """Return the arguments a message uses, directly or through messages it refers to."""
        used = _Uses()
        used.visit(self.entries[message])
        return used.arguments.union(*(self.arguments(other) for other in used.messages if other in self.entries))

    def references(self) -> set[str]:
        used = _Uses()
        for entry in self.entries.values():
            used.visit(entry)
        return used.messages


class _Uses(Visitor):
    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's name
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - Fluent's name
        self.messages.add(f"-{node.id.name}")
        self.generic_visit(node)


def domains(title: Title) -> dict[str, tuple[str, ...]]:
    """Return every domain of words that a game puts into an argument or a client names."""
    found = dict(title.words)
    found["zone"] = tuple(zone.name for zone in title.zones)
    found["token"] = tuple(dict.fromkeys(chain.from_iterable(zone.tokens for zone in title.zones)))
    found["slot"] = tuple(dict.fromkeys(chain.from_iterable(zone.slots for zone in title.zones)))
    found["object"] = title.objects
    for version in title.rules_versions:  # records of earlier versions are still shown
        for option in title.options_of(version):
            if option.kind == "choice":
                known = found.get(option.key, ())
                found[option.key] = (*known, *(choice for choice in option.choices if choice not in known))
    return found


def wanted(title: Title, messages: Messages) -> Wanted:
    """Return the messages a game's catalogue must have: sentences, and words with all forms of their domain."""
    words = domains(title)
    clash = (FAMILIES | PLAIN) & words.keys()
    assert not clash, f"domains with a name that is taken: {clash}"
    ids = {domain: [message_id(domain, word) for word in its] for domain, its in words.items()}
    forms = {d: set.intersection(*map(messages.attributes, its)) if its else set() for d, its in ids.items()}

    def supplied(keys: Iterable[str]) -> set[str]:
        given: set[str] = set()
        for key in keys:
            given |= {f"{key}_kinds"} if key.startswith("counts_") else set()
            given |= {key, f"{key}_id"} | {f"{form}_{key}" for form in forms.get(key.partition("_")[0], ())}
        return given

    notation = Notation(title)
    want: Wanted = {f"event-{event.kind}": supplied(name for name, _ in event.args) for event in title.events}
    want[f"game-{title.name}"] = set()
    want |= {f"list-{kind}": {"items"} for kind in title.log.lists}
    want |= {f"ask-{kind}": supplied(keys) for kind, keys in title.asks.items()}
    want |= {f"asked-{kind}": set() for kind, keys in title.asks.items() if keys}
    for kind in title.kinds:
        args = notation.args(kind.first, 0, MAX_SEATS)
        want[f"choice-{kind.name}"] = supplied(args) | ({"lowest", "highest", "choices"} if "amount" in args else set())
    want |= {f"refusal-{code}": supplied(keys) for code, keys in title.refusals.items()}
    want |= {f"remedy-{code}": set() for code in title.remedies}
    want |= {f"option-{option.key}": set() for option in title.options}
    want |= {f"source-{source}": {"count"} for source in title.sources}
    want |= {name: {"count"} for name in chain.from_iterable(ids.values())}
    for name, keys in LOOKS.items():  # a game may replace these messages
        if name in messages.entries:
            want[name] = supplied(keys) | ({"audience"} if name != "event-look" else set())
    return want


def shared() -> Wanted:
    """Return the messages the catalogue of the engine must have."""
    want: Wanted = {"player-name": {"number"}, "player-bot": {"number"}, "player-you": {"name"}}
    want |= {"clause": {"clause"}, "either": {"one", "other"}, "all-of": {"some", "last"}}
    want |= {name: {*keys, "audience"} for name, keys in LOOKS.items()}
    want |= {"event-forced": {"seat", "move", "more"}, "event-shuffled": {"object"}, "event-rewound": {"number"}}
    want |= {"undo-start": set(), "undo-look": {"seat"}, "undo-choice": {"seat"}, "undo-binds": {"seat"}}
    want["undo-over"] = set()
    want |= {f"refusal-{code}": keys for code, keys in refused().items()}
    want["refusal-not-asked"] = set()  # titles return this code
    want["remedy-your-turn"] = set()
    want |= {f"where-{place}": {place} for place in PLACES}
    want |= {f"error-{code}": keys for code, keys in raised().items()}
    return want


def command_line() -> Wanted:
    """Return the messages that the catalogue of the command line must have: all ids passed to `say`."""
    want: Wanted = {f"part-{key}": {"value"} for key in ("age",)}  # names of numbers in the lines of score sheets
    want |= {f"format-{kind}": set() for kind in FORMATS}
    want |= {f"setting-{kind}": {"name"} for kind in get_args(Kind)}
    want |= {f"train-stage-{stage}": set() for stage in (GAMES, FIT, GATE)}
    want |= {f"predicts-{name}": set() for name, *_ in FIGURES}
    for command in commands():
        want |= {f"help-{command.name}": set()} if command.name != "carrack" else {}
        for param in command.params:
            assert isinstance(param, LocalizedOption | Argument)
            want[f"{'opt' if isinstance(param, LocalizedOption) else 'arg'}-{param.text}"] = set()
            want |= {f"value-{param.value}": set()} if param.value else {}
    found: Wanted = {}
    for call in _calls(PACKAGE.parent / "cli", {"say"}):
        match call:
            case python.Call(args=[_, python.Constant(value=str(message))], keywords=args):
                given = {arg.arg for arg in args if arg.arg}
                found[message] = found.get(message, given) & given
    return want | found


def commands() -> Iterator[Command]:
    """Yield the program, then its commands."""
    yield main
    for name in main.names:
        command = main.get_command(Context(main), name)
        assert command is not None
        yield command


def raised() -> dict[str, set[str]]:
    """Return the codes of all errors that the package raises, with the details that every raise of a code has."""
    known = {**vars(errors), **vars(table_errors)}
    names = {name for name, kind in known.items() if isinstance(kind, type) and issubclass(kind, CarrackError)}
    found: dict[str, set[str]] = {}
    for call in _calls(PACKAGE.parent, names):
        match call:
            case python.Call(args=[python.Constant(value=str(code))], keywords=details):
                given = {detail.arg for detail in details if detail.arg}
                found[code] = found.get(code, given) & given
    return found


def refused() -> dict[str, set[str]]:
    """Return the codes of the engine's own refusals, with the arguments that every use of a code has."""
    found: dict[str, set[str]] = {}
    for call in _calls(PACKAGE.parent / "engine", {"Refusal", "_refusal"}):
        match [arg for arg in call.args if not isinstance(arg, python.Name)]:
            case [python.Constant(value=str(code)), python.Dict(keys=keys), *_]:
                given = {str(key.value) for key in keys if isinstance(key, python.Constant)}
                found[code] = found.get(code, given) & given
    return found


def _calls(folder: Path, names: set[str]) -> Iterator[python.Call]:
    for file in sorted(folder.rglob("*.py")):
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            match node:
                case python.Call(func=python.Name(id=name)) if name in names:
                    yield node


def faults(messages: Messages, want: Wanted, more: Wanted) -> list[str]:
    """Return the faults of a catalogue, which must have the wanted messages and may have more."""
    found = list(messages.faults)
    found += [f"{name} is missing" for name in want if name not in messages.entries and name not in more]
    referred = messages.references()
    for name in messages.entries:
        if name not in want | more:
            if name not in referred:
                found.append(f"{name} is never used")
            continue
        holes = messages.arguments(name) - (more | want)[name]
        found += [f"{name} uses ${hole}, which it is not given" for hole in sorted(holes)]
    return found
