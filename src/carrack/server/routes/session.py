"""Who somebody is, under which name and in which language, and forgetting a browser."""

from litestar import Response, delete, get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from carrack.server.checks import LONGEST_NAME, check_text
from carrack.server.guest import AnyRequest, Guest
from carrack.server.hall import Hall
from carrack.server.session import NAME, Seal
from carrack.server.wire import Known, NewName


@get("/api/session", summary="Who am I?")
async def who_am_i(request: AnyRequest, guest: NamedDependency[Guest], seal: NamedDependency[Seal]) -> Response[Known]:
    """The guest of a token or cookie; a cookie is good for its whole time again."""
    token = None if "authorization" in request.headers else seal.open(request.cookies.get(NAME, ""))
    headers = {} if token is None else {"set-cookie": cookie_of(request, seal, token)}
    return Response(Known(guest.id, guest.name, guest.lang), headers=headers)


@put("/api/session", summary="Be called otherwise")
async def rename(hall: NamedDependency[Hall], guest: NamedDependency[Guest], data: JSONBody[NewName]) -> Known:
    """Another name, for tables to come, and another language."""
    name = check_text(data.name, LONGEST_NAME, "name")
    await hall.writer.write(lambda connection: hall.store.rename(connection, guest.id, name, data.lang), guest=guest.id)
    return Known(guest.id, name, data.lang)


@delete("/api/session", status_code=204, summary="Forget me")
async def forget(
    request: AnyRequest,
    caller: NamedDependency[Guest | None],  # noqa: ARG001 - a token that is none is refused here too
    seal: NamedDependency[Seal],
) -> Response[None]:
    """Take the browser's cookie away; the guest and the token stay."""
    return Response(None, headers={"set-cookie": cookie_of(request, seal, "")})


def cookie_of(request: AnyRequest, seal: Seal, token: str) -> str:
    """The Set-Cookie for who asks."""
    return seal.header(token, request.state["base_path"], is_secure=request.state["client"].is_secure)
