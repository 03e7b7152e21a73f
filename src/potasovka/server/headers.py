"""What every answer carries, also one that says no before anybody has looked at the request."""

from __future__ import annotations

HEADERS = {
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
RAW = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
"""The same as the protocols want them."""
