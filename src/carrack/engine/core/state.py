"""A position and the loop that runs it: an agenda of small frames, each a step that runs or asks.

A frame is one integer (step, seat, x, y, z), and the agenda is a stack of frames. The top frame runs: a running step
does its part and removes itself or pushes other frames; an asking step makes a menu and waits for a move. So a position
consists of numbers only, which makes it cheap to copy, compare and save.
"""

from typing import Any, Final, Generic, TypeVar, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from carrack.engine.core.chance import Chance
from carrack.engine.core.frames import (
    HIGHEST_NUMBER,
    SEAT_AT,
    SEAT_MASK,
    STEP_MASK,
    X_AT,
    Y_AT,
    Z_AT,
    frame,
    seat_of,
    step_of,
    x_of,
    y_of,
    z_of,
)
from carrack.engine.core.layout import MAX_MENU, Layout
from carrack.engine.core.rng import Rng, mix
from carrack.engine.core.tables import add_in, bytes_of, mix_all, zeros

PASS: Final = 0  # the one shared "decline, forgo, done", in every game
MAX_DEPTH: Final = 32

# Journal codes every game shares; a game's own begin at FIRST_CODE.
LOOK: Final = 0  # zone, slot, token, seats that learn it
FORCED: Final = 1  # seat, move, 1 if the whole question can still be answered in another way
SHUFFLED: Final = 2  # object, how often before
FIRST_CODE: Final = 8
COUNT_BITS: Final = 9  # of a journal number that packs several counts: each is 511 at most

NOBODY: Final = 15  # no seat
PUBLIC: Final = 64  # the bit of knowledge that spectators share
EVERYBODY: Final = 127


Entry = tuple[int, int, int, int, int]  # of the journal: a code and four numbers

# The lowest move ids as objects: to make those of a menu anew took a third of a game that is driven from Python.
READY_MADE: Final = 2048
NUMBERS: Final[list[object]] = list(range(READY_MADE))
BLANKS: Final[list[object]] = [None] * MAX_MENU  # a slice is one list; `[None] * n` makes two

# Never written to: who logs or follows a script sets new lists first, and copies save the making of empty ones.
NO_JOURNAL: Final[list[Entry]] = []
NO_SCRIPT: Final[list[int]] = []
NO_FAULTS: Final[list[tuple[int, int, int]]] = []
S = TypeVar("S")

# Bits of `State.shared`: tables that copies share until one of them writes. A game's own begin at FIRST_SHARED.
SHARED_SLOTS: Final = 1
SHARED_KNOWS: Final = 2
SHARED_COUNTS: Final = 4
FIRST_SHARED: Final = 8
ALL_SHARED: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One kind of frame. Steps have no state of their own: all they work on is in the position and in the frame.

    Compiled subclasses set the flags below in the class; interpreted ones must set them on the instance, since compiled
    code reads them from there.
    """

    asks: bool = False
    sealed: bool = False  # seats choose at the same time, hidden from each other: asked even if only one move is legal
    anytime: bool = False  # any seat may act at any time; see `waiting`
    continues: bool = False  # if the seat that moved last is asked, it continues the same line of moves

    def run(self, s: S, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        """Do a part of the work; take the frame off or change it."""
        raise NotImplementedError

    def fill(self, s: S, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        """Offer the legal moves in ascending order; change nothing else."""
        raise NotImplementedError

    def apply(self, s: S, seat: i64, x: i64, y: i64, z: i64, move: i64, /) -> None:
        """Carry out a move of the menu; take the frame off or change it."""
        raise NotImplementedError

    def leaves_choice(self, s: S, seat: i64, x: i64, y: i64, z: i64, /) -> bool:
        """Whether the whole question can still be answered in more than one way, although its next move is forced."""
        return False

    def binds(self, s: S, move: i64, /) -> bool:
        """Whether a move of the menu binds: an undo may not cross it."""
        return False

    # Steps of open nodes only. Their frame's seat is whose turn it is in search, and z counts the acts since the node
    # opened: the State sets both. `fill` and `apply` get the seat that acts; `run` ends the node once nobody is waited
    # for.

    def waiting(self, s: S, x: i64, y: i64, z: i64, /) -> i64:
        """Return the seats that have not declared themselves content, as a mask. Each of them has two moves or more."""
        raise NotImplementedError

    def is_in_line(self, s: S, seat: i64, /) -> bool:
        """Whether a seat has begun a line of moves and not completed it."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)  # it refers to nothing that refers to it
