"""Tables: a game with people and bots around it, stored after every move."""

from carrack.table.changes import ChangeSet, Note
from carrack.table.errors import TableError
from carrack.table.order import Order
from carrack.table.seat import Seat
from carrack.table.spectator import Spectator
from carrack.table.table import StepResult, Table
from carrack.table.table_file import TableHeader, TableLog

__all__ = [
    "ChangeSet",
    "Note",
    "Order",
    "Seat",
    "Spectator",
    "StepResult",
    "Table",
    "TableError",
    "TableHeader",
    "TableLog",
]
