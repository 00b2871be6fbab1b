"""`carrack games`: lists the games."""

from typing import Any

from carrack.cli.command import localized_command
from carrack.cli.game_names import game_name, tell_untranslated
from carrack.cli.messages import say
from carrack.cli.output import json_option, print_json, show, table


@localized_command("games", "carrack games --json")
@json_option
def command(as_json: bool, lang: str) -> None:
    """List the games with their numbers of players."""
    import carrack
    from carrack.engine.titles import find

    rows: list[dict[str, Any]] = []
    tell_untranslated(carrack.games(), lang)
    for name in carrack.games():
        title = find(name)
        counts = title.player_counts({option.key: option.default for option in title.options})
        about = game_name(name, lang, "about")
        rows.append({"name": name, "title": game_name(name, lang), "players": list(counts), "about": about})
    if as_json:
        print_json(rows)
        return
    shown = table(say(lang, "column-game"), "", say(lang, "column-players"), say(lang, "column-about"))
    for row in rows:
        lowest, *_, highest = row["players"]
        shown.add_row(row["name"], row["title"], f"{lowest}–{highest}", row["about"])
    show(shown)
