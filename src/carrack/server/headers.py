"""Headers of every answer: a page of ours runs our own code only, and nobody puts it into a frame."""

from carrack.server.asgi import Headers

SOURCES = {
    "default": "'none'",
    "script": "'self'",
    "style": "'self'",
    "img": "'self' data:",
    "font": "'self'",
    "connect": "'self'",
    "manifest": "'self'",
    "worker": "'self'",
}
OTHERS = "base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
POLICY = "; ".join([*(f"{kind}-src {where}" for kind, where in SOURCES.items()), OTHERS])
ALWAYS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",  # for browsers that do not know frame-ancestors
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}
SECURE = {"strict-transport-security": "max-age=31536000"}


def with_safe_headers(headers: Headers, *, is_secure: bool) -> Headers:
    """An answer's headers, and ours where it has none of that name."""
    there = {name.lower() for name, _ in headers}
    ours = ALWAYS | SECURE if is_secure else ALWAYS
    return [*headers, *((k.encode(), v.encode()) for k, v in ours.items() if k.encode() not in there)]
