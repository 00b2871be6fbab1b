"""`carrack options`: lists the options of games."""

from typing import TYPE_CHECKING, Any

import click

from carrack.cli.command import argument, localized_command
from carrack.cli.game_names import game_name, tell_untranslated
from carrack.cli.game_options import values_of, written
from carrack.cli.messages import say
from carrack.cli.output import json_option, print_json, show, table
from carrack.cli.param_types import Word
from carrack.games import games

if TYPE_CHECKING:
    import carrack


@localized_command("options", f"carrack options {games()[0]}", f"carrack options {games()[-1]} --json")
@argument("game", type=Word(games), required=False, text="options-game", value="game")
@json_option
def command(game: str | None, as_json: bool, lang: str) -> None:
    """List the options of one game, or of all."""
    import carrack

    chosen = {name: carrack.options(name) for name in ([game] if game else carrack.games())}
    tell_untranslated(chosen, lang)
    if as_json:
        print_json({name: [_data(name, one, lang) for one in options] for name, options in chosen.items()})
        return
    for at, (name, options) in enumerate(chosen.items()):
        shown = table(say(lang, "column-key"), say(lang, "column-values"), say(lang, "column-about"))
        click.secho("\n" * bool(at) + game_name(name, lang), bold=True)
        for one in options:
            values = f"{values_of(one)}\n{say(lang, 'default', value=written(one.default))}"
            shown.add_row(one.key, values, "\n".join(_description(name, one, lang)))
        show(shown)


def _description(game: str, one: "carrack.Option", lang: str) -> list[str]:
    """The effect of an option, and the options it needs or excludes."""
    from carrack.engine.narrate import condition, term

    lines = [term(game, "option", one.key, lang, form="text")]
    lines += [say(lang, "needs", what=condition(game, clause, lang)) for clause in one.needs]
    lines += [say(lang, "excludes", what=condition(game, clause, lang)) for clause in one.excludes]
    return lines


def _data(game: str, one: "carrack.Option", lang: str) -> dict[str, Any]:
    """An option as JSON data, with its texts."""
    from carrack.engine.narrate import term

    return {
        "key": one.key,
        "kind": one.kind,
        "choices": list(one.choices),
        "default": one.default,
        "needs": list(one.needs),
        "excludes": list(one.excludes),
        "title": term(game, "option", one.key, lang),
        "text": term(game, "option", one.key, lang, form="text"),
    }
