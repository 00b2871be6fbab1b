"""JSON Schema of one game's records.

msgspec describes the records that every game shares. The game's title makes them narrower: its kinds of events with
their arguments, its words, its options.
"""

from copy import deepcopy
from functools import cache
from typing import Any

import msgspec

from carrack.engine.title import COUNTS, Title, Zone
from carrack.engine.types import Ask, Choice, Option, Refusal, UndoLimit
from carrack.server.api_types.answers import AWAITED, CLOCK, FIGURES, VIEW, Happening, Standing, TableFacts

Schema = dict[str, Any]
NUMBER: Schema = {"type": "integer"}
NOTHING: Schema = {"type": "null"}
VALUE: Schema = {"anyOf": [{"type": "boolean"}, NUMBER, {"type": "string"}]}
MODES = ("turn", "sealed", "open", "over")
MENU = "menu"
UNDO = "undo"
STANDING = "standing"
TABLE = "table"


class TitleSchemas:
    """Makes the schemas of one title; `ref` is the document's template for references, such as `#/$defs/{name}`."""

    def __init__(self, title: Title, ref: str) -> None:
        self.title = title
        self.ref = ref
        self.prefix = title.name.capitalize()

    def name(self, what: str) -> str:
        """Return the name of a schema of this title, such as `DiscoveryEvent`."""
        return f"{self.prefix}{what}"

    def schemas(self) -> dict[str, Schema]:
        """Return all schemas of the title, by name."""
        words = {self.name(domain.capitalize()): _one_of(words) for domain, words in self.title.words.items()}
        return words | {
            self.name("Options"): self._options(),
            self.name("Given"): self._given(),
            self.name("Ask"): _union([self._ask(kind, names) for kind, names in self.title.asks.items()]),
            self.name("Refusal"): self._refusal(),
            self.name("Choice"): self._choice(),
            self.name("Event"): _union(self._events()),
            self.name("View"): self._view(),
            **self._parts("Figures", self.title.figures_type),
            **self._parts("OwnFigures", self.title.own_figures_type),
            **self._parts("Outlook", self.title.outlook_type),
            self.name("Sections"): self._sections(),
            self.name("Changes"): self._changes(),
        }

    def point(self, what: str) -> Schema:
        """Return a reference to a schema of this title."""
        return point(self.ref, self.name(what))

    # Options, asks and choices ----------------------------------------------------------------------------------------

    def _options(self) -> Schema:
        properties = {option.key: option_schema(option) for option in self.title.options}
        return {"type": "object", "properties": properties, "required": list(properties)}

    def _given(self) -> Schema:
        """Return the options as a request gives them; missing ones have their defaults."""
        return {"type": "object", "properties": self._options()["properties"], "additionalProperties": False}

    def _ask(self, kind: str, names: tuple[str, ...]) -> Schema:
        return self._record(Ask, kind=_only(kind), args=self._args(names))

    def _refusal(self) -> Schema:
        codes = _one_of(tuple(self.title.refusals))
        return self._record(Refusal, code=codes, remedy=_one_of(("", *self.title.remedies)))

    def _choice(self) -> Schema:
        kinds = tuple(dict.fromkeys(kind.name for kind in self.title.kinds))
        return self._record(Choice, kind=_one_of(kinds), refusal=_or_nothing(self.point("Refusal")))

    def _args(self, names: tuple[str, ...]) -> Schema:
        """Return arguments known by their names alone: a name begins with its domain, as `region_from`."""
        return _args({name: self._domain(name.partition("_")[0]) for name in names})

    def _domain(self, domain: str) -> Schema:
        if domain in {"seat", "amount"}:
            return NUMBER
        if domain in self.title.words:
            return self.point(domain.capitalize())
        if domain.startswith(COUNTS):
            return {"type": "string"}
        return {"anyOf": [NUMBER, {"type": "string"}]}

    def _tokens(self, words: tuple[str, ...]) -> Schema:
        """Return a choice of words, by reference if they are the words of a domain."""
        domain = next((domain for domain, own in self.title.words.items() if own == words), None)
        return _one_of(words) if domain is None else self._domain(domain)

    # Events -----------------------------------------------------------------------------------------------------------

    def _events(self) -> list[Schema]:
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

    def _look(self, zone: Zone) -> Schema:
        """Return the event that reveals a token; seats outside its audience get it without the token."""
        slot = self._tokens(zone.slots) if zone.slots else NUMBER
        args = _args({"zone": _only(zone.name), "slot": slot})
        args["properties"]["token"] = self._tokens(zone.tokens)
        return self._record(Happening, kind=_only("look"), args=args)

    # Views ------------------------------------------------------------------------------------------------------------

    def _view(self) -> Schema:
        schema = describe(self.title.view_type, self.ref)
        zones = {
            zone.name: {"type": "array", "items": _or_nothing(self._tokens(zone.tokens))} for zone in self.title.zones
        }
        own = {"options": self.point("Options"), "ask": _or_nothing(self.point("Ask")), "mode": _one_of(MODES)}
        schema["properties"] |= zones | own
        return schema

    def _parts(self, what: str, record: type[msgspec.Struct] | None) -> dict[str, Schema]:
        """Return a record of the game's own, and the records it is made of, under names of this title."""
        if record is None:
            return {}
        ref = self.ref.format(name=self.name("{name}"))
        _, schemas = msgspec.json.schema_components([record], ref_template=ref)
        schemas[what] = schemas.pop(record.__name__)
        return {self.name(name): as_sent(record, schema) for name, schema in schemas.items()}

    def _sections(self) -> Schema:
        """Return the sections of the full view of a running game; those of a seat are optional."""
        properties = {TABLE: point(self.ref, TableFacts.__name__), AWAITED: {"type": "array", "items": NUMBER}}
        properties |= {f"{VIEW}{field}": schema for field, schema in self._view()["properties"].items()}
        figures = self._parts("Figures", self.title.figures_type)[self.name("Figures")]
        properties |= {f"{FIGURES}{field}": schema for field, schema in figures["properties"].items()}
        required = list(properties)
        properties[MENU] = {"type": "array", "items": self.point("Choice")}
        properties[CLOCK] = {"type": "number"}
        properties[UNDO] = point(self.ref, UndoLimit.__name__)
        properties[STANDING] = point(self.ref, Standing.__name__)
        return {"type": "object", "properties": properties, "required": required}

    def _changes(self) -> Schema:
        """Return sections of an update: any of them; null stands for a removed one."""
        sections = self._sections()["properties"]
        return {"type": "object", "properties": {name: _or_nothing(schema) for name, schema in sections.items()}}

    def _record(self, record: type[msgspec.Struct], **narrower: Schema) -> Schema:
        schema = describe(record, self.ref)
        del schema["title"], schema["description"]  # a union of many would say the same in each
        schema["properties"] |= {"game": _only(self.title.name), **narrower}
        return schema


