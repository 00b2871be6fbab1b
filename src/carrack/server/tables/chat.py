"""Chat at a table: a line is checked, persisted and broadcast."""

import msgspec

from carrack.server.api_types import ChatLine, Line, Spoken
from carrack.server.errors import Refused
from carrack.server.storage.rows import Guest
from carrack.server.storage.writer import WriteConflict
from carrack.server.tables.actions import check_seated
from carrack.server.tables.commands import make_key
from carrack.server.tables.registry import TableRegistry
from carrack.server.tables.views import speaker_at
from carrack.server.validation import LONGEST_LINE, check_text


async def say(registry: TableRegistry, guest: Guest, ident: str, line: Line) -> Spoken:
    """Say a line at a table. Sent twice with one key, it is said once.

    Raises `not-for-bots`, `not-seated`, `bad-text`, `bad-key` or `too-much-chat`.
    """
    if guest.is_bot:
        raise Refused("not-for-bots")
    text = check_text(line.text, LONGEST_LINE, "text", keeps_emoji=True)
    key = make_key(line.key, "say", None, text)
    store = registry.store
    with registry.use(ident) as hosted:
        async with hosted.lock:
            state = await registry.refresh(hosted)
        check_seated(state, guest)
        speaker = speaker_at(state, guest)
        answered = await store.answered(ident, guest.id, key)
        if answered is None:
            now = registry.config.now()
            try:
                said: ChatLine = await registry.writer.write(
                    lambda connection: store.say(connection, ident, speaker, text, now, key, registry.quotas),
                    ident,
                    guest.id,
                )
            except WriteConflict:  # the same line was said by another connection meanwhile
                answered = await store.answered(ident, guest.id, key)
                assert answered is not None
            else:
                broadcast = hosted.broadcast
                if broadcast.said is not None:
                    is_next = said.number == broadcast.said + 1
                    broadcast.send_chat([said] if is_next else await store.said(ident, broadcast.said))
                return Spoken(said.number)
        return msgspec.json.decode(answered, type=Spoken)
