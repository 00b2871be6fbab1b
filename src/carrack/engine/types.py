"""The Structs that the public API returns. They carry numbers and text ids, never sentences.

Those that `narrate` can put into words name their `game`, whose catalogue has the sentence, and their `wording`: a
catalogue whose words replace the game's own, such as those of an edition. `Game` fills in both; an unset wording is
left out of JSON.
"""

from typing import Any

from msgspec import UNSET, Struct, UnsetType

Args = dict[str, int | str]
HIGHEST_AMOUNT = 511  # that a move can name
UNSEEN = "unseen"  # an argument of a Choice whose highest amount is hidden: it follows from another seat's cards


class Option(Struct, frozen=True):
    """An option of a game, set before it begins.

    Attributes:
        key: Its name, a keyword of `new_game`.
        kind: `bool`, `choice` or `int`.
        choices: The values of a `choice`; the lowest and the highest of an `int`.
        default: The default, unless it depends on other options.
        needs: Conditions `key=value` that must hold if the option is used; alternatives are joined by `|`.
        excludes: Conditions that must not hold.
        text: A message id, if it is not that of the key.

    Examples:
        >>> option = carrack.options("discovery")[0]
        >>> option.key, option.kind, option.choices
        ('edition', 'choice', ('2007', '2015'))
    """

    key: str
    kind: str
    choices: tuple[Any, ...]
    default: Any
    needs: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    text: str = ""


class Ask(Struct, frozen=True):
    """The question that the deciders are asked.

    Attributes:
        kind: The kind of question; standing answers are set per kind.
        args: Its particulars: seats, amounts and text ids.
        game: The name of the game.
        wording: The catalogue of words of these options.

    Examples:
        >>> ask = carrack.new_game("discovery", players=2, seed=7).ask
        >>> ask.kind, ask.args
        ('place', {})
    """

    kind: str
    args: Args
    game: str = ""
    wording: str | UnsetType = UNSET


class Refusal(Struct, frozen=True):
    """Why a move is not legal.

    Attributes:
        code: The reason.
        args: Its particulars; keys that begin with `seat` hold seats.
        clause: The clause of the rules, or empty.
        remedy: The code of what would help, or empty.
        step: The index of the move in its line.
        game: The name of the game.
        wording: The catalogue of words of these options.

    Examples:
        >>> game = carrack.new_game("discovery", players=2, seed=7)
        >>> refusal = game.why_not(0, "place colonist dock")
        >>> refusal.code, refusal.args, refusal.clause
        ('not-your-turn', {'seat': 1}, 'D4.1')
    """

    code: str
    args: Args
    clause: str = ""
    remedy: str = ""
    step: int = 0
    game: str = ""
    wording: str | UnsetType = UNSET


class Choice(Struct, frozen=True):
    """A move of the menu, or a range of amounts.

    Attributes:
        move: The move's id; of a range that of its lowest amount, the others follow it.
        notation: The move as text.
        kind: The kind of move.
        targets: What it points at on the table, as `domain:word` or `seat:n`.
        amount: The lowest and highest amount of a range, or None.
        refusal: Why the move is greyed out; None: it is legal.
        args: The particulars its sentence needs.
        game: The name of the game.
        wording: The catalogue of words of these options.
        answers: `node` if the act holds whatever others did since the open node opened; `number` if it depends on what
            was seen, so that a stale number is refused.

    Examples:
        >>> choice = carrack.new_game("discovery", players=2, seed=7).choices()[0]
        >>> choice.kind, choice.targets
        ('place', ('type:colonist', 'place:initiative'))
    """

    move: int
    notation: str
    kind: str
    targets: tuple[str, ...]
    amount: tuple[int, int] | None = None
    refusal: Refusal | None = None
    args: Args = {}  # msgspec copies the empty default
    game: str = ""
    wording: str | UnsetType = UNSET
    answers: str = "number"


class Event(Struct, frozen=True, gc=False):
    """Something that happened.

    Attributes:
        serial: Its index in the game's events, the same for every seat.
        number: The number of the node it led to.
        kind: The kind of the event.
        args: Its particulars.
        audience: The seats that learn all of it; None: everybody.
        tells: Whether it reveals something hidden to its reader.
        game: The name of the game.
        wording: The catalogue of words of these options.

    Examples:
        >>> game = carrack.new_game("discovery", players=2, seed=7)
        >>> event = game.play("place colonist initiative")[0]
        >>> event.kind, event.args
        ('placed', {'seat': 1, 'type': 'colonist', 'place': 'initiative'})
    """

    serial: int
    number: int
    kind: str
    args: Args
    audience: tuple[int, ...] | None = None
    tells: bool = False
    game: str = ""
    wording: str | UnsetType = UNSET


class UndoLimit(Struct, frozen=True):
    """The earliest node to which a seat may undo without consent, and the reason why not further.

    Attributes:
        number: The lowest number it may rewind to.
        code: `start` (the game began), `look` (hidden information was revealed), `choice` (another seat moved),
            `binds` (a public act such as a bid, which nobody may undo) or `over`.
        seat: The seat that looked, moved or acted, if there is one.
        game: The name of the game.

    Examples:
        >>> carrack.new_game("discovery", players=2, seed=7).undo_limit(1).code
        'start'
    """

    number: int
    code: str
    seat: int | None = None
    game: str = ""


class Mismatch(Struct, frozen=True):
    r"""A token in a record that does not derive from its secret.

    Attributes:
        number: The node at which the token was revealed.
        zone: Where it lay; `commitment` if it is the commitment that is wrong.
        slot: The place in the zone.
        written: The token in the record.
        derived: The token that derives from the secret.

    Examples:
        >>> game = carrack.new_game("discovery", players=2, seed=7)
        >>> forged = "\n".join(game.entries()).replace("{pile 36 indigo}", "{pile 36 cattle}")
        >>> carrack.verify(forged)[0]
        Mismatch(number=0, zone='pile', slot='36', written='cattle', derived='indigo')
    """

    number: int
    zone: str
    slot: str
    written: str
    derived: str


class Shuffle(Struct, frozen=True):
    """The result of one shuffle.

    Attributes:
        object: What was shuffled.
        k: How often it had been shuffled before.
        order: All tokens of the object in their order.

    Examples:
        >>> shuffle = carrack.Shuffle("pile", 0, ("gold", "silver"))
        >>> shuffle.order[0]
        'gold'
    """

    object: str
    k: int
    order: tuple[str, ...]


class Reveal(Struct, frozen=True):
    """Everything that was secret, once the game is over.

    Attributes:
        secret: The secret, in hexadecimal.
        nonces: The seats' nonces, in hexadecimal.
        shuffles: Every shuffle of the game.

    Examples:
        >>> game = carrack.new_game("discovery", players=2, seed=7)
        >>> while not game.is_over:
        ...     _ = game.play(game.legal_moves(game.deciders[0])[0], game.deciders[0])
        >>> carrack.commitment(bytes.fromhex(game.reveal().secret)) == game.commitment
        True
    """

    secret: str
    nonces: tuple[str, ...]
    shuffles: tuple[Shuffle, ...]


class ScoreLine(Struct, frozen=True):
    """Points of one source, such as the colonies of an age, or a building.

    Attributes:
        source: The source.
        points: The points.
        args: Its particulars.

    Examples:
        >>> carrack.new_game("discovery", players=2, seed=7).score_sheet(0)[0].points
        0
    """

    source: str
    points: int
    args: Args = {}
