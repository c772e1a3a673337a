"""The environment of a command: languages and the clock."""

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Self

import click

from foretell.i18n import CardNames, Words, choose_language
from foretell.rules.options import Edition
from foretell.rules.presets import Faces

LANGUAGE_FLAG: Final = "--lang"
LANGUAGE_VARIABLE: Final = "FORETELL_LANG"


@dataclass(frozen=True, slots=True)
class Environment:
    """The language asked for, that of the environment, and the time.

    Attributes:
        asked: what ``--lang`` says, or None.
        spoken: the language to speak when ``--lang`` says nothing.
        clock: what tells the time, in UTC.
    """

    asked: str | None
    spoken: str
    clock: Callable[[], datetime]

    @classmethod
    def of(cls, argv: Sequence[str], clock: Callable[[], datetime]) -> Self:
        """Return what a command finds.

        Raises:
            UnknownLanguage: when a language is asked for that there is not.
        """
        asked = language_asked(argv)
        if asked is not None:
            asked = choose_language(asked, {})
        return cls(asked, spoken_language(os.environ), clock)

    def words(self, preferred: str | None = None, edition: Edition = Edition.CLASSIC) -> Words:
        """Return the words to speak in; ``preferred`` holds unless a language was asked for."""
        return Words(self.asked or preferred or self.spoken, edition)


pass_environment: Final = click.make_pass_decorator(Environment)
"""Give a command its environment as its first argument."""


def language_asked(argv: Sequence[str]) -> str | None:
    """Return what ``--lang`` says, wherever among the arguments it stands."""
    for position, argument in enumerate(argv):
        if argument == LANGUAGE_FLAG and position + 1 < len(argv):
            return argv[position + 1]
        if argument.startswith(LANGUAGE_FLAG + "="):
            return argument.partition("=")[2]
    return None


def spoken_language(environ: Mapping[str, str]) -> str:
    """Return the language that the environment speaks: ``FORETELL_LANG``, else the locale."""
    own = environ.get(LANGUAGE_VARIABLE)
    return choose_language(None, {"LANG": own} if own else environ)


def card_names(words: Words, edition: Edition, faces: Faces = Faces.NUMBERS) -> CardNames:
    """Return how cards are called; by numbers, as in records, unless said otherwise."""
    return CardNames(words, edition, faces)
