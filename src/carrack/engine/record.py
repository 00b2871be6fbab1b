"""Records: a game as a text that people can read, with what its reader may know."""

import json
from typing import Any

from carrack.engine.core.state import PUBLIC
from carrack.engine.decision_log import LoggedDecision, Rewound
from carrack.engine.fields import WHOLE, reader_word, viewer_mask
from carrack.engine.positions import masked
from carrack.engine.timeline import Timeline

RECORD = "carrack-record 1"


def record_text(timeline: Timeline, seat: int | None) -> str:
    """The record of a game as a seat may read it; None: the public."""
    viewer = viewer_mask(seat)
    if timeline.reader not in {WHOLE, viewer}:
        viewer = PUBLIC  # of what that seat alone knows, the record this game was replayed from said nothing
    lines = [RECORD, *_header(timeline, viewer), ""]
    if timeline.position is None:
        lines.append("setup" + timeline.grammar.notes(timeline.opening, viewer))
    before: LoggedDecision | Rewound | None = None
    for step in timeline.decisions.log:
        if isinstance(step, Rewound):
            lines.append(f"rewind {step.number}")
        elif step.sealed:
            made = [timeline.grammar.choice(mover, move, WHOLE) for mover, move in step.moves]
            lines.append(f"{step.number} {' '.join(made)}" + timeline.grammar.notes(step.notes, viewer))
        else:
            ((mover, move),) = step.moves
            text = timeline.grammar.move(mover, move)
            if step.notes:
                text += timeline.grammar.notes(step.notes, viewer)
            if (
                step.mid_line
                and isinstance(before, LoggedDecision)
                and not before.sealed
                and before.moves[0][0] == mover
            ):
                lines[-1] += " " + text
            else:
                lines.append(f"{step.number} s{mover} {text}")
        before = step
    if timeline.pending:
        made = [timeline.grammar.choice(mover, choice, viewer) for mover, choice in sorted(timeline.pending.items())]
        lines.append(f"{timeline.number} {' '.join(made)}")
    return "\n".join(lines) + "\n"


def _header(timeline: Timeline, viewer: int) -> list[str]:
    lines = [
        f"game {timeline.codecs.title.name}",
        f"players {timeline.players}",
        f"rules {timeline.rules_version}",
        f"options {_json(timeline.options)}",
        f"chance {timeline.chance_version}",
        f"reader {reader_word(viewer)}",
    ]
    if timeline.commitment is not None:
        lines.append(f"commitment {timeline.commitment}")
    if timeline.position is not None:  # once all is revealed it is shown whole: its hidden tokens follow from no secret
        shown = masked(timeline.codecs, timeline.position, WHOLE if timeline.is_revealed else viewer)
        lines.append(f"position {_json(shown)}")
    if timeline.is_revealed:
        lines.append(f"secret {timeline.source.secret.hex()}")
        lines.append(f"nonces {' '.join(nonce.hex() for nonce in timeline.source.nonces)}")
    return lines


def _json(data: dict[str, Any]) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)
