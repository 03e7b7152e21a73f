"""A process in which a bot thinks, seen from both sides: it can be stuck, slow or dead, and is then replaced."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
import time
from multiprocessing.connection import Connection

from potasovka.bots import compiled
from potasovka.core import PotasovkaError
from potasovka.house.thought import Mind, Part, Thought

BEAT = 0.5
"""Seconds after which a process that thinks says that it is alive."""
STUCK = 5.0
"""Seconds without such a word after which it is not."""
BEGINNING = 60.0
"""Seconds that a process may take to begin."""


class Stuck(Exception):
    """The process is dead, or does not move; another one could think the thought."""


class TooSlow(PotasovkaError):
    """The thought takes too long."""


class BotFailed(PotasovkaError):
    """The bot itself has failed; the name of its error is all that is told."""


class Thinker:
    """The server's side. `think` blocks, so it belongs into a thread; everything else may be called from any."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self.process = context.Process(target=_work, args=(theirs,), name="thinker", daemon=True)
        with compiled.in_new_processes():
            self.process.start()
        theirs.close()
        self._begun = False

    def think(self, thought: Thought | Part, limit: float) -> str:
        """What is said to a thought within so many seconds: the key that a bot chooses, or words in JSON."""
        try:
            if not self._begun:
                self._hear(BEGINNING)
                self._begun = True
            self._pipe.send(thought)
            end = time.monotonic() + limit
            while (said := self._hear(min(STUCK, end - time.monotonic()), end)) is None:
                pass
        except (EOFError, OSError):
            raise Stuck from None
        key, failed = said
        if failed is not None:
            raise BotFailed(failed)
        return key

    def _hear(self, wait: float, end: float | None = None) -> tuple[str, str | None] | None:
        """The next word; `None` says that the process lives."""
        if not self._pipe.poll(max(0.0, wait)):
            if end is not None and time.monotonic() >= end:
                raise TooSlow
            raise Stuck
        said: tuple[str, str | None] | None = self._pipe.recv()
        return said

    def kill(self) -> None:
        """End it, whatever it does; also one that was stopped."""
        self.process.kill()
        self.process.join()
        self._pipe.close()


def _work(pipe: Connection) -> None:
    """The other side: think until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)  # people's answers come first
    mind = Mind()
    busy, speaking = threading.Event(), threading.Lock()
    threading.Thread(target=_beat, args=(pipe, busy, speaking), daemon=True).start()
    with contextlib.suppress(EOFError, OSError):  # the server is gone
        pipe.send(None)
        while True:
            thought = pipe.recv()
            busy.set()
            said = _answer(mind, thought)
            with speaking:
                busy.clear()
                pipe.send(said)


def _beat(pipe: Connection, busy: threading.Event, speaking: threading.Lock) -> None:
    with contextlib.suppress(OSError):
        while busy.wait():
            time.sleep(BEAT)
            with speaking:
                if busy.is_set():
                    pipe.send(None)


def _answer(mind: Mind, thought: Thought | Part) -> tuple[str, str | None]:
    try:
        return mind.answer(thought), None
    except Exception as error:  # whatever it is; its words could tell what is hidden
        return "", type(error).__name__
