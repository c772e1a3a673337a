"""Erasure of a person from stored data: pure functions."""

import json
from collections.abc import Collection, Iterator
from typing import TypeAlias

NOBODY = ""
NAMELESS = "—"

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"


def names_in(entries: bytes, person: str) -> frozenset[str]:
    """Return the names of a person in a JSON document."""
    if person.encode() not in entries:
        return frozenset()
    names = (one.get("name") for one in _objects(json.loads(entries)) if _is(one, person))
    return frozenset(name for name in names if isinstance(name, str))


def without_person(entries: bytes, person: str) -> bytes:
    """Return a JSON document with a person's id emptied, and a dash for their names and notes."""
    if person.encode() not in entries:
        return entries
    whole: Json = json.loads(entries)
    for one in _objects(whole):
        if _is(one, person):
            one["person"] = NOBODY
            one.update((key, NAMELESS) for key in ("name", "text") if key in one)
    return _written(whole)


def without_names(body: bytes, names: Collection[str]) -> bytes:
    """Return a JSON document in which a dash replaces every string in ``names``."""
    return _written(_nameless(json.loads(body), names))


def record_without(body: bytes, names: Collection[str]) -> bytes:
    """Return a record with the names of players in ``names`` replaced; events stay unchanged."""
    header, end, events = body.partition(b"\n")
    whole: Json = json.loads(header)
    players = [one for one in _objects(whole) if one.get("name") in names]
    for player in players:
        player["name"] = NAMELESS
    return _written(whole) + end + events if players else body


def _is(one: "dict[str, Json]", person: str) -> bool:
    return one.get("person") == person


def _objects(value: Json) -> "Iterator[dict[str, Json]]":
    """Yield all objects in a JSON document, outer ones first."""
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for inner in value:
            yield from _objects(inner)


def _nameless(value: Json, names: Collection[str]) -> Json:
    if isinstance(value, dict):
        return {key: _nameless(inner, names) for key, inner in value.items()}
    if isinstance(value, list):
        return [_nameless(inner, names) for inner in value]
    return NAMELESS if isinstance(value, str) and value in names else value


def _written(value: Json) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
