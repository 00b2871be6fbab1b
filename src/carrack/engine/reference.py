"""The rules reference: what each clause of a game says, in our own words, in every language.

It lies beside the catalogues, one file a game and language (`<game>.rules.toml`), and is read when first asked for.
In a text each line is a paragraph; marks at its beginning say what it is: `[2007]`, `[2015]`, `[v2]`
(a version of the rules), a ruling, an assumption.
"""

import tomllib
from functools import cache

import msgspec

from carrack.engine import titles
from carrack.engine.errors import CarrackError
from carrack.engine.languages import PACKAGE, RULES, language_for


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A clause of the rules.

    Attributes:
        id: Its id, such as `D4.1`.
        title: Its title; a heading has nothing else.
        text: What it says, a paragraph per line.
        edition: The only edition that has it, or empty.
        kind: `ruling` or `assumption` if at least a part of it is our own, or empty.
        option: The option it belongs to, or empty.

    Examples:
        >>> carrack.rules("discovery")["D4.1"].title
        'One at a time'
    """

    id: str
    title: str
    text: str = ""
    edition: str = ""
    kind: str = ""
    option: str = ""


def rules(game: str, lang: str = "en") -> dict[str, Clause]:
    """Return the rules of a game.

    Args:
        game: The name of the game.
        lang: A language: `en`, `fr` or `it`.

    Returns:
        All clauses by id, in their order; in English if the game has no rules in this language.

    Raises:
        OptionError: There is no such game.
        CarrackError: There is no such language.

    Examples:
        >>> list(carrack.rules("discovery"))[:2]
        ['D1', 'D1.1']
    """
    return dict(_read(game, lang))


def clause(game: str, id: str, lang: str = "en") -> Clause:  # noqa: A002 - the name of what is looked up
    """Return one clause; CarrackError if there is none of that id."""
    found = _read(game, lang).get(id)
    if found is None:
        raise CarrackError("unknown-clause", clause=id)
    return found


def editions(game: str) -> tuple[str, ...]:
    """Return the editions of a game: the values of its option `edition`; empty if it has no such option."""
    return next((option.choices for option in titles.find(game).options if option.key == "edition"), ())


@cache
def _read(game: str, lang: str) -> dict[str, Clause]:
    locale = titles.find(game).locale
    folder = (locale or PACKAGE) / language_for(lang, game, locale, RULES)
    rows = tomllib.loads((folder / f"{game}{RULES}").read_text(encoding="utf-8"))
    return {key: msgspec.convert({"id": key, **row}, Clause) for key, row in rows.items()}
