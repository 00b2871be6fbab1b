"""Parsing and search of the rules reference: marks, clauses that contain a word, differences between editions."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from carrack.engine.reference import Clause

MARK = re.compile(r"\[([^\]]+)\] ")
Difference = tuple["Clause", list[list[str]]]  # a clause, and its paragraphs in each edition


def marks(paragraph: str) -> tuple[tuple[str, ...], str]:
    """Split a paragraph into the marks it begins with and the rest."""
    found: list[str] = []
    while mark := MARK.match(paragraph):
        found.append(mark[1])
        paragraph = paragraph[mark.end() :]
    return tuple(found), paragraph


def clauses_under(clauses: "Iterable[Clause]", query: str) -> "list[Clause]":
    """Return the clause of that id, whatever its case, and those below it."""
    wanted = query.lower()
    return [
        clause
        for clause in clauses
        if clause.id.lower() == wanted or clause.id.lower().startswith((f"{wanted}.", f"{wanted}-"))
    ]


def folded(text: str) -> str:
    """Return a text in lower case without accents; positions of letters stay the same."""
    return "".join(unicodedata.normalize("NFD", letter)[0].lower()[0] for letter in text)


def places(text: str, query: str) -> Iterator[tuple[int, int]]:
    """Yield where a text contains a query, ignoring case and accents."""
    for found in re.finditer(re.escape(folded(query)), folded(text)):
        yield found.span()


def matching(clauses: "Iterable[Clause]", query: str) -> "list[Clause]":
    """Return the clauses whose title or text contains a query."""
    return [clause for clause in clauses if any(places(f"{clause.title}\n{clause.text}", query))]


def differences(clauses: "Iterable[Clause]", editions: Sequence[str]) -> Iterator[Difference]:
    """Yield the clauses that differ by edition, with the paragraphs of each edition."""
    for clause in clauses:
        columns: list[list[str]] = [[] for _ in editions]
        for paragraph in clause.text.splitlines():
            found, rest = marks(paragraph)
            own = [mark for mark in found if mark not in editions]
            text = "".join(f"[{mark}] " for mark in own) + rest
            for column, edition in zip(columns, editions, strict=True):
                if edition in found or clause.edition == edition:
                    column.append(text)
        if any(columns):
            yield clause, columns
