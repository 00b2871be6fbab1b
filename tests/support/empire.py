"""A table of `empire` laid out for a rules test in a line or two.

    g = table(players=3).hold(0, good=2, population=1, gold=10).at("development").game()

What is not said: nobody holds anything, standard version with nations 0, 1, 2 … by seat, round 1, the shortage card on
the first card of a fixed row, seat 0 opens the next card. The bank follows from what is laid out.
"""

from __future__ import annotations

from typing import Any

import carrack
from carrack.games.empire.title import rules_for
from carrack.games.empire.words import CARDS, WORDS

NATIONS = WORDS["nation"]
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

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.players = players
        beginner = carrack.new_game("empire", players=players, seed=1, **{**options, "version": "beginner"})
        self.d: dict[str, Any] = beginner.to_dict()
        del self.d["chance"]
        self.d["options"] = {**self.d["options"], "version": "standard", **options}
        self.rules = rules_for(players, tuple(sorted(self.d["options"].items())))
        self.d["cards"] = [[0] * 7 for _ in range(players)]
        self.d["pending"] = {}
        self.d["round"] = 1
        self.d["opener"] = 0
        self.d["row"] = [self.rules.row[i] for i in range(6)]
        self.d["nation"] = [seat + 1 if self.rules.has_nations else 0 for seat in range(players)]
        self.phase = "development"

    def at(self, phase: str) -> Layout:
        """Where the round goes on: `development`, `commerce`, `exploration`, or `round` (the next one begins)."""
        self.phase = phase
        return self

    def auction(self, card: str) -> Layout:
        """A card is up for auction right now; nothing else follows in this round."""
        self.phase = ""
        self.d["agenda"] = [["rounds", 0, 0, 0, 0], ["auction", 0, CARDS.index(card), 0, 0]]
        return self

    def trade(self) -> Layout:
        """A trade window opens right now; nothing else follows in this round."""
        self.phase = ""
        self.d["agenda"] = [["rounds", 0, 0, 0, 0], ["window", 0, 0, 0, 0]]
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
        """The position as `carrack.load` takes it."""
        d = self.d
        d["bank"] = [self.rules.printed[kind] - sum(held[kind] for held in d["cards"]) for kind in range(7)]
        if self.phase:
            d["agenda"] = [list(row) for row in PHASES[self.phase]]
        return d

    def game(self) -> carrack.Game:
        """The game, run on to the first choice."""
        return carrack.load(self.position())


def table(players: int = 3, **options: Any) -> Layout:
    """An empty table before the development of round 1."""
    return Layout(players, options)


def held(game: carrack.Game, seat: int) -> dict[str, int]:
    """What a seat holds, without what it has none of."""
    cards = game.to_dict()["cards"][seat]
    return {name: n for name, n in zip(CARDS, cards, strict=True) if n}


def legal(game: carrack.Game, seat: int | None = None) -> list[str]:
    """The legal moves as text."""
    who = game.deciders[0] if seat is None else seat
    return [game.notation(move, who) for move in game.legal_moves(who)]


def play(game: carrack.Game, *texts: str) -> carrack.Game:
    """Play texts one after the other, each for the only seat that is asked."""
    for text in texts:
        game.play(text)
    return game


def seal(game: carrack.Game, *texts: str) -> carrack.Game:
    """Choose unseen: one text for every seat that is asked, in seat order."""
    for seat, text in zip(game.deciders, texts, strict=True):
        game.play(text, seat)
    return game


def event_args(game: carrack.Game, kind: str) -> list[tuple[Any, ...]]:
    """The arguments of the events of a kind, in their order; what ran before the first choice left no events."""
    return [tuple(event.args.values()) for event in game.events() if event.kind == kind]


def question(game: carrack.Game) -> str:
    """The kind of what is asked, or nothing when the game is over."""
    return game.ask.kind if game.ask is not None else ""


def claiming(*nations: str, opener: int = 0, seed: int = 0, **options: Any) -> carrack.Game:
    """A standard game for as many as there are nations: these are laid out, and all are asked to select."""
    d: dict[str, Any] = carrack.new_game("empire", players=len(nations), seed=1, **options).to_dict()
    del d["chance"]
    numbers = [NATIONS.index(name) for name in nations]
    d["opener"] = opener
    d["laid"] = sum(1 << number for number in numbers)
    d["under"] = [[1, 1] if number in numbers else [0, 0] for number in range(8)]
    return carrack.load(d, seed=seed)


def select(game: carrack.Game, *nations: str) -> carrack.Game:
    """Everybody selects a nation, in seat order."""
    return seal(game, *(f"select {nation}" for nation in nations))


def under(game: carrack.Game) -> dict[str, tuple[int, int]]:
    """Supporters and revolts beneath the nations that have any."""
    rows = game.to_dict()["under"]
    return {name: (row[0], row[1]) for name, row in zip(NATIONS, rows, strict=True) if any(row)}


def bank(game: carrack.Game) -> dict[str, int]:
    """What lies in the bank, by card."""
    return dict(zip(CARDS, game.to_dict()["bank"], strict=True))


def alone(name: str, **cards: int) -> Layout:
    """A standard table for two: seat 0 is this nation with these cards, seat 1 is another and has nothing."""
    other = NATIONS[NATIONS.index(name) - 1]
    return table(players=2, version="standard").nation(0, name).nation(1, other).hold(0, **cards)
