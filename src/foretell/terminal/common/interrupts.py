"""Interrupts: SIGINT (Ctrl+C) and SIGTERM end a command alike, each with its own status."""

import os
import signal
import sys
import threading
import time
from contextlib import suppress
from types import FrameType
from typing import Final, Self

_ENDING: Final = (signal.SIGINT, signal.SIGTERM)
_SIGNALLED: Final = 128
"""The exit status of a program that a signal ended is this number plus that of the signal."""
_AGAIN: Final = 0.01
"""Seconds until an interrupt is repeated that came where Python ignores exceptions."""
_STUCK: Final = 1.5
"""Seconds after which a program ends though its main thread has not taken a signal, as while the
compiler is at work, which returns to Python after seconds only."""


class Interrupts:
    """Raises ``KeyboardInterrupt`` for either signal, as a context.

    A signal that is ignored at the start, as under ``nohup``, stays ignored.

    Args:
        is_program: whether the process ends afterwards; a signal then ends it without a word.

    Attributes:
        number: the signal received last; None if there was none.
    """

    def __init__(self, *, is_program: bool) -> None:
        self.number: int | None = None
        self._is_program = is_program
        self._usual: dict[signal.Signals, object] = {}
        self._usual_hook = sys.unraisablehook

    def ended(self, status: int) -> int:
        """Return the exit status in place of a command's own, which may have been interrupted.

        An interrupted program ends here, without waiting for its modules to be taken down.
        """
        if self.number is None or status == 0:
            return status
        status = _SIGNALLED + self.number
        if self._is_program:
            for stream in (sys.stdout, sys.stderr):
                with suppress(OSError, ValueError):
                    stream.flush()
            os._exit(status)
        return status

    def __enter__(self) -> Self:
        """Take over the signals, in the main thread only."""
        if threading.current_thread() is threading.main_thread():
            self._usual = {
                number: handler
                for number in _ENDING
                if (handler := signal.getsignal(number)) is not signal.SIG_IGN
            }
            if self._is_program and self._usual:
                self._watch()  # before an interrupt can be raised in it
            sys.unraisablehook = self._repeat
            for number in self._usual:
                signal.signal(number, self._take)
        return self

    def __exit__(self, *_: object) -> None:
        """Return the signals."""
        # An interrupt that passes through `exec` of a text, as in `dataclass`, makes CPython end by
        # SIGINT whatever the status, until another text is executed.
        exec("")  # noqa: S102 - an empty text
        sys.unraisablehook = self._usual_hook
        for number, handler in self._usual.items():
            signal.signal(number, signal.SIG_DFL if self._is_program else handler)  # type: ignore[arg-type]  # what ``signal`` returned before

    def _watch(self) -> None:
        """End the program if the main thread takes no signal for long; event loops see to it."""
        received, sent = os.pipe()
        os.set_blocking(sent, False)
        signal.set_wakeup_fd(sent, warn_on_full_buffer=False)

        def end_if_stuck() -> None:
            while number := os.read(received, 1):
                if number[0] in self._usual:
                    time.sleep(_STUCK)
                    if self.number is None:
                        from multiprocessing import active_children

                        for process in active_children():
                            process.kill()
                        os._exit(_SIGNALLED + number[0])

        threading.Thread(target=end_if_stuck, daemon=True).start()

    def _take(self, number: int, _: FrameType | None) -> None:
        self.number = number
        raise KeyboardInterrupt

    def _repeat(self, unraisable: "sys.UnraisableHookArgs") -> None:
        """Repeat an interrupt that was raised in a finaliser, where it goes no further."""
        if not isinstance(unraisable.exc_value, KeyboardInterrupt):
            if self.number is None:  # afterwards, what an interrupt left half done may fail, too
                self._usual_hook(unraisable)
            return
        number = self.number or signal.SIGINT
        timer = threading.Timer(_AGAIN, signal.raise_signal, [number])
        timer.daemon = True
        timer.start()
