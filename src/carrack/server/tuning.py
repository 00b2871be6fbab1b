"""How a process that does nothing but serve treats its memory."""

import gc

YOUNG, MIDDLE, OLD = 20_000, 20, 50


def tune_collector() -> None:
    """Look for dead cycles seldom, and never among what was there from the start.

    Tables live long and hold many small objects. By Python's usual measure they would be searched through again and
    again, and a move that falls into such a search waits for it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
