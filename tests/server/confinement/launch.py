"""Run a command as a systemd unit would: with the restrictions that need no other rights.

    python -m tests.server.confinement.launch UNIT [DIRECTIVE=VALUE …] -- COMMAND …

Directives given here replace those of the unit. Restrictions of files and devices are not applied,
nor is the user changed.
"""

import ctypes
import errno
import os
import socket
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tests.server.confinement.seccomp import (
    ALLOW,
    EQUAL,
    GREATER,
    MASKED,
    NOT_EQUAL,
    Comparison,
    Filter,
    fail,
)
from tests.server.confinement.unit_file import allowed_calls, is_on, service

_LIBC: Final = ctypes.CDLL(None, use_errno=True)
_DROP_CAPABILITY, _NO_NEW_PRIVILEGES, _MDWE = 24, 38, 65
_WRITE, _EXECUTE, _SHM_EXECUTE = 2, 4, 0o100000
_NAMESPACES: Final = 0x7E020080
"""All flags of ``clone`` for new namespaces."""


def confine(directives: Mapping[str, list[str]]) -> None:
    """Apply a unit's restrictions to this process and all that it starts."""
    if "CapabilityBoundingSet" in directives and os.geteuid() == 0:
        assert directives["CapabilityBoundingSet"] == [""]
        for capability in range(64):
            _LIBC.prctl(_DROP_CAPABILITY, capability, 0, 0, 0)
    if is_on(directives, "NoNewPrivileges"):
        assert _LIBC.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0) == 0
    if is_on(directives, "RestrictNamespaces"):
        _restrict_namespaces()
    if "RestrictAddressFamilies" in directives:
        _restrict_families(directives["RestrictAddressFamilies"][-1].split())
    if is_on(directives, "LockPersonality"):
        locked = Filter(ALLOW)
        locked.rule(fail(errno.EPERM), "personality", Comparison(0, NOT_EQUAL, 0))
        locked.load()
    if is_on(directives, "MemoryDenyWriteExecute"):
        deny_write_execute()
    if "SystemCallFilter" in directives:
        number = getattr(errno, directives["SystemCallErrorNumber"][-1])
        allowed = Filter(fail(number))
        allowed.rules(ALLOW, allowed_calls(directives["SystemCallFilter"]))
        allowed.load()


def deny_write_execute() -> None:
    """Let no memory become executable that was writable.

    Service managers let the kernel see to it, from Linux 6.3 on, or a filter of calls, which is
    stricter: here both do.

    Raises:
        OSError: when this machine has neither.
    """
    by_kernel = _LIBC.prctl(_MDWE, 1, 0, 0, 0) == 0
    try:
        _filter_write_execute()
    except OSError:
        if not by_kernel:
            raise


def _filter_write_execute() -> None:
    denied, both = Filter(ALLOW), _WRITE | _EXECUTE
    denied.rule(fail(errno.EPERM), "mmap", Comparison(2, MASKED, both, both))
    for call in ("mprotect", "pkey_mprotect"):
        denied.rule(fail(errno.EPERM), call, Comparison(2, MASKED, _EXECUTE, _EXECUTE))
    denied.rule(fail(errno.EPERM), "shmat", Comparison(2, MASKED, _SHM_EXECUTE, _SHM_EXECUTE))
    denied.load()


def _restrict_namespaces() -> None:
    denied = Filter(ALLOW)
    denied.rules(fail(errno.EPERM), ("unshare", "setns"))
    for bit in (1 << place for place in range(32) if _NAMESPACES >> place & 1):
        denied.rule(fail(errno.EPERM), "clone", Comparison(0, MASKED, bit, bit))
    denied.rule(fail(errno.ENOSYS), "clone3")  # its flags are out of sight of a filter
    denied.load()


def _restrict_families(names: list[str]) -> None:
    allowed = sorted(int(getattr(socket, name)) for name in names)
    denied, refuse = Filter(ALLOW), fail(errno.EAFNOSUPPORT)
    for family in range(allowed[-1]):
        if family not in allowed:
            denied.rule(refuse, "socket", Comparison(0, EQUAL, family))
    denied.rule(refuse, "socket", Comparison(0, GREATER, allowed[-1]))
    denied.load()


def main(arguments: list[str]) -> None:
    """Confine this process, then run the command in its place."""
    end = arguments.index("--")
    directives = service(Path(arguments[0]))
    for given in arguments[1:end]:
        name, _, value = given.partition("=")
        directives[name] = [value] if value else []
        if not value:
            del directives[name]
    confine(directives)
    command = arguments[end + 1 :]
    os.execvp(command[0], command)  # noqa: S606 - in place of this process


if __name__ == "__main__":
    main(sys.argv[1:])
