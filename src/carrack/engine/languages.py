"""The languages of carrack and of each game: a language has a folder of catalogues, beside the others'.

A game may lack a language that carrack has. It then speaks English to the readers of that language.
"""

from pathlib import Path

from carrack.engine.errors import CarrackError

PACKAGE = Path(__file__).parent.parent / "locale"
SHARED = "engine"  # the catalogue that every game falls back on
MESSAGES = ".ftl"  # the ending of a catalogue
RULES = ".rules.toml"  # the ending of a rules reference
ENGLISH = "en"


def languages(game: str = "", locale: Path | None = None, ending: str = MESSAGES) -> tuple[str, ...]:
    """Return the languages that have both the shared catalogue and a file of the game.

    Args:
        game: The game, or another catalogue; empty: the shared one.
        locale: The folder of the game's files; None: that of carrack.
        ending: The ending of the file: MESSAGES or RULES.
    """
    shared = {file.parent.name for file in PACKAGE.glob(f"*/{SHARED}{MESSAGES}")}
    own = {file.parent.name for file in (locale or PACKAGE).glob(f"*/{game or SHARED}{ending}")}
    return tuple(sorted(shared & own))


def language_for(lang: str, game: str = "", locale: Path | None = None, ending: str = MESSAGES) -> str:
    """Return the language in which a game is read by readers of `lang`: `lang` itself, or English if the game lacks it.

    The other parameters are those of `languages`.

    Raises:
        CarrackError: Carrack has no such language, or the game has no such file in English either.
    """
    own = languages(game, locale, ending)
    if lang in own:
        return lang
    if lang in languages() and ENGLISH in own:
        return ENGLISH
    raise CarrackError("unknown-language", lang=lang)
