"""A table of `discovery` laid out for a rules test in a line or two.

    t = table(players=3, edition="2007").discovered("peru").troops("peru", 0, colonist=3).at("warfare")
    g = t.game()

Everything else is as after the opening of seed 1, but with empty hands: only the Caribbean is discovered, and no worker
is on the board. Supplies, the pile, the stack and the unused counters are derived from the layout, so conservation
always holds; unknown tokens are dealt from the seed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import carrack
from carrack.engine.core.frames import step_of, x_of
from carrack.games.discovery import board
from carrack.games.discovery.buildings import CATALOGUE, NAMES
from carrack.games.discovery.core import place, step
from carrack.games.discovery.title import STEPS, TITLE, rules_for
from carrack.games.discovery.words import WORDS

TYPES = WORDS["type"]
REGIONS = WORDS["region"]
GOODS = WORDS["good"]
COUNTERS = WORDS["counter"]
CARDS = WORDS["card"]


class Layout:
    """A position in the making; every method returns it, so that calls chain."""

    def __init__(self, players: int, seed: int, options: dict[str, Any]) -> None:
        opened = carrack.new_game("discovery", players=players, seed=1, **options)
        self.seed = seed
        self.players = players
        self.d: dict[str, Any] = opened.to_dict()
        self.options = self.d["options"]
        del self.d["chance"]
        self.d["turn"] = 1
        self.d["explorers"] = [[0] * 6 for _ in range(players)]
        self.d["hand"] = [[0] * 6 for _ in range(players)]
        self.d["order"] = list(range(players))
        self.d["money"] = [10] * players
        self.d["nation"] = [0] * players
        self.d["bidders"] = 0
        self.box = "order"
        self.hidden_deck: list[str | None] | None = None
        self.hidden_pile: list[str | None] = []
        self.hidden_stack: list[str | None] = []
        self.counters: dict[str, str] = {}
        self.known: dict[str, int] = {}

    def turn(self, turn: int) -> Layout:
        """Set the turn. The row of buildings is emptied, and the stack is that of the turn's age."""
        age = (0, 1, 1, 1, 2, 2, 2, 3, 3)[turn]
        self.d["turn"] = turn
        self.d["stack_age"] = age
        return self.offer()

    def at(self, box: str) -> Layout:
        """Set where the turn continues: just before a box resolves, or at a step such as `income` or `score`."""
        self.box = box
        return self

    def order(self, *seats: int) -> Layout:
        self.d["order"] = list(seats)
        return self

    def money(self, *amounts: int) -> Layout:
        self.d["money"] = list(amounts) + self.d["money"][len(amounts) :]
        return self

    def hand(self, seat: int, **workers: int) -> Layout:
        return self._workers("hand", seat, workers)

    def explorers(self, seat: int, **workers: int) -> Layout:
        return self._workers("explorers", seat, workers)

    def shippers(self, seat: int, **workers: int) -> Layout:
        return self._workers("shippers", seat, workers)

    def _workers(self, field: str, seat: int, workers: dict[str, int]) -> Layout:
        for name, n in workers.items():
            self.d[field][seat][TYPES.index(name)] = n
        return self

    def discovered(self, *regions: str) -> Layout:
        """Add discovered regions. Seat 0 gets their counters, since somebody must have them."""
        for region in regions:
            i = REGIONS.index(region)
            if not self.d["discovered"] >> i & 1:
                self.d["discovered"] |= 1 << i
                won = Counter(dict(enumerate(board.COUNTERS.values())))
                for seat in self.d["won"]:
                    won.subtract(dict(enumerate(seat)))
                won.subtract(COUNTERS.index(counter) for counter in self.counters.values())
                self.d["won"][0][next(kind for kind in range(12) if won[kind] > 0)] += 1
        return self

    def all_discovered(self) -> Layout:
        return self.discovered(*REGIONS)

    def troops(self, region: str, seat: int, **workers: int) -> Layout:
        """Put workers in a region and discover it. Even three workers do not take its good: see `bounty_gone`."""
        self.discovered(region)
        for name, n in workers.items():
            self.d["troops"][REGIONS.index(region)][seat][TYPES.index(name)] = n
        return self

    def bounty_gone(self, *regions: str) -> Layout:
        """Remove the goods of these regions (all, if none is named) from the game."""
        for region in regions or REGIONS:
            i = REGIONS.index(region)
            if self.d["bounty"] >> i & 1:
                self.d["bounty"] &= ~(1 << i)
                self.d["gone_goods"][GOODS.index(board.REGIONS[region][0])] += 1
        return self

    def bounty_kept(self, *regions: str) -> Layout:
        """Remove the goods of these regions (all, if none is named), so that they can be laid elsewhere."""
        for region in regions or REGIONS:
            self.d["bounty"] &= ~(1 << REGIONS.index(region))
        return self

    def gone(self, **goods: int) -> Layout:
        """Remove goods from the game."""
        for name, n in goods.items():
            self.d["gone_goods"][GOODS.index(name)] = n
        return self

    def colony_points(self, seat: int, *per_scoring: int) -> Layout:
        """Set the points of the colony scorings so far."""
        self.d["colony_points"][seat] = list(per_scoring) + [0] * (3 - len(per_scoring))
        return self

    def stand(self, space: str, seat: int, type_: str = "colonist") -> Layout:
        """Put a worker on a space: `dock-2`, `dock-x`, `goods-1`, `specialists-6` (training), `warfare-1`.

        On a space of the Mayflower it stands with one of its owner's ships.
        """
        if space.startswith("mayflower"):
            self.d["sailing"][seat] += 1
        self.d["spaces"][WORDS["space"].index(space)] = 1 + seat * 6 + TYPES.index(type_)
        return self

    def goods(self, seat: int, **goods: int) -> Layout:
        for name, n in goods.items():
            self.d["goods"][seat][GOODS.index(name)] = n
        return self

    def ships(self, *numbers: int) -> Layout:
        self.d["ships"] = list(numbers) + self.d["ships"][len(numbers) :]
        return self

    def ship_here(self, n: int) -> Layout:
        self.d["ship_here"] = n
        return self

    def market(self, **goods: int) -> Layout:
        """Set the contents of the goods box."""
        self.d["market"] = [goods.get(name, 0) for name in GOODS]
        return self

    def pile(self, *top_first: str) -> Layout:
        """Set the next draws from the pile, the first one first."""
        self.hidden_pile = list(reversed(top_first))
        return self

    def stack(self, *top_first: str) -> Layout:
        """Set the next draws from the stack of buildings, the first one first."""
        self.hidden_stack = list(reversed(top_first))
        return self

    def deck(self, *top_first: str) -> Layout:
        """Set the next draws from the deck of cards, the first one first."""
        self.hidden_deck = list(reversed(top_first))
        return self

    def deck_won(self, seat: int, *cards: str) -> Layout:
        for card in cards:
            self.d["charted"][seat] |= 1 << CARDS.index(card)
        return self

    def won(self, seat: int, *counters: str) -> Layout:
        """Give a seat counters. Their regions are not named, so the test must discover as many regions."""
        for counter in counters:
            self.d["won"][seat][COUNTERS.index(counter)] += 1
        return self

    def counter(self, region: str, counter: str) -> Layout:
        """Set the face-down counter of a region, such as `3/4/4/6` (plunder, per soldier, resistance, points)."""
        self.counters[region] = counter
        return self

    def offer(self, *buildings: str) -> Layout:
        """Set the row of buildings."""
        row = [NAMES.index(name) + 1 for name in buildings]
        self.d["offer_row"] = row + [0] * (5 - len(row))
        return self

    def own(self, seat: int, *buildings: str) -> Layout:
        """Give a seat buildings; they leave the row if they are there."""
        for name in buildings:
            kind = NAMES.index(name)
            self.d["owned"][seat][kind] += 1
            if kind + 1 in self.d["offer_row"]:
                self.d["offer_row"].remove(kind + 1)
                self.d["offer_row"].append(0)
        return self

    def used(self, seat: int, charge: int, n: int = 1) -> Layout:
        self.d["used"][seat][charge] = n
        return self

    def nation(self, seat: int, name: str) -> Layout:
        """Give a seat a nation."""
        self.d["nation"][seat] = 1 + WORDS["nation"].index(name)
        return self

    def sailing(self, *numbers: int) -> Layout:
        """Set the ships that served as dock places this turn."""
        self.d["sailing"] = list(numbers) + self.d["sailing"][len(numbers) :]
        return self

    def scholars(self, *numbers: int) -> Layout:
        """Set the workers that were in the specialists box when it began to resolve in turn 8."""
        self.d["scholars"] = list(numbers) + self.d["scholars"][len(numbers) :]
        return self

    def knows(self, seat: int, *targets: str) -> Layout:
        """Let a seat know face-down counters, by region, or the top card (`deck`)."""
        for target in targets:
            self.known[target] = self.known.get(target, 0) | 1 << seat
        return self

    def gone_counters(self, *counters: str) -> Layout:
        """Remove counters from the game."""
        for counter in counters:
            self.d["gone_counters"][COUNTERS.index(counter)] += 1
        return self

    def bought_points(self, seat: int, *per_age: int) -> Layout:
        """Set the points bought so far."""
        self.d["bought"][seat] = list(per_age) + [0] * (3 - len(per_age))
        return self

    def shown(self, *buildings: str) -> Layout:
        """Set the buildings of the last age that `reduced_luck` chose."""
        self.d["shown"] = [1 if name in buildings else 0 for name in NAMES[: len(self.d["shown"])]]
        return self

    def position(self) -> dict[str, Any]:
        """Return the position in the form that `carrack.load` takes."""
        d = self.d
        standing = Counter(who - 1 for who in d["spaces"] if who)
        rules = rules_for(self.players, self.d["rules_version"], tuple(sorted(self.options.items())))
        for seat in range(self.players):
            for type_ in range(6):
                away = d["hand"][seat][type_] + d["explorers"][seat][type_] + d["shippers"][seat][type_]
                away += standing[seat * 6 + type_] + sum(region[seat][type_] for region in d["troops"])
                d["supply"][seat][type_] = rules.supply[type_] - away
        d["ships_left"] = 8 - sum(d["ships"]) - d["ship_here"]
        self._lay("pile", self.hidden_pile, self._goods_left())
        self._lay("stack", self.hidden_stack, self._buildings_left())
        cards = 16 - sum(mask.bit_count() for mask in d["charted"])
        self._lay("deck", self.hidden_deck or [], cards)
        if "deck" in self.known:
            d["deck_known"][-1] = self.known["deck"]
        d["counters"] = ["none" if d["discovered"] >> i & 1 else self.counters.get(r) for i, r in enumerate(REGIONS)]
        face_up = self.options["advanced_reconnaissance"]
        d["counters_known"] = [
            127 if d["discovered"] >> i & 1 or face_up else self.known.get(r, 0) for i, r in enumerate(REGIONS)
        ]
        lying = sum(1 for token in d["counters"] if token != "none")
        d["aside"] = [None] * (16 - lying - sum(map(sum, d["won"])) - sum(d["gone_counters"]))
        d["aside_known"] = [0] * len(d["aside"])
        rows = [
            STEPS[step_of(f)] + (f":{x_of(f)}" if step_of(f) == step.BEFORE else "") for f in rules.turns[d["turn"]]
        ]
        before = f"before:{WORDS['box'].index(self.box)}" if self.box in WORDS["box"] else ""
        wanted = before if before in rows else self.box
        d["agenda"] = [["turns", 0, rows.index(wanted), 0, 0]]
        return d

    def _lay(self, zone: str, top: list[str | None], size: int) -> None:
        self.d[zone] = [None] * (size - len(top)) + top
        self.d[f"{zone}_known"] = [0] * size

    def _goods_left(self) -> int:
        d = self.d
        away: int = sum(d["market"]) + sum(map(sum, d["goods"])) + sum(d["gone_goods"]) + int(d["bounty"]).bit_count()
        return 46 - away

    def _buildings_left(self) -> int:
        d = self.d
        rules = rules_for(self.players, self.d["rules_version"], tuple(sorted(self.options.items())))
        left = 0
        for kind, building in enumerate(CATALOGUE[: rules.kinds]):
            if building.age == d["stack_age"]:
                chosen = sum(d["shown"]) and d["stack_age"] == 3
                left += d["shown"][kind] if chosen else rules.in_play[kind]
                left -= sum(owned[kind] for owned in d["owned"]) + d["offer_row"].count(kind + 1)
                assert left >= 0 or building.copies > 1, building.name
        return left

    def game(self) -> carrack.Game:
        """Return the game, run to the first choice."""
        return carrack.load(self.position(), seed=self.seed)


