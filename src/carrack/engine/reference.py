"""The rules reference: what each clause of a game says, in our own words, in every language.

It lies beside the catalogues, one file a game and language (`discovery.rules.toml`), and is read when first asked for.
In a text each line is a paragraph; marks at its beginning say what it is: `[2007]`, `[2015]`, `[v2]`
(a version of the rules), a ruling, an assumption.
"""

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from carrack.engine import titles
from carrack.engine.errors import CarrackError

PACKAGE = Path(__file__).parent.parent / "locale"


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a clause says. A heading has a title only; `kind` is "ruling", "assumption" or nothing."""

    id: str
    title: str
    text: str = ""
    edition: str = ""  # the only edition that has it
    kind: str = ""  # what part of it at least is our own
    option: str = ""  # the option it belongs to


def reference(game: str, lang: str = "en") -> dict[str, Clause]:
    """All clauses of a game by id, in their order."""
    return dict(_read(game, lang))


rules = reference
"""Its name in the package, where `carrack.rules("discovery")` reads best."""


def clause(game: str, id: str, lang: str = "en") -> Clause:  # noqa: A002 - the name of what is looked up
    """One clause."""
    found = _read(game, lang).get(id)
    if found is None:
        raise CarrackError("unknown-clause", clause=id)
    return found


@cache
def _read(game: str, lang: str) -> dict[str, Clause]:
    locale = titles.find(game).locale or PACKAGE
    files = {file.parent.name: file for file in locale.glob(f"*/{game}.rules.toml")}
    if lang not in files:
        raise CarrackError("unknown-language", lang=lang)
    rows = tomllib.loads(files[lang].read_text(encoding="utf-8"))
    return {key: msgspec.convert({"id": key, **row}, Clause) for key, row in rows.items()}
