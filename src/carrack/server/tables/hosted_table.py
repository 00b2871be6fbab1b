"""A table that this process hosts: its state while it is in memory, its lock, listeners and tasks.

The state is thrown away and rebuilt from rows when another process was quicker. The lock, the listeners and the tasks
stay, so they live here and not in `TableState`.
"""

import asyncio

from carrack.server.tables.broadcast import Broadcast
from carrack.server.tables.table_state import TableState


class HostedTable:
    """Keeps one table in memory and lets one command at a time change it: an entry of the registry.

    `users` counts the requests and listeners that hold it there.
    """

    def __init__(self, ident: str) -> None:
        self.ident = ident
        self.state: TableState | None = None  # None while the table is not in memory
        self.lock = asyncio.Lock()  # held by a command from loading the table to broadcasting its change
        self.broadcast = Broadcast()
        self.users = 0
        self.last_used = 0.0
        self.bot_task: asyncio.Task[int] | None = None  # plays the bots' decisions
        self.order_task: asyncio.Task[None] | None = None  # plays standing orders in a sealed node
        self.written_version = 0  # the last version that this process wrote
        self.pending_version = 0  # the version that this process is writing now, else 0
        self.heard_version = 0  # the highest version that another process announced
        self.is_catching_up = False  # a task reads the rows up to `heard_version`

    def discard_state(self) -> None:
        """Drop the state; the next user loads it from the database."""
        if self.state is not None:
            self.state.release()
            self.state = None
