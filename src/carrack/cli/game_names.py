"""Names of games, and a short description of what is played."""

from collections.abc import Mapping
from typing import Any

from carrack.cli.messages import say

OFF = "off"  # the value of a choice that is switched off


def game_name(game: str, lang: str, form: str = "") -> str:
    """The name of a game; with the form "about" a sentence on it."""
    from carrack.engine.narrate import term

    return term(game, "game", game, lang, form=form)


def what_is_played(game: str, players: int, options: Mapping[str, Any], lang: str) -> list[str]:
    """The game, its choices, the options that differ from the defaults, and the number of players."""
    from carrack.engine.narrate import term
    from carrack.engine.titles import find

    title = find(game)
    choices = {option.key: options[option.key] for option in title.options if option.kind == "choice"}
    usual = title.default_options(players, choices)
    parts = [game_name(game, lang)]
    for option in title.options:
        value = options[option.key]
        if option.kind == "choice" and value != OFF:
            parts.append(term(game, option.key, value, lang))
        elif option.kind == "int" and value != usual[option.key]:
            parts.append(say(lang, "option-value", option=term(game, "option", option.key, lang), value=value))
        elif option.kind == "bool" and value != usual[option.key]:
            name = term(game, "option", option.key, lang)
            parts.append(name if value else say(lang, "without", option=name))
    return [*parts, say(lang, "players", players=players)]
