"""Optional benefits that exchange goods (D14-I-Smuggler) or sell them (D14-II-Trading House)."""

from mypy_extensions import i64

from carrack.engine.core.frames import frame
from carrack.engine.core.state import Step
from carrack.games.discovery.core import event, move, perk, step, zone
from carrack.games.discovery.core.good import GOODS
from carrack.games.discovery.core.income import Benefit
from carrack.games.discovery.core.state import Discovery


class AskSmuggle(Benefit):
    """Ask which good of which player to take in exchange; both goods must differ (D14-I-Smuggler, D18.2)."""

    continues = True

    def can_want(self, s: Discovery, seat: i64, other: i64, good: i64) -> bool:
        """Whether another seat has such a good, and this one has another kind to give."""
        return s.goods[other * GOODS + good] > 0 and s.count_goods(seat) > s.goods[seat * GOODS + good]

    def has_choice(self, s: Discovery, seat: i64) -> bool:
        for steps_left in range(i64(1), s.players):
            for good in range(GOODS):
                if self.can_want(s, seat, (seat + steps_left) % s.players, good):
                    return True
        return False

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        for steps_left in range(i64(1), s.players):
            for good in range(GOODS):
                if self.can_want(s, seat, (seat + steps_left) % s.players, good):
                    s.offer(move.SMUGGLE + steps_left * GOODS + good)

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        s.done()
        other = (seat + (chosen - move.SMUGGLE) // GOODS) % s.players
        s.push(frame(step.ASK_GIVE, seat, other, (chosen - move.SMUGGLE) % GOODS))


class AskGive(Step[Discovery]):
    """Ask which good to give seat x for good y."""

    asks = True
    continues = True

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        for good in range(GOODS):
            if good != y and s.goods[seat * GOODS + good] > 0:
                s.offer(move.GIVE + good)

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        s.done()
        given = chosen - move.GIVE
        goods = s.own_goods()
        goods[seat * GOODS + given] -= 1
        goods[x * GOODS + given] += 1
        goods[x * GOODS + y] -= 1
        goods[seat * GOODS + y] += 1
        if s.is_logging:
            s.log(event.SMUGGLED, seat, x, y, given)


class AskSell(Benefit):
    """Ask which good to sell next, from kind y − 1 on; at the end the pile is shuffled with the sold goods (D18.4)."""

    continues = True

    def has_choice(self, s: Discovery, seat: i64) -> bool:
        return s.count_goods(seat) > 0

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        if y > 0:
            s.offer(move.PASS)
        for good in range(max(y - 1, 0), GOODS):
            if s.goods[seat * GOODS + good] > 0:
                s.offer(move.SELL + good)

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        if chosen == move.PASS:
            s.done()
            return
        good = chosen - move.SELL
        if y == 0:  # the first sale: put the shuffle below the question, so that it runs after the last one
            s.done()
            s.push_in_order(frame(step.ASK_SELL, seat, x, good + 1), frame(step.MIX_PILE, seat))
        else:
            s.again(x, good + 1)
        s.own_goods()[seat * GOODS + good] -= 1
        s.put(zone.PILE, good)
        if s.is_logging:
            s.log(event.SOLD, seat, good)
        s.earn(seat, s.perk(seat, perk.SALE_PRICE), event.SALE)


class MixPile(Step[Discovery]):
    """Shuffle the pile."""

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        s.shuffle(zone.GOOD_MIX, zone.PILE)
