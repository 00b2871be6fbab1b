"""What the server publishes about itself: an OpenAPI document, and the JSON Schema of all live messages.

Both are made of one set of shapes: those that msgspec, which reads and writes the messages, has of our records, and
those of the games. Litestar's own are left aside: they tell neither what is refused nor what a table is made of.
"""

from copy import deepcopy
from functools import cached_property
from types import ModuleType
from typing import Any, get_args

import msgspec
from litestar import Litestar
from litestar.enums import MediaType
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.routes import HTTPRoute

from carrack import __version__
from carrack.engine import types
from carrack.engine.titles import find
from carrack.games import games
from carrack.server import wire, wire_after, wire_seat
from carrack.server.checks import KEY, NONCE
from carrack.server.facts import TableFacts
from carrack.server.routes.guests import MOST_SKIPPED
from carrack.server.session import NAME
from carrack.server.shapes import TABLE, VALUE, Shape, Shaper, send

IN_OPENAPI = "#/components/schemas/{name}"
IN_LIVE = "#/$defs/{name}"
DRAFT = "https://json-schema.org/draft/2020-12/schema"
PROBLEM = "application/problem+json"
TOKEN, SESSION = "token", "session"  # ways to say who calls
ABOUT_COOKIE = "The name of the cookie holds an id of the server; POST /api/guests sets it."
TYPE = "type"  # the field that tells messages apart
BY_FRAMEWORK = "400"  # which Litestar adds by itself
# Parameters of any path or query, by name; what Litestar makes of them loses their bounds.
PARAMETERS: dict[str, Shape] = {
    "bot": {"type": "string", "maxLength": 64},
    "ident": {"type": "string", "pattern": "^[A-Za-z0-9_-]{22}$"},
    "game": {"enum": list(games())},
    "seat": {"type": "integer", "minimum": 0, "maximum": 7},
    "skip": {"type": "integer", "minimum": 0, "maximum": MOST_SKIPPED},
    **{name: {"type": "integer", "minimum": 0, "maximum": 2**31 - 1} for name in ("since", "number", "at", "revision")},
}
# Fields of requests that are refused with a code of their own unless they look like this.
FIELDS: dict[str, Shape] = {
    "key": {"type": "string", "pattern": f"^{KEY}$"},
    "nonce": {"type": "string", "pattern": f"^{NONCE}$"},
}


def shapes(ref: str) -> dict[str, Shape]:
    """Everything that crosses the wire, by name; `ref` is how the document points at a shape."""
    records = [kind for module in (wire, wire_seat, wire_after) for kind in _records(module) if kind is not wire.Done]
    _, found = msgspec.json.schema_components([*records, TableFacts, types.UndoLimit], ref_template=ref)
    named = {kind.__name__: kind for kind in [*records, *_records(types)]}
    told = {name: send(named[name], shape) if name in named else shape for name, shape in found.items()}
    for name, kind in named.items():
        if kind.__struct_config__.forbid_unknown_fields:
            told[name]["properties"] |= {field: FIELDS[field] for field in FIELDS if field in told[name]["properties"]}
    _add_games(told, ref)
    told["Done"] = {  # by hand, as msgspec would have to be able to read what is answered, and we only write it
        "description": wire.Done.__doc__,
        "type": "object",
        "properties": {
            "type": {"enum": [wire.Done.__struct_config__.tag]},
            "key": {"type": "string"},
            "answer": _union(ref, *get_args(msgspec.structs.fields(wire.Done)[1].type)),
        },
        "required": ["type", "key", "answer"],
    }
    told["FromClient"] = _union(ref, wire.Hello, *get_args(wire.Spoke))
    told["FromServer"] = _union(ref, *get_args(wire.Told))
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
    told["Picture"]["properties"]["sections"] = point("Sections")
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


