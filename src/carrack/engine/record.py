"""Records: a game as a text that people can read, with only what its reader may know."""

import json
from typing import Any

from carrack.engine.core.state import PUBLIC
from carrack.engine.decision_log import LoggedDecision, Rewound
from carrack.engine.fields import WHOLE, reader_word, viewer_mask
from carrack.engine.positions import masked
from carrack.engine.timeline import Timeline

RECORD = "carrack-record 1"


def record_text(timeline: Timeline, seat: int | None) -> str:
    """Return the record of a game as a seat may read it; None: the public."""
    viewer = viewer_mask(seat)
    if timeline.reader not in {WHOLE, viewer}:
        viewer = PUBLIC  # the record this game was replayed from does not contain what that seat alone knows
    lines = [RECORD, *_header(timeline, viewer), ""]
    if timeline.position is None:
        lines.append("setup" + timeline.grammar.annotations(timeline.opening, viewer))
    before: LoggedDecision | Rewound | None = None
    for item in timeline.decisions.log:
        if isinstance(item, Rewound):
            lines.append(f"rewind {item.number}")
        elif item.sealed:
            made = [timeline.grammar.choice(mover, move, WHOLE) for mover, move in item.moves]
            lines.append(f"{item.number} {' '.join(made)}" + timeline.grammar.annotations(item.annotations, viewer))
        else:
            ((mover, move),) = item.moves
            text = timeline.grammar.move(mover, move)
            if item.annotations:
                text += timeline.grammar.annotations(item.annotations, viewer)
            if (
                item.mid_line
                and isinstance(before, LoggedDecision)
                and not before.sealed
                and before.moves[0][0] == mover
            ):
                lines[-1] += " " + text
            else:
                lines.append(f"{item.number} s{mover} {text}")
        before = item
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
    if timeline.position is not None:  # shown whole after the reveal: its hidden tokens derive from no secret
        shown = masked(timeline.codecs, timeline.position, WHOLE if timeline.is_revealed else viewer)
        lines.append(f"position {_json(shown)}")
    if timeline.is_revealed:
        lines.append(f"secret {timeline.source.secret.hex()}")
        lines.append(f"nonces {' '.join(nonce.hex() for nonce in timeline.source.nonces)}")
    return lines


def _json(data: dict[str, Any]) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)