def table(players: int = 4, edition: str = "2015", seed: int = 1, **options: Any) -> Layout:
    """Return an empty table at the start of turn 1."""
    return Layout(players, seed, {"edition": edition, "two_player_captains": False, **options})


def see(game: carrack.Game) -> Any:
    """Return the position's fields by name, for assertions."""
    return _Fields(game.to_dict())


class _Fields:
    """Reads a position by the words of the rulebook."""

    def __init__(self, d: dict[str, Any]) -> None:
        self.d = d

    def __getattr__(self, name: str) -> Any:
        return self.d[name]

    def troop(self, region: str, seat: int, type_: str = "colonist") -> int:
        found: int = self.d["troops"][REGIONS.index(region)][seat][TYPES.index(type_)]
        return found

    def good(self, seat: int, good: str) -> int:
        found: int = self.d["goods"][seat][GOODS.index(good)]
        return found

    def worker(self, field: str, seat: int, type_: str = "colonist") -> int:
        """Return the workers of a type in `supply`, `hand`, `explorers` or `shippers`."""
        found: int = self.d[field][seat][TYPES.index(type_)]
        return found

    def space(self, name: str) -> tuple[int, str] | None:
        """Return the worker on a space."""
        who = self.d["spaces"][WORDS["space"].index(name)]
        return ((who - 1) // 6, TYPES[(who - 1) % 6]) if who else None

    def row(self) -> list[str]:
        """Return the buildings on offer."""
        return [NAMES[b - 1] for b in self.d["offer_row"] if b]

    def owns(self, seat: int) -> list[str]:
        return [NAMES[kind] for kind, n in enumerate(self.d["owned"][seat]) for _ in range(n)]

    def is_discovered(self, region: str) -> bool:
        return bool(self.d["discovered"] >> REGIONS.index(region) & 1)


def legal(game: carrack.Game, seat: int | None = None) -> list[str]:
    """Return the legal moves as text."""
    return [game.notation(move, seat) for move in game.legal_moves(seat)]


def asked(game: carrack.Game) -> carrack.Ask:
    """Return the present question; the game must not be over."""
    assert game.ask is not None
    return game.ask


def refused(game: carrack.Game, text: str, seat: int | None = None) -> str:
    """The code with which a move is refused, to the seat that is asked unless another is named."""
    refusal = game.why_not(game.deciders[0] if seat is None else seat, text)
    assert refusal is not None
    return refusal.code


def idle(game: carrack.Game) -> tuple[carrack.Event, ...]:
    """Play a move that changes little: a worker to shipping, a pass, or the first legal move."""
    moves = legal(game)
    quiet = [move for move in moves if move.endswith(" shipping")]
    return game.play(quiet[0] if quiet else "pass" if "pass" in moves else moves[0])


def asked_until(game: carrack.Game, turn: int) -> list[tuple[int, int, str]]:
    """Return turn, seat and kind of all questions until a turn begins, except placements, while all seats idle."""
    found = []
    while not game.is_over and game.to_dict()["turn"] < turn:
        if asked(game).kind != "place":
            found.append((int(game.to_dict()["turn"]), game.deciders[0], asked(game).kind))
        idle(game)
    return found


def event_args(events: Iterable[carrack.Event], kind: str) -> list[dict[str, Any]]:
    """Return the arguments of the events of a kind, in order."""
    return [dict(event.args) for event in events if event.kind == kind]


def check_only_seat_0_sees(one: carrack.Game, two: carrack.Game) -> None:
    """Check that two games of three seats differ for seat 0, and are equal in everything sent to others."""
    for other in (1, 2, None):
        assert one.view(other) == two.view(other)
        assert one.events(seat=other) == two.events(seat=other)
        assert one.record(other) == two.record(other)
    assert one.view(0) != two.view(0)


__all__ = [
    "TITLE",
    "Layout",
    "asked",
    "asked_until",
    "check_only_seat_0_sees",
    "event_args",
    "idle",
    "legal",
    "place",
    "see",
    "table",
]
