"""Bots of earlier versions, kept as they were: ladders of later versions compare with them."""

from typing import ClassVar

from carrack.bots.planner import PROMISING, PlannerBot, SearchPlan


class Reference2026(PlannerBot):
    """Level 2 of 2026: six moves, random numbers in sequence, quick moves by after-states, weights of its own."""

    edition: ClassVar[str] = "2026"
    plan: ClassVar[SearchPlan | None] = PROMISING
