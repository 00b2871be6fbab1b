"""Where a table is kept. Its file: a header, then rows, only ever added to, each on the disk before it is told.

A line is JSON. The first is the header; every other is a sum and a row. The sum is the CRC-32 of the row's bytes and
goes on from that of the line before, first from the header's. So a line that was changed, lost or moved is noticed, and
what a killed process left half written is the last line and has no end.
"""

import os
import sys
from pathlib import Path
from typing import Protocol
from zlib import crc32

import msgspec
from msgspec import Raw, Struct, field

from carrack.table.errors import TableError
from carrack.table.seat import Seat
from carrack.table.sitting import Row

VERSION = 1
MARK = b'{"carrack-table":'  # how every version begins
_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
_EXTRA = getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """What is settled before the first row; the game and its deal are the engine's to write, in that row."""

    version: int = field(name="carrack-table")
    lang: str
    bots: int  # the seed of all bots
    seats: tuple[Seat, ...]


class _Version(Struct):
    version: int = field(name="carrack-table")


class Store(Protocol):
    """Where the rows of a table go. What `append` raises as OSError closes the table."""

    @property
    def path(self) -> Path | None:
        """Its file, if it is one."""

    def append(self, row: Row) -> None:
        """Take a row."""

    def close(self) -> None:
        """Take no more."""


class FileStore:
    """An open file. While it is open, no other process can open it."""

    def __init__(self, path: Path, file: int) -> None:
        self.path = path
        self._file = file
        self._sum = 0

    @classmethod
    def create(cls, path: Path, header: Header, first: Row) -> "FileStore":
        """A new file, which nobody but its owner may read: the secret of the deal is in it."""
        try:
            file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_APPEND | _EXTRA, 0o600)
        except FileExistsError as error:
            raise TableError("file-exists", path=str(path)) from error
        except OSError as error:
            raise TableError("cannot-open", path=str(path), told=error.strerror) from error
        store = cls(path, file)
        try:
            _lock(file, path)
            head = msgspec.json.encode(header)
            store._sum = crc32(head)
            store._write(head + b"\n" + store._line(first))
            _sync_folder(path)
        except BaseException as error:
            store.close()
            path.unlink(missing_ok=True)
            if isinstance(error, OSError):
                raise TableError("not-saved", path=str(path), told=error.strerror) from error
            raise
        return store

    @classmethod
    def open(cls, path: Path) -> tuple["FileStore", Header, list[Row]]:
        """A file and what it tells; a last line without an end is cut off."""
        try:
            file = os.open(path, os.O_RDWR | os.O_APPEND | _EXTRA)
        except FileNotFoundError as error:
            raise TableError("no-file", path=str(path)) from error
        except OSError as error:
            raise TableError("cannot-open", path=str(path), told=error.strerror) from error
        store = cls(path, file)
        try:
            _lock(file, path)
            return store, *store._read()
        except BaseException as error:
            store.close()
            if isinstance(error, OSError):
                raise TableError("cannot-open", path=str(path), told=error.strerror) from error
            raise

    def append(self, row: Row) -> None:
        """Add a row; when this returns it is on the disk."""
        self._write(self._line(row))

    def close(self) -> None:
        """Let others open it."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1

    def _line(self, row: Row) -> bytes:
        body = msgspec.json.encode(row)
        self._sum = crc32(body, self._sum)
        return b"[%d,%b]\n" % (self._sum, body)

    def _write(self, data: bytes) -> None:
        while data:
            data = data[os.write(self._file, data) :]
        os.fsync(self._file)

    def _read(self) -> tuple[Header, list[Row]]:
        with open(self._file, "rb", closefd=False) as stream:
            data = stream.read()
        path = str(self.path)
        if not data.startswith(MARK[: len(data)]):
            raise TableError("not-a-table", path=path)
        head, *lines = data.split(b"\n")
        if not lines:
            raise TableError("cut-short", path=path)
        header = _header(head, path)
        torn = len(lines.pop())
        if not lines:
            raise TableError("cut-short", path=path)
        self._sum = crc32(head)
        rows = [self._row(line, at) for at, line in enumerate(lines, 2)]
        if torn:
            os.ftruncate(self._file, len(data) - torn)
            os.fsync(self._file)
        return header, rows

    def _row(self, line: bytes, at: int) -> Row:
        try:
            total, body = msgspec.json.decode(line, type=tuple[int, Raw])
            self._sum = crc32(body, self._sum)
            if total != self._sum:
                raise TableError("damaged", path=str(self.path), line=at)
            return msgspec.json.decode(body, type=Row)
        except _UNREADABLE as error:
            raise TableError("damaged", path=str(self.path), line=at) from error


def _header(line: bytes, path: str) -> Header:
    try:
        version = msgspec.json.decode(line, type=_Version).version
        if version != VERSION:
            raise TableError("other-version", path=path, version=version, known=VERSION)
        return msgspec.json.decode(line, type=Header)
    except _UNREADABLE as error:
        raise TableError("damaged", path=path, line=1) from error


def _lock(file: int, path: Path) -> None:
    """Keep other processes out while this one holds the file open, however it ends.

    The table's own file is locked: a lock file beside it would be left behind by a process that is killed.
    """
    from filelock import lock_descriptor  # slow to import, and most of what uses tables opens none

    if not lock_descriptor(file, blocking=False):
        raise TableError("in-use", path=str(path))


if sys.platform == "win32":

    def _sync_folder(path: Path) -> None:
        """A folder cannot be flushed here."""

else:

    def _sync_folder(path: Path) -> None:
        """Let the name of a new file survive a power cut too."""
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
