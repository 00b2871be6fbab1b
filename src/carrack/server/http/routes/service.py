"""Routes about the server itself: health, the links for friends, the rules of its games."""

from typing import Annotated

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from carrack import __version__
from carrack.engine.reference import rules
from carrack.engine.reference_text import differences
from carrack.engine.titles import find
from carrack.server.api_types import Difference, Health, Lang, Reach, Rulebook
from carrack.server.http.admission import Admission
from carrack.server.storage.health import HealthCheck

NOT_READY = ResponseSpec(Health, generate_examples=False, description="Not ready")


@get("/health", summary="Health check", responses={503: NOT_READY})
async def health(health_check: NamedDependency[HealthCheck]) -> Response[Health]:
    """Return 200 if the database answers, has the schema of this version and accepts writes, else 503."""
    status = await health_check.status()
    return Response(Health(status, __version__), status_code=200 if status == "ready" else 503)


@get("/api/reach", summary="Get the invitation link")
async def reach(admission: NamedDependency[Admission | None]) -> Reach:
    """Return whether the server is for one person at home, and the link for friends in the same network, if any."""
    return Reach(is_local=admission is not None, friends="" if admission is None else admission.friends)


Language = Annotated[Lang, QueryParameter(name="lang")]


@get("/api/rules/{game:str}", summary="Get the rules of a game", sync_to_thread=True)
def read_rules(game: FromPath[str], language: Language = "en") -> Rulebook:
    """Return all clauses in a language, and where the editions differ."""
    clauses = tuple(rules(game, language).values())
    editions = next((option.choices for option in find(game).options if option.key == "edition"), ())
    rows = (Difference(clause.id, clause.title, columns) for clause, columns in differences(clauses, editions))
    return Rulebook(clauses, editions, tuple(rows))
