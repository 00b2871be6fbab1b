"""Who somebody is, under which name and in which language, and the end of a session."""

from typing import cast

from litestar import Response, delete, get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from carrack.server.asgi import COOKIES, Scope
from carrack.server.checks import LONGEST_NAME, check_text
from carrack.server.guest import AnyRequest, Guest
from carrack.server.hall import Hall
from carrack.server.session import FIRST_NAME, Kept, Seal, set_cookie
from carrack.server.wire import Known, NewName


@get("/api/session", summary="Who am I?")
async def who_am_i(request: AnyRequest, guest: NamedDependency[Guest], seal: NamedDependency[Seal]) -> Known:
    """The guest of a token or cookie; a cookie is good for its whole time again."""
    kept = None if "authorization" in request.headers else kept_by(request, seal)
    if kept is not None:
        renew_cookie(request, seal, kept)
    return Known(guest.id, guest.name, guest.lang)


@put("/api/session", summary="Be called otherwise")
async def rename(hall: NamedDependency[Hall], guest: NamedDependency[Guest], data: JSONBody[NewName]) -> Known:
    """Another name, for tables to come, and another language."""
    name = check_text(data.name, LONGEST_NAME, "name")
    await hall.writer.write(lambda connection: hall.store.rename(connection, guest.id, name, data.lang), guest=guest.id)
    return Known(guest.id, name, data.lang)


@delete("/api/session", status_code=204, summary="End the session")
async def end_session(
    request: AnyRequest,
    hall: NamedDependency[Hall],
    caller: NamedDependency[Guest | None],
    seal: NamedDependency[Seal],
) -> Response[None]:
    """Revoke the caller's token for good, end their live connections, and take the browser's cookie away."""
    if caller is not None:
        await hall.revoke(caller.id)
    request.state[COOKIES] = [cookie_of(request, seal, ""), *_without_first(request, kept_by(request, seal))]
    return Response(None)


def kept_by(request: AnyRequest, seal: Seal) -> Kept | None:
    """The token in the cookie of who asks."""
    return seal.read(cast("Scope", request.scope))


def renew_cookie(request: AnyRequest, seal: Seal, kept: Kept) -> None:
    """Send a browser its cookie anew, good for its whole time and under the name that it has now."""
    request.state[COOKIES] = [cookie_of(request, seal, kept.token), *_without_first(request, kept)]


def cookie_of(request: AnyRequest, seal: Seal, token: str) -> str:
    """The Set-Cookie for who asks."""
    return seal.header(token, request.state["base_path"], is_secure=request.state["client"].is_secure)


def _without_first(request: AnyRequest, kept: Kept | None) -> list[str]:
    """The Set-Cookie that removes a cookie of ours with the first name."""
    if kept is None or not kept.has_first_name:
        return []
    path, is_secure = f"{request.state['base_path']}/", request.state["client"].is_secure
    return [set_cookie(FIRST_NAME, "", path, 0, is_secure=is_secure)]
