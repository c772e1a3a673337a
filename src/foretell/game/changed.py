"""Copies of frozen values with some fields changed.

``dataclasses.replace`` costs more than the rest of a move; type checkers see it in place of this.
"""

from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable
    from dataclasses import replace as changed

    Setters = dict[str, Callable[[object, object], None]]
else:
    _T = TypeVar("_T")

    def changed(value: _T, /, **changes: object) -> _T:
        """Return a copy of a slotted dataclass value with the given fields changed."""
        copying = _copiers.get(type(value))
        if copying is None:
            copying = _copiers[type(value)] = _copying(type(value))
        make, setters = copying
        copy = make(value)
        for name, new in changes.items():
            setters[name](copy, new)
        return copy


_copiers: "Final[dict[type, tuple[Callable[[Any], Any], Setters]]]" = {}


def _copying(kind: type) -> "tuple[Callable[[Any], Any], Setters]":
    """Return a function that copies a value of a class, and a setter for each of its fields.

    The copier is generated code, as in ``dataclasses``: a loop over the fields takes twice as long.
    """
    setters: Setters = {name: getattr(kind, name).__set__ for name in kind.__dict__["__slots__"]}
    lines = "".join(f"    set_{name}(copy, value.{name})\n" for name in setters)
    namespace: dict[str, Any] = {f"set_{name}": setter for name, setter in setters.items()}
    namespace |= {"kind": kind, "new": object.__new__}
    source = f"def make(value):\n    copy = new(kind)\n{lines}    return copy\n"
    exec(source, namespace)  # noqa: S102 - made from field names only
    return namespace["make"], setters


__all__ = ["changed"]
