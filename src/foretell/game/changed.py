"""Copies of frozen values with some fields changed.

``dataclasses.replace`` costs more than all the rest of a move; to a type checker this is it.
"""

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from dataclasses import replace as changed
else:
    _T = TypeVar("_T")
    _set = object.__setattr__

    def changed(value: _T, /, **changes: object) -> _T:
        """Return a copy of a slotted dataclass value with the given fields changed."""
        copy = object.__new__(type(value))
        for name in value.__slots__:
            _set(copy, name, changes[name] if name in changes else getattr(value, name))
        return copy


__all__ = ["changed"]
