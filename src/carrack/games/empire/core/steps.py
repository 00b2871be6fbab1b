"""All steps, by their numbers in `step.py`."""

from carrack.engine.core.numbered import in_order
from carrack.engine.core.state import Step
from carrack.games.empire.core import auction, board, claiming, commerce, development, lot, rounds, step, trade
from carrack.games.empire.core.state import Empire


def all_steps() -> "list[Step[Empire]]":
    """Create all steps. They have no state, so positions share one list."""
    steps: dict[int, Step[Empire]] = {
        step.OPENING: claiming.Opening(),
        step.CLAIM: claiming.Claim(),
        step.ASK_CLAIM: claiming.AskClaim(),
        step.CLAIMED: claiming.Claimed(),
        step.ROUNDS: rounds.Rounds(),
        step.DEVELOPMENT: development.Development(),
        step.COMMERCE: commerce.Commerce(),
        step.ASK_SELL: commerce.AskSell(),
        step.SOLD: commerce.Sold(),
        step.EXPLORATION: rounds.Exploration(),
        step.WINDOW: trade.Window(),
        step.TRADING: trade.Trading(),
        step.ASK_TRADE: trade.AskTrade(),
        step.ASK_PART: trade.AskPart(),
        step.ASK_ANSWER: trade.AskAnswer(),
        step.AUCTION: auction.Auction(),
        step.BIDDING: auction.Bidding(),
        step.ASK_BID: auction.AskBid(),
        step.SEALED_BIDDING: auction.SealedBidding(),
        step.ASK_SEALED_BID: auction.AskSealedBid(),
        step.SEALED_BIDS: auction.SealedBids(),
        step.OPEN_BIDDING: lot.OpenBidding(),
        step.BOARD: board.OfferBoard(),
    }
    return in_order(steps)
