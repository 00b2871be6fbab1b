"""The panels of `empire`."""

from collections.abc import Sequence

from carrack.tui.empire import auction, holdings, nations, trade
from carrack.tui.panel import Layout, Plan
from carrack.tui.scene import Scene


def _about_auction(scene: Scene) -> Sequence[str]:  # noqa: ARG001 - every panel is asked alike
    return ("E5", "E2.2")


def _about_trade(scene: Scene) -> Sequence[str]:  # noqa: ARG001 - as above
    return ("E5.7",)


def _about_nations(scene: Scene) -> Sequence[str]:  # noqa: ARG001 - as above
    return ("E7", "E2.4", "E3")


def _about_holdings(scene: Scene) -> Sequence[str]:  # noqa: ARG001 - as above
    return ("E1", "E1.4", "E3", "E4")


HOMES = {"claim": "nations", "sell": "holdings", "trade": "trade", "offer": "trade", "answer": "trade"}


def _home(scene: Scene) -> str:
    return HOMES.get(scene.ask.kind, "auction") if scene.ask is not None else "holdings"


LAYOUT = Layout(
    left=(Plan("auction", auction.draw, _about_auction),),
    right=(Plan("trade", trade.draw, _about_trade), Plan("nations", nations.draw, _about_nations)),
    below=Plan("holdings", holdings.draw, _about_holdings),
    home=_home,
    brief=holdings.brief,
)
