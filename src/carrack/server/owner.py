"""The person whom a server for one person is for: always the same guest, also after a session was deleted."""

import getpass

from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.engine.catalogue import catalogue
from carrack.server.checks import LONGEST_NAME, check_text
from carrack.server.errors import Refused
from carrack.server.guest import Guest
from carrack.server.hall import Hall
from carrack.server.session import Seal

NAMELESS = ("", "root")  # accounts whose name is nobody's


class Owner:
    """The owner of a server. `lang` is the language that a new owner is given."""

    def __init__(self, hall: Hall, seal: Seal, lang: str) -> None:
        self._hall = hall
        self._seal = seal
        self._lang = lang

    async def cookie(self) -> str:
        """Return the Set-Cookie that makes a browser the owner's; a token that was revoked is replaced."""
        token: str = await self._hall.writer.write(self._token)
        return self._seal.header(token, "", is_secure=False)

    async def _token(self, connection: AsyncConnection) -> str:
        store, new_word = self._hall.store, self._hall.new_word
        token = await store.owner_token(connection) or self._seal.derive("owner")
        is_revoked = await store.is_revoked(connection, token)
        if is_revoked is None:
            guest = Guest(new_word(), own_name(self._lang), self._lang)
            await store.add_guest(connection, guest, token, self._hall.config.now())
        elif is_revoked:
            old, token = token, new_word() + new_word()
            await store.replace_owner_token(connection, old, token)
        return token


def own_name(lang: str) -> str:
    """Return what the machine calls the person; where that says nothing, the name of players who gave none."""
    try:
        account = getpass.getuser()
        if account not in NAMELESS:
            return check_text(account[:LONGEST_NAME].capitalize(), LONGEST_NAME, "name")
    except (ImportError, KeyError, OSError, Refused):  # the machine has no name, or none that can be shown
        pass
    return catalogue(lang, "web").format("name-default", {})
