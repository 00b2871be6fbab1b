"""Everything that can be wrong with what the engine is given, by name."""

from carrack.engine.types import Refusal


class CarrackError(Exception):
    """Bad input. `code` names the fault, `args` below say which field; nothing was changed."""

    def __init__(self, code: str, /, **args: object) -> None:
        self.code = code
        self.details = args
        told = ", ".join(f"{key}={value!r}" for key, value in args.items())
        super().__init__(f"{code}: {told}" if told else code)


class OptionError(CarrackError):
    """An unknown game, option or value, a clash of options, or a wrong number of players."""


class RecordError(CarrackError):
    """A record or a store's rows that cannot be read, or that tell of something impossible."""


class PositionError(CarrackError):
    """A position or view with a field that is missing, out of range, or breaks conservation."""


class NotationError(CarrackError):
    """A text that is no move."""


class TooEarly(CarrackError):
    """Something that has to wait, as the secret for the end."""


class IllegalMove(CarrackError):
    """A move that is refused, and why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, **refusal.args)
        self.refusal = refusal
