"""Names of games, the languages they lack, and a short description of what is played."""

from collections.abc import Iterable, Mapping
from typing import Any

import click

from carrack.cli.messages import say

OFF = "off"  # the value of a choice that is switched off


def game_name(game: str, lang: str, form: str = "") -> str:
    """The name of a game; with the form "about" a sentence on it."""
    from carrack.engine.narrate import term

    return term(game, "game", game, lang, form=form)


def tell_untranslated(games: Iterable[str], lang: str, *, are_rules: bool = False) -> None:
    """Name on standard error the games whose texts are shown in English because they lack the user's language."""
    from carrack.engine.languages import MESSAGES, RULES, language_for
    from carrack.engine.titles import find

    ending = RULES if are_rules else MESSAGES
    for game in games:
        if language_for(lang, game, find(game).locale, ending) != lang:
            click.echo(say(lang, "in-english", game=game_name(game, lang)), err=True)


def what_is_played(
    game: str, players: int, options: Mapping[str, Any], lang: str, version: int | None = None
) -> list[str]:
    """The game, its choices, the options that differ from the defaults, and the number of players.

    `version` is the version of the rules, which says what options there are; None: the newest.
    """
    from carrack.engine.narrate import term
    from carrack.engine.titles import find

    title = find(game)
    declared = title.options_of(version or title.rules_versions[-1])
    choices = {option.key: options[option.key] for option in declared if option.kind == "choice"}
    usual = title.default_options(players, choices, version)
    parts = [game_name(game, lang)]
    for option in declared:
        value = options[option.key]
        if option.kind == "choice" and (value != OFF or option.default != OFF):
            parts.append(term(game, option.key, value, lang))
        elif option.kind == "int" and value != usual[option.key]:
            parts.append(say(lang, "option-value", option=term(game, "option", option.key, lang), value=value))
        elif option.kind == "bool" and value != usual[option.key]:
            name = term(game, "option", option.key, lang)
            parts.append(name if value else say(lang, "without", option=name))
    return [*parts, say(lang, "players", players=players)]
