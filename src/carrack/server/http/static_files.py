"""The web client's files: read once at the start, served with the best encoding the caller accepts."""

import mimetypes
import re
from hashlib import sha256
from pathlib import Path

from carrack.server.http.asgi import Headers, Scope, Send, answer, header

INDEX = "index.html"
ASSETS = "assets/"  # named by content: a missing name is of another version
ENCODINGS = {".br": "br", ".gz": "gzip"}  # the best first
HASHED = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$")  # a name that changes with the content
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}


class StaticFile:
    """A file of the web client in all its encodings."""

    def __init__(self, name: str, bodies: dict[str, bytes]) -> None:
        suffix = Path(name).suffix
        kind = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        text = kind.startswith("text/") or kind in {"image/svg+xml", "application/json"}
        self.kind = f"{kind}; charset=utf-8" if text else kind
        self.bodies = bodies
        self.tag = f'W/"{sha256(bodies[""]).hexdigest()[:24]}"'
        self.cache = FOR_EVER if HASHED.search(name) and name.startswith(ASSETS) else ASK_AGAIN

    def best(self, accepted: str) -> str:
        """Return the best encoding that the client accepts; empty for none."""
        words = [word.replace(" ", "").partition(";") for word in accepted.split(",")]
        taken = {word for word, _, weight in words if weight.strip("q=0.") or not weight}
        return next((encoding for encoding in ENCODINGS.values() if encoding in self.bodies and encoding in taken), "")


class StaticFiles:
    """All files of a folder, which may be missing, below the path `base`. They are read once, at the start."""

    def __init__(self, folder: Path, base: str) -> None:
        self.files: dict[str, StaticFile] = {}
        if not folder.is_dir():
            return
        for path in sorted(folder.rglob("*")):
            if not path.is_file() or path.suffix in ENCODINGS:
                continue
            name = path.relative_to(folder).as_posix()
            bodies = {"": path.read_bytes()}
            for suffix, encoding in ENCODINGS.items():
                packed = path.with_name(path.name + suffix)
                if packed.is_file():
                    bodies[encoding] = packed.read_bytes()
            if name == INDEX:  # so that its relative links work from every page of the client
                bodies = {"": bodies[""].replace(b"<head>", f'<head>\n<base href="{base}/">'.encode(), 1)}
            self.files[name] = StaticFile(name, bodies)

    def find(self, path: str) -> StaticFile | None:
        """Return the file at a path. A path that looks like a page is `index.html`, except below `assets`."""
        name = path.lstrip("/") or INDEX
        if name not in self.files and "." not in name.rpartition("/")[2] and not name.startswith(ASSETS):
            name = INDEX
        return self.files.get(name)

    async def serve(self, scope: Scope, send: Send, file: StaticFile) -> None:
        """Send a file, or 304 if the client has it."""
        encoding = file.best(header(scope, b"accept-encoding"))
        headers: Headers = [(b"etag", file.tag.encode()), (b"cache-control", file.cache.encode())]
        if len(file.bodies) > 1:
            headers.append((b"vary", b"accept-encoding"))
        known = {word.strip() for word in header(scope, b"if-none-match").split(",")}
        if file.tag in known or "*" in known:
            await answer(scope, send, 304, b"", headers)
            return
        headers.append((b"content-type", file.kind.encode()))
        if encoding:
            headers.append((b"content-encoding", encoding.encode()))
        await answer(scope, send, 200, file.bodies[encoding], headers)
