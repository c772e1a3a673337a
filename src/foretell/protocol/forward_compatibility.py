"""Forward compatibility: data of later versions, reduced to what this one knows.

Values of known types are validated all the same.
"""

from typing import Any, Final, get_args

import msgspec

from foretell.protocol.entries import Entry, Unknown
from foretell.protocol.server import Later, Reason, Said
from foretell.protocol.settings import ClockSettings, TableSettings


def _types(union: object) -> frozenset[str]:
    return frozenset(kind.__struct_config__.tag for kind in get_args(union))


_ENTRIES: Final = _types(Entry)
_MESSAGES: Final = _types(Said)
_UNKNOWN: Final = Unknown.__struct_config__.tag
_REASONS: Final = frozenset(get_args(Reason))


def as_known(entry: Any) -> Any:
    """Return an entry, as JSON values, reduced to what this version knows."""
    match entry:
        case {"type": str(kind)} if kind not in _ENTRIES:
            return {"type": _UNKNOWN, "kind": kind}
        case {"type": "opened", "settings": dict(settings)}:
            return {**entry, "settings": _settings(settings)}
        case _:
            return entry


def without_later(message: Any) -> Any:
    """Return a message, as JSON values, reduced to what this version knows."""
    match message:
        case {"type": str(kind)} if kind not in _MESSAGES:
            return Later(kind)
        case {"type": "events", "events": list(events)}:
            return {**message, "events": [as_known(entry) for entry in events]}
        case {"type": "closing", "reason": str(reason)} if reason not in _REASONS:
            return {**message, "reason": "elsewhere"}  # reconnect, whatever the reason
        case _:
            return message


def _settings(settings: dict[str, Any]) -> dict[str, Any]:
    reduced = _fields_of(settings, TableSettings)
    clock = reduced.get("clock")
    if isinstance(clock, dict):
        reduced["clock"] = _fields_of(clock, ClockSettings)
    return reduced


def _fields_of(values: dict[str, Any], kind: type[msgspec.Struct]) -> dict[str, Any]:
    return {name: value for name, value in values.items() if name in kind.__struct_fields__}
