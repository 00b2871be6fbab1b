"""The rules reference, taken apart for readers: its marks, what a word is found in, where the editions differ."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from carrack.engine.reference import Clause

MARK = re.compile(r"\[([^\]]+)\] ")
Difference = tuple["Clause", list[list[str]]]  # a clause, and its paragraphs in each edition


def marks(paragraph: str) -> tuple[tuple[str, ...], str]:
    """The marks a paragraph begins with, and the rest of it."""
    found: list[str] = []
    while mark := MARK.match(paragraph):
        found.append(mark[1])
        paragraph = paragraph[mark.end() :]
    return tuple(found), paragraph


def below(clauses: "Iterable[Clause]", query: str) -> "list[Clause]":
    """The clause of that id, in capitals or not, and those below it."""
    wanted = query.lower()
    return [
        clause
        for clause in clauses
        if clause.id.lower() == wanted or clause.id.lower().startswith((f"{wanted}.", f"{wanted}-"))
    ]


def folded(text: str) -> str:
    """A text without capitals and accents, letter for letter."""
    return "".join(unicodedata.normalize("NFD", letter)[0].lower()[0] for letter in text)


def places(text: str, query: str) -> Iterator[tuple[int, int]]:
    """Where a text has the words searched for, capitals and accents aside."""
    for found in re.finditer(re.escape(folded(query)), folded(text)):
        yield found.span()


def holding(clauses: "Iterable[Clause]", query: str) -> "list[Clause]":
    """The clauses whose title or text have the words searched for."""
    return [clause for clause in clauses if any(places(f"{clause.title}\n{clause.text}", query))]


def differences(clauses: "Iterable[Clause]", editions: Sequence[str]) -> Iterator[Difference]:
    """What the marks say about editions: clauses that one alone has, and paragraphs that are one's."""
    for clause in clauses:
        columns: list[list[str]] = [[] for _ in editions]
        for paragraph in clause.text.splitlines():
            found, rest = marks(paragraph)
            own = [mark for mark in found if mark not in editions]
            told = "".join(f"[{mark}] " for mark in own) + rest
            for column, edition in zip(columns, editions, strict=True):
                if edition in found or clause.edition == edition:
                    column.append(told)
        if any(columns):
            yield clause, columns
