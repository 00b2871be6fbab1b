"""`carrack rules`: looks up and searches the rules, and compares editions."""

from typing import TYPE_CHECKING

import click

from carrack.cli.command import argument, localized_command, option
from carrack.cli.errors import CommandError, possible
from carrack.cli.game_names import game_name, tell_untranslated
from carrack.cli.language import ENGLISH
from carrack.cli.messages import say
from carrack.cli.output import json_option, print_json, show, table
from carrack.cli.param_types import Word
from carrack.games import games

if TYPE_CHECKING:
    from rich.text import Text

    from carrack import Clause

Found = dict[str, "list[Clause]"]  # clauses of each game


@localized_command("rules", "carrack rules D5.6", "carrack rules merchant ship", "carrack rules D6 --diff 2007 2015")
@argument("words", nargs=-1, required=False, text="clause", value="clause")
@option("--game", type=Word(games), text="rules-game", value="game")
@option("--diff", nargs=2, value="editions")
@json_option
def command(words: tuple[str, ...], game: str | None, diff: tuple[str, str] | None, as_json: bool, lang: str) -> None:
    """Print the headings, some clauses, or differences."""
    import carrack
    from carrack.engine.reference_text import clauses_under

    query = " ".join(words)
    chosen: Found = {name: list(carrack.rules(name, lang).values()) for name in ([game] if game else games())}
    is_id = any(clauses_under(clauses, query) for clauses in chosen.values())
    if query:
        chosen = {
            name: clauses_under(clauses, query) if is_id else _matching(name, clauses, query)
            for name, clauses in chosen.items()
        }
        chosen = {name: clauses for name, clauses in chosen.items() if clauses}
        if not chosen:
            raise CommandError(lang, say(lang, "nothing-found", words=query))
    elif diff is None and not as_json:
        chosen = {name: [clause for clause in clauses if not clause.text] for name, clauses in chosen.items()}
    tell_untranslated(chosen, lang, are_rules=True)
    if diff is not None:
        _show_differences(chosen, diff, as_json, lang)
    elif as_json:
        print_json([_data(name, clause) for name, clauses in chosen.items() for clause in clauses])
    else:
        _show(chosen, "" if is_id else query, lang)


def _matching(game: str, clauses: "list[Clause]", query: str) -> "list[Clause]":
    """The clauses that contain the words, in the user's language or in English."""
    import carrack
    from carrack.engine.reference_text import matching

    in_english = {clause.id for clause in matching(carrack.rules(game, ENGLISH).values(), query)}
    in_language = {clause.id for clause in matching(clauses, query)}
    return [clause for clause in clauses if clause.id in in_language | in_english]


def _data(game: str, clause: "Clause") -> dict[str, str]:
    import msgspec

    return {"game": game, **msgspec.to_builtins(clause)}


def _show(chosen: Found, query: str, lang: str) -> None:
    """Print clauses with the search words highlighted."""
    from rich.padding import Padding

    for at, (name, clauses) in enumerate(chosen.items()):
        click.secho("\n" * bool(at) + game_name(name, lang), bold=True)
        is_list = not any(clause.text for clause in clauses)
        for clause in clauses:
            text = [Padding(_marked(paragraph, query), (0, 0, 0, 4)) for paragraph in clause.text.splitlines()]
            show(*([] if is_list else [""]), _heading(name, clause, query, lang), *text)


def _heading(game: str, clause: "Clause", query: str, lang: str) -> "Text":
    """Id and title of a clause, with its edition and option."""
    from carrack.engine.narrate import term

    heading = _highlighted(_name(clause), query, "bold")
    belongs = [clause.edition] if clause.edition else []
    if clause.option:
        belongs.append(say(lang, "of-option", option=term(game, "option", clause.option, lang)))
    if belongs:
        heading.append(f" ({', '.join(belongs)})")
    return heading


def _name(clause: "Clause") -> str:
    """Id and title; the end of a building's long id is left out, because it repeats the title."""
    return f"{'-'.join(clause.id.split('-')[:2])}  {clause.title}"


def _marked(paragraph: str, query: str) -> "Text":
    """A paragraph with its marks highlighted."""
    from carrack.engine.reference_text import MARK

    text = _highlighted(paragraph, query)
    end = 0
    while mark := MARK.match(paragraph, end):
        text.stylize("cyan", mark.start(), mark.end())
        end = mark.end()
    return text


def _highlighted(text: str, query: str, style: str = "") -> "Text":
    from rich.text import Text

    from carrack.engine.reference_text import places

    highlighted = Text(text, style=style)
    for start, end in places(text, query) if query else ():
        highlighted.stylize("bold reverse", start, end)
    return highlighted


def _show_differences(chosen: Found, diff: tuple[str, str], as_json: bool, lang: str) -> None:
    """Print the differences between two editions side by side."""
    from carrack.engine.reference import editions as editions_of
    from carrack.engine.reference_text import differences

    known = {name: editions_of(name) for name in chosen}
    chosen = {name: clauses for name, clauses in chosen.items() if known[name]}
    if not chosen:
        raise CommandError(lang, say(lang, "no-editions", game=next(iter(known))))
    for edition in diff:
        for editions in filter(None, known.values()):
            if edition not in editions:
                raise CommandError(lang, say(lang, "no-edition", edition=edition) + possible(lang, ", ".join(editions)))
    found = [(name, *row) for name, clauses in chosen.items() for row in differences(clauses, diff)]
    if as_json:
        rows = [
            {"game": name, "id": clause.id, "title": clause.title, **dict(zip(diff, columns, strict=True))}
            for name, clause, columns in found
        ]
        print_json(rows)
        return
    if not found:
        click.echo(say(lang, "no-differences"))
        return
    shown = table(say(lang, "column-clause"), *diff)
    for column, share in zip(shown.columns, (2, 3, 3), strict=True):
        column.ratio = share
    shown.expand = True
    for _, clause, columns in found:
        shown.add_row(_name(clause), *("\n".join(column) or "–" for column in columns), end_section=True)
    show(shown)
