"""`carrack replay`: prints a game in prose, or steps through it on its board."""

from typing import TYPE_CHECKING, Any

from carrack.cli.command import argument, localized_command, option
from carrack.cli.errors import CommandError, possible
from carrack.cli.files import read_game
from carrack.cli.game_names import tell_untranslated
from carrack.cli.messages import say
from carrack.cli.output import json_option, print_json, require_terminal
from carrack.cli.param_types import File, Number

if TYPE_CHECKING:
    import carrack
    from carrack.cli.files import Source


@localized_command("replay", "carrack replay game.txt", "carrack replay game.txt --to 120 --board")
@argument("file", type=File())
@option("--to", type=Number(), value="number")
@option("--board", is_flag=True)
@json_option
def command(file: str, to: int | None, board: bool, as_json: bool, lang: str) -> None:
    """Replay the game and print it."""
    from carrack.cli.standings import Standings
    from carrack.cli.transcript import Transcript

    if board and as_json:
        raise CommandError(lang, say(lang, "not-together", one="--board", other="--json"))
    if board:
        require_terminal(lang)
    source = read_game(file, lang)
    game = _replay(file, source.text, to, lang)
    tell_untranslated([game.name], lang)
    if board:
        from carrack.tui import watch

        watch(game, lang=lang, names=source.names, resigned=source.resigned)
    elif as_json:
        print_json(_data(game, source, lang))
    else:
        transcript = Transcript(game, lang, source.names)
        transcript.tell_title()
        transcript.tell_events()
        Standings(game, lang, source).tell_standings()


def _replay(file: str, text: str, to: int | None, lang: str) -> "carrack.Game":
    import carrack
    from carrack.engine.errors import RecordError

    try:
        return carrack.replay(text, to=to)
    except RecordError as error:
        message = carrack.narrate(error, lang)
        if "highest" in error.details:  # `--to` is beyond the end
            raise CommandError(
                lang, message + possible(lang, f"{error.details['lowest']}–{error.details['highest']}")
            ) from error
        raise CommandError(lang, say(lang, "in-file", file=file, message=message)) from error


def _data(game: "carrack.Game", source: "Source", lang: str) -> dict[str, Any]:
    """The public events of a game as JSON data, each with its sentence."""
    import msgspec

    import carrack
    from carrack.table.ranking import ranked_winners

    events = [
        {
            "number": event.number,
            "kind": event.kind,
            "args": event.args,
            "text": carrack.narrate(event, lang, names=source.names),
        }
        for event in game.events()
    ]
    return {
        "game": game.name,
        "players": game.players,
        "names": list(source.names[: game.players]),
        "options": game.options,
        "rules_version": game.rules_version,
        "number": game.number,
        "is_over": game.is_over,
        "events": events,
        "scores": list(game.scores()),
        "winners": list(ranked_winners(game, source.resigned)),
        "resigned": list(source.resigned),
        "sheets": [msgspec.to_builtins(game.score_sheet(seat)) for seat in range(game.players)],
    }
