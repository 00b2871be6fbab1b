"""WebSockets, spoken in ASGI itself: there are many, and each layer between costs every one memory and time."""

from carrack.server.asgi import Message, Receive, Send


class Gone(Exception):
    """The other side has hung up."""


class Socket:
    """A connection for texts."""

    def __init__(self, receive: Receive, send: Send) -> None:
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

    async def send(self, text: str) -> None:
        """Send a text."""
        if self._is_closed:
            raise Gone
        await self._tell({"type": "websocket.send", "text": text})

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
