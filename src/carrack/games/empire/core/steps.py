"""All steps, in the order of their numbers in `step.py`."""

from carrack.engine.core.state import Step
from carrack.games.empire.core import auction, claiming, commerce, development, rounds, trade
from carrack.games.empire.core.state import Empire


def all_steps() -> "list[Step[Empire]]":
    """One of each; they have no state, so a list can be shared."""
    return [
        claiming.Opening(),
        claiming.Claim(),
        claiming.AskClaim(),
        claiming.Claimed(),
        rounds.Rounds(),
        development.Development(),
        commerce.Commerce(),
        commerce.AskSell(),
        commerce.Sold(),
        rounds.Exploration(),
        trade.Window(),
        trade.Trading(),
        trade.AskTrade(),
        trade.AskPart(),
        trade.AskAnswer(),
        auction.Auction(),
        auction.Bidding(),
        auction.AskBid(),
        auction.SealedBidding(),
        auction.AskSealedBid(),
        auction.SealedBids(),
    ]
