"""A worker process for bots' decisions, started on first use."""

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import suppress
from typing import Final

from foretell.bots.cores import ONE_THREAD
from foretell.bots.worker import Reply, Request, decode_reply, encode_request

COMMAND: Final = (sys.executable, "-m", "foretell.bots.worker")
MOST_KEPT: Final = 8_192
"""Bytes kept of what a process writes to its standard error."""
LAST_WORDS: Final = 1.0
"""Seconds to wait for the rest of what an ended process wrote."""


class WorkerLost(Exception):
    """The process could not start, or ended before it answered; the text says how."""


class WorkerOverran(Exception):
    """The process took too long and was killed."""


class BotWorker:
    """One process, which answers one request at a time."""

    def __init__(self) -> None:
        self.prepared: set[str] = set()
        """The kinds of bots that this process has loaded."""
        self._process: asyncio.subprocess.Process | None = None
        self._written = bytearray()
        self._reading: asyncio.Task[None] | None = None

    async def ask(self, request: Request, *, within: float) -> Reply:
        """Return the reply to a request; a process that gives none within some seconds is killed.

        Raises:
            WorkerLost: when the process cannot start, or ends.
            WorkerOverran: when the process takes too long.
        """
        is_answered = False
        try:
            async with asyncio.timeout(within):
                reply = await self._asked(request)
            is_answered = True
        except TimeoutError:
            raise WorkerOverran from None
        except (OSError, ValueError) as error:
            raise WorkerLost(type(error).__name__) from None
        finally:
            if not is_answered:
                await self.end()
        return reply

    def take_written(self) -> str:
        """Return the end of what was written to standard error since the last call."""
        written = self._written.decode(errors="replace")
        self._written.clear()
        return written

    async def end(self) -> None:
        """Kill the process, if there is one."""
        process, self._process = self._process, None
        reading, self._reading = self._reading, None
        self.prepared.clear()
        if process is None or reading is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        await asyncio.wait([reading], timeout=LAST_WORDS)  # a bot's own process may still write
        reading.cancel()

    async def _asked(self, request: Request) -> Reply:
        if self._process is None:
            self._process = await _started()
            assert self._process.stderr is not None
            self._reading = asyncio.create_task(self._read(self._process.stderr))
        streams = self._process
        assert streams.stdin is not None
        assert streams.stdout is not None
        streams.stdin.write(encode_request(request))
        await streams.stdin.drain()
        line = await streams.stdout.readline()
        if not line:
            raise WorkerLost(_ending(await streams.wait()))
        return decode_reply(line)

    async def _read(self, errors: asyncio.StreamReader) -> None:
        """Keep the end of what the process writes, which must never wait to be read."""
        while written := await errors.read(MOST_KEPT):
            self._written += written
            del self._written[:-MOST_KEPT]


def _ending(status: int) -> str:
    """Return the words for an exit status; a negative one is a signal's number.

    >>> _ending(1), _ending(-9)
    ('status 1', 'SIGKILL')
    """
    return f"status {status}" if status >= 0 else signal.Signals(-status).name


async def _started() -> asyncio.subprocess.Process:
    priority = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)  # only on Windows
    return await asyncio.create_subprocess_exec(
        *COMMAND,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env=os.environ | ONE_THREAD,
        creationflags=priority,
    )
