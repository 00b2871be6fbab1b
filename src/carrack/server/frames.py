"""uvicorn's WebSockets, and a way past the queue: four seats hear of every move, and each step on the way costs."""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

AT_ONCE = "carrack.at_once"  # what ASGI would call an extension
TEXT = 0x81  # the first byte of a frame that is a whole text; see RFC 6455, 5.2
SHORT, MIDDLE = 125, 0xFFFF  # lengths that one byte says, or one and two more


class Protocol(WebSocketsSansIOProtocol):
    """A connection that offers `write_texts` to the application, beside the usual messages."""

    def handle_connect(self, event: Any) -> None:
        """Begin with the application."""
        super().handle_connect(event)
        if hasattr(self, "scope"):  # else it was refused
            self.scope["extensions"][AT_ONCE] = {"write": self.write_texts}

    def write_texts(self, *texts: bytes) -> bool:
        """Write texts, if they can go out now; whether they did. What cannot waits for `send`."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.transport.write(b"".join([part for text in texts for part in (frame_head(len(text)), text)]))
        return True


def frame_head(length: int) -> bytes:
    """What stands before a text of so many bytes."""
    if length <= SHORT:
        return bytes((TEXT, length))
    if length <= MIDDLE:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")
