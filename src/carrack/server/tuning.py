"""How a process that does nothing but serve treats its memory."""

import asyncio
import gc

YOUNG = 5_000  # new objects after which Python looks for dead cycles among them; with more, moves wait for it
NEVER = 1_000_000_000
EVERY = 150.0  # seconds between two looks at what is older
WHOLE = 24  # of these looks, the last goes through everything


def tune_collector() -> None:
    """Look for dead cycles among new objects only, and never among what was there from the start.

    Tables live long and hold many small objects. By Python's usual measure they would be searched through again and
    again, in the midst of the busiest seconds, and all moves that fall into such a search wait for it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


async def collect_for_ever() -> None:
    """Look for older dead cycles by the clock; there are few: tables that leave memory let go of what they hold."""
    while True:
        for _ in range(WHOLE - 1):
            await asyncio.sleep(EVERY)
            gc.collect(1)
        await asyncio.sleep(EVERY)
        gc.collect()
