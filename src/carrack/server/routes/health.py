"""Whether the server can do its work, for who watches over it."""

import asyncio

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from sqlalchemy.exc import SQLAlchemyError

from carrack import __version__
from carrack.server.database import newest
from carrack.server.hall import Hall
from carrack.server.wire import Health

PATIENCE = 3.0  # seconds
NOT_READY = ResponseSpec(Health, generate_examples=False, description="Not ready")


@get("/health", summary="Is all well?", responses={503: NOT_READY})
async def health(hall: NamedDependency[Hall]) -> Response[Health]:
    """200 if the database answers and has the shape that this version needs, else 503."""
    try:
        shape = await asyncio.wait_for(hall.store.shape(), PATIENCE)
    except (SQLAlchemyError, OSError, TimeoutError):
        return Response(Health("no-database", __version__), status_code=503)
    if shape != newest():
        return Response(Health("other-shape", __version__), status_code=503)
    return Response(Health("ready", __version__))
