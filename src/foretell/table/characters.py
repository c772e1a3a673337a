"""The characters as which people can appear at a table; each screen draws them in its own way."""

from typing import Final

from foretell.table.events import CharacterChosen
from foretell.table.refusals import UnknownCharacter

CHARACTERS: Final = (
    "magnus",
    "renata",
    "bruno",
    "minerva",
    "felix",
    "otto",
    "rigo",
    "amara",
    "nico",
    "sibylla",
    "leila",
    "talos",
)


def choose(seat: int, character: str) -> CharacterChosen:
    """Return the event when the person at a seat appears as a character.

    Raises:
        UnknownCharacter: when there is none of this name.
    """
    if character not in CHARACTERS:
        raise UnknownCharacter(character, CHARACTERS)
    return CharacterChosen(seat, character)
