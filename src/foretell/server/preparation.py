"""Getting bots ready while people still gather; all tables go on meanwhile."""

import asyncio
from contextlib import suppress

from foretell.bots.preparing import command_for


class Preparation:
    """Gets each kind of bot ready once, in a process of its own."""

    def __init__(self) -> None:
        self._begun: dict[tuple[str, ...], asyncio.Task[None]] = {}

    def begin(self, bot: str) -> asyncio.Task[None] | None:
        """Begin to get a bot ready, unless that has been done; None when it needs nothing."""
        command = command_for(bot)
        if command is None:
            return None
        if command not in self._begun:
            self._begun[command] = asyncio.create_task(_run(command))
        return self._begun[command]

    async def ready(self, bot: str) -> None:
        """Wait until a bot is ready.

        Raises:
            asyncio.CancelledError: when ``stop`` is called before it is.
        """
        task = self.begin(bot)
        if task is not None:
            await asyncio.shield(task)

    def stop(self) -> None:
        """Break off what has been begun."""
        for task in self._begun.values():
            task.cancel()


async def _run(command: tuple[str, ...]) -> None:
    """Run a command to its end; when it fails, the bot has to get itself ready."""
    nowhere = asyncio.subprocess.DEVNULL
    with suppress(OSError):
        process = await asyncio.create_subprocess_exec(
            *command, stdin=nowhere, stdout=nowhere, stderr=nowhere
        )
        try:
            await process.wait()
        finally:
            if process.returncode is None:
                process.kill()
