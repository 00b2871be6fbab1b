"""The ASGI application: routes, dependencies, error handlers, and the background tasks of a server."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import token_bytes
from typing import Any

import msgspec
from litestar import Litestar, Response
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException

from carrack.engine.errors import CarrackError
from carrack.server.config import Config
from carrack.server.errors import Refused, choose_language, problem
from carrack.server.http import sessions
from carrack.server.http.asgi import PROBLEM
from carrack.server.http.middleware import Middleware
from carrack.server.http.openapi import publishing
from carrack.server.http.routes import play, service, tables
from carrack.server.http.routes.service import HealthCheck
from carrack.server.http.sessions import KEY_BYTES, Admission, AnyRequest, SessionCookies
from carrack.server.observability import Metrics, log, place_of
from carrack.server.storage.database import AWAY, migrate, open_database
from carrack.server.storage.schema import Guest
from carrack.server.storage.store import Store
from carrack.server.storage.writer import Writer
from carrack.server.tables.registry import TableRegistry
from carrack.server.websocket import LiveEndpoint

LARGEST_BODY = 64 * 1024  # bytes of a request
CODES = {400: "bad-request", 404: "no-such-path", 405: "no-such-method", 413: "too-large"}

HANDLERS = [
    service.add_guest,
    service.add_bot,
    service.list_bots,
    service.revoke_bot,
    service.list_bots_tables,
    service.list_games,
    service.list_tables,
    service.list_mine,
    service.read_rules,
    service.reach,
    service.read_session,
    service.change_session,
    service.end_session,
    service.health,
    tables.create_table,
    tables.read_table,
    tables.list_events,
    tables.read_record,
    tables.list_invitations,
    tables.change_seats,
    tables.start,
    tables.rematch,
    tables.join,
    tables.set_nonce,
    tables.leave,
    tables.return_to_seat,
    tables.resign,
    tables.vote_void,
    play.play_move,
    play.retract,
    play.undo,
    play.take_back,
    play.preview,
    play.why_not,
    play.read_figures,
    play.read_standing,
    play.set_answer,
    play.drop_answer,
    play.add_order,
    play.drop_order,
    play.set_plan,
    play.set_filters,
    play.replay,
    play.replay_node,
    play.scores,
    play.reveal,
    play.verify,
    play.fork,
    play.back,
    play.list_chat,
    play.send_chat,
]


def make_app(config: Config, admission: Admission | None = None) -> Litestar:
    """Return a server as an ASGI application; with `admission`, only browsers with its link may use it."""
    engine = open_database(config.database)
    metrics = Metrics()
    writer = Writer(engine, metrics.committed, metrics.write_failed)
    registry = TableRegistry(config, Store(engine), writer, metrics)
    health_check = HealthCheck(registry.store, writer)
    metrics.watch_tables(lambda: len(registry.tables))
    session_cookies = SessionCookies(config.session_days)

    @asynccontextmanager
    async def run(_app: Litestar) -> AsyncIterator[None]:
        await migrate(engine)
        session_cookies.use(await registry.guests.secret("sessions", token_bytes(KEY_BYTES)))
        works = (
            writer.run(),
            registry.sweep_for_ever(),
            registry.replication.run(),
            registry.revocations.check_for_ever(),
        )
        loops = [asyncio.ensure_future(work) for work in works]
        registry.delayed_orders.open()
        registry.silence.open()
        registry.bot_runner.open()
        try:
            yield
        finally:
            await health_check.close()
            await registry.close()
            for loop in loops:
                loop.cancel()
            await asyncio.gather(*loops, return_exceptions=True)
            writer.close()
            await engine.dispose()

    app = Litestar(
        HANDLERS,
        dependencies=_dependencies(registry, session_cookies, health_check, admission),
        exception_handlers={
            CarrackError: _refuse,
            HTTPException: _refuse_http,
            RecursionError: _refuse_body,
            UnicodeDecodeError: _refuse_body,
            **dict.fromkeys(AWAY, _refuse_for_now),
            Exception: _fail,
        },
        lifespan=[run],
        openapi_config=publishing(),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        state=State(
            {"registry": registry, "metrics": metrics, "session_cookies": session_cookies, "health_check": health_check}
        ),
    )
    # Wrapped around the framework, not registered with it: its own middleware does not see unknown paths.
    inner: Any = app.asgi_handler  # Litestar has ASGI types of its own
    live = LiveEndpoint(registry, session_cookies)
    wrapped: Any = Middleware(inner, live, config, metrics, session_cookies, admission)
    app.asgi_handler = wrapped
    return app


def _dependencies(
    registry: TableRegistry, session_cookies: SessionCookies, health_check: HealthCheck, admission: Admission | None
) -> dict[str, Provide]:
    """Return the dependencies that handlers name as parameters: the caller, and the parts of the server."""

    async def find_caller(request: AnyRequest) -> Guest | None:
        word, _, token = request.headers.get("authorization", "").partition(" ")
        if word:
            guest = await registry.guests.by_token(token.strip()) if word.lower() == "bearer" else None
            if guest is None:
                raise Refused("bad-token")
        else:
            kept = sessions.cookie_token(request, session_cookies)
            guest = None if kept is None else await registry.guests.by_token(kept.token)
            if kept is None or guest is None:  # an outdated cookie is not an error of the caller
                return None
            if kept.has_legacy_name:
                sessions.renew_cookie(request, session_cookies, kept)
        request.state.lang = guest.lang
        return guest

    async def find_guest(caller: NamedDependency[Guest | None]) -> Guest:
        if caller is None:
            raise Refused("no-token")
        return caller

    async def find_person(guest: NamedDependency[Guest]) -> Guest:
        if guest.is_bot:
            raise Refused("not-for-bots")
        return guest

    return {
        "registry": Provide(lambda: registry, sync_to_thread=False),
        "caller": Provide(find_caller),
        "guest": Provide(find_guest),
        "person": Provide(find_person),
        "health_check": Provide(lambda: health_check, sync_to_thread=False),
        "session_cookies": Provide(lambda: session_cookies, sync_to_thread=False),
        "admission": Provide(lambda: admission, sync_to_thread=False),
    }


def _answer(request: AnyRequest, error: CarrackError) -> Response[bytes]:
    lang = request.state.get("lang") or choose_language(request.headers.get("accept-language", ""))
    refusal = problem(error, lang)
    metrics: Metrics = request.app.state.metrics
    metrics.refused("http", refusal.code)
    headers = {"content-language": lang}
    if refusal.status == 401:
        headers["www-authenticate"] = "Bearer"
    if refusal.retry_after is not None:
        headers["retry-after"] = str(refusal.retry_after)
    return Response(msgspec.json.encode(refusal), status_code=refusal.status, media_type=PROBLEM, headers=headers)


def _refuse(request: AnyRequest, error: CarrackError) -> Response[bytes]:
    return _answer(request, error)


def _refuse_http(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    """Handle errors of the framework: unknown paths and methods, malformed bodies."""
    code = CODES.get(error.status_code)
    if code is None:
        return _fail(request, error)
    extra = getattr(error, "extra", None)
    first = extra[0] if isinstance(extra, list) and extra else {}
    field = first.get("key", "") if isinstance(first, dict) else ""
    if code == "bad-request":
        return _answer(request, Refused("bad-request", field=field))
    return _answer(request, Refused(code))


def _refuse_body(request: AnyRequest, _error: RecursionError | UnicodeDecodeError) -> Response[bytes]:
    """Refuse JSON that the decoder gives up on: nested too deep, or not UTF-8."""
    return _answer(request, Refused("bad-request", field=""))


def _refuse_for_now(request: AnyRequest, error: Exception) -> Response[bytes]:
    """Handle an unavailable database, such as one that restarts."""
    log.error("%s at %s", type(error).__name__, place_of(error))
    return _answer(request, Refused("no-database"))


def _fail(request: AnyRequest, error: Exception) -> Response[bytes]:
    """Handle a bug: log its place, but not its values."""
    log.error("%s at %s", type(error).__name__, place_of(error))
    return _answer(request, Refused("internal"))
