"""Sentences: the only module that turns codes and arguments into words, with the messages of a catalogue.

Message ids are `event-<kind>`, `list-<kind>`, `ask-<kind>`, `asked-<kind>`, `choice-<kind>`, `refusal-<code>`,
`remedy-<code>`, `undo-<code>` and `error-<code>`; words are `<domain>-<word>`, the domain being the key of the argument
up to its first underscore.
A word arrives in its sentence as `$region`, its attributes as `$a_region` and the like, its id as `$region_id`.
Counts of several things arrive as a list, `$counts_given`, and how many kinds there are as `$counts_given_kinds`.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import UNSET

from carrack.engine import titles
from carrack.engine.core.layout import MAX_SEATS
from carrack.engine.errors import CarrackError, IllegalMove
from carrack.engine.title_codecs import codecs_of
from carrack.engine.types import UNSEEN, Args, Ask, Choice, Event, Refusal, UndoLimit

if TYPE_CHECKING:
    from carrack.engine.catalogue import MessageCatalogue

PLACES = ("option", "field", "line")  # details of an error that say where it is
Narratable = Event | Refusal | Choice | Ask | UndoLimit | CarrackError


def narrate(thing: Narratable, lang: str = "en", seat: int | None = None, names: Sequence[str] | None = None) -> str:
    """Return a sentence about something the engine returned or raised.

    Args:
        thing: An Event, Refusal, Choice, Ask, UndoLimit or CarrackError.
        lang: A language: `en`, `fr` or `it`.
        seat: The seat that reads it, which is addressed as such; None: nobody in particular.
        names: The players' names in seat order; None: they are numbered.

    Returns:
        A sentence, or for a Choice a short phrase.

    Raises:
        CarrackError: There is no such language.

    Examples:
        >>> game = carrack.new_game("discovery", players=2, seed=7)
        >>> carrack.narrate(game.why_not(0, "place colonist dock"), names=["Ana", "Bea"])
        'It’s not your turn. Wait for your turn. (D4.1)'
    """
    if isinstance(thing, IllegalMove):
        thing = thing.refusal
    if isinstance(thing, CarrackError):
        return _format_error(thing, lang)
    wording = UNSET if isinstance(thing, UndoLimit) else thing.wording
    formatter = _Formatter(thing.game, lang, seat, names, wording if isinstance(wording, str) else "")
    match thing:
        case Event(kind="look"):
            return formatter.look(thing)
        case Event():
            return formatter.format(f"event-{thing.kind}", thing.args)
        case Ask():
            return formatter.format(f"ask-{thing.kind}", thing.args)
        case Choice():
            return formatter.choice(thing.kind, thing.args, thing.amount)
        case Refusal():
            return formatter.refusal(thing)
        case UndoLimit():
            return formatter.format(f"undo-{thing.code}", {} if thing.seat is None else {"seat": thing.seat})


def _format_error(error: CarrackError, lang: str) -> str:
    """Return what is wrong with some input, and in brackets where."""
    messages = _catalogue("", lang)
    details = {key: value if type(value) is int else str(value) for key, value in error.details.items()}
    for key in ("needs", "excludes"):
        if key in details:
            game = str(details["game"])
            details[key] = condition(game, str(details[key]), lang)
            details["option"] = term(game, "option", str(details["option"]), lang)
    places = [f"where-{key}" for key in PLACES if details.get(key, "") != ""]
    return " ".join(messages.format(message, details) for message in [f"error-{error.code}", *places])


def condition(game: str, clause: str, lang: str = "en") -> str:
    """Return in words what an option needs or excludes, such as `edition=2015|house_rules=true`."""
    words = _catalogue(game, lang)
    text = ""
    key = ""
    for alternative in clause.split("|"):
        before, _, value = alternative.rpartition("=")
        key = before or key
        name = words.format(f"option-{key}" if value == "true" else message_id(key, value), {})
        text = words.format("either", {"one": text, "other": name}) if text else name
    return text


def asked(game: str, kind: str, lang: str = "en") -> str:
    """Return a kind of ask as a question without particulars, to name it in a list of standing answers."""
    own = f"asked-{kind}" if titles.find(game).asks[kind] else f"ask-{kind}"
    return _catalogue(game, lang).format(own, {})


def term(game: str, domain: str, word: str, lang: str = "en", count: int = 1, form: str = "", wording: str = "") -> str:
    """Return a word of a game, such as a region, in the plural of `count` or in a form that its message has."""
    return _catalogue(game, lang, wording).forms(message_id(domain, word), {"count": count})[form]


def summarize_events(game: str, kind: str, items: Sequence[str], lang: str, wording: str = "") -> str:
    """Return one sentence for several events of a kind in a row, with the words that `LogFormat.lists` picks."""
    return _catalogue(game, lang, wording).format(f"list-{kind}", {"items": ", ".join(items)})


def message_id(domain: str, word: str) -> str:
    """Return the id of a word's message; an id cannot contain a slash."""
    return f"{domain}-{word.replace('/', '_')}"


