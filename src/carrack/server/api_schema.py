"""JSON Schema of everything that crosses the wire: requests, answers, live messages, and what each game puts into them.

msgspec describes the records that every game shares. A game's title makes them narrower: its kinds of events with their
arguments, its words, its options. Clients generate their types from the result.
"""

from copy import deepcopy
from functools import cache
from types import ModuleType
from typing import Any, get_args

import msgspec

from carrack import __version__
from carrack.engine import types
from carrack.engine.title import COUNTS, Title, Zone
from carrack.engine.titles import find
from carrack.engine.types import Ask, Choice, Option, Refusal, UndoLimit
from carrack.games import games
from carrack.server import api_types
from carrack.server.api_types import AWAITED, FIGURES, VIEW, Happening, Standing, TableFacts
from carrack.server.validation import KEY, NONCE

Shape = dict[str, Any]
NUMBER: Shape = {"type": "integer"}
NOTHING: Shape = {"type": "null"}
VALUE: Shape = {"anyOf": [{"type": "boolean"}, NUMBER, {"type": "string"}]}
MODES = ("turn", "sealed", "over")
MENU = "menu"
UNDO = "undo"
STANDING = "standing"
TABLE = "table"


class Shaper:
    """Makes the shapes of one title; `ref` is how a document points at a shape by its name."""

    def __init__(self, title: Title, ref: str) -> None:
        self.title = title
        self.ref = ref
        self.prefix = title.name.capitalize()

    def name(self, what: str) -> str:
        """The name of a shape of this title, as `DiscoveryEvent`."""
        return f"{self.prefix}{what}"

    def shapes(self) -> dict[str, Shape]:
        """All of them, by name."""
        words = {self.name(domain.capitalize()): _one_of(words) for domain, words in self.title.words.items()}
        return words | {
            self.name("Options"): self._options(),
            self.name("Given"): self._given(),
            self.name("Ask"): _union([self._ask(kind, names) for kind, names in self.title.asks.items()]),
            self.name("Refusal"): self._refusal(),
            self.name("Choice"): self._choice(),
            self.name("Event"): _union(self._events()),
            self.name("View"): self._view(),
            **self._figures(),
            self.name("Sections"): self._sections(),
            self.name("Changes"): self._changes(),
        }

    def point(self, what: str) -> Shape:
        """A reference to a shape of this title."""
        return _point(self.ref, self.name(what))

    # Options, asks and choices ----------------------------------------------------------------------------------------

    def _options(self) -> Shape:
        properties = {option.key: option_shape(option) for option in self.title.options}
        return {"type": "object", "properties": properties, "required": list(properties)}

    def _given(self) -> Shape:
        """Options as one gives them; the others have their defaults."""
        return {"type": "object", "properties": self._options()["properties"], "additionalProperties": False}

    def _ask(self, kind: str, names: tuple[str, ...]) -> Shape:
        return self._record(Ask, kind=_only(kind), args=self._args(names))

    def _refusal(self) -> Shape:
        codes = _one_of(tuple(self.title.refusals))
        return self._record(Refusal, code=codes, remedy=_one_of(("", *self.title.remedies)))

    def _choice(self) -> Shape:
        kinds = tuple(dict.fromkeys(kind.name for kind in self.title.kinds))
        return self._record(Choice, kind=_one_of(kinds), refusal=_or_nothing(self.point("Refusal")))

    def _args(self, names: tuple[str, ...]) -> Shape:
        """Arguments that are told by name alone: a name begins with its domain, as `region_from`."""
        return _args({name: self._domain(name.partition("_")[0]) for name in names})

    def _domain(self, domain: str) -> Shape:
        if domain in {"seat", "amount"}:
            return NUMBER
        if domain in self.title.words:
            return self.point(domain.capitalize())
        if domain.startswith(COUNTS):
            return {"type": "string"}
        return {"anyOf": [NUMBER, {"type": "string"}]}

    def _tokens(self, words: tuple[str, ...]) -> Shape:
        """Words that are a domain's own mostly."""
        domain = next((domain for domain, own in self.title.words.items() if own == words), None)
        return _one_of(words) if domain is None else self._domain(domain)

    # Events -----------------------------------------------------------------------------------------------------------

    def _events(self) -> list[Shape]:
        looks = [self._look(zone) for zone in self.title.zones]
        forced = _args({"seat": NUMBER, "move": {"type": "string"}, "more": NUMBER})
        shuffled = _args({"object": _one_of(self.title.objects)})
        kinds = [
            self._record(Happening, kind=_only(event.kind), args=_args({n: self._domain(d) for n, d in event.args}))
            for event in self.title.events
        ]
        return [
            *kinds,
            *looks,
            self._record(Happening, kind=_only("forced"), args=forced),
            self._record(Happening, kind=_only("shuffled"), args=shuffled),
            self._record(Happening, kind=_only("rewound"), args=_args({"number": NUMBER})),
        ]

    def _look(self, zone: Zone) -> Shape:
        """Something came to light; outside the audience without the token."""
        slot = self._tokens(zone.slots) if zone.slots else NUMBER
        args = _args({"zone": _only(zone.name), "slot": slot})
        args["properties"]["token"] = self._tokens(zone.tokens)
        return self._record(Happening, kind=_only("look"), args=args)

    # Views ------------------------------------------------------------------------------------------------------------

    def _view(self) -> Shape:
        shape = describe(self.title.view_type, self.ref)
        zones = {
            zone.name: {"type": "array", "items": _or_nothing(self._tokens(zone.tokens))} for zone in self.title.zones
        }
        own = {"options": self.point("Options"), "ask": _or_nothing(self.point("Ask")), "mode": _one_of(MODES)}
        shape["properties"] |= zones | own
        return shape

    def _figures(self) -> dict[str, Shape]:
        """The figures, and the records they are made of, under names of this title."""
        ref = self.ref.format(name=self.name("{name}"))
        _, shapes = msgspec.json.schema_components([self.title.figures_type], ref_template=ref)
        shapes["Figures"] = shapes.pop(self.title.figures_type.__name__)
        return {self.name(name): send(self.title.figures_type, shape) for name, shape in shapes.items()}

    def _sections(self) -> Shape:
        """What a picture of a game that has begun is made of; a seat's own come on top."""
        properties = {TABLE: _point(self.ref, TableFacts.__name__), AWAITED: {"type": "array", "items": NUMBER}}
        properties |= {f"{VIEW}{field}": shape for field, shape in self._view()["properties"].items()}
        figures = self._figures()[self.name("Figures")]
        properties |= {f"{FIGURES}{field}": shape for field, shape in figures["properties"].items()}
        required = list(properties)
        properties[MENU] = {"type": "array", "items": self.point("Choice")}
        properties[UNDO] = _point(self.ref, UndoLimit.__name__)
        properties[STANDING] = _point(self.ref, Standing.__name__)
        return {"type": "object", "properties": properties, "required": required}

    def _changes(self) -> Shape:
        """Sections that changed: any of them; null is one that is gone."""
        sections = self._sections()["properties"]
        return {"type": "object", "properties": {name: _or_nothing(shape) for name, shape in sections.items()}}

    def _record(self, record: type[msgspec.Struct], **narrower: Shape) -> Shape:
        shape = describe(record, self.ref)
        del shape["title"], shape["description"]  # a union of many would say the same in each
        shape["properties"] |= {"game": _only(self.title.name), **narrower}
        return shape


