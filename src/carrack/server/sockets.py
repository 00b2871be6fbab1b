"""WebSockets, spoken in ASGI itself: there are many, and each layer between costs every one memory and time."""

from carrack.server.asgi import Message, Receive, Scope, Send
from carrack.server.frames import AT_ONCE
from carrack.server.live import Write


class Gone(Exception):
    """The other side has hung up."""


class Socket:
    """A connection for texts. `write` is a quick way to send one, where the server has it."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.write: Write | None = (scope.get("extensions") or {}).get(AT_ONCE, {}).get("write")
        self._receive = receive
        self._send = send
        self._is_closed = False

    async def accept(self) -> None:
        """Open it."""
        await self._receive()
        await self._tell({"type": "websocket.accept"})

    async def receive(self) -> str:
        """The next text; empty for anything else that comes."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        return message.get("text") or ""

    async def send(self, text: bytes) -> None:
        """Send a text."""
        if self._is_closed:
            raise Gone
        await self._tell({"type": "websocket.send", "text": text.decode()})

    async def close(self, code: int) -> None:
        """Hang up, once."""
        if self._is_closed:
            return
        self._is_closed = True
        await self._tell({"type": "websocket.close", "code": code, "reason": ""})

    async def _tell(self, message: Message) -> None:
        try:
            await self._send(message)
        except OSError as error:
            raise Gone from error
