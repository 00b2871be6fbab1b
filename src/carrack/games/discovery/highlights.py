"""The facts of the end page: the parts of the points turn by turn, and remarkable events of the record."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from carrack.engine.highlights import Candidate, events_of, gains, most_remarkable, stretches
from carrack.engine.title import Highlight, PlayedTurn
from carrack.engine.types import Args, ScoreLine
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.tables import COUNTER_KINDS
from carrack.games.discovery.rules import CARD_NAMES, COUNTER_NAMES, REGION_NAMES

Key = tuple[str, tuple[tuple[str, int | str], ...]]  # a source and its arguments
SCORES = {"scored", "built"}  # kinds of events that give points for a colony
FINDS = {"discovered": "region", "card-won": "card"}  # for each kind of success the argument that says where
PLUNDER = {"plunder", "conquistadors"}
ENDS = {"turn", "box"}  # kinds of events that end expeditions and battles


def score_parts(turns: Sequence[PlayedTurn]) -> tuple[tuple[ScoreLine, ...], ...]:
    """Return for each seat the regions that scored in each age, and its discoveries."""
    last = _last(turns)
    points: list[defaultdict[Key, int]] = [defaultdict(int) for _ in range(last.players)]
    for turn, event in events_of(turns):
        args = event.args
        if event.kind in SCORES:
            key: Key = ("colonies", (("age", int(last.rules.age[turn])), ("region", args["region"])))
            points[int(args["seat"])][key] += int(args["amount"])
        elif event.kind in FINDS:
            target = FINDS[event.kind]
            points[int(args["seat"])]["discoveries", ((target, args[target]),)] += _worth(last, args)
        elif event.kind == "robbed":
            key = ("discoveries", (("counter", args["counter"]),))
            points[int(args["seat"])][key] += _worth(last, args)
            points[int(args["seat_victim"])][key] -= _worth(last, args)
    return tuple(
        tuple(ScoreLine(source, amount, dict(args)) for (source, args), amount in own.items() if amount)
        for own in points
    )


def highlights(turns: Sequence[PlayedTurn]) -> tuple[Highlight, ...]:
    """Return the largest colony, the boldest expedition, the costliest battle, the best buy and the best turn."""
    found = most_remarkable(
        {
            "largest-colony": _colonies(turns),
            "boldest-expedition": _expeditions(turns),
            "costliest-battle": _battles(turns),
            "best-buy": _purchases(turns),
            "best-turn": gains(turns),
        }
    )
    return tuple(Highlight(f"{one.kind}-card", one.args) if "card" in one.args else one for one in found)


def _colonies(turns: Sequence[PlayedTurn]) -> Iterator[Candidate]:
    """Yield the colonies at the end, with the turn since which each is there, and all its points."""
    last = _last(turns)
    points: defaultdict[tuple[int | str, int | str], int] = defaultdict(int)
    for _, event in events_of(turns):
        if event.kind in SCORES:
            points[event.args["seat"], event.args["region"]] += int(event.args["amount"])
    for at, region in enumerate(REGION_NAMES):
        for seat in range(last.players):
            size = int(last.colony(at, seat))
            if size:
                scored = points[seat, region]
                since = _since(turns, at, seat)
                yield (
                    (size, scored),
                    {"seat": seat, "region": region, "amount": size, "turn": since, "points": scored},
                )


def _since(turns: Sequence[PlayedTurn], region: int, seat: int) -> int:
    """Return the turn since which a seat has had workers in a region without a break."""
    since = turns[-1].turn
    for turn in reversed(turns):
        if not _position(turn).colony(region, seat):
            break
        since = max(turn.turn, 1)  # nations begin with colonies
    return since


def _expeditions(turns: Sequence[PlayedTurn]) -> Iterator[Candidate]:
    """Yield the expeditions that succeeded: high resistance is bold, and little strength against it bolder still."""
    last = _last(turns)
    for turn, (launch, *others) in stretches(turns, "expedition", ENDS):
        won = next((event for event in others if event.kind in FINDS), None)
        if won is None:
            continue
        lowered = next((event for event in others if event.kind == "lowered"), None)
        need = int(lowered.args["amount"] if lowered else last.rules.resistance[_index(won.args)])
        money = sum(int(event.args["amount"]) for event in others if event.args.get("reason") in PLUNDER)
        target = FINDS[won.kind]
        args: Args = {"seat": launch.args["seat"], target: won.args[target], "amount": launch.args["amount"]}
        args |= {"resistance": need, "turn": turn, "money": money, "points": _worth(last, won.args)}
        yield (need, -int(launch.args["amount"])), args


def _battles(turns: Sequence[PlayedTurn]) -> Iterator[Candidate]:
    """Yield the battles in which workers fell, with the losses of both sides."""
    for turn, (battle, *others) in stretches(turns, "battle", ENDS):
        attacker, enemy = battle.args["seat"], battle.args["seat_enemy"]
        killed = [event for event in others if event.kind == "killed"]
        lost = {
            seat: sum(int(event.args["amount"]) for event in killed if event.args["seat"] == seat)
            for seat in (attacker, enemy)
        }
        if sum(lost.values()):
            args: Args = {"seat": attacker, "seat_enemy": enemy, "region": battle.args["region"], "turn": turn}
            yield (sum(lost.values()),), args | {"amount": lost[attacker], "losses": lost[enemy]}


def _purchases(turns: Sequence[PlayedTurn]) -> Iterator[Candidate]:
    """Yield the buildings that were bought and gave points at the end; of equal ones the cheaper is the better buy."""
    sheets = turns[-1].sheets
    for turn, event in events_of(turns):
        if event.kind != "bought":
            continue
        seat, building, price = int(event.args["seat"]), event.args["building"], int(event.args["amount"])
        points = sum(line.points for line in sheets[seat] if line.args.get("building") == building)
        if points > 0:
            yield (
                (points, -price),
                {"seat": seat, "building": building, "amount": price, "turn": turn, "points": points},
            )


def _position(turn: PlayedTurn) -> Discovery:
    assert isinstance(turn.state, Discovery)
    return turn.state


def _last(turns: Sequence[PlayedTurn]) -> Discovery:
    return _position(turns[-1])


def _index(args: Args) -> int:
    """Return the number of the counter or card that an event names, in the rules' tables of both."""
    if "counter" in args:
        return COUNTER_NAMES.index(str(args["counter"]))
    return COUNTER_KINDS + CARD_NAMES.index(str(args["card"]))


def _worth(s: Discovery, args: Args) -> int:
    return int(s.rules.worth[_index(args)])
