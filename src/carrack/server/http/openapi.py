"""The published documents: the messages of a live connection as JSON Schema, and all HTTP calls as OpenAPI.

Both describe types that cross the wire with the same schemas. Litestar makes the OpenAPI document; our schemas, errors
and authentication replace its guesses. Clients generate their types from the result.
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
from carrack.server.api_types import answers, requests
from carrack.server.api_types.answers import Done, ServerMessage, TableFacts
from carrack.server.api_types.requests import MOST, MOST_REQUESTED_SEATS, ClientMessage, Hello
from carrack.server.errors import IDENT, KEY, NONCE
from carrack.server.http.asgi import PROBLEM
from carrack.server.http.routes.service import MOST_SKIPPED
from carrack.server.http.sessions import NAME
from carrack.server.http.title_schemas import NOTHING, TABLE, VALUE, Schema, TitleSchemas, as_sent, point

IN_OPENAPI = "#/components/schemas/{name}"
IN_LIVE = "#/$defs/{name}"
DRAFT = "https://json-schema.org/draft/2020-12/schema"
TYPE = "type"  # the field that distinguishes messages
# Fields of requests that are refused with a code of their own unless they look like this.
FIELDS: dict[str, Schema] = {
    "key": {"type": "string", "pattern": f"^{KEY}$"},
    "nonce": {"type": "string", "pattern": f"^{NONCE}$"},
}


def wire_schemas(ref: str) -> dict[str, Schema]:
    """Return the schemas of all types that cross the wire, by name; `ref` is the document's template for references."""
    records = [kind for kind in [*_records(requests), *_records(answers)] if kind is not Done]
    _, found = msgspec.json.schema_components([*records, TableFacts, types.UndoLimit], ref_template=ref)
    named = {kind.__name__: kind for kind in [*records, *_records(types)]}
    schemas = {name: as_sent(named[name], schema) if name in named else schema for name, schema in found.items()}
    for name, kind in named.items():
        if kind.__struct_config__.forbid_unknown_fields:
            schemas[name]["properties"] |= {
                field: FIELDS[field] for field in FIELDS if field in schemas[name]["properties"]
            }
    _add_games(schemas, ref)
    schemas["Done"] = {  # by hand: msgspec describes only types that it can decode, and we only encode this one
        "description": Done.__doc__,
        "type": "object",
        "properties": {
            "type": {"enum": [Done.__struct_config__.tag]},
            "key": {"type": "string"},
            "answer": _union_of(ref, *get_args(msgspec.structs.fields(Done)[1].type)),
        },
        "required": ["type", "key", "answer"],
    }
    schemas["FromClient"] = _union_of(ref, Hello, *get_args(ClientMessage))
    schemas["FromServer"] = _union_of(ref, *get_args(ServerMessage))
    # As JSON has it: a default that is a tuple becomes a list.
    as_json: dict[str, Schema] = msgspec.json.decode(msgspec.json.encode(dict(sorted(schemas.items()))))
    return as_json


def _records(module: ModuleType) -> list[type[msgspec.Struct]]:
    return [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__
    ]


def _add_games(schemas: dict[str, Schema], ref: str) -> None:
    """Replace the fields that depend on a game by a union of the games' own schemas."""
    titles = [TitleSchemas(find(game), ref) for game in games()]
    for title in titles:
        schemas |= title.schemas()

    def any_game(what: str, *more: Schema) -> Schema:
        return {"anyOf": [*(title.point(what) for title in titles), *more]}

    for what in ("Options", "Given", "Ask", "Refusal", "Choice", "View", "Changes"):
        schemas[what] = any_game(what)
    schemas["Happening"] = any_game("Event")
    schemas["TableSections"] = {
        "type": "object",
        "description": "Before the game begins.",
        "properties": {TABLE: point(ref, "TableFacts")},
        "required": [TABLE],
    }
    schemas["Sections"] = any_game("Sections", point(ref, "TableSections"))
    schemas["TableView"]["properties"]["sections"] = point(ref, "Sections")
    schemas["Change"]["properties"]["sections"] = schemas["Moment"]["properties"]["sections"] = point(ref, "Changes")
    for record in ("TableFacts", "NewTable", "LobbyTable", "OwnTable"):
        schemas[record]["properties"]["game"] = {"enum": list(games())}
    schemas["GameInfo"]["properties"]["name"] = {"enum": list(games())}
    outlooks = [title.point("Outlook") for title in titles if title.title.outlook_type is not None]
    schemas["Previewed"]["properties"]["outlook"] = {"anyOf": [*outlooks, NOTHING]}
    schemas["SeatFigures"]["properties"]["figures"] = any_game("OwnFigures")
    schemas["TableFacts"]["properties"]["options"] = point(ref, "Options")
    schemas["NewTable"]["properties"]["options"] = point(ref, "Given")
    schemas["Option"]["properties"] |= {"choices": {"type": "array", "items": VALUE}, "default": VALUE}
    schemas["Option"]["properties"]["kind"] = {"enum": ["bool", "choice", "int"]}


