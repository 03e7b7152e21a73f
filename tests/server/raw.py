"""A stranger's own hands on the wire: bytes as no polite client would send them."""

from __future__ import annotations

import base64
import os
import socket
from typing import Any

from server.helpers import PATIENCE

KEY = base64.b64encode(os.urandom(16)).decode()


class Raw:
    """One connection to a server."""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), PATIENCE)

    def __enter__(self) -> Raw:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def say(self, text: str) -> None:
        """Send a piece of HTTP."""
        self.socket.sendall(text.replace("\n", "\r\n").encode())

    def upgrade(self, path: str, **headers: str) -> bytes:
        """Ask for a WebSocket; the head of the answer."""
        more = "".join(f"{name.replace('_', '-')}: {value}\n" for name, value in headers.items())
        self.say(
            f"GET {path} HTTP/1.1\nHost: localhost\nUpgrade: websocket\nConnection: Upgrade\n"
            f"Sec-WebSocket-Key: {KEY}\nSec-WebSocket-Version: 13\n{more}\n"
        )
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            got = self.socket.recv(1)
            if not got:
                break
            head += got
        return head

    def frame(self, kind: int, data: bytes, *, end: bool = True, length: int | None = None) -> bytes:
        """A frame; `length` is what it promises."""
        size = len(data) if length is None else length
        first = bytes([kind | (0x80 if end else 0)])
        head = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126, *size.to_bytes(2, "big")])
        return first + head + bytes(4) + data  # the mask is all zeros

    def send(self, data: bytes) -> bool:
        """Send bytes; whether the server still takes them."""
        try:
            self.socket.sendall(data)
        except OSError:
            return False
        return True

    def rest(self) -> bytes:
        """All that comes until the server ends the connection."""
        got = b""
        while True:
            try:
                more = self.socket.recv(65536)
            except ConnectionError:
                return got
            if not more:
                return got
            got += more


def forwarded(address: str) -> dict[str, Any]:
    """What a proxy adds to the request of somebody who comes from this address."""
    return {"X-Forwarded-For": address}
