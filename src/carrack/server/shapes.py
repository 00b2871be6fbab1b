"""The shapes of the games as JSON Schema: options, asks, refusals, choices, events, views and sections.

msgspec describes the records that every game shares. What a title declares makes them narrower here: its kinds of
events with their arguments, its words, its options. So a client whose types are made from the documents knows them.
"""

from copy import deepcopy
from functools import cache
from typing import Any

import msgspec

from carrack.engine.title import COUNTS, Title, Zone
from carrack.engine.types import Ask, Choice, Option, Refusal, UndoLimit
from carrack.server.facts import AWAITED, FIGURES, VIEW, TableFacts
from carrack.server.wire import Happening
from carrack.server.wire_seat import Standing

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
        kinds = tuple(kind.name for kind in self.title.kinds)
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
