"""Flips of open auctions and of the offer board of `empire`: numbers, questions, what acts change, and what ends.

Left out, because no test could notice them:
- how a draft and an offer are packed into numbers, and the size of their places;
- `close_node` without `done`, which would never end a node.
"""

from collections.abc import Callable, Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

from carrack.games.empire import title
from carrack.games.empire.core import auction, board, card, lot, move, rounds
from carrack.games.empire.core.card import CARDS, GOLD
from carrack.games.empire.core.state import Empire
from carrack.games.empire.words import CARDS as NAMES
from support.mutant import Mutant, add_to_entry, in_constant, in_module, in_rules, in_step

# Questions of the core that get a fixed answer.
QUESTIONS = (
    (lot, ("is_waited_for", "is_in", "is_tied", "is_alone")),
    (board, ("has_board", "can_give", "is_for", "can_take", "can_offer", "has_act", "holds")),
)
Act = Callable[[int], bool]  # whether a move is of some kind
RAISE: Act = lambda chosen: move.BID <= chosen < move.OFFER  # noqa: E731  # rows of the table below
WITHDRAWAL: Act = lambda chosen: chosen == move.WITHDRAW  # noqa: E731  # as above
ACCEPTANCE: Act = lambda chosen: move.TAKE <= chosen < move.REPLY  # noqa: E731  # as above
NEW_OFFER: Act = lambda chosen: chosen == move.DONE  # noqa: E731  # as above
CANCELLING: Act = lambda chosen: move.CANCEL <= chosen < move.MOVES  # noqa: E731  # as above
# Acts that end contentment or readiness, and acts that do not.
STIRRING = (
    (lot.OpenBidding, "contentment", "a raise", RAISE, True),
    (lot.OpenBidding, "contentment", "a withdrawal", WITHDRAWAL, True),
    (lot.OpenBidding, "contentment", "a trade", ACCEPTANCE, True),
    (lot.OpenBidding, "contentment", "a new offer", NEW_OFFER, False),
    (lot.OpenBidding, "contentment", "a withdrawn offer", CANCELLING, False),
    (board.OfferBoard, "readiness", "a trade", ACCEPTANCE, True),
    (board.OfferBoard, "readiness", "a new offer", NEW_OFFER, True),
    (board.OfferBoard, "readiness", "a withdrawn offer", CANCELLING, False),
)


def mutants_of_open_nodes() -> list[Mutant]:
    """Return every flip of open nodes."""
    return [*numbers(), *questions(), *contentment(), *offers(), *ends()]


def numbers() -> Iterator[Mutant]:
    """Yield flips of limits: highest bids, cards asked for, places on the board, offers in a round; and of gold."""
    for delta in (1, -1):
        yield in_constant("offers in a round, times those on the board", board, "OFFERS_A_ROUND", delta)
        yield in_module(f"highest amount of an open bid 511 {delta:+}", lot, "move", partial(other_amounts, delta))
        is_free = delta > 0
        yield in_module(f"place for an offer always {is_free}", board, "has_free_place", partial(always, is_free))
        for kind in range(CARDS):
            name = f"most {NAMES[kind]} asked for {delta:+}"
            yield in_rules(name, add_to_entry, "most_asked", kind, delta, of=title)
        for module in (lot, board):
            other = (card.GOLD + delta) % CARDS
            name = f"{module.__name__.rpartition('.')[2]} {NAMES[other]} instead of gold"
            yield in_module(name, module, "GOLD", partial(become, other))
    yield in_step("gold in a bid can be spent", board, "free_gold", lambda _, s, seat: s.card(seat, GOLD))


def other_amounts(delta: int, moves: Any) -> SimpleNamespace:
    """Return the ids of moves for one module, with other amounts."""
    return SimpleNamespace(**{**vars(moves), "AMOUNTS": moves.AMOUNTS + delta})


def become(value: int, _: int) -> int:
    return value


def questions() -> Iterator[Mutant]:
    """Yield questions with a fixed answer, and nodes in which seats act in turn."""
    for module, names in QUESTIONS:
        for name in names:
            for answer in (True, False):
                text = f"{module.__name__.rpartition('.')[2]} {name} always {answer}"
                yield in_module(text, module, name, partial(always, answer))
    for owner in (lot.OpenBidding, board.OfferBoard):
        yield Mutant(f"{owner.__name__} in turn", partial(setattr, owner, "anytime", False))
        yield in_step(f"{owner.__name__} waits for all", owner, "waiting", wait_for_all)


def always(answer: bool, _: object) -> Callable[..., bool]:
    return lambda *_: answer


def wait_for_all(plain: Callable[..., int], self: object, s: Empire, *args: int) -> int:
    """Wait for every seat as long as any is waited for."""
    return (1 << s.players) - 1 if plain(self, s, *args) else 0


# Contentment ---------------------------------------------------------------------------------------------------------


def contentment() -> Iterator[Mutant]:
    """Yield flips of the acts that end contentment and readiness, and of who ended them."""
    for owner, what, name, is_act, ends in STIRRING:
        change = keep_content if ends else end_content
        text = f"{what} {'survives' if ends else 'ends with'} {name}"
        yield in_step(text, owner, "apply", partial(change, is_act))
    for steps, who in ((1, "the next seat"), (-1, "the seat before")):
        yield in_step(f"{who} is told to have ended contentment", board, "stir", partial(stir_as, steps))
    yield in_step("only the seat that acts is content no more", board, "stir", stir_alone)
    yield in_step("contentment outlives a node", board, "close_node", partial(keep, "content"))


