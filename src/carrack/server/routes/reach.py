"""How others can reach this server, for pages that hand out links."""

from litestar import get
from litestar.di import NamedDependency

from carrack.server.door import Door
from carrack.server.wire import Reach


@get("/api/reach", summary="How others get here")
async def reach(door: NamedDependency[Door | None]) -> Reach:
    """Whether the server is for one person at home, and the link for friends in the same house, if there is one."""
    return Reach(is_local=door is not None, friends="" if door is None else door.friends)