def describe(kind: type, ref: str) -> Schema:
    """Return the schema that msgspec makes of a record, as it is sent."""
    return deepcopy(_described(kind, ref))


@cache
def _described(kind: type, ref: str) -> Schema:
    _, schemas = msgspec.json.schema_components([kind], ref_template=ref)
    return as_sent(kind, schemas[kind.__name__])


def as_sent(kind: type, schema: Schema) -> Schema:
    """Return the schema of a record as it is sent: with its defaults, so that clients need not know them."""
    config = getattr(kind, "__struct_config__", None)
    if config is None or config.forbid_unknown_fields or config.omit_defaults:
        return schema
    for name, field in schema["properties"].items():
        if "default" in field:
            del field["default"]
            schema["required"] = [*schema.get("required", []), name]
    return schema


def option_schema(option: Option) -> Schema:
    """Return the values that an option can have."""
    if option.kind == "bool":
        return {"type": "boolean"}
    if option.kind == "int":
        lowest, highest = option.choices
        return {**NUMBER, "minimum": lowest, "maximum": highest}
    return _one_of(option.choices)


def point(ref: str, name: str) -> Schema:
    """Return a reference to a schema; `ref` is the document's template for references."""
    return {"$ref": ref.format(name=name)}


def _only(value: str) -> Schema:
    return {"const": value}


def _one_of(words: tuple[str, ...]) -> Schema:
    return {"type": "string", "enum": sorted(set(words))}


def _union(schemas: list[Schema]) -> Schema:
    return {"anyOf": schemas}


def _or_nothing(schema: Schema) -> Schema:
    return {"anyOf": [schema, NOTHING]}


def _args(properties: dict[str, Schema]) -> Schema:
    return {"type": "object", "properties": dict(properties), "required": list(properties)}
