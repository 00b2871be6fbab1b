"""Small tables of numbers: positions consist of them."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.engine.core.rng import mix


def zeros(n: i64) -> vec[i64]:
    """Return a table of n zeros."""
    return vec[i64]([0] * n)


def numbers(values: list[int]) -> vec[i64]:
    """Return a table of these numbers."""
    table = zeros(len(values))
    for i, value in enumerate(values):
        table[i] = value
    return table


def bytes_of(n: i64) -> vec[u8]:
    """Return a table of n bytes, all zero."""
    return vec[u8]([0] * n)


def put_in(table: vec[i64], i: i64, value: i64) -> vec[i64]:
    """Return a table like another, with one number changed: for tables that copies of a position share."""
    table = table[:]
    table[i] = value
    return table


def add_in(table: vec[i64], i: i64, n: i64) -> vec[i64]:
    """Return a table like another, with something added to one number."""
    return put_in(table, i, table[i] + n)


def mix_all(h: i64, table: vec[i64]) -> i64:
    """Fold a table into a hash."""
    for value in table:
        h = mix(h, value)
    return h


def mix_bytes(h: i64, table: vec[u8]) -> i64:
    """Fold a table of bytes into a hash."""
    for value in table:
        h = mix(h, i64(value))
    return h
