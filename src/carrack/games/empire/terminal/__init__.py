"""The terminal plug-in of `empire`: its panels, choices and orders."""

from collections.abc import Sequence

from carrack.games.empire.terminal import auction, choices, holdings, nations, outlook, trade
from carrack.games.empire.terminal.composer import OfferComposer
from carrack.games.empire.terminal.facts import may_see
from carrack.games.empire.terminal.filters import filter_text
from carrack.games.empire.terminal.planner import BidPlanner
from carrack.games.empire.words import CARDS
from carrack.tui.panel import PanelSpec
from carrack.tui.plugin import TerminalPlugin
from carrack.tui.view_model import ViewModel


def _about_auction(model: ViewModel) -> Sequence[str]:
    return ("E5", "E2.2")


def _about_trade(model: ViewModel) -> Sequence[str]:
    return ("E5.7",)


def _about_nations(model: ViewModel) -> Sequence[str]:
    return ("E7", "E2.4", "E3")


def _about_holdings(model: ViewModel) -> Sequence[str]:
    return ("E1", "E1.4", "E3", "E4")


HOMES = {
    "claim": "nations", "sell": "holdings", "trade": "trade", "offer": "trade", "answer": "trade", "board": "trade",
}  # fmt: skip


def _home(model: ViewModel) -> str:
    return HOMES.get(model.ask.kind, "auction") if model.ask is not None else "holdings"


def _hides_scores(model: ViewModel) -> bool:
    """Scores follow from cards in hand, which are closed until the end unless the table plays with open holdings."""
    others = [seat for seat in range(model.view.players) if seat != model.seat]
    return not all(may_see(model, seat) for seat in others)


PLUGIN = TerminalPlugin(
    left=(PanelSpec("auction", auction.draw, _about_auction),),
    right=(
        PanelSpec("trade", trade.draw, _about_trade, is_short=True),
        PanelSpec("nations", nations.draw, _about_nations),
    ),
    below=PanelSpec("holdings", holdings.draw, _about_holdings),
    home=_home,
    brief=holdings.brief,
    heading=choices.heading,
    label=choices.label,
    order=choices.order,
    outlook=outlook.outlook_text,
    composers=dict.fromkeys(("offer", "offer-all", "counter", "reply"), OfferComposer),
    keeps_screen=choices.KEEPS_SCREEN,
    planner=BidPlanner,
    auctioned=("card", CARDS),
    filter_text=filter_text,
    hides_scores=_hides_scores,
)
