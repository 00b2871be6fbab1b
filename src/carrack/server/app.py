"""The application: endpoints, who calls, how refusals look, and what runs beside them."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from carrack import __version__
from carrack.engine.errors import CarrackError
from carrack.server.config import Config
from carrack.server.database import migrate, open_database
from carrack.server.errors import Refused
from carrack.server.guest import Guest
from carrack.server.hall import Hall
from carrack.server.problems import choose_language, problem
from carrack.server.routes import guests, live, play, tables
from carrack.server.store import Store
from carrack.server.writer import Writer

LARGEST = 64 * 1024  # bytes of a request
CODES = {400: "bad-request", 404: "no-such-path", 405: "no-such-method", 413: "too-large"}
PROBLEM = "application/problem+json"
AnyRequest = Request[Any, Any, Any]
log = logging.getLogger("carrack.server")

HANDLERS = [
    guests.add_guest,
    guests.list_games,
    guests.list_tables,
    tables.create_table,
    tables.look,
    tables.look_back,
    tables.read_record,
    tables.reveal,
    tables.invitations,
    tables.start,
    tables.rematch,
    tables.join,
    tables.give_nonce,
    tables.leave,
    tables.come_back,
    tables.resign,
    tables.agree,
    play.move,
    play.retract,
    play.undo,
    play.take_back,
    play.listen,
    play.say,
    live.live,
]


def make_app(config: Config) -> Litestar:
    """A server, as an ASGI application."""
    engine = open_database(config.database)
    writer = Writer(engine)
    hall = Hall(config, Store(engine), writer)

    @asynccontextmanager
    async def run(_app: Litestar) -> AsyncIterator[None]:
        await migrate(engine)
        loops = [asyncio.ensure_future(work) for work in (writer.run(), hall.sweep_for_ever(), hall.relay.run())]
        try:
            yield
        finally:
            await hall.close()
            for loop in loops:
                loop.cancel()
            await asyncio.gather(*loops, return_exceptions=True)
            writer.close()
            await engine.dispose()

    async def find_caller(request: AnyRequest) -> Guest | None:
        word, _, token = request.headers.get("authorization", "").partition(" ")
        if not word:
            return None
        guest = await hall.store.guest(token.strip()) if word.lower() == "bearer" else None
        if guest is None:
            raise Refused("bad-token")
        request.state.lang = guest.lang
        return guest

    async def find_guest(caller: NamedDependency[Guest | None]) -> Guest:
        if caller is None:
            raise Refused("no-token")
        return caller

    return Litestar(
        HANDLERS,
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "caller": Provide(find_caller),
            "guest": Provide(find_guest),
        },
        exception_handlers={
            CarrackError: _refuse,
            HTTPException: _refuse_http,
            RecursionError: _refuse_deep,
            Exception: _fail,
        },
        lifespan=[run],
        openapi_config=OpenAPIConfig("carrack", __version__),
        request_max_body_size=LARGEST,
        logging_config=None,
        state=State({"hall": hall}),
    )


def _answer(request: AnyRequest, error: CarrackError) -> Response[bytes]:
    lang = request.state.get("lang") or choose_language(request.headers.get("accept-language", ""))
    told = problem(error, lang)
    headers = {"content-language": lang}
    if told.status == 401:
        headers["www-authenticate"] = "Bearer"
    return Response(msgspec.json.encode(told), status_code=told.status, media_type=PROBLEM, headers=headers)


def _refuse(request: AnyRequest, error: CarrackError) -> Response[bytes]:
    return _answer(request, error)


def _refuse_http(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    """What the framework refuses: paths, methods, bodies that cannot be read."""
    code = CODES.get(error.status_code)
    if code is None:
        return _fail(request, error)
    extra = getattr(error, "extra", None)
    first = extra[0] if isinstance(extra, list) and extra else {}
    field = first.get("key", "") if isinstance(first, dict) else ""
    if code == "bad-request":
        return _answer(request, Refused("bad-request", field=field))
    return _answer(request, Refused(code))


def _refuse_deep(request: AnyRequest, _error: RecursionError) -> Response[bytes]:
    """JSON that is nested deeper than anything of ours: the decoder gives up."""
    return _answer(request, Refused("bad-request", field=""))


def _fail(request: AnyRequest, error: Exception) -> Response[bytes]:
    """A fault of ours: where it is goes into the log, its values do not."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = "?" if trace is None else f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
    log.error("%s at %s", type(error).__name__, where)
    return _answer(request, Refused("internal"))
