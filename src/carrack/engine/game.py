"""Game, the public interface of the engine: it checks every call, and never shows a seat what is hidden from it."""

from itertools import takewhile
from typing import Any

from msgspec import Struct

from carrack.engine.core.state import LOOK, State
from carrack.engine.errors import CarrackError, IllegalMove, NotationError
from carrack.engine.events import EventForms, apply_moves
from carrack.engine.fields import viewer_mask
from carrack.engine.info import Info
from carrack.engine.information_set import InformationSet
from carrack.engine.menu import answers, choices, legal_moves, resolve_move
from carrack.engine.record import record_text
from carrack.engine.timeline import Timeline
from carrack.engine.types import Ask, Choice, Event, Refusal, Reveal, ScoreLine, UndoLimit
from carrack.engine.view import View


class Game:
    """Checked public API around one State.

    `new_game`, `load`, `replay` and `what_if` return one. A call that raises has changed nothing. Where `seat` may be
    left out, it is the only decider; a game with several deciders raises CarrackError then.

    Examples:
        >>> game = carrack.new_game("discovery", players=2, seed=7)
        >>> game.deciders
        (1,)
        >>> [event.kind for event in game.play("place colonist initiative")]
        ['placed']
        >>> game.deciders
        (0,)
    """

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline

    # The game and its settings ---------------------------------------------------------------------------------------

    @property
    def name(self) -> str:
        """The name of the game.

        Examples:
            >>> carrack.new_game("empire", players=3, seed=7).name
            'empire'
        """
        return self._timeline.codecs.title.name

    @property
    def players(self) -> int:
        """The number of players.

        Examples:
            >>> carrack.new_game("empire", players=3, seed=7).players
            3
        """
        return self._timeline.players

    @property
    def options(self) -> dict[str, Any]:
        """The value of every option, by key.

        Examples:
            >>> carrack.new_game("discovery", players=2, seed=7, builders=True).options["builders"]
            True
        """
        return dict(self._timeline.options)

    @property
    def rules_version(self) -> int:
        """The version of the rules that this game is played by.

        Examples:
            >>> carrack.new_game("discovery", players=2, seed=7, rules_version=1).rules_version
            1
        """
        return self._timeline.rules_version

    @property
    def wording(self) -> str:
        """The catalogue whose words replace the game's own under these options; empty if there is none.

        Examples:
            >>> carrack.new_game("empire", players=3, seed=7).wording
            ''
        """
        return self._timeline.codecs.title.wording(self._timeline.options)

    # The present node ------------------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """The number of decisions made; it names the present node.

        It rises by one per move played and per sealed node resolved. Forced moves, sealed choices and retractions leave
        it alone.

        Examples:
            >>> game = carrack.new_game("discovery", players=2, seed=7)
            >>> _ = game.play("place colonist initiative")
            >>> game.number
            1
        """
        return self._timeline.number

    @property
    def takebacks(self) -> int:
        """The number of rewinds so far. A client answers a node by `number` and `takebacks`.

        Examples:
            >>> game = carrack.new_game("discovery", players=2, seed=7)
            >>> _ = game.play("place colonist initiative")
            >>> game.rewind(0)
            >>> game.number, game.takebacks
            (0, 1)
        """
        return self._timeline.takebacks

    @property
    def mode(self) -> str:
        """`turn` (one seat decides), `sealed` (several decide at once, unseen), `open` (any may act) or `over`.

        Examples:
            >>> carrack.new_game("empire", players=3, seed=7).mode
            'sealed'
        """
        state = self._timeline.state
        if state.is_over():
            return "over"
        if state.is_open():
            return "open"
        return "sealed" if state.is_sealed() else "turn"

    @property
    def opened(self) -> int:
        """The number at which the present node opened: below `number` once somebody has acted in an open node.

        An act whose `Choice.answers` is `node` answers any number from this one on.

        Examples:
            >>> carrack.new_game("discovery", players=2, seed=7).opened
            0
        """
        return self._timeline.number - self._timeline.state.acts()

    @property
    def ask(self) -> Ask | None:
        """The question to the deciders; None when the game is over.

        Examples:
            >>> game = carrack.new_game("discovery", players=2, seed=7)
            >>> game.ask.kind
            'place'
        """
        if self._timeline.state.is_over():
            return None
        ask = self._timeline.codecs.title.ask(self._timeline.state)
        return Ask(ask.kind, ask.args, self.name, self._timeline.wording)

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that the game waits for, ascending; empty when it is over.

        In an open node these have not declared themselves content. Others may act too: their `legal_moves` are not
        empty.

        Examples:
            >>> carrack.new_game("empire", players=3, seed=7).deciders
            (0, 1, 2)
        """
        return tuple(self._timeline.state.deciders())

    @property
    def committed(self) -> tuple[int, ...]:
        """The seats whose sealed choice is in, ascending.

        Examples:
            >>> game = carrack.new_game("empire", players=3, seed=7)
            >>> _ = game.play("select venice", seat=1)
            >>> game.committed
            (1,)
        """
        return tuple(sorted(self._timeline.pending))

    @property
    def asked(self) -> tuple[int, ...]:
        """The deciders whose choice is not in yet, in the order in which bots take them: in an open node by turns.

        Examples:
            >>> game = carrack.new_game("empire", players=3, seed=7)
            >>> _ = game.play("select venice", seat=1)
            >>> game.asked
            (0, 2)
        """
        pending, first = self._timeline.pending, self._timeline.state.decider()
        seats = [seat for seat in self._timeline.state.deciders() if seat not in pending]
        if self._timeline.state.is_open():
            seats.sort(key=lambda seat: (seat - first) % self.players)
        return tuple(seats)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended.

        Examples:
            >>> carrack.new_game("discovery", players=2, seed=7).is_over
            False
        """
        return self._timeline.state.is_over()

    @property
    def state(self) -> State:
        """A copy of the position for search, with the hidden order of everything that is face down.

        Its later shuffles do not derive from the secret. A bot must not use it at a real table: it gets `info`.

        Examples:
            >>> state = carrack.new_game("discovery", players=2, seed=7).state
            >>> state.decider()
            1
        """
        state = self._timeline.state.copy()
        state.chance = self._timeline.source.search_chance(self.number)
        return state

    def skipped_asks(self, seat: int) -> tuple[str, ...]:
        """Return the kinds of asks that a table passes for a seat unless the person wants them.

        Args:
            seat: The seat.

        Returns:
            Kinds of asks that may come up for this seat in this game.

        Raises:
            CarrackError: There is no such seat.

        Examples:
            >>> carrack.new_game("discovery", players=2, seed=7).skipped_asks(0)
            ()
        """
        return self._timeline.codecs.title.skips(self._timeline.state, self._seat(seat))

    # Moves -----------------------------------------------------------------------------------------------------------

    def legal_moves(self, seat: int | None = None) -> list[int]:
        """Return the legal moves of a seat.

        Args:
            seat: The seat; None: the only decider.

        Returns:
            Move ids, ascending; empty if the seat may not choose.

        Raises:
            CarrackError: There is no such seat, or `seat` is None and there are several deciders.

        Examples:
            >>> carrack.new_game("discovery", players=2, seed=7).legal_moves()[:4]
            [1, 2, 3, 4]
        """
        if seat is None and self.is_over:
            return []
        return legal_moves(self._timeline, self._seat(seat))

    def choices(self, seat: int | None = None) -> list[Choice]:
        """Return the menu of a seat: its legal moves, and those that are greyed out with the reason.

        Args:
            seat: The seat; None: the only decider.

        Returns:
            Choices in the order of their ids; a range of amounts is one Choice. Empty if the seat may not choose.

        Raises:
            CarrackError: There is no such seat, or `seat` is None and there are several deciders.

        Examples:
            >>> game = carrack.new_game("discovery", players=2, seed=7)
            >>> game.choices()[0].notation
            'place colonist initiative'
        """
        if seat is None and self.is_over:
            return []
        return choices(self._timeline, self._seat(seat))

    def notation(self, move: int, seat: int | None = None) -> str:
        """Return a move as text.

        Args:
            move: The move's id.
            seat: The seat that would play it; None: the only decider.

        Returns:
            The move in notation.

        Raises:
            NotationError: There is no such move id, or it names a seat that this game does not have.
            CarrackError: There is no such seat.

        Examples:
            >>> carrack.new_game("discovery", players=2, seed=7).notation(1)
            'place colonist initiative'
        """
        if type(move) is not int or not 0 <= move < self._timeline.move_space:
            raise NotationError("no-such-move", move=move)
        return self._timeline.codecs.notation.text(move, self._seat(seat), self.players)

    def parse(self, text: str, seat: int | None = None) -> tuple[int, ...]:
        """Return the moves a text stands for, whatever the position.

        Args:
            text: A move, or a line of moves joined by spaces.
            seat: The seat that would play it; None: the only decider.

        Returns:
            Move ids.

        Raises:
            NotationError: The text is no move.
            CarrackError: There is no such seat.

        Examples:
            >>> carrack.new_game("discovery", players=2, seed=7).parse("place colonist initiative")
            (1,)
        """
        if not isinstance(text, str):
            raise NotationError("no-such-move", move=text)
        codecs = self._timeline.codecs
        return codecs.title.finish(codecs.notation.parse(text, self._seat(seat), self.players))

    def play(self, move: int | str, seat: int | None = None) -> tuple[Event, ...]:
        """Play a move, or a line of moves as text.

        In a sealed node this sets the seat's choice, or changes it; the last choice resolves the node. Only the last
        move of a line may draw, reveal or end the turn.

        Args:
            move: A move id, or text.
            seat: The seat that plays; None: the only decider.

        Returns:
            The events that followed, as the mover sees them.

        Raises:
            IllegalMove: The move is not legal; its `refusal` says why.
            CarrackError: There is no such seat, or `seat` is None and there are several deciders.

        Examples:
            >>> game = carrack.new_game("discovery", players=2, seed=7)
            >>> for event in game.play("place colonist initiative"):
            ...     print(carrack.narrate(event))
            Player 2 places a colonist in the initiative box.
        """
        seat = self._seat(seat)
        moves = self._resolve_move(seat, move)
        serial = len(self._timeline.event_log)
        if self._timeline.state.is_sealed():
            self._timeline.commit(seat, moves[0], ())
        else:
            for one in moves:
                self._timeline.play(seat, one, ())
        return self.events(serial, seat)

    def retract(self, seat: int) -> None:
        """Retract a sealed choice, which is possible until the last one is in.

        Args:
            seat: The seat.

        Raises:
            CarrackError: The seat has no sealed choice, or there is no such seat.

        Examples:
            >>> game = carrack.new_game("empire", players=3, seed=7)
            >>> _ = game.play("select venice", seat=1)
            >>> game.retract(1)
            >>> game.committed
            ()
        """
        if self._seat(seat) not in self._timeline.pending:
            raise CarrackError("nothing-to-retract", seat=seat)
        self._timeline.retract(seat)

    def answers(self, seat: int, move: int | str) -> str:
        """Return what a seat's move answers, as `Choice.answers` does.

        Args:
            seat: The seat.
            move: A move id, or text.

        Returns:
            `node` if the node is open and every move of the line holds whatever others did meanwhile; else `number`.

        Raises:
            CarrackError: There is no such seat.

        Examples:
            >>> carrack.new_game("discovery", players=2, seed=7).answers(1, "place colonist initiative")
            'number'
        """
        return answers(self._timeline, self._seat(seat), move)

    def why_not(self, seat: int, move: int | str) -> Refusal | None:
        """Return why a seat may not play a move.

        Args:
            seat: The seat.
            move: A move id, or text; anything is answered.

        Returns:
            The refusal; None exactly if the move is legal.

        Raises:
            CarrackError: There is no such seat.

        Examples:
            >>> game = carrack.new_game("discovery", players=2, seed=7)
            >>> game.why_not(0, "place colonist initiative").code
            'not-your-turn'
            >>> game.why_not(1, "place colonist initiative") is None
            True
        """
        found = resolve_move(self._timeline, self._seat(seat), move)
        return found if isinstance(found, Refusal) else None

    def preview(self, seat: int, move: int | str) -> tuple[Event, ...]:
        """Return the events that `play` would report, up to the first that reveals anything to anybody.

        The move is tried on a sampled position, so the result cannot leak what is hidden.

        Args:
            seat: The seat.
            move: A move id, or text.

        Returns:
            Events; none in a sealed node.

        Raises:
            IllegalMove: The move is not legal.
            CarrackError: There is no such seat.

        Examples:
            >>> game = carrack.new_game("discovery", players=2, seed=7)
            >>> [event.kind for event in game.preview(1, "place colonist initiative")]
            ['placed']
            >>> game.number
            0
        """
        moves = self._resolve_move(self._seat(seat), move)
        if self._timeline.state.is_sealed():
            return ()
        state = self.info(seat).sample(0)  # possible as far as the seat knows, so nothing hidden can show
        state.is_logging = True
        events: list[Event] = []
        for made, one in enumerate(moves, 1):
            journal = apply_moves(state, [(seat, one)])
            looks = [at for at, row in enumerate(journal) if row[0] == LOOK]
            rows = journal[: looks[0]] if looks else journal
            serial = len(self._timeline.event_log) + len(events)
            build, wording = self._timeline.codecs.builder.build, self._timeline.wording
            events += [
                build(row, serial + at, self.number + made, self.players, wording)[0] for at, row in enumerate(rows)
            ]
        title = self._timeline.codecs.title
        return tuple(takewhile(lambda event: not title.ends_preview(state, event), events))

    def outlook(self, seat: int, move: int | str) -> Struct | None:
        """Return what a move would change for its seat beyond the events of `preview`.

        In `empire`: what an offer, if it is accepted, would change at the seat's next development. In `discovery`: what
        an expedition would meet. Like a preview, it cannot leak what is hidden.

        Args:
            seat: The seat.
            move: A move id, or text.

        Returns:
            A Struct of the game's own type; None if there is nothing to tell.

        Raises:
            IllegalMove: The move is not legal.
            CarrackError: There is no such seat.

        Examples:
            >>> game = carrack.new_game("discovery", players=2, seed=7)
            >>> game.outlook(1, "place colonist initiative") is None
            True
        """
        moves = self._resolve_move(self._seat(seat), move)
        return self._timeline.codecs.title.outlook(self.info(seat).sample(0), seat, moves)

    # Undo ------------------------------------------------------------------------------------------------------------

    def undo_limit(self, seat: int) -> UndoLimit:
        """Return how far a seat may undo without consent, and what stops it there.

        Args:
            seat: The seat.

        Returns:
            The lowest number it may rewind to, with the reason.

        Raises:
            CarrackError: There is no such seat.

        Examples:
            >>> game = carrack.new_game("discovery", players=2, seed=7)
            >>> _ = game.play("place colonist initiative")
            >>> game.undo_limit(1).number, game.undo_limit(0).code
            (0, 'choice')
        """
        seat = self._seat(seat)
        if self.is_over:
            return UndoLimit(self.number, "over", None, self.name)
        return self._timeline.decisions.undo_limit(seat, self.name)

    def rewind(self, number: int) -> None:
        """Return to an earlier node. This asks nobody, and drops pending choices; the same draws will come again.

        Args:
            number: The number of the node.

        Raises:
            CarrackError: There is no such node, or the secret was revealed.

        Examples:
            >>> game = carrack.new_game("discovery", players=2, seed=7)
            >>> _ = game.play("place colonist initiative")
            >>> game.rewind(0)
            >>> game.events()[-1].kind
            'rewound'
        """
        lowest = self._timeline.decisions.start
        if type(number) is not int or not lowest <= number <= self.number:
            raise CarrackError("no-such-number", number=number, lowest=lowest, highest=self.number)
        if self._timeline.is_revealed:
            raise CarrackError("revealed")
        self._timeline.rewind(number)

    # Views and events ------------------------------------------------------------------------------------------------

    @property
    def serial(self) -> int:
        """The number of events so far, the same for every seat; the next event gets this serial.

        Examples:
            >>> carrack.new_game("discovery", players=2, seed=7).serial
            36
        """
        return len(self._timeline.event_log)

    def events(self, since: int = 0, seat: int | None = None) -> tuple[Event, ...]:
        """Return the events from a serial on, as a seat may see them.

        Args:
            since: The first serial.
            seat: The seat; None: the public.

        Returns:
            Events in order. Outside its audience an event comes in its public form, which reveals nothing.

        Raises:
            CarrackError: There is no such seat.

        Examples:
            >>> game = carrack.new_game("discovery", players=2, seed=7)
            >>> before = game.serial
            >>> _ = game.play("place colonist initiative")
            >>> [event.kind for event in game.events(before)]
            ['placed']
        """
        return self._as_seen(self._timeline.event_log.since(max(since, 0)), seat)

    def events_between(self, first: int, last: int, seat: int | None = None) -> tuple[Event, ...]:
        """Return the events from `first` up to but excluding `last`, as a seat may see them.

        Unlike `events` it caches nothing, so that reading an old part of a long game takes no memory afterwards.

        Args:
            first: The first serial.
            last: The serial after the last one.
            seat: The seat; None: the public.

        Returns:
            Events in order.

        Raises:
            CarrackError: There is no such seat.

        Examples:
            >>> game = carrack.new_game("discovery", players=2, seed=7)
            >>> game.events_between(3, 5) == game.events()[3:5]
            True
        """
        last = min(last, self.serial)
        first = min(max(first, 0), last)
        return self._as_seen(self._timeline.event_log.between(first, last), seat)

    def _as_seen(self, events: list[EventForms], seat: int | None) -> tuple[Event, ...]:
        if seat is not None:
            seat = self._seat(seat)
        return tuple(
            [whole if whole.audience is None or seat in whole.audience else public for whole, public in events]
        )

    def forget_events(self) -> None:
        """Free the memory of cached events except the newest. They can be asked for again.

        Examples:
            >>> game = carrack.new_game("discovery", players=2, seed=7)
            >>> before = game.events()
            >>> game.forget_events()
            >>> game.events() == before
            True
        """
        self._timeline.event_log.trim()

    def view(self, seat: int | None = None) -> View:
        """Return the position as a seat may see it.

        Args:
            seat: The seat; None: the public.

        Returns:
            A View of the game's own type; tokens the seat does not know are None.

        Raises:
            CarrackError: There is no such seat.

        Examples:
            >>> view = carrack.new_game("discovery", players=2, seed=7).view(0)
            >>> view.seat, view.mode, view.deciders
            (0, 'turn', (1,))
        """
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
        """Return all that a bot in a seat gets: its view, its moves and sampled positions.

        Args:
            seat: The seat; None: the public.

        Returns:
            An Info, equal to `Info(game.view(seat))` but made in less time.

        Raises:
            CarrackError: There is no such seat.

        Examples:
            >>> carrack.new_game("discovery", players=2, seed=7).info(1).moves()[:4]
            [1, 2, 3, 4]
        """
        timeline = self._timeline
        information_set = InformationSet.of_state(timeline.codecs.title, timeline.state.copy(), viewer_mask(seat))
        return Info(self.view(seat), information_set=information_set)

    # The score -------------------------------------------------------------------------------------------------------

    def scores(self) -> tuple[int, ...]:
        """Return the points of all seats, as if the game ended now.

        Examples:
            >>> carrack.new_game("discovery", players=2, seed=7).scores()
            (0, 0)
        """
        return tuple(self._timeline.state.score(seat) for seat in range(self.players))

    def score_sheet(self, seat: int) -> tuple[ScoreLine, ...]:
        """Return the points of a seat by source; they add up to its score.

        Args:
            seat: The seat.

        Returns:
            A line per source.

        Raises:
            CarrackError: There is no such seat.

        Examples:
            >>> carrack.new_game("discovery", players=2, seed=7).score_sheet(0)[0]
            ScoreLine(source='colonies', points=0, args={'age': 1})
        """
        return self._timeline.codecs.title.score_sheet(self._timeline.state, self._seat(seat))

    def figures(self) -> Struct:
        """Return figures that follow from public information by the rules, for clients that do not know the rules.

        Returns:
            A Struct of the game's own type, the same for every seat.

        Examples:
            >>> "prices" in carrack.new_game("discovery", players=2, seed=7).figures().__struct_fields__
            True
        """
        return self._timeline.codecs.title.figures(self._timeline.state)

    def own_figures(self, seat: int) -> Struct:
        """Return figures for one seat, from public information and what the seat knows.

        They are computed at every call, from a sampled position, so they cannot leak what is hidden.

        Args:
            seat: The seat.

        Returns:
            A Struct of the game's own type.

        Raises:
            CarrackError: There is no such seat.

        Examples:
            >>> found = carrack.new_game("discovery", players=2, seed=7).own_figures(0)
            >>> [(row.resistance, row.count) for row in found.unseen]
            [(1, 2), (2, 3), (3, 6), (4, 3), (5, 2)]
        """
        return self._timeline.codecs.title.own_figures(self.info(self._seat(seat)).sample(0), seat)

    def winners(self) -> tuple[int, ...]:
        """Return the winning seats, as if the game ended now.

        Examples:
            >>> carrack.new_game("discovery", players=2, seed=7).winners()
            (0,)
        """
        return tuple(self._timeline.state.winners())

    # Records and positions -------------------------------------------------------------------------------------------

    def record(self, seat: int | None = None) -> str:
        """Return the game as a text that people can read and `replay` can play.

        Args:
            seat: The seat that will read it; None: the public.

        Returns:
            The record, with `?` for tokens the reader may not know. After `reveal` it contains the secret.

        Raises:
            CarrackError: There is no such seat.

        Examples:
            >>> carrack.new_game("discovery", players=2, seed=7).record().splitlines()[:3]
            ['carrack-record 1', 'game discovery', 'players 2']
        """
        return record_text(self._timeline, None if seat is None else self._seat(seat))

    def entries(self, since: int = 0) -> tuple[str, ...]:
        """Return the entries a store keeps. They are append-only and contain the secret: never send them to a client.

        Args:
            since: The index of the first entry wanted.

        Returns:
            Entries; joined by newlines, `replay` restores the game from them, pending choices included.

        Examples:
            >>> game = carrack.new_game("discovery", players=2, seed=7)
            >>> stored = len(game.entries())
            >>> _ = game.play("place colonist initiative")
            >>> game.entries(stored)
            ('0 s1 place colonist initiative',)
        """
        return self._timeline.entries(max(since, 0))

    def to_dict(self) -> dict[str, Any]:
        """Return the whole position as plain data, with its secret: never send it to a client.

        Returns:
            A dict that `load` takes, and that survives JSON.

        Examples:
            >>> game = carrack.new_game("discovery", players=2, seed=7)
            >>> carrack.load(game.to_dict()).to_dict() == game.to_dict()
            True
        """
        return self._timeline.to_dict()

    @property
    def commitment(self) -> str | None:
        """The published commitment to the secret; None if the game has no secret.

        Examples:
            >>> game = carrack.new_game("discovery", players=2, secret=bytes(32))
            >>> game.commitment == carrack.commitment(bytes(32))
            True
        """
        return self._timeline.commitment

    def reveal(self) -> Reveal:
        """Make the secret public, once the game is over. From then on records contain it, and nothing can be rewound.

        Returns:
            Secret, nonces and the order of every shuffle.

        Raises:
            TooEarly: The game is not over.
            CarrackError: The game has no secret.

        Examples:
            >>> game = carrack.new_game("discovery", players=2, seed=7)
            >>> while not game.is_over:
            ...     _ = game.play(game.legal_moves(game.deciders[0])[0], game.deciders[0])
            >>> len(game.reveal().secret)
            64
        """
        revealed = self._timeline.secret()
        self._timeline.reveal()
        return revealed

    # Helpers ---------------------------------------------------------------------------------------------------------

    def _seat(self, seat: int | None) -> int:
        """Return a valid seat; None stands for the only decider."""
        if seat is None:
            deciders = self._timeline.state.deciders()
            if len(deciders) != 1:
                raise CarrackError("which-seat", field="seat", deciders=tuple(deciders))
            return deciders[0]
        if type(seat) is not int or not 0 <= seat < self.players:
            raise CarrackError("no-such-seat", field="seat", seat=seat)
        return seat

    def _resolve_move(self, seat: int, move: int | str) -> list[int]:
        found = resolve_move(self._timeline, seat, move)
        if isinstance(found, Refusal):
            raise IllegalMove(found)
        return found


def timeline_of(game: Game) -> Timeline:
    """Return the internal half of a game. For modules of `carrack.engine` only: a Timeline checks nothing."""
    return game._timeline