def read_move(game: str, text: str, seat: int) -> tuple[str, Args]:
    """Return the kind of a move that is an argument of an event, and what the move names."""
    notation = codecs_of(game).notation
    # Seats in a text are absolute, so the number of players makes no difference.
    move = notation.parse_one(text, seat, MAX_SEATS)
    return notation.kind(move).name, notation.args(move, seat, MAX_SEATS)


def _catalogue(game: str, lang: str, wording: str = "") -> "MessageCatalogue":
    from carrack.engine.catalogue import catalogue  # Fluent takes longer to import than the whole engine

    return catalogue(lang, game, titles.find(game).locale if game else None, wording)


class _Formatter:
    """Formats messages of one game for one reader."""

    def __init__(self, game: str, lang: str, reader: int | None, names: Sequence[str] | None, wording: str) -> None:
        self.game = game
        self.messages = _catalogue(game, lang, wording)
        self.reader = reader
        self.names = names

    def name(self, seat: int) -> str:
        """Return a player's name; the reader's own is marked."""
        name = self.names[seat] if self.names else self.messages.format("player-name", {"number": seat + 1})
        return self.messages.format("player-you", {"name": name}) if seat == self.reader else name

    def fill(self, args: Mapping[str, int | str]) -> Args:
        """Return the arguments as messages need them: names for seats, words in all their forms for ids."""
        filled: Args = {}
        amount = args.get("amount", 1)
        for key, value in args.items():
            domain = key.partition("_")[0]
            filled[f"{key}_id"] = value
            if isinstance(value, int):
                filled[key] = self.name(value) if domain == "seat" else value
            elif domain == "move":
                filled[key] = self.move(value, args)
            elif domain == "counts":
                filled[key], filled[f"{key}_kinds"] = self.counts(value), len(value.split()) // 2
            else:
                for form, text in self.messages.forms(message_id(domain, value), {"count": amount}).items():
                    filled[f"{form}_{key}" if form else key] = text
        return filled

    def format(self, message: str, args: Mapping[str, int | str]) -> str:
        """Return a message with its arguments."""
        return self.messages.format(message, self.fill(args))

    def move(self, text: str, args: Mapping[str, int | str]) -> str:
        """Return a move that is an argument, in the words of its choice."""
        kind, named = read_move(self.game, text, int(args["seat"]))
        return self.choice(kind, named, None)

    def counts(self, text: str) -> str:
        """Return counts of several things, `1 card-colony 6 card-gold`, as a list in words."""
        parts = text.split()
        counted = [
            f"{number} {self.messages.forms(word, {'count': int(number)})['']}"
            for number, word in zip(parts[::2], parts[1::2], strict=True)
        ]
        if len(counted) < 2:
            return "".join(counted)
        return self.messages.format("all-of", {"some": ", ".join(counted[:-1]), "last": counted[-1]})

    def choice(self, kind: str, args: Mapping[str, int | str], amount: tuple[int, int] | None) -> str:
        """Return a move of the menu. A range has `$lowest`, `$highest` and `$choices`, their count or `unseen`."""
        filled = self.fill(args)
        if "amount" in args:
            lowest, highest = amount or (int(args["amount"]),) * 2
            choices = UNSEEN if UNSEEN in args else highest - lowest + 1
            filled.update(lowest=lowest, highest=highest, choices=choices)
        return self.messages.format(f"choice-{kind}", filled)

    def refusal(self, refusal: Refusal) -> str:
        """Return the reason, what would help, and the clause in brackets."""
        parts = [self.format(f"refusal-{refusal.code}", refusal.args)]
        if refusal.remedy:
            parts.append(self.messages.format(f"remedy-{refusal.remedy}", {}))
        if refusal.clause:
            parts.append(self.messages.format("clause", {"clause": refusal.clause}))
        return " ".join(parts)

    def look(self, event: Event) -> str:
        """Return a sentence about a look: with the token for its audience, without it for everybody else."""
        filled = self.fill(event.args)
        if event.audience is None:
            return self.messages.format("event-look", filled)
        filled["audience"] = ", ".join(self.name(seat) for seat in event.audience)
        return self.messages.format("event-look-private" if "token" in event.args else "event-look-hidden", filled)
