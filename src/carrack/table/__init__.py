"""The one session layer of every client: a game with people and bots around it, kept in a file."""

from carrack.table.errors import TableError
from carrack.table.order import Order
from carrack.table.seat import Seat
from carrack.table.session import Played
from carrack.table.sitting import Note
from carrack.table.spectator import Spectator
from carrack.table.table import Table

__all__ = ["Note", "Order", "Played", "Seat", "Spectator", "Table", "TableError"]