def openapi_document(app: Litestar) -> Shape:
    """The calls over HTTP, as OpenAPI 3.1; its shapes are those of the live messages too."""
    return _complete(app.openapi_schema.to_schema(), app)


def _complete(made: Shape, app: Litestar) -> Shape:
    """Litestar's document with our shapes, refusals and who may call."""
    document = deepcopy(made)
    components = document["components"]
    found = components["schemas"] = {**components.get("schemas", {}), **shapes(IN_OPENAPI)}
    components["securitySchemes"] = {
        TOKEN: {"type": "http", "scheme": "bearer"},
        SESSION: {"type": "apiKey", "in": "cookie", "name": NAME, "description": ABOUT_COOKIE},
    }
    refusal = {"schema": {"$ref": IN_OPENAPI.format(name="Problem")}}
    for (path, method), handler in _handlers(app).items():
        operation = document["paths"][path][method]
        answers = {code: answer for code, answer in operation["responses"].items() if code != BY_FRAMEWORK}
        for code, answer in answers.items():
            answer.pop("headers", None)
            if code == "204":
                answer.pop("content", None)  # of a Response[None] Litestar says that it is JSON
        answers["default"] = {"description": "A refusal", "content": {PROBLEM: refusal}}
        operation["responses"] = answers
        for parameter in operation.get("parameters", ()):
            parameter["schema"] = PARAMETERS.get(parameter["name"], parameter["schema"])
        wanted = handler.parsed_fn_signature.parameters
        if {"guest", "person"} & set(wanted):
            operation["security"] = [{TOKEN: []}, {SESSION: []}]
        elif "caller" in wanted:
            operation["security"] = [{}, {TOKEN: []}, {SESSION: []}]
        if "requestBody" in operation:
            body = operation["requestBody"]
            content = body["content"]["application/json"]
            if "oneOf" in content["schema"]:  # the body may be left out
                body["required"] = False
                content["schema"] = content["schema"]["oneOf"][0]
            _free_of_type(content["schema"], found)
    return document


def _free_of_type(pointer: Shape, found: dict[str, Shape]) -> None:
    """Let a body do without the `type` that tells messages apart: over HTTP its path tells what it is."""
    name = pointer["$ref"].rpartition("/")[2]
    required = found[name].get("required", ())
    if TYPE in required:
        call = f"{name}Call"
        found[call] = {**found[name], "title": call, "required": [one for one in required if one != TYPE]}
        pointer["$ref"] = IN_OPENAPI.format(name=call)


def _handlers(app: Litestar) -> dict[tuple[str, str], HTTPRouteHandler]:
    return {
        (route.path_format.replace(":str}", "}").replace(":int}", "}"), str(method).lower()): handler
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for method, (handler, _) in route.route_handler_map.items()
        if handler.resolve_include_in_schema() and method != "OPTIONS"
    }


def _union(ref: str, *kinds: type) -> Shape:
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


class _OpenAPI(OpenAPIRenderPlugin):
    """Serves the OpenAPI document, which is made once."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json", media_type=MediaType.JSON)
        self._bytes = b""

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        self._bytes = self._bytes or msgspec.json.encode(_complete(openapi_schema, request.app))
        return self._bytes


class _Live(OpenAPIRenderPlugin):
    """Serves the schema of the live messages, which is made once."""

    def __init__(self) -> None:
        super().__init__(path="/live.json", media_type=MediaType.JSON)

    @cached_property
    def _bytes(self) -> bytes:
        return msgspec.json.encode(live_document())

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:  # noqa: ARG002 - Litestar's signature
        return self._bytes


def publishing() -> OpenAPIConfig:
    """How Litestar is told to serve both below /schema."""
    return OpenAPIConfig(
        "carrack",
        __version__,
        description="Tables of board games: created, joined, played and looked at.",
        use_handler_docstrings=True,
        operation_id_creator=lambda handler, _method, _path: handler.handler_name,
        render_plugins=[_OpenAPI(), _Live()],
    )
