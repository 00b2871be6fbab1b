"""What the server logs, as any Python program does, with facts as `extra`; `log_lines` decides how that looks.

No names, tokens, ids of tables, chat or values of faults.
"""

import logging

log = logging.getLogger("carrack.server")


def place_of(error: BaseException) -> str:
    """Where something went wrong; what it was about is nobody's business."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return "?" if trace is None else f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