def live_document() -> Schema:
    """Return the messages of the live connection, both ways, as JSON Schema."""
    found = wire_schemas(IN_LIVE)
    wanted = ["FromClient", "FromServer"]
    for name in wanted:
        wanted += [other for other in _pointed_at(found[name]) if other not in wanted]
    return {
        "$schema": DRAFT,
        "title": "carrack: live messages",
        "description": "Messages over the WebSocket of a table: FromClient and FromServer, each one JSON text.",
        "version": __version__,
        "anyOf": [point(IN_LIVE, name) for name in wanted[:2]],
        "$defs": {name: found[name] for name in sorted(wanted)},
    }


def _union_of(ref: str, *kinds: type) -> Schema:
    return {"anyOf": [point(ref, kind.__name__) for kind in kinds]}


def _pointed_at(schema: Any) -> list[str]:
    """Return the names of all schemas that a schema points at."""
    if isinstance(schema, list):
        return [name for part in schema for name in _pointed_at(part)]
    if not isinstance(schema, dict):
        return []
    found = [name for part in schema.values() for name in _pointed_at(part)]
    pointed = schema.get("$ref")
    return [*found, pointed.rpartition("/")[2]] if isinstance(pointed, str) else found


TOKEN, SESSION = "token", "session"  # ways to say who calls
ABOUT_COOKIE = "The name of the cookie holds an id of the server; POST /api/guests sets it."
BY_FRAMEWORK = "400"  # Litestar adds this answer by itself
# Parameters of any path or query, by name; the schemas that Litestar makes of them lack their bounds.
PARAMETERS: dict[str, Schema] = {
    "bot": {"type": "string", "maxLength": 64},
    "ident": {"type": "string", "pattern": f"^{IDENT}$"},
    "game": {"enum": list(games())},
    "seat": {"type": "integer", "minimum": 0, "maximum": MOST_REQUESTED_SEATS - 1},
    "skip": {"type": "integer", "minimum": 0, "maximum": MOST_SKIPPED},
    **{name: {"type": "integer", "minimum": 0, "maximum": MOST} for name in ("since", "number", "at", "revision")},
}


def openapi_document(app: Litestar) -> Schema:
    """Return the calls over HTTP, as OpenAPI 3.1; the live messages use the same schemas."""
    return _complete(app.openapi_schema.to_schema(), app)


def _complete(made: Schema, app: Litestar) -> Schema:
    """Return Litestar's document with our schemas, errors and authentication."""
    document = deepcopy(made)
    components = document["components"]
    found = components["schemas"] = {**components.get("schemas", {}), **wire_schemas(IN_OPENAPI)}
    components["securitySchemes"] = {
        TOKEN: {"type": "http", "scheme": "bearer"},
        SESSION: {"type": "apiKey", "in": "cookie", "name": NAME, "description": ABOUT_COOKIE},
    }
    refusal = {"schema": point(IN_OPENAPI, "Problem")}
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


def _free_of_type(pointer: Schema, found: dict[str, Schema]) -> None:
    """Make the `type` of a body optional: it distinguishes messages over a WebSocket; over HTTP the path does."""
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
    """Return the settings with which Litestar serves both documents below /schema."""
    return OpenAPIConfig(
        "carrack",
        __version__,
        description="Tables of board games: created, joined, played and looked at.",
        use_handler_docstrings=True,
        operation_id_creator=lambda handler, _method, _path: handler.handler_name,
        render_plugins=[_OpenAPI(), _Live()],
    )
