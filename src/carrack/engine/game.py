"""A game at a table: the checked door to a State, with everything that is kept around it."""

from typing import Any

from msgspec import Struct

from carrack.engine.core.state import LOOK, State
from carrack.engine.errors import CarrackError, IllegalMove, NotationError, TooEarly
from carrack.engine.events import EventForms
from carrack.engine.fields import viewer_mask
from carrack.engine.info import Info
from carrack.engine.information_set import InformationSet
from carrack.engine.menu import choices, legal_moves, plan
from carrack.engine.record import record_text
from carrack.engine.recorded_tokens import run
from carrack.engine.secret import orders
from carrack.engine.timeline import Timeline
from carrack.engine.types import Ask, Choice, Event, Refusal, Reveal, ScoreLine, UndoLimit
from carrack.engine.view import View


class Game:
    """A game as clients, bots and servers use it. Made by `new_game`, `load`, `replay` and `what_if`.

    Whatever raises has changed nothing. Where a seat may be left out, the only decider is meant.
    """

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline

    # What it is ------------------------------------------------------------------------------------------------------

    @property
    def name(self) -> str:
        """Which game."""
        return self._timeline.codecs.title.name

    @property
    def players(self) -> int:
        """How many play."""
        return self._timeline.players

    @property
    def options(self) -> dict[str, Any]:
        """The value of every option."""
        return dict(self._timeline.options)

    @property
    def rules_version(self) -> int:
        """The version of the rules it is played by."""
        return self._timeline.rules_version

    @property
    def wording(self) -> str:
        """The catalogue of words that stands before the game's own under these options; empty: none."""
        return self._timeline.codecs.title.wording(self._timeline.options)

    # Where it stands -------------------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """How many decisions were made."""
        return self._timeline.number

    @property
    def takebacks(self) -> int:
        """How often it was rewound."""
        return self._timeline.takebacks

    @property
    def mode(self) -> str:
        """`turn`, `sealed` or `over`."""
        if self._timeline.state.is_over():
            return "over"
        return "sealed" if self._timeline.state.is_sealed() else "turn"

    @property
    def ask(self) -> Ask | None:
        """What is asked; None when the game is over."""
        if self._timeline.state.is_over():
            return None
        ask = self._timeline.codecs.title.ask(self._timeline.state)
        return Ask(ask.kind, ask.args, self.name, self._timeline.wording)

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that may choose."""
        return tuple(self._timeline.state.deciders())

    @property
    def committed(self) -> tuple[int, ...]:
        """The seats whose sealed choice is in."""
        return tuple(sorted(self._timeline.pending))

    @property
    def is_over(self) -> bool:
        """Whether nobody will choose any more."""
        return self._timeline.state.is_over()

    @property
    def state(self) -> State:
        """A copy for search, hidden order included; its later shuffles do not follow from the secret."""
        state = self._timeline.state.copy()
        state.chance = self._timeline.source.search_chance(self.number)
        return state

    def skipped_asks(self, seat: int) -> tuple[str, ...]:
        """The kinds of asks that may come up for a seat and that a table passes unless the person wants them."""
        return self._timeline.codecs.title.skips(self._timeline.state, self._seat(seat))

    # Moves -----------------------------------------------------------------------------------------------------------

    def legal_moves(self, seat: int | None = None) -> list[int]:
        """The ids of a seat's legal moves, ascending; none if it is not asked."""
        if seat is None and self.is_over:
            return []
        return legal_moves(self._timeline, self._seat(seat))

    def choices(self, seat: int | None = None) -> list[Choice]:
        """A seat's legal moves and the greyed rest of the menu; none if it is not asked."""
        if seat is None and self.is_over:
            return []
        return choices(self._timeline, self._seat(seat))

    def notation(self, move: int, seat: int | None = None) -> str:
        """A move of a seat as text."""
        if type(move) is not int or not 0 <= move < self._timeline.move_space:
            raise NotationError("no-such-move", move=move)
        return self._timeline.codecs.notation.text(move, self._seat(seat), self.players)

    def parse(self, text: str, seat: int | None = None) -> tuple[int, ...]:
        """The moves a text stands for, whatever the position."""
        if not isinstance(text, str):
            raise NotationError("no-such-move", move=text)
        codecs = self._timeline.codecs
        return codecs.title.finish(codecs.notation.parse(text, self._seat(seat), self.players))

    def play(self, move: int | str, seat: int | None = None) -> tuple[Event, ...]:
        """Play a move, or part of a line as text; what the mover sees of it. A sealed choice may be changed so."""
        seat = self._seat(seat)
        moves = self._plan(seat, move)
        serial = len(self._timeline.event_log)
        if self._timeline.state.is_sealed():
            self._timeline.commit(seat, moves[0], ())
        else:
            for one in moves:
                self._timeline.play(seat, one, ())
        return self.events(serial, seat)

    def retract(self, seat: int) -> None:
        """Take a sealed choice back, which is possible until the last one is in."""
        if self._seat(seat) not in self._timeline.pending:
            raise CarrackError("nothing-to-retract", seat=seat)
        self._timeline.retract(seat)

    def why_not(self, seat: int, move: int | str) -> Refusal | None:
        """Why a seat may not play a move or a text; None exactly if it may."""
        found = plan(self._timeline, self._seat(seat), move)
        return found if isinstance(found, Refusal) else None

    def preview(self, seat: int, move: int | str) -> tuple[Event, ...]:
        """What `play` would report, up to the first thing that tells anybody anything; nothing in a sealed node."""
        moves = self._plan(self._seat(seat), move)
        if self._timeline.state.is_sealed():
            return ()
        state = self.info(seat).sample(0)  # a world the seat takes for possible: what is hidden cannot show
        state.noting = True
        told: list[Event] = []
        for made, one in enumerate(moves, 1):
            journal = run(state, [one])
            looks = [at for at, row in enumerate(journal) if row[0] == LOOK]
            rows = journal[: looks[0]] if looks else journal
            serial = len(self._timeline.event_log) + len(told)
            build, wording = self._timeline.codecs.builder.build, self._timeline.wording
            told += [
                build(row, serial + at, self.number + made, self.players, wording)[0] for at, row in enumerate(rows)
            ]
        return tuple(told)

    # Taking back -----------------------------------------------------------------------------------------------------

    def undo_limit(self, seat: int) -> UndoLimit:
        """How far a seat may go back without asking anybody, and what stops it there."""
        seat = self._seat(seat)
        if self.is_over:
            return UndoLimit(self.number, "over", None, self.name)
        return self._timeline.decisions.undo_limit(seat, self.name)

    def rewind(self, number: int) -> None:
        """Go back to an earlier node; asks nobody, drops pending choices."""
        lowest = self._timeline.decisions.start
        if type(number) is not int or not lowest <= number <= self.number:
            raise CarrackError("no-such-number", number=number, lowest=lowest, highest=self.number)
        if self._timeline.is_revealed:
            raise CarrackError("revealed")
        self._timeline.rewind(number)

    # What is seen ----------------------------------------------------------------------------------------------------

    @property
    def serial(self) -> int:
        """How many events there were, the same for every seat."""
        return len(self._timeline.event_log)

    def events(self, since: int = 0, seat: int | None = None) -> tuple[Event, ...]:
        """What happened from a serial on, as a seat may see it; None: the public."""
        return self._heard(self._timeline.event_log.since(max(since, 0)), seat)

    def events_between(self, first: int, last: int, seat: int | None = None) -> tuple[Event, ...]:
        """What happened from a serial up to, and without, another, as a seat may see it; None: the public."""
        last = min(last, self.serial)
        first = min(max(first, 0), last)
        return self._heard(self._timeline.event_log.between(first, last), seat)

    def _heard(self, told: list[EventForms], seat: int | None) -> tuple[Event, ...]:
        if seat is not None:
            seat = self._seat(seat)
        return tuple([whole if whole.audience is None or seat in whole.audience else public for whole, public in told])

    def forget_events(self) -> None:
        """Free the memory of events that were asked for, but for the last ones. They can be asked for again."""
        self._timeline.event_log.trim()

    def view(self, seat: int | None = None) -> View:
        """The position as a seat may see it; None: the public."""
        timeline = self._timeline
        if seat is not None:
            seat = self._seat(seat)
        fields = timeline.codecs.fields.dump(timeline.state, viewer_mask(seat))
        fields["agenda"] = [tuple(row) for row in fields["agenda"]]
        move = None if seat is None else timeline.pending.get(seat)
        return timeline.codecs.title.view_type(
            rules_version=self.rules_version,
            players=self.players,
            options=self.options,
            seat=seat,
            number=self.number,
            takebacks=self.takebacks,
            mode=self.mode,
            ask=self.ask,
            deciders=self.deciders,
            committed=self.committed,
            choice=None if seat is None or move is None else timeline.grammar.move(seat, move),
            **fields,
        )

    def info(self, seat: int | None = None) -> Info:
        """All a bot gets."""
        timeline = self._timeline
        worlds = InformationSet.of_state(timeline.codecs.title, timeline.state.copy(), viewer_mask(seat))
        return Info(self.view(seat), information_set=worlds)

    # The score -------------------------------------------------------------------------------------------------------

    def scores(self) -> tuple[int, ...]:
        """The points of all seats, as if it ended now."""
        return tuple(self._timeline.state.score(seat) for seat in range(self.players))

    def score_sheet(self, seat: int) -> tuple[ScoreLine, ...]:
        """The points of a seat by source."""
        return self._timeline.codecs.title.score_sheet(self._timeline.state, self._seat(seat))

    def figures(self) -> Struct:
        """What anybody can work out from what lies open: the same for every seat."""
        return self._timeline.codecs.title.figures(self._timeline.state)

    def winners(self) -> tuple[int, ...]:
        """The seats that win, as if it ended now."""
        return tuple(self._timeline.state.winners())

    # What is kept ----------------------------------------------------------------------------------------------------

    def record(self, seat: int | None = None) -> str:
        """The game as a text, as a seat may read it; None: the public."""
        return record_text(self._timeline, None if seat is None else self._seat(seat))

    def entries(self, since: int = 0) -> tuple[str, ...]:
        """The store's rows from that one on: whole, with the secret, only ever added to."""
        return self._timeline.entries(max(since, 0))

    def to_dict(self) -> dict[str, Any]:
        """The whole position with its secret, as plain data."""
        return self._timeline.to_dict()

    @property
    def commitment(self) -> str | None:
        """What was published of the secret; None if there is none to keep."""
        return self._timeline.commitment

    def reveal(self) -> Reveal:
        """All that was secret. From then on records carry it; TooEarly before the end."""
        timeline = self._timeline
        if not self.is_over:
            raise TooEarly("not-over")
        if not timeline.source.secret:
            raise CarrackError("no-secret")
        timeline.reveal()
        nonces = tuple(nonce.hex() for nonce in timeline.source.nonces)
        shuffles = orders(timeline.codecs.title, timeline.rules_version, timeline.state, timeline.source)
        return Reveal(timeline.source.secret.hex(), nonces, shuffles)

    # Helpers ---------------------------------------------------------------------------------------------------------

    def _seat(self, seat: int | None) -> int:
        """The seat that is meant."""
        if seat is None:
            deciders = self._timeline.state.deciders()
            if len(deciders) != 1:
                raise CarrackError("which-seat", field="seat", deciders=tuple(deciders))
            return deciders[0]
        if type(seat) is not int or not 0 <= seat < self.players:
            raise CarrackError("no-such-seat", field="seat", seat=seat)
        return seat

    def _plan(self, seat: int, move: int | str) -> list[int]:
        found = plan(self._timeline, seat, move)
        if isinstance(found, Refusal):
            raise IllegalMove(found)
        return found


def timeline_of(game: Game) -> Timeline:
    """Return the internal half of a game. For modules of `carrack.engine` only: a Timeline checks nothing."""
    return game._timeline