def keep_content(is_act: Act, plain: Callable[..., object], self: object, s: Empire, *args: int) -> None:
    before = s.content
    plain(self, s, *args)
    if is_act(args[-1]):
        s.content = before


def end_content(is_act: Act, plain: Callable[..., object], self: object, s: Empire, *args: int) -> None:
    plain(self, s, *args)
    if is_act(args[-1]):
        s.content = 0


def stir_as(steps: int, plain: Callable[..., object], s: Empire, seat: int) -> None:
    plain(s, (seat + steps) % s.players)


def stir_alone(_: Callable[..., object], s: Empire, seat: int) -> None:
    s.content &= ~(1 << seat)
    s.changer = seat + 1


def keep(field: str, plain: Callable[..., object], s: Empire, *args: Any) -> None:
    """Let a step leave a field of the position as it was."""
    value = getattr(s, field)
    before = value if isinstance(value, int) else value[:]
    plain(s, *args)
    setattr(s, field, before)


# Offers --------------------------------------------------------------------------------------------------------------


def offers() -> Iterator[Mutant]:
    """Yield flips of what lies on the board, of what is traded, and of when offers lapse."""
    yield in_step("offers are not counted", board, "complete", partial(keep, "offers"))
    yield in_step("offers are counted twice", board, "complete", count_twice)
    yield in_step("offers are counted from the start of the game", rounds.Exploration, "run", keep_counting)
    yield in_step("a counter-offer has no link", board, "begin", lambda plain, s, seat, to, _: plain(s, seat, to, 0))
    yield in_step("an offer to one is made to anybody", board, "begin", begin_for_anybody)
    yield in_step("an offer to anybody is made to one", board, "begin", begin_for_one)
    yield in_step("counter-offers keep their link", board, "remove", remove_alone)
    yield in_step("an accepted offer stays", board, "accept", partial(without, "remove"))
    yield in_step("no offer lapses after a trade", board, "accept", partial(without, "lapse"))
    yield in_module("no offer lapses after an auction", auction, "lapse", lambda _: nothing)
    yield in_step("offers lapse whose gold stands in a bid", board, "holds", lambda _, *args: board.can_give(*args))
    yield in_step("a draft outlives its cards", board, "lapse", partial(without, "drop_draft"))
    for name, change in (("twice", twice), ("never", never), ("the wrong way", turned)):
        yield in_step(f"cards of an offer traded {name}", board, "accept", partial(trading, change))


def count_twice(plain: Callable[..., object], s: Empire, seat: int) -> None:
    plain(s, seat)
    s.offers[seat] += 1


def keep_counting(plain: Callable[..., object], self: object, s: Empire, *args: int) -> None:
    keep("offers", lambda position, *rest: plain(self, position, *rest), s, *args)


def begin_for_anybody(plain: Callable[..., object], s: Empire, seat: int, _: int, replies: int) -> None:
    plain(s, seat, board.ANYBODY, replies)


def begin_for_one(plain: Callable[..., object], s: Empire, seat: int, target: int, replies: int) -> None:
    plain(s, seat, (seat + 1) % s.players + 1 if target == board.ANYBODY else target, replies)


def remove_alone(_: Callable[..., object], s: Empire, maker: int, place: int) -> None:
    board.clear(s, board.entry(s, maker, place))


def without(name: str, plain: Callable[..., object], *args: Any) -> None:
    """Run a step of the board without one of its functions."""
    usual = vars(board)[name]
    vars(board)[name] = nothing
    try:
        plain(*args)
    finally:
        vars(board)[name] = usual


def nothing(*_: Any) -> None:
    """Do nothing instead."""


def trading(change: Callable[..., None], plain: Callable[..., object], *args: Any) -> None:
    """Settle an offer with another trade."""
    usual = Empire.trade
    setattr(Empire, "trade", lambda *rest: change(usual, *rest))  # noqa: B010  # a method is replaced
    try:
        plain(*args)
    finally:
        setattr(Empire, "trade", usual)  # noqa: B010  # and put back


def twice(usual: Callable[..., None], *args: Any) -> None:
    usual(*args)
    usual(*args)


def never(_: Callable[..., None], *args: Any) -> None:
    """Move no cards."""


def turned(usual: Callable[..., None], s: Empire, maker: int, seat: int, *cards: Any) -> None:
    usual(s, seat, maker, *cards)


# The end of a node ---------------------------------------------------------------------------------------------------


def ends() -> Iterator[Mutant]:
    """Yield flips of what an open node and a round leave behind."""
    yield in_step("drafts outlive a node", board, "close_node", partial(without, "drop_drafts"))
    yield in_step("offers outlive the round", board.OfferBoard, "run", keep_board)
    yield in_step("offers end with every board", board.OfferBoard, "run", end_every_board)
    yield in_step("offers end with every auction", lot.OpenBidding, "run", end_offers)
    yield in_step("an open auction has no winner", lot.OpenBidding, "run", without_award)


def keep_board(plain: Callable[..., object], self: object, s: Empire, *args: int) -> None:
    keep("board", lambda position, *rest: plain(self, position, *rest), s, *args)


def end_every_board(plain: Callable[..., object], self: object, s: Empire, seat: int, _: int, y: int, z: int) -> None:
    plain(self, s, seat, 1, y, z)


def end_offers(plain: Callable[..., object], self: object, s: Empire, *args: int) -> None:
    plain(self, s, *args)
    for i in range(len(s.board)):
        s.board[i] = 0


def without_award(_: Callable[..., object], __: object, s: Empire, *args: int) -> None:
    board.close_node(s)
    s.bidders = 0
