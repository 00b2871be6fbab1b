"""Whether the server can do its work, for who watches over it."""

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec

from carrack import __version__
from carrack.server.health_check import HealthCheck
from carrack.server.wire import Health

NOT_READY = ResponseSpec(Health, generate_examples=False, description="Not ready")


@get("/health", summary="Is all well?", responses={503: NOT_READY})
async def health(health_check: NamedDependency[HealthCheck]) -> Response[Health]:
    """200 if the database answers, has the shape that this version needs and takes writes, else 503."""
    status = await health_check.status()
    return Response(Health(status, __version__), status_code=200 if status == "ready" else 503)
