"""The file of a table: a header, then change sets, append-only, each flushed to the disk before a call returns.

A line is JSON. The first is the header; every other is a checksum and a change set. The checksum is the CRC-32 of the
bytes of the header and of all change sets up to this one. So a line that was changed, lost or moved is detected. A
killed process may leave a last line without an end; it is cut off.
"""

import os
import sys
from pathlib import Path
from typing import Protocol
from zlib import crc32

import msgspec
from msgspec import Raw, Struct, field

from carrack.table.changes import ChangeSet
from carrack.table.errors import TableError
from carrack.table.seat import Seat

VERSION = 1
MAGIC = b'{"carrack-table":'  # the first bytes of a file of any version
_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
_EXTRA = getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)


class TableHeader(Struct, frozen=True, forbid_unknown_fields=True):
    """The values that never change. Game, options and deal are in the first change set, as the engine writes them."""

    version: int = field(name="carrack-table")
    lang: str
    bots: int  # the seed of all bots
    seats: tuple[Seat, ...]


class _Version(Struct):
    version: int = field(name="carrack-table")


class TableLog(Protocol):
    """The storage of a table's change sets: a file, or a server's database. An OSError of `append` closes the table."""

    @property
    def path(self) -> Path | None:
        """The file, if it is one."""

    def append(self, change_set: ChangeSet, /) -> None:
        """Store a change set."""

    def close(self) -> None:
        """Release what was opened; no change set follows."""


class TableFile:
    """An open file of a table. It is locked, so that no other process opens it."""

    def __init__(self, path: Path, file: int) -> None:
        self.path = path
        self._file = file
        self._checksum = 0

    @classmethod
    def create(cls, path: Path, header: TableHeader, first: ChangeSet) -> "TableFile":
        """Create a file that only its owner may read, since the secret of the deal is in it.

        Raises:
            TableError: The file exists or cannot be written.
        """
        try:
            file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_APPEND | _EXTRA, 0o600)
        except FileExistsError as error:
            raise TableError("file-exists", path=str(path)) from error
        except OSError as error:
            raise TableError("cannot-open", path=str(path), reason=error.strerror) from error
        table_file = cls(path, file)
        try:
            _lock(file, path)
            head = msgspec.json.encode(header)
            table_file._checksum = crc32(head)
            table_file._write(head + b"\n" + table_file._line(first))
            _sync_folder(path)
        except BaseException as error:
            table_file.close()
            path.unlink(missing_ok=True)
            if isinstance(error, OSError):
                raise TableError("not-saved", path=str(path), reason=error.strerror) from error
            raise
        return table_file

    @classmethod
    def open(cls, path: Path) -> tuple["TableFile", TableHeader, list[ChangeSet]]:
        """Open a file and return it with its header and change sets; a last line without an end is cut off.

        Raises:
            TableError: There is no such file, it is in use, or it is damaged.
        """
        try:
            file = os.open(path, os.O_RDWR | os.O_APPEND | _EXTRA)
        except FileNotFoundError as error:
            raise TableError("no-file", path=str(path)) from error
        except OSError as error:
            raise TableError("cannot-open", path=str(path), reason=error.strerror) from error
        table_file = cls(path, file)
        try:
            _lock(file, path)
            return table_file, *table_file._read()
        except BaseException as error:
            table_file.close()
            if isinstance(error, OSError):
                raise TableError("cannot-open", path=str(path), reason=error.strerror) from error
            raise

    def append(self, change_set: ChangeSet) -> None:
        """Append a change set; when this returns it is on the disk."""
        self._write(self._line(change_set))

    def close(self) -> None:
        """Close the file, so that others can open it."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1

    def _line(self, change_set: ChangeSet) -> bytes:
        body = msgspec.json.encode(change_set)
        self._checksum = crc32(body, self._checksum)
        return b"[%d,%b]\n" % (self._checksum, body)

    def _write(self, data: bytes) -> None:
        while data:
            data = data[os.write(self._file, data) :]
        os.fsync(self._file)

    def _read(self) -> tuple[TableHeader, list[ChangeSet]]:
        with open(self._file, "rb", closefd=False) as stream:
            data = stream.read()
        path = str(self.path)
        if not data.startswith(MAGIC[: len(data)]):
            raise TableError("not-a-table", path=path)
        head, *lines = data.split(b"\n")
        if not lines:
            raise TableError("cut-short", path=path)
        header = _header(head, path)
        torn = len(lines.pop())
        if not lines:
            raise TableError("cut-short", path=path)
        self._checksum = crc32(head)
        change_sets = [self._change_set(line, at) for at, line in enumerate(lines, 2)]
        if torn:
            os.ftruncate(self._file, len(data) - torn)
            os.fsync(self._file)
        return header, change_sets

    def _change_set(self, line: bytes, at: int) -> ChangeSet:
        try:
            total, body = msgspec.json.decode(line, type=tuple[int, Raw])
            self._checksum = crc32(body, self._checksum)
            if total != self._checksum:
                raise TableError("damaged", path=str(self.path), line=at)
            return msgspec.json.decode(body, type=ChangeSet)
        except _UNREADABLE as error:
            raise TableError("damaged", path=str(self.path), line=at) from error


def _header(line: bytes, path: str) -> TableHeader:
    try:
        version = msgspec.json.decode(line, type=_Version).version
        if version != VERSION:
            raise TableError("other-version", path=path, version=version, known=VERSION)
        return msgspec.json.decode(line, type=TableHeader)
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
        """Do nothing: this system cannot flush a folder."""

else:

    def _sync_folder(path: Path) -> None:
        """Flush the folder, so that the name of a new file survives a power cut."""
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
