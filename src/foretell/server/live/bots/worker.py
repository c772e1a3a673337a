"""A worker process for bots' decisions, started on first use."""

import asyncio
import os
import subprocess
import sys
from contextlib import suppress
from typing import Final

from foretell.bots.cores import ONE_THREAD
from foretell.bots.worker import Reply, Request, decode_reply, encode_request

COMMAND: Final = (sys.executable, "-m", "foretell.bots.worker")


class WorkerLost(Exception):
    """The process ended before it answered."""


class WorkerOverran(Exception):
    """The process took too long and was killed."""


class BotWorker:
    """One process, which answers one request at a time."""

    def __init__(self) -> None:
        self.prepared: set[str] = set()
        """The kinds of bots that this process has loaded."""
        self._process: asyncio.subprocess.Process | None = None

    @property
    def is_running(self) -> bool:
        """Whether there is a process."""
        return self._process is not None

    async def ask(self, request: Request, *, within: float) -> Reply:
        """Return the reply to a request; a process that gives none is killed.

        Args:
            request: the request.
            within: the time limit in seconds.

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
            raise WorkerLost(str(error)) from None
        finally:
            if not is_answered:
                await self.end()
        return reply

    async def end(self) -> None:
        """Kill the process, if there is one."""
        process, self._process = self._process, None
        self.prepared.clear()
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def _asked(self, request: Request) -> Reply:
        if self._process is None:
            self._process = await _started()
        streams = self._process
        assert streams.stdin is not None
        assert streams.stdout is not None
        streams.stdin.write(encode_request(request))
        await streams.stdin.drain()
        return decode_reply(await streams.stdout.readline())


async def _started() -> asyncio.subprocess.Process:
    priority = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)  # only on Windows
    return await asyncio.create_subprocess_exec(
        *COMMAND,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env=os.environ | ONE_THREAD,
        creationflags=priority,
    )
