"""A table of `empire` laid out for a rules test in a line or two.

    g = table(players=3).hold(0, good=2, population=1, gold=10).at("development").game()

Defaults: no cards, standard version with nations 0, 1, 2 … by seat, round 1, the shortage card on the first card of a
fixed row, seat 0 opens the next card. The bank is derived from the layout. `table` has the game's own default options,
`in_turns` those of tests that play one seat at a time.
"""

from __future__ import annotations

from typing import Any

import carrack
from carrack.games.empire.title import TITLE, rules_for
from carrack.games.empire.words import CARDS, WORDS

NATIONS = WORDS["nation"]
LATEST = carrack.rules_versions("empire")[-1]
SMALL = 4  # amounts that a lively player chooses from
PHASES = {
    "development": [
        ["rounds", 0, 0, 0, 0],
        ["exploration", 0, 0, 0, 0],
        ["commerce", 0, 0, 0, 0],
        ["development", 0, 0, 0, 0],
    ],
    "commerce": [["rounds", 0, 0, 0, 0], ["exploration", 0, 0, 0, 0], ["commerce", 0, 0, 0, 0]],
    "exploration": [["rounds", 0, 0, 0, 0], ["exploration", 0, 0, 0, 0]],
    "round": [["rounds", 0, 0, 0, 0]],
}


class Layout:
    """A position in the making; every method returns it, so that calls chain."""

    def __init__(self, players: int, rules_version: int, options: dict[str, Any]) -> None:
        self.players = players
        beginner = {**options, "version": "beginner"}
        game = carrack.new_game("empire", players=players, seed=1, rules_version=rules_version, **beginner)
        self.d: dict[str, Any] = game.to_dict()
        del self.d["chance"]
        self.d["options"] = {**self.d["options"], "version": "standard", **options}
        self.rules = rules_for(players, rules_version, tuple(sorted(self.d["options"].items())))
        self.d["cards"] = [[0] * 7 for _ in range(players)]
        self.d["pending"] = {}
        self.d["round"] = 1
        self.d["opener"] = 0
        self.d["row"] = [self.rules.row[i] for i in range(6)]
        self.d["nation"] = [seat + 1 if self.rules.has_nations else 0 for seat in range(players)]
        self.phase = "development"

    def at(self, phase: str) -> Layout:
        """Set where the round continues: `development`, `commerce`, `exploration`, or `round` (the next one begins)."""
        self.phase = phase
        return self

    def auction(self, card: str) -> Layout:
        """Put a card up for auction now; nothing else follows in this round."""
        self.phase = ""
        self.d["agenda"] = [["rounds", 0, 0, 0, 0], ["auction", 0, CARDS.index(card), 0, 0]]
        return self

    def trade(self) -> Layout:
        """Open a trade window now; nothing else follows in this round."""
        self.phase = ""
        self.d["agenda"] = [["rounds", 0, 0, 0, 0], ["window", 0, 0, 0, 0]]
        return self

    def board(self) -> Layout:
        """Open the offer board now, as after the fifth card; nothing else follows in this round."""
        self.phase = ""
        self.d["agenda"] = [["rounds", 0, 0, 0, 0], ["board", 0, 1, 0, 0]]
        return self

    def hold(self, seat: int, **cards: int) -> Layout:
        for name, n in cards.items():
            self.d["cards"][seat][CARDS.index(name)] = n
        return self

    def nation(self, seat: int, name: str) -> Layout:
        self.d["nation"][seat] = NATIONS.index(name) + 1
        return self

    def round(self, number: int) -> Layout:
        self.d["round"] = number
        self.d["shortage"] = number - 1
        return self

    def opener(self, seat: int) -> Layout:
        self.d["opener"] = seat
        return self

    def row(self, *cards: str) -> Layout:
        self.d["row"] = [CARDS.index(card) for card in cards]
        return self

    def position(self) -> dict[str, Any]:
        """Return the position in the form that `carrack.load` takes."""
        d = self.d
        d["bank"] = [self.rules.printed[kind] - sum(held[kind] for held in d["cards"]) for kind in range(7)]
        if self.phase:
            d["agenda"] = [list(row) for row in PHASES[self.phase]]
        return d

    def game(self) -> carrack.Game:
        """Return the game, run to the first choice."""
        return carrack.load(self.position())


