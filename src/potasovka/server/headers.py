"""What every answer carries, also one that says no before anybody has looked at the request."""

from __future__ import annotations

POLICY = "content-security-policy"
REST = "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
PYTHON_POLICY = f"default-src 'self'; script-src 'self' blob: 'wasm-unsafe-eval'; connect-src 'self' blob:; {REST}"
"""Of a worker in which Python runs: what it starts it has unpacked itself."""
HEADERS = {
    POLICY: "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    f"font-src 'self' data:; {REST}",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
RAW = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
"""The same as the protocols want them."""
