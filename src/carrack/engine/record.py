"""Records: a game as a text that people can read, with what its reader may know."""

import json
from typing import Any

from carrack.engine.core.state import PUBLIC
from carrack.engine.course import Course
from carrack.engine.fields import WHOLE, eyes_of, reader_word
from carrack.engine.history import Rewound, Step
from carrack.engine.positions import masked

RECORD = "carrack-record 1"


def record_text(course: Course, seat: int | None) -> str:
    """The record of a game as a seat may read it; None: the public."""
    eyes = eyes_of(seat)
    if course.reader not in {WHOLE, eyes}:
        eyes = PUBLIC  # of what that seat alone knows, the record this game was replayed from said nothing
    lines = [RECORD, *_header(course, eyes), ""]
    if course.position is None:
        lines.append("setup" + course.rows.notes(course.opening, eyes))
    before: Step | Rewound | None = None
    for step in course.history.log:
        if isinstance(step, Rewound):
            lines.append(f"rewind {step.number}")
        elif step.sealed:
            made = [course.rows.choice(mover, move, WHOLE) for mover, move in step.moves]
            lines.append(f"{step.number} {' '.join(made)}" + course.rows.notes(step.notes, eyes))
        else:
            ((mover, move),) = step.moves
            text = course.rows.move(mover, move)
            if step.notes:
                text += course.rows.notes(step.notes, eyes)
            if step.mid_line and isinstance(before, Step) and not before.sealed and before.moves[0][0] == mover:
                lines[-1] += " " + text
            else:
                lines.append(f"{step.number} s{mover} {text}")
        before = step
    if course.pending:
        made = [course.rows.choice(mover, choice, eyes) for mover, choice in sorted(course.pending.items())]
        lines.append(f"{course.number} {' '.join(made)}")
    return "\n".join(lines) + "\n"


def _header(course: Course, eyes: int) -> list[str]:
    lines = [
        f"game {course.kit.title.name}",
        f"players {course.players}",
        f"rules {course.rules_version}",
        f"options {_json(course.options)}",
        f"chance {course.chance_version}",
        f"reader {reader_word(eyes)}",
    ]
    if course.commitment is not None:
        lines.append(f"commitment {course.commitment}")
    if course.position is not None:  # once all is revealed it is shown whole: its hidden tokens follow from no secret
        shown = masked(course.kit, course.position, WHOLE if course.is_revealed else eyes)
        lines.append(f"position {_json(shown)}")
    if course.is_revealed:
        lines.append(f"secret {course.source.secret.hex()}")
        lines.append(f"nonces {' '.join(nonce.hex() for nonce in course.source.nonces)}")
    return lines


def _json(data: dict[str, Any]) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)
