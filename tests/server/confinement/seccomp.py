"""Filters of system calls for this process and all that it starts, by way of libseccomp."""

import ctypes
import errno
from collections.abc import Iterable
from typing import Any, Final

ALLOW: Final = 0x7FFF0000
"""The action that lets a call through."""
NOT_EQUAL, EQUAL, GREATER, MASKED = 1, 4, 6, 7
"""Comparisons of an argument: the last one first takes the bits that ``value`` names."""


def fail(number: int) -> int:
    """Return the action that lets a call fail with an error number."""
    return 0x00050000 | number


class Comparison(ctypes.Structure):
    """A condition on an argument of a call."""

    _fields_ = (
        ("argument", ctypes.c_uint),
        ("operator", ctypes.c_int),
        ("value", ctypes.c_uint64),
        ("other", ctypes.c_uint64),
    )


class Filter:
    """A filter; it holds once it is loaded, together with those loaded before.

    Args:
        action: what happens to calls that no rule names.

    Raises:
        OSError: libseccomp is not installed.
    """

    def __init__(self, action: int) -> None:
        self._library = ctypes.CDLL("libseccomp.so.2")
        self._library.seccomp_init.restype = ctypes.c_void_p
        self._context = ctypes.c_void_p(self._library.seccomp_init(ctypes.c_uint32(action)))

    def rule(self, action: int, call: str, *comparisons: Comparison) -> None:
        """Add a rule for a call whose arguments meet all comparisons."""
        number = self._library.seccomp_syscall_resolve_name(call.encode())
        if number < 0:  # it belongs to another kind of processor
            return
        conditions = (Comparison * max(1, len(comparisons)))(*comparisons)
        self._done(
            self._library.seccomp_rule_add_array(
                self._context, ctypes.c_uint32(action), number, len(comparisons), conditions
            )
        )

    def rules(self, action: int, calls: Iterable[str]) -> None:
        """Add a rule for each call."""
        for call in calls:
            self.rule(action, call)

    def load(self) -> None:
        """Let the filter hold from now on."""
        self._done(self._library.seccomp_load(self._context))

    def _done(self, status: Any) -> None:
        if status < 0:
            raise OSError(-status, errno.errorcode.get(-status, "?"))
