"""Frames, the entries of the agenda: a step, a seat and three numbers x, y, z, packed into one integer.

A position holds its frames as plain integers, so that it copies, compares and saves as numbers. Only this module
knows which bits mean what.
"""

from typing import Final

from mypy_extensions import i64

STEP_BITS: Final = 8
SEAT_BITS: Final = 4
NUMBER_BITS: Final = 16
SEAT_AT: Final = STEP_BITS
X_AT: Final = SEAT_AT + SEAT_BITS
Y_AT: Final = X_AT + NUMBER_BITS
Z_AT: Final = Y_AT + NUMBER_BITS
STEP_MASK: Final = (1 << STEP_BITS) - 1
SEAT_MASK: Final = (1 << SEAT_BITS) - 1
HIGHEST_NUMBER: Final = (1 << NUMBER_BITS) - 1  # of x, y and z

BYTE_BITS: Final = 8  # of a number x, y or z that packs two smaller ones
BYTE_MASK: Final = (1 << BYTE_BITS) - 1


def frame(step: i64, seat: i64 = 0, x: i64 = 0, y: i64 = 0, z: i64 = 0) -> i64:
    """Pack a frame."""
    return step | (seat << SEAT_AT) | (x << X_AT) | (y << Y_AT) | (z << Z_AT)


def step_of(packed: i64) -> i64:
    """The number of a frame's step."""
    return packed & STEP_MASK


def seat_of(packed: i64) -> i64:
    """The seat of a frame."""
    return (packed >> SEAT_AT) & SEAT_MASK


def x_of(packed: i64) -> i64:
    """The number x of a frame."""
    return (packed >> X_AT) & HIGHEST_NUMBER


def y_of(packed: i64) -> i64:
    """The number y of a frame."""
    return (packed >> Y_AT) & HIGHEST_NUMBER


def z_of(packed: i64) -> i64:
    """The number z of a frame."""
    return (packed >> Z_AT) & HIGHEST_NUMBER


def with_seat(packed: i64, seat: i64) -> i64:
    """The frame of a rules table, which has no seat yet, for a seat."""
    return packed | (seat << SEAT_AT)


def with_z(packed: i64, z: i64) -> i64:
    """Return a frame of a rules table, whose z is not set yet, with this z."""
    return packed | (z << Z_AT)


def two_bytes(low: i64, high: i64) -> i64:
    """Pack two small numbers into one of a frame's numbers."""
    return low | (high << BYTE_BITS)


def low_byte(number: i64) -> i64:
    """The lower of two numbers packed by `two_bytes`."""
    return number & BYTE_MASK


def high_byte(number: i64) -> i64:
    """The higher of two numbers packed by `two_bytes`."""
    return number >> BYTE_BITS
