"""Figures for one seat: from public information, and from the counters and cards that the seat knows.

They are computed on demand, not with every update (see `Game.own_figures`).
"""

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from carrack.games.discovery import prizes
from carrack.games.discovery.core import perk
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.tables import REGIONS
from carrack.games.discovery.prizes import Prize, Resisting


class OnOffer(Struct, frozen=True):
    """A building of the row for one seat.

    `price` is what it costs; `builder_price` the same for a builder, None in games without builders. `worth` is how
    many points buying it would add if the game then ended; None if it has nothing to do with points.
    """

    price: int
    builder_price: int | None
    worth: int | None


class OwnFigures(Struct, frozen=True):
    """The figures of a seat.

    `unseen` and `unseen_cards` count by resistance the counters and cards that the seat has not seen, `counters` has
    the counter of each region that it knows, `card` the top card if it knows it. `row` has the buildings on offer, None
    for an empty place.
    """

    unseen: tuple[Resisting, ...]
    unseen_cards: tuple[Resisting, ...]
    counters: tuple[Prize | None, ...]
    card: Prize | None
    row: tuple[OnOffer | None, ...]


def own_figures(s: Discovery, seat: int) -> OwnFigures:
    """Return the figures of a seat."""
    return OwnFigures(
        unseen=prizes.resistances(prizes.unseen_counters(s, seat)),
        unseen_cards=prizes.resistances(prizes.unseen_cards(s, seat)),
        counters=tuple(prizes.seen_counter(s, seat, region) for region in range(REGIONS)),
        card=prizes.seen_card(s, seat),
        row=tuple(on_offer(s, seat, building - 1) if building else None for building in s.offer_row),
    )


def on_offer(s: Discovery, seat: int, building: int) -> OnOffer:
    """Return the prices of a building and what it would be worth for a seat now (D5.5, D10.3)."""
    price, discount = int(s.full_price(building)), int(s.rules.builder_discount)
    return OnOffer(price, max(price - discount, 0) if discount else None, worth(s, seat, building, price))


def worth(s: Discovery, seat: int, building: int, price: int) -> int | None:
    """Return the points that a seat would gain by buying a building, if the game then ended.

    Money counts where points depend on it: the price is paid, as far as the seat has it. None if neither the building
    nor what the seat has already gives points for it.
    """
    trial = s.copy()
    trial.acquire(seat, building)
    gross = int(trial.building_points(seat) - s.building_points(seat))
    if gross == 0 and not any(which >= perk.POINTS for which in _perks(s.rules.perks[building])):
        return None
    trial.own_money()[seat] = max(trial.money[seat] - price, 0)
    return int(trial.building_points(seat) - s.building_points(seat))


def _perks(gains: vec[i64]) -> list[int]:
    """Return the perks of pairs of perk and number."""
    return list(gains)[::2]
