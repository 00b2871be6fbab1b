"""Prose: what the sentences are made of, and that no catalogue of any game lacks one or has one too many."""

import pytest

import carrack
import toy
from carrack.engine import titles
from carrack.engine.errors import CarrackError, IllegalMove, NotationError, OptionError, PositionError
from carrack.engine.languages import PACKAGE, languages
from carrack.engine.narrate import Narratable, narrate, term
from carrack.engine.title import COUNTS, Title
from carrack.engine.types import Ask, Choice, Event, Refusal, UndoLimit
from support.messages import Messages, command_line, faults, shared, wanted

LANGUAGES = sorted(folder.name for folder in PACKAGE.iterdir() if folder.is_dir())
TITLES = [toy.TITLE, *(titles.find(name) for name in carrack.games())]
ENGLISH = Messages((PACKAGE / "en" / "engine.ftl").read_text(encoding="utf-8"))


def own_messages(title: Title, lang: str) -> Messages:
    return Messages(((title.locale or PACKAGE) / lang / f"{title.name}.ftl").read_text(encoding="utf-8"))


# Completeness ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_shared_catalogue_is_complete(lang: str) -> None:
    messages = Messages((PACKAGE / lang / "engine.ftl").read_text(encoding="utf-8"))
    assert not faults(messages, shared(), {})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_catalogue_of_the_command_line_is_complete(lang: str) -> None:
    want = command_line()
    assert {"standings", "wins", "players"} <= want.keys()
    messages = Messages((PACKAGE / lang / "cli.ftl").read_text(encoding="utf-8"))
    assert not faults(messages, want, shared())
    for message, args in want.items():
        assert messages.arguments(message) == args, f"{message} leaves something out"


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_the_catalogues_of_a_game_are_complete(title: Title) -> None:
    offered = languages(title.name, title.locale)
    assert "en" in offered
    if title.locale is None:
        assert list(offered) == LANGUAGES
    for lang in offered:
        messages = own_messages(title, lang)
        assert not faults(messages, wanted(title, messages), shared())


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_options_are_explained(title: Title) -> None:
    for lang in languages(title.name, title.locale):
        for option in title.options:
            assert term(title.name, "option", option.key, lang=lang)
            assert term(title.name, "option", option.key, lang=lang, form="text")


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_arguments_are_named_after_their_domain(title: Title) -> None:
    for event in title.events:
        for name, domain in event.args:
            named = "counts" if domain.startswith(COUNTS) else domain
            assert name.partition("_")[0] == named or domain == "amount", f"{event.kind}: {name}"


SMALL = """
card-copper = copper
    .a = a copper
card-silver = silver
{}
"""


@pytest.mark.parametrize(
    ("more", "fault"),
    [
        ("event-bid = { $seat } bids.", None),
        ("", "event-bid is missing"),
        ("event-bid = { $seat } bids { $coins }.", "event-bid uses $coins, which it is not given"),
        ("event-took = { $seat } takes { $a_card }.", "event-took uses $a_card, which it is not given"),
        (
            "event-took = { $seat } takes { card-thing }.\ncard-thing = { $gold }",
            "event-took uses $gold, which it is not given",
        ),
        ("event-stole = Stolen!", "event-stole is never used"),
        ("event-bid = Bid.\nevent-bid = Bid!", "event-bid twice"),
        ("event-bid { $seat }", "not Fluent: 'event-bid { $seat }\\n'"),
    ],
)
def test_the_check_finds(more: str, fault: str | None) -> None:
    messages = Messages(SMALL.replace("{}", more))
    found = faults(messages, wanted(toy.TITLE, messages), shared())
    assert fault in found if fault else "event-bid is missing" not in found


# Sentences ------------------------------------------------------------------------------------------------------------


def event(kind: str, audience: tuple[int, ...] | None = None, **args: int | str) -> Event:
    return Event(0, 0, kind, args, audience, game="toy")


@pytest.mark.parametrize(
    ("thing", "sentence"),
    [
        (event("took", seat=1, card="gold"), "Bo takes a gold card."),
        (event("took", seat=0, card="gold"), "Anna (you) takes a gold card."),
        (event("bid", seat=1, amount=0), "Bo bid nothing."),
        (event("gave", seat=1, seat_rival=2, amount=1), "Bo gives Cid 1 coin."),
        (event("gave", seat=1, seat_rival=2, amount=3), "Bo gives Cid 3 coins."),
        (event("look", zone="pile", slot=4, token="gold"), "The top card is a gold card."),
        (event("look", (0,), zone="pile", slot=4, token="gold"), "Anna (you) peeks at the top card: a gold card."),
        (event("look", (1,), zone="pile", slot=4), "Bo peeks at the top card."),
        (event("forced", seat=1, move="coins 1", more=0), "Bo has no other choice: “1 coin”."),
        (event("forced", seat=1, move="coins 1", more=1), "Bo has to start with “1 coin”."),
        (event("forced", seat=1, move="give s2", more=0), "Bo has no other choice: “Give coins to Cid”."),
        (event("shuffled", object="cards"), "Shuffled: the cards."),
        (event("rewound", number=7), "The game is rewound to decision 7."),
        (Ask("coins", {"seat_rival": 2}, game="toy"), "How many coins does Cid get?"),
        (Choice(4, "bid 0", "bid", (), (0, 3), args={"amount": 0}, game="toy"), "Bid 0 to 3"),
        (Choice(7, "bid 3", "bid", (), args={"amount": 3}, game="toy"), "Bid 3"),
        (Refusal("too-poor", {"amount": 1}, game="toy"), "You have only 1 coin."),
        (
            Refusal("richer", {"seat_rival": 2, "amount": 5}, "T4", "poorer-rival", game="toy"),
            "Cid has 5 coins, more than you. Choose a rival who has no more than you. (T4)",
        ),
        (IllegalMove(Refusal("too-poor", {"amount": 2}, game="toy")), "You have only 2 coins."),
        (UndoLimit(0, "start", game="toy"), "Nothing to undo yet."),
        (UndoLimit(3, "choice", 1, game="toy"), "Can’t undo: another player has moved."),
        (OptionError("unknown-option", game="toy", option="tempo"), "There is no such option. (option tempo)"),
        (
            PositionError("out-of-range", field="pot", value=-1),
            "-1 is out of range. (field pot)",
        ),
        (NotationError("not-understood", word="moon", place=2), "This can’t be understood."),
    ],
)
def test_sentences(thing: Narratable, sentence: str) -> None:
    assert narrate(thing, seat=0, names=["Anna", "Bo", "Cid"]) == sentence


def test_players_without_names_are_numbered_from_one() -> None:
    assert narrate(event("buried", seat=2)) == "Player 3 buries the top card."
    assert narrate(event("buried", seat=2), seat=2) == "Player 3 (you) buries the top card."


def test_words_agree_in_number() -> None:
    assert term("toy", "card", "gold") == "gold card"
    assert term("toy", "card", "gold", count=2) == "gold cards"
    assert term("toy", "card", "gold", form="a") == "a gold card"


def test_a_language_without_a_catalogue_is_refused() -> None:
    with pytest.raises(CarrackError, match="unknown-language"):
        narrate(event("buried", seat=2), lang="tlh")


def test_a_missing_message_is_not_papered_over() -> None:
    with pytest.raises(CarrackError, match="no-message: message='event-stole'"):
        narrate(event("stole", seat=2))
    with pytest.raises(CarrackError, match="bad-message: message='event-took'"):
        narrate(event("took", seat=2))