def describe(kind: type, ref: str) -> Shape:
    """A record of ours that is sent, as msgspec has it."""
    return deepcopy(_described(kind, ref))


@cache
def _described(kind: type, ref: str) -> Shape:
    _, shapes = msgspec.json.schema_components([kind], ref_template=ref)
    return send(kind, shapes[kind.__name__])


def send(kind: type, shape: Shape) -> Shape:
    """The shape of a record as it is sent: with its defaults, so nobody has to know them."""
    config = getattr(kind, "__struct_config__", None)
    if config is None or config.forbid_unknown_fields or config.omit_defaults:
        return shape
    for name, field in shape["properties"].items():
        if "default" in field:
            del field["default"]
            shape["required"] = [*shape.get("required", []), name]
    return shape


def option_shape(option: Option) -> Shape:
    """The values that an option can have."""
    if option.kind == "bool":
        return {"type": "boolean"}
    if option.kind == "int":
        lowest, highest = option.choices
        return {**NUMBER, "minimum": lowest, "maximum": highest}
    return _one_of(option.choices)


def _point(ref: str, name: str) -> Shape:
    return {"$ref": ref.format(name=name)}


def _only(value: str) -> Shape:
    return {"const": value}


def _one_of(words: tuple[str, ...]) -> Shape:
    return {"type": "string", "enum": sorted(set(words))}


def _union(shapes: list[Shape]) -> Shape:
    return {"anyOf": shapes}


def _or_nothing(shape: Shape) -> Shape:
    return {"anyOf": [shape, NOTHING]}


def _args(properties: dict[str, Shape]) -> Shape:
    return {"type": "object", "properties": dict(properties), "required": list(properties)}


IN_OPENAPI = "#/components/schemas/{name}"
IN_LIVE = "#/$defs/{name}"
DRAFT = "https://json-schema.org/draft/2020-12/schema"
TYPE = "type"  # the field that tells messages apart
# Fields of requests that are refused with a code of their own unless they look like this.
FIELDS: dict[str, Shape] = {
    "key": {"type": "string", "pattern": f"^{KEY}$"},
    "nonce": {"type": "string", "pattern": f"^{NONCE}$"},
}


