"""Who a browser is, and forgetting it."""

from litestar import Response, delete, get
from litestar.di import NamedDependency

from carrack.server.guest import AnyRequest, Guest
from carrack.server.session import Seal
from carrack.server.wire import Known


@get("/api/session", summary="Who am I?")
async def who_am_i(guest: NamedDependency[Guest]) -> Known:
    """The guest of a token or cookie."""
    return Known(guest.id, guest.name, guest.lang)


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
