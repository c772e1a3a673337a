"""Presets: named options for each published rule sheet and each variant (R9)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from foretell.errors import Refusal
from foretell.rules.options import Options


class Faces(StrEnum):
    """The faces of the number cards in the classic edition (R1.3)."""

    LETTERS = "letters"
    """2 to 10, J, Q, K, A for the ranks 1 to 13."""
    NUMBERS = "numbers"
    """1 to 13."""


class UnknownPreset(Refusal, code="options/unknown_preset"):
    """There is no preset of that name."""

    preset: str
    known: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Preset:
    """Named options and their source.

    >>> house = Preset(name="mine", source="us", clause="R9.8", options={"even_bid": "never"})
    >>> Options.from_json(house.options)
    Options(players=4, even_bid='never')

    Attributes:
        name: the value for ``--preset``.
        source: the rule sheets that print it, as abbreviated in the rules.
        clause: the clause that defines it.
        options: the options that differ from the standard game, by the names of records.
        faces: the faces of the sheet's number cards.
        language: the sheet's language, or None for a variant printed in several sheets.
    """

    name: str
    source: str
    clause: str
    options: Mapping[str, object]
    faces: Faces = Faces.LETTERS
    language: str | None = None


def _preset(name: str, source: str, clause: str, **options: object) -> Preset:
    return Preset(name=name, source=source, clause=clause, options=MappingProxyType(options))


def _sheet(
    name: str, source: str, language: str, *, faces: Faces = Faces.LETTERS, **options: object
) -> Preset:
    return replace(_preset(name, source, "R3", **options), faces=faces, language=language)


PRESETS: Final[Mapping[str, Preset]] = MappingProxyType(
    {
        preset.name: preset
        for preset in (
            _sheet("en", "EN", "en", edition="classic", first_dealer="draw"),
            _sheet("es", "ES", "es", edition="classic", first_dealer="draw"),
            _sheet("fr", "FR", "fr", faces=Faces.NUMBERS, edition="fantasy", first_dealer=0),
            _sheet(
                "it-classic",
                "IT-A",
                "it",
                faces=Faces.NUMBERS,
                edition="classic",
                first_dealer="draw",
            ),
            _sheet(
                "it-fantasy", "IT-B", "it", faces=Faces.NUMBERS, edition="fantasy", first_dealer=0
            ),
            _preset("hidden-bid", "IT-A 1, IT-B 1, ES 1, EN 1", "R9.1", bidding="hidden"),
            _preset("delayed-reveal", "IT-A 2, IT-B 2, ES 2, EN 2", "R9.2", bidding="secret"),
            _preset("dark-wizard", "IT-A 3", "R9.3", winning_wizard="last"),
            _preset("two-players", "IT-A 4", "R9.4", players=2, bidding="secret"),
            _preset("no-even-bid", "IT-A 5, ES 3, EN 3", "R9.5", even_bid="not_leader"),
            _preset("clairvoyance", "IT-A 6, IT-B 3", "R9.6", clairvoyance=True),
            _preset("one-suit", "IT-A 7", "R9.7", deal="one_suit"),
            _preset("plus-minus-one", "FR", "R9.8", even_bid="never"),
        )
    }
)
"""Every preset by its name."""


def find_preset(name: str) -> Preset:
    """Return the preset with this name.

    Raises:
        UnknownPreset: when there is none.
    """
    preset = PRESETS.get(name)
    if preset is None:
        raise UnknownPreset(preset=name, known=tuple(PRESETS))
    return preset


def preset_options(name: str, given: Mapping[str, object]) -> Options:
    """Return a preset's options, overridden by those given.

    >>> PRESETS["plus-minus-one"].clause, dict(PRESETS["plus-minus-one"].options)
    ('R9.8', {'even_bid': 'never'})
    >>> preset_options("plus-minus-one", {"players": 3})
    Options(players=3, even_bid='never')

    Raises:
        UnknownPreset: when there is no preset of that name.
        Refusal: when the options are incompatible.
    """
    return Options.from_json({**find_preset(name).options, **given})