def table(players: int = 3, rules_version: int = LATEST, **options: Any) -> Layout:
    """Return an empty table before the development of round 1."""
    return Layout(players, rules_version, options)


def in_turns(players: int = 3, rules_version: int = LATEST, **options: Any) -> Layout:
    """Return an empty table whose players bid in turns and trade in windows, unless the options say otherwise."""
    usual = {} if rules_version == 1 else {"auction": "turns", "trades": "windows"}  # version 1 knows no other way
    return table(players, rules_version, **(usual | options))


def held(game: carrack.Game, seat: int) -> dict[str, int]:
    """Return the cards of a seat by kind, without kinds it does not have."""
    cards = game.to_dict()["cards"][seat]
    return {name: n for name, n in zip(CARDS, cards, strict=True) if n}


def legal(game: carrack.Game, seat: int | None = None) -> list[str]:
    """Return the legal moves as text."""
    who = game.deciders[0] if seat is None else seat
    return [game.notation(move, who) for move in game.legal_moves(who)]


def play(game: carrack.Game, *texts: str) -> carrack.Game:
    """Play texts one after the other, each for the only seat that is asked."""
    for text in texts:
        game.play(text)
    return game


def lively(moves: list[int], rng: carrack.Rng) -> int:
    """Return a move of a random kind; amounts are small, so that gold lasts, ties come about and offers can be kept."""
    kinds: dict[str, list[int]] = {}
    for move in moves:
        kinds.setdefault(TITLE.notation.kind(move).name, []).append(move)
    found = list(kinds.values())[rng.below(len(kinds))]
    if TITLE.notation.kind(found[0]).amount:
        found = found[:SMALL]
    return found[rng.below(len(found))]


def seal(game: carrack.Game, *texts: str) -> carrack.Game:
    """Make the sealed choices: one text for every seat that is asked, in seat order."""
    for seat, text in zip(game.deciders, texts, strict=True):
        game.play(text, seat)
    return game


def event_args(game: carrack.Game, kind: str) -> list[tuple[Any, ...]]:
    """Return the arguments of the events of a kind, in order; steps before the first choice leave no events."""
    return [tuple(event.args.values()) for event in game.events() if event.kind == kind]


def question(game: carrack.Game) -> str:
    """Return the kind of the question, or an empty text when the game is over."""
    return game.ask.kind if game.ask is not None else ""


def claiming(*nations: str, opener: int = 0, seed: int = 0, **options: Any) -> carrack.Game:
    """Return a standard game with these nations laid out, one for each player, who are all asked to select."""
    d: dict[str, Any] = carrack.new_game("empire", players=len(nations), seed=1, **options).to_dict()
    del d["chance"]
    numbers = [NATIONS.index(name) for name in nations]
    d["opener"] = opener
    d["laid"] = sum(1 << number for number in numbers)
    d["under"] = [[1, 1] if number in numbers else [0, 0] for number in range(8)]
    return carrack.load(d, seed=seed)


def select(game: carrack.Game, *nations: str) -> carrack.Game:
    """Let all seats select a nation, in seat order."""
    return seal(game, *(f"select {nation}" for nation in nations))


def under(game: carrack.Game) -> dict[str, tuple[int, int]]:
    """Return supporters and revolts under the nations that have any."""
    rows = game.to_dict()["under"]
    return {name: (row[0], row[1]) for name, row in zip(NATIONS, rows, strict=True) if any(row)}


def bank(game: carrack.Game) -> dict[str, int]:
    """Return the cards in the bank, by kind."""
    return dict(zip(CARDS, game.to_dict()["bank"], strict=True))


def alone(name: str, **cards: int) -> Layout:
    """Return a standard table for two: seat 0 has this nation and these cards, seat 1 another nation and no cards."""
    other = NATIONS[NATIONS.index(name) - 1]
    return table(players=2, version="standard").nation(0, name).nation(1, other).hold(0, **cards)