def shapes(ref: str) -> dict[str, Shape]:
    """Everything that crosses the wire, by name; `ref` is how the document points at a shape."""
    records = [kind for kind in _records(api_types) if kind is not api_types.Done]
    _, found = msgspec.json.schema_components([*records, TableFacts, types.UndoLimit], ref_template=ref)
    named = {kind.__name__: kind for kind in [*records, *_records(types)]}
    told = {name: send(named[name], shape) if name in named else shape for name, shape in found.items()}
    for name, kind in named.items():
        if kind.__struct_config__.forbid_unknown_fields:
            told[name]["properties"] |= {field: FIELDS[field] for field in FIELDS if field in told[name]["properties"]}
    _add_games(told, ref)
    told["Done"] = {  # by hand, as msgspec would have to be able to read what is answered, and we only write it
        "description": api_types.Done.__doc__,
        "type": "object",
        "properties": {
            "type": {"enum": [api_types.Done.__struct_config__.tag]},
            "key": {"type": "string"},
            "answer": _union_of(ref, *get_args(msgspec.structs.fields(api_types.Done)[1].type)),
        },
        "required": ["type", "key", "answer"],
    }
    told["FromClient"] = _union_of(ref, api_types.Hello, *get_args(api_types.ClientMessage))
    told["FromServer"] = _union_of(ref, *get_args(api_types.ServerMessage))
    # As JSON has it: a default that is a tuple becomes a list.
    as_json: dict[str, Shape] = msgspec.json.decode(msgspec.json.encode(dict(sorted(told.items()))))
    return as_json


def _records(module: ModuleType) -> list[type[msgspec.Struct]]:
    return [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__
    ]


def _add_games(told: dict[str, Shape], ref: str) -> None:
    """Put the games' own shapes where the records only say that a game puts something there."""
    titles = [Shaper(find(game), ref) for game in games()]
    for title in titles:
        told |= title.shapes()

    def any_game(what: str, *more: Shape) -> Shape:
        return {"anyOf": [*(title.point(what) for title in titles), *more]}

    def point(what: str) -> Shape:
        return {"$ref": ref.format(name=what)}

    for what in ("Options", "Given", "Ask", "Refusal", "Choice", "View", "Changes"):
        told[what] = any_game(what)
    told["Happening"] = any_game("Event")
    told["TableSections"] = {
        "type": "object",
        "description": "Before the game begins.",
        "properties": {TABLE: point("TableFacts")},
        "required": [TABLE],
    }
    told["Sections"] = any_game("Sections", point("TableSections"))
    told["TableView"]["properties"]["sections"] = point("Sections")
    told["Change"]["properties"]["sections"] = told["Moment"]["properties"]["sections"] = point("Changes")
    for record in ("TableFacts", "NewTable", "Listed", "OwnTable"):
        told[record]["properties"]["game"] = {"enum": list(games())}
    told["GameInfo"]["properties"]["name"] = {"enum": list(games())}
    told["TableFacts"]["properties"]["options"] = point("Options")
    told["NewTable"]["properties"]["options"] = point("Given")
    told["Option"]["properties"] |= {"choices": {"type": "array", "items": VALUE}, "default": VALUE}
    told["Option"]["properties"]["kind"] = {"enum": ["bool", "choice", "int"]}


def live_document() -> Shape:
    """The messages of the live connection, both ways, as JSON Schema."""
    found = shapes(IN_LIVE)
    wanted = ["FromClient", "FromServer"]
    for name in wanted:
        wanted += [other for other in _pointed_at(found[name]) if other not in wanted]
    return {
        "$schema": DRAFT,
        "title": "carrack: live messages",
        "description": "What is sent over the WebSocket of a table: FromClient and FromServer, each one JSON text.",
        "version": __version__,
        "anyOf": [{"$ref": IN_LIVE.format(name=name)} for name in wanted[:2]],
        "$defs": {name: found[name] for name in sorted(wanted)},
    }


def _union_of(ref: str, *kinds: type) -> Shape:
    return {"anyOf": [{"$ref": ref.format(name=kind.__name__)} for kind in kinds]}


def _pointed_at(shape: Any) -> list[str]:
    """The names of all shapes that a shape points at."""
    if isinstance(shape, list):
        return [name for part in shape for name in _pointed_at(part)]
    if not isinstance(shape, dict):
        return []
    found = [name for part in shape.values() for name in _pointed_at(part)]
    pointed = shape.get("$ref")
    return [*found, pointed.rpartition("/")[2]] if isinstance(pointed, str) else found
