"""A table of `empire` on a server in the open auction of its first card."""

from typing import Any

from support.site import Person, Site

FIRST = 2  # the place of the first card: the one before it is covered


async def first_lot(site: Site, *people: Person, **more: Any) -> str:
    """Return a table of these people in the first lot; all have 30 gold, a good and populations."""
    table = await site.table(*people, game="empire", **{"options": {"version": "beginner"}, **more})
    for seat, person in enumerate(people):
        await person.play(table, seat, "sell 0")
    seen = (await people[0].look(table))["sections"]
    assert (seen["view.mode"], seen["view.ask"]["kind"]) == ("open", "lot")
    return table


async def last_board(site: Site, *people: Person, **more: Any) -> str:
    """Return a table of these people after the fifth card of a round, for which nobody has bid: the board is open."""
    table = await first_lot(site, *people, **more)
    while (await people[0].look(table))["sections"]["view.ask"]["kind"] == "lot":
        for seat, person in enumerate(people):
            await person.play(table, seat, "content")
    seen = (await people[0].look(table))["sections"]
    assert (seen["view.mode"], seen["view.ask"]["kind"]) == ("open", "board")
    return table


async def bids(person: Person, table: str) -> list[int]:
    """Return the bids that stand."""
    found: list[int] = (await person.look(table))["sections"]["view.bids"]
    return found
