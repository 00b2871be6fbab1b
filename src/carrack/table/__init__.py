"""The one session layer of every client: a game with people and bots around it, kept in a file."""

from carrack.table.errors import TableError
from carrack.table.order import Order
from carrack.table.seat import Seat
from carrack.table.session import Played
from carrack.table.sitting import Note, Row
from carrack.table.spectator import Spectator
from carrack.table.store import Header, Store
from carrack.table.table import Table

__all__ = ["Header", "Note", "Order", "Played", "Row", "Seat", "Spectator", "Store", "Table", "TableError"]
