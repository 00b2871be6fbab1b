"""Runs a background task for each table that needs one: the base of delayed orders and of the clock of open nodes."""

import asyncio
from typing import TYPE_CHECKING

from carrack.server.observability import log, place_of

if TYPE_CHECKING:
    from carrack.server.tables.registry import HostedTable, TableRegistry


class TableTasks:
    """Runs at most one task per table, from `open` to `stop`. Subclasses say when one is due and what it does."""

    failure = ""  # log message for a task that raised an error

    def __init__(self, registry: "TableRegistry") -> None:
        self._registry = registry
        self._is_open = False
        self.tasks: dict[HostedTable, asyncio.Task[None]] = {}  # those that run

    def open(self) -> None:
        """Allow tasks to start."""
        self._is_open = True

    def stop(self) -> None:
        """Cancel all tasks, and start no more."""
        self._is_open = False
        for task in self.tasks.values():
            task.cancel()

    def wake(self, hosted: "HostedTable") -> None:
        """Start the task of a table, if one is due and none runs."""
        if self._is_open and hosted not in self.tasks and self.is_due(hosted):
            self.tasks[hosted] = self._registry.start(self._guarded(hosted))

    async def _guarded(self, hosted: "HostedTable") -> None:
        try:
            await self.run(hosted)
        except Exception as error:  # noqa: BLE001 - any fault must leave the table usable; the next change starts anew
            log.warning(f"{self.failure}: %s at %s", type(error).__name__, place_of(error))
        finally:
            if self.tasks.get(hosted) is asyncio.current_task():
                del self.tasks[hosted]

    def is_due(self, hosted: "HostedTable") -> bool:
        """Whether a table needs a task now."""
        raise NotImplementedError

    async def run(self, hosted: "HostedTable") -> None:
        """Work at a table until nothing is due."""
        raise NotImplementedError