class State:
    """A position and nothing else: compiled, cheap to copy, made for search.

    It checks nothing: `apply` trusts its caller, while `Game.play` refuses illegal moves. `Game.state` and
    `Info.sample` return one; each game has a subclass with its own tables.

    Examples:
        >>> state = carrack.new_game("discovery", players=2, seed=7).state
        >>> state.apply(state.moves()[0])
        >>> state.decider()
        0
    """

    def __init__(
        self, players: i64, layout: Layout, steps: "list[Step[Any]]", chance: Chance, blank: bool = True
    ) -> None:
        """Make an empty position. Without `blank` its tables are missing until `copy_from` sets them."""
        self.players = players
        self.layout = layout
        self.steps = steps
        self.chance = chance
        self.depth: i64 = 0
        self.size: i64 = -1  # of the menu; −1: not made yet
        self.stamp: i64 = -1  # the menu is valid while the layout has the same stamp
        self.listed: i64 = 0  # how many of its moves are in the list; the rest are ranges
        self.ranges: i64 = 0
        self.mover: i64 = NOBODY  # the seat that moved last: if it is asked next, it may continue its line
        self.is_logging: bool = False
        self.journal: list[Entry] = NO_JOURNAL
        self.scripted: bool = False
        self.script: list[int] = NO_SCRIPT  # tokens to be revealed, in order; −1: unknown to its readers
        self.readers: i64 = 0
        self.awaited: i64 = -1  # at an open node, the seats waited for, as a mask; −1: not found out yet
        self.shared: i64 = 0  # a bit for each table that a copy may hold, too: nobody may write to it (see `own_slots`)
        self.faults: list[tuple[int, int, int]] = NO_FAULTS  # impossible tokens of the script: zone, slot, token
        if blank:
            # An item of a list is checked for its class at every use, which took 4 % of a random game.
            self.step_table: vec[Step[Any]] = vec[Step](steps)  # type: ignore[type-arg]  # interpreted it takes none
            self.agenda: vec[i64] = zeros(MAX_DEPTH)
            self.slots: vec[u8] = bytes_of(layout.slots)
            self.knows: vec[u8] = bytes_of(layout.slots)
            self.counts: vec[i64] = zeros(layout.zones)
            self.shuffles: vec[i64] = zeros(layout.objects)

    # The agenda ------------------------------------------------------------------------------------------------------

    def push(self, f: i64) -> None:
        """Put a frame on top."""
        depth = self.depth
        self.agenda[depth] = f
        self.depth = depth + 1

    def push_in_order(self, first: i64, second: i64, third: i64 = -1) -> None:
        """Put two or three frames on top; the first of them runs first."""
        if third >= 0:
            self.push(third)
        self.push(second)
        self.push(first)

    def done(self) -> None:
        """Take the top frame off."""
        self.depth -= 1

    def again(self, x: i64, y: i64 = 0, z: i64 = 0) -> None:
        """Keep the top frame with new numbers."""
        agenda = self.agenda
        top = self.depth - 1
        kept = agenda[top] & (STEP_MASK | SEAT_MASK << SEAT_AT)
        agenda[top] = kept | (x << X_AT) | (y << Y_AT) | (z << Z_AT)

    def start_line(self) -> None:
        """Let the next question begin a new line, even if it goes to the seat that moved last."""
        self.mover = NOBODY

    def offer(self, move: i64) -> None:
        """Add a move to the menu (for `Step.fill`)."""
        size = self.size
        self.layout.menu[size] = move
        self.size = size + 1
        self.listed = size + 1

    def offer_range(self, first: i64, n: i64) -> None:
        """Add the n ids from `first` on as a range, for amounts. Only ranges may follow a range."""
        if n > 0:
            layout = self.layout
            which = self.ranges
            size = self.size + n
            self.size = size
            layout.range_first[which] = first
            layout.range_end[which] = size
            self.ranges = which + 1

    def move_at(self, i: i64) -> i64:
        """The i-th move of the menu."""
        if i < self.listed:
            return self.layout.menu[i]
        begin = self.listed
        which: i64 = 0
        range_end = self.layout.range_end
        while i >= range_end[which]:
            begin = range_end[which]
            which += 1
        return self.layout.range_first[which] + i - begin

    def allows(self, move: i64, seat: i64 = -1) -> bool:
        """Whether a move is legal, without making a list of all that are."""
        if seat >= 0 or not self.has_menu():
            self.make_menu(seat)
        found = False
        i: i64 = 0
        while i < self.listed and not found:
            found = self.layout.menu[i] == move
            i += 1
        begin = self.listed
        i = 0
        while i < self.ranges and not found:
            end = self.layout.range_end[i]
            found = self.layout.range_first[i] <= move < self.layout.range_first[i] + end - begin
            begin = end
            i += 1
        if seat >= 0:
            self.size = -1
        return found

    def clear_menu(self) -> None:
        """Begin a new menu."""
        self.size = 0
        self.listed = 0
        self.ranges = 0
        self.layout.stamp += 1
        self.stamp = self.layout.stamp

    def has_menu(self) -> bool:
        """Whether the menu was made and no other position has made its own since."""
        return self.size >= 0 and self.stamp == self.layout.stamp

    def run_on(self) -> None:
        """Run until a seat has a choice, playing forced moves. Fills the menu, unless the node is sealed or open."""
        # Read once: an attribute that holds a table counts a reference at every use.
        layout = self.layout
        agenda = self.agenda
        steps = self.step_table
        while self.depth > 0:
            f = agenda[self.depth - 1]
            seat = (f >> SEAT_AT) & SEAT_MASK
            x = (f >> X_AT) & HIGHEST_NUMBER
            y = (f >> Y_AT) & HIGHEST_NUMBER
            z = (f >> Z_AT) & HIGHEST_NUMBER
            step = steps[f & STEP_MASK]
            layout.ran += 1
            if not step.asks:
                step.run(self, seat, x, y, z)
                continue
            if step.sealed:
                self.size = -1
                return
            if step.anytime:
                self.size = -1
                self.awaited = step.waiting(self, x, y, z)
                if self.awaited != 0:
                    return
                step.run(self, seat, x, y, z)
                continue
            # `clear_menu` and `move_at` written out: methods that interpreted subclasses may override are not inlined.
            self.size = 0
            self.listed = 0
            self.ranges = 0
            layout.stamp += 1
            self.stamp = layout.stamp
            step.fill(self, seat, x, y, z)
            if self.size > 1:
                return
            if self.size == 0:
                self.depth -= 1  # no legal move: skip the question
                continue
            move = layout.menu[0] if self.listed > 0 else layout.range_first[0]
            if self.is_logging and move != PASS:
                self.log(FORCED, seat, move, 1 if step.leaves_choice(self, seat, x, y, z) else 0)
            step.apply(self, seat, x, y, z, move)
        self.size = 0

    def make_menu(self, seat: i64) -> None:
        """Fill the menu for a seat that may choose; nothing for others."""
        actor = i64(self.decider()) if seat < 0 else seat
        self.clear_menu()
        at = self.depth - 1
        while at >= 0:
            f = self.agenda[at]
            step = self.step_table[step_of(f)]
            if step.anytime:
                step.fill(self, actor, x_of(f), y_of(f), z_of(f))
                return
            if seat_of(f) == seat or seat < 0:
                step.fill(self, seat_of(f), x_of(f), y_of(f), z_of(f))
                return
            if not step.sealed or at == 0 or step_of(self.agenda[at - 1]) != step_of(f):
                return
            at -= 1

    # Queries ---------------------------------------------------------------------------------------------------------

    def decider(self) -> int:
        """Return the seat that decides; in a sealed node the lowest, in an open one the next in turn, when over −1.

        Examples:
            >>> state = carrack.new_game("discovery", players=2, seed=7).state
            >>> state.decider()
            1
        """
        if self.depth == 0:
            return -1
        f = self.agenda[self.depth - 1]
        seat = seat_of(f)
        step = self.step_table[step_of(f)]
        if step.anytime:
            mask = self.waited_for(step, f)
            while mask != 0 and mask >> seat & 1 == 0:
                seat = (seat + 1) % self.players
        return seat

    def deciders(self) -> list[int]:
        """Return all seats that decide now; empty when the game is over.

        Examples:
            >>> state = carrack.new_game("discovery", players=2, seed=7).state
            >>> state.deciders()
            [1]
        """
        found: list[int] = []
        at = self.depth - 1
        if self.is_open():
            f = self.agenda[at]
            mask = self.waited_for(self.step_table[step_of(f)], f)
            for seat in range(self.players):
                if mask >> seat & 1 != 0:
                    found.append(seat)
            return found
        while at >= 0:
            f = self.agenda[at]
            if len(found) > 0 and step_of(f) != step_of(self.agenda[at + 1]):
                break
            found.append(seat_of(f))
            if not self.step_table[step_of(f)].sealed:
                break
            at -= 1
        return found

    def waited_for(self, step: "Step[Any]", f: i64) -> i64:
        """The seats that an open node waits for, as a mask. `run_on` found out, and only moves change it."""
        if self.awaited < 0:
            self.awaited = step.waiting(self, x_of(f), y_of(f), z_of(f))
        return self.awaited

    def is_over(self) -> bool:
        """Whether the game has ended.

        Examples:
            >>> state = carrack.new_game("discovery", players=2, seed=7).state
            >>> state.is_over()
            False
        """
        return self.depth == 0

    def is_sealed(self) -> bool:
        """Whether several seats decide at the same time, hidden from each other.

        Examples:
            >>> state = carrack.new_game("discovery", players=2, seed=7).state
            >>> state.is_sealed()
            False
        """
        return self.depth > 0 and self.step_table[step_of(self.agenda[self.depth - 1])].sealed

    def is_open(self) -> bool:
        """Whether several seats may act, each at any time and before everybody's eyes.

        Examples:
            >>> state = carrack.new_game("discovery", players=2, seed=7).state
            >>> state.is_open()
            False
        """
        return self.depth > 0 and self.step_table[step_of(self.agenda[self.depth - 1])].anytime

    def acts(self) -> int:
        """Return how many moves were made since the present open node opened; 0 in any other node.

        Examples:
            >>> state = carrack.new_game("discovery", players=2, seed=7).state
            >>> state.acts()
            0
        """
        return z_of(self.agenda[self.depth - 1]) if self.is_open() else 0

    def is_mid_line(self) -> bool:
        """Whether the seat that moved last continues the same line of moves.

        Examples:
            >>> state = carrack.new_game("discovery", players=2, seed=7).state
            >>> state.is_mid_line()
            False
        """
        if self.depth == 0:
            return False
        f = self.agenda[self.depth - 1]
        step = self.step_table[step_of(f)]
        if step.anytime:
            return self.mover != NOBODY and step.is_in_line(self, self.mover)
        return step.continues and seat_of(f) == self.mover

    def binds(self, move: i64) -> bool:
        """Whether a legal move binds: an undo may not cross it. Every act in an open node does."""
        step = self.step_table[step_of(self.agenda[self.depth - 1])]
        return step.anytime or step.binds(self, move)

    def moves(self, seat: i64 = -1) -> list[int]:
        """Return the legal moves.

        Args:
            seat: A decider of a sealed node, or any seat in an open one; −1: `decider()`.

        Returns:
            Move ids, ascending.

        Examples:
            >>> state = carrack.new_game("discovery", players=2, seed=7).state
            >>> state.moves()[:4]
            [1, 2, 3, 4]
        """
        if seat >= 0 or not self.has_menu():
            self.make_menu(seat)
        layout = self.layout
        menu = layout.menu
        listed = self.listed
        found = BLANKS[:listed]
        i: i64 = 0
        while i < listed:
            move = menu[i]
            if move < READY_MADE:
                found[i] = NUMBERS[move]
            else:
                found[i] = move
            i += 1
        begin = listed
        for which in range(self.ranges):
            end = layout.range_end[which]
            first = layout.range_first[which]
            found.extend(range(first, first + end - begin))
            begin = end
        if seat >= 0:
            self.size = -1
        return cast("list[int]", found)

    def fill(self, buffer: vec[i64], seat: i64 = -1) -> int:
        """Write the legal moves into a buffer, without making a list.

        Args:
            buffer: A `librt.vecs.vec[i64]` with room for all of them.
            seat: A decider of a sealed node, or any seat in an open one; −1: `decider()`.

        Returns:
            How many moves were written.

        Examples:
            >>> state = carrack.new_game("discovery", players=2, seed=7).state
            >>> from librt.vecs import vec
            >>> from mypy_extensions import i64
            >>> buffer = vec[i64]([0] * 2048)
            >>> state.fill(buffer) == len(state.moves())
            True
        """
        if seat >= 0 or not self.has_menu():
            self.make_menu(seat)
        n = self.size
        i: i64 = 0
        while i < n:
            buffer[i] = self.move_at(i)
            i += 1
        if seat >= 0:
            self.size = -1
        return n

    def apply(self, move: i64, seat: i64 = -1) -> None:
        """Play a move without checking it, and run on through forced moves to the next decision.

        Args:
            move: A legal move; any other corrupts the position.
            seat: In an open node the seat that acts; −1, and always in other nodes: `decider()`.

        Examples:
            >>> state = carrack.new_game("discovery", players=2, seed=7).state
            >>> state.apply(state.moves()[0])
            >>> state.decider()
            0
        """
        agenda = self.agenda
        f = agenda[self.depth - 1]
        self.size = -1
        x = (f >> X_AT) & HIGHEST_NUMBER
        y = (f >> Y_AT) & HIGHEST_NUMBER
        z = (f >> Z_AT) & HIGHEST_NUMBER
        step = self.step_table[f & STEP_MASK]
        if step.anytime:
            actor = seat if seat >= 0 else i64(self.decider())
            z += 1
            agenda[self.depth - 1] = frame(f & STEP_MASK, (actor + 1) % self.players, x, y, z)
        else:
            actor = (f >> SEAT_AT) & SEAT_MASK
        self.mover = actor
        self.awaited = -1
        step.apply(self, actor, x, y, z, move)
        self.run_on()

    def playout(self, rng: Rng, limit: i64) -> int:
        """Play uniformly random moves to the end of the game.

        Args:
            rng: The source of randomness.
            limit: The most moves to play.

        Returns:
            How many moves were played.

        Examples:
            >>> state = carrack.new_game("discovery", players=2, seed=7).state
            >>> _ = state.playout(carrack.Rng(1), 10_000)
            >>> state.is_over()
            True
        """
        layout = self.layout
        menu = layout.menu
        played: i64 = 0
        while played < limit and self.depth > 0:
            actor: i64 = -1
            if self.size < 0 or self.stamp != layout.stamp:
                actor = i64(self.decider())  # once for menu and move: in open nodes it asks who is waited for
                self.make_menu(actor)
            i = rng.below(self.size)
            self.apply(menu[i] if i < self.listed else self.move_at(i), actor)
            played += 1
        return played

    # Hidden things ---------------------------------------------------------------------------------------------------

    def put(self, zone: i64, token: i64) -> None:
        """Lay a token on top of a zone, face down and unknown."""
        counts = self.own_counts()
        i = self.layout.zone_at[zone] + counts[zone]
        self.own_slots()[i] = u8(token)
        self.own_knows()[i] = 0
        counts[zone] += 1

    def look(self, zone: i64, slot: i64, seats: i64) -> int:
        """Reveal the token of a slot to seats. Nothing else reveals hidden tokens."""
        i = self.layout.zone_at[zone] + slot
        known: i64 = i64(self.knows[i])
        if seats & ~known != 0:
            if self.scripted:
                self.apply_script(zone, slot)
            self.own_knows()[i] = u8(known | seats)
            if self.is_logging:
                self.log(LOOK, zone, slot, i64(self.slots[i]), seats)
        return i64(self.slots[i])

    def draw(self, zone: i64) -> int:
        """Take the top token of a zone and reveal it to everybody."""
        top = self.counts[zone] - 1
        token = self.look(zone, top, EVERYBODY)
        self.own_counts()[zone] = top
        return token

    def shuffle(self, obj: i64, zone: i64) -> None:
        """Shuffle a zone into the order that chance gives its object; nobody knows its tokens afterwards."""
        layout = self.layout
        catalogue = layout.catalogues[obj]
        ranks = layout.ranks[obj]
        at = layout.zone_at[zone]
        n = self.counts[zone]
        slots = self.own_slots()
        knows = self.own_knows()
        present = layout.present
        for token in catalogue:
            present[token] = 0
        i: i64 = 0
        while i < n:
            present[i64(slots[at + i])] += 1
            knows[at + i] = 0
            i += 1
        order = self.chance.order(obj, self.shuffles[obj], len(catalogue))
        if self.is_logging:
            self.log(SHUFFLED, obj, self.shuffles[obj])
        self.shuffles = add_in(self.shuffles, obj, 1)
        layout.ran += len(catalogue)  # shuffling a token takes about as long as a step
        i = 0
        for place in order:
            token = catalogue[place]
            if ranks[place] < present[token]:
                slots[at + i] = u8(token)
                i += 1

    def start_script(self, script: list[int], readers: i64) -> None:
        """Take revealed tokens from a recorded script, as far as its readers know them."""
        self.scripted = True
        self.script = script
        self.readers = readers
        self.faults = []

    def stop_script(self) -> None:
        """Let chance decide again."""
        self.scripted = False
        self.script = NO_SCRIPT

    def apply_script(self, zone: i64, slot: i64) -> None:
        """Swap the script's token into the slot, with a token whose place the script's readers do not know."""
        if len(self.script) == 0:
            return
        token = self.script.pop(0)
        if token < 0:
            return
        layout = self.layout
        slots = self.own_slots()
        i = layout.zone_at[zone] + slot
        if i64(slots[i]) == token:
            return
        for other in range(layout.zones):
            if layout.pools[other] != layout.pools[zone]:
                continue
            at = layout.zone_at[other]
            for place in range(self.counts[other]):
                j = at + place
                if i64(slots[j]) == token and i64(self.knows[j]) & self.readers == 0:
                    slots[j] = slots[i]
                    slots[i] = u8(token)
                    return
        self.faults.append((zone, slot, token))

    # The journal -----------------------------------------------------------------------------------------------------

    def log(self, code: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Append an entry to the journal. Only `Game` reads it, so guard the call by `is_logging`."""
        self.journal.append((code, a, b, c, d))

    # Copies and keys -------------------------------------------------------------------------------------------------

    def copy(self) -> "State":
        """Return an independent copy.

        Examples:
            >>> state = carrack.new_game("discovery", players=2, seed=7).state
            >>> state.copy().key() == state.key()
            True
        """
        raise NotImplementedError

    def copy_from(self, other: "State") -> None:
        """Become a copy of another position, which is faster than making a new one.

        Args:
            other: A State of the same class and Rules.

        Examples:
            >>> state = carrack.new_game("discovery", players=2, seed=7).state
            >>> other = state.copy()
            >>> other.apply(other.moves()[0])
            >>> other.copy_from(state)
            >>> other.key() == state.key()
            True
        """
        raise NotImplementedError

    def copy_base(self, other: "State") -> None:
        """Copy the part that every game shares; journal and script are not copied."""
        self.share_base(other)
        self.slots = other.slots[:]
        self.knows = other.knows[:]
        self.counts = other.counts[:]

    def share_base(self, other: "State") -> None:
        """Copy the part that every game shares, but hold the same hidden tokens until one of the two writes.

        For games that write to these tables and to their own only by `own_slots` and the like. The one that copies and
        the one that is copied both take a table of their own when they next write to it: most copies in a search
        change few tables.
        """
        self.layout = other.layout
        self.step_table = other.step_table
        self.agenda = other.agenda[:]
        self.depth = other.depth
        self.size = -1
        self.awaited = other.awaited
        self.mover = other.mover
        self.slots = other.slots
        self.knows = other.knows
        self.counts = other.counts
        self.shuffles = other.shuffles  # shared by copies; `shuffle` replaces it
        self.chance = other.chance
        self.shared = ALL_SHARED
        other.shared = ALL_SHARED

    # Tables to write to. Read from what these return, too: a table that was read before may be the shared one.

    def own_slots(self) -> vec[u8]:
        """The tokens, to write to."""
        if self.shared & SHARED_SLOTS != 0:
            self.shared &= ~SHARED_SLOTS
            self.slots = self.slots[:]
        return self.slots

    def own_knows(self) -> vec[u8]:
        """Who knows them, to write to."""
        if self.shared & SHARED_KNOWS != 0:
            self.shared &= ~SHARED_KNOWS
            self.knows = self.knows[:]
        return self.knows

    def own_counts(self) -> vec[i64]:
        """The sizes of the zones, to write to."""
        if self.shared & SHARED_COUNTS != 0:
            self.shared &= ~SHARED_COUNTS
            self.counts = self.counts[:]
        return self.counts

    def key(self) -> int:
        """Return a hash of the whole position, hidden order included; it is equal on every machine.

        Examples:
            >>> state = carrack.new_game("discovery", players=2, seed=7).state
            >>> state.key() == state.copy().key()
            True
        """
        h: i64 = mix(self.depth, self.mover)
        i: i64 = 0
        while i < self.depth:
            h = mix(h, self.agenda[i])
            i += 1
        for zone in range(self.layout.zones):
            at = self.layout.zone_at[zone]
            h = mix(h, self.counts[zone])
            for slot in range(self.counts[zone]):
                h = mix(h, (i64(self.slots[at + slot]) << 8) | i64(self.knows[at + slot]))
        return self.key_more(mix_all(h, self.shuffles))

    def key_more(self, h: i64) -> i64:
        """Fold the game's own tables into the hash."""
        raise NotImplementedError

    # The score, as if the game ended now -----------------------------------------------------------------------------

    def score(self, seat: i64) -> int:
        """Return a seat's points, as if the game ended now.

        Args:
            seat: The seat.

        Returns:
            The points.

        Examples:
            >>> state = carrack.new_game("discovery", players=2, seed=7).state
            >>> state.score(0)
            0
        """
        raise NotImplementedError

    def winners(self) -> list[int]:
        """Return the winning seats, as if the game ended now.

        Examples:
            >>> state = carrack.new_game("discovery", players=2, seed=7).state
            >>> state.winners()
            [0]
        """
        raise NotImplementedError

    def observe(self, seat: i64) -> list[int]:
        """Return the position as a vector for learning, with only what a seat knows.

        Args:
            seat: The seat.

        Returns:
            Numbers, `vector_size` of them.

        Examples:
            >>> state = carrack.new_game("discovery", players=2, seed=7).state
            >>> len(state.observe(0)) == carrack.vector_size("discovery")
            True
        """
        raise NotImplementedError
