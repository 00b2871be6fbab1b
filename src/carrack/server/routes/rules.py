"""The rules reference, for clients that show it."""

from typing import Annotated

from litestar import get
from litestar.params import FromPath, QueryParameter

from carrack.engine.reference import reference
from carrack.engine.reference_text import differences
from carrack.engine.titles import find
from carrack.server.wire import Difference, Lang, Rulebook

Language = Annotated[Lang, QueryParameter(name="lang")]


@get("/api/rules/{game:str}", summary="The rules of a game", sync_to_thread=True)
def read_rules(game: FromPath[str], language: Language = "en") -> Rulebook:
    """All clauses in a language, and where the editions differ."""
    clauses = tuple(reference(game, language).values())
    editions = next((option.choices for option in find(game).options if option.key == "edition"), ())
    rows = (Difference(clause.id, clause.title, columns) for clause, columns in differences(clauses, editions))
    return Rulebook(clauses, editions, tuple(rows))
