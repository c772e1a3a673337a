"""The flags that say how things are told: the same in every command that has them."""

from typing import Annotated, Final

from typer import Option

from foretell.cli.refusals import NotAmong
from foretell.i18n import LANGUAGES
from foretell.rules.presets import Faces

_GROUP: Final = "commands-group-screen"

LANG = Annotated[
    str | None,
    Option(
        "--lang", help="commands-option-lang", metavar="|".join(LANGUAGES), rich_help_panel=_GROUP
    ),
]
PLAIN = Annotated[bool, Option("--plain", help="commands-option-plain", rich_help_panel=_GROUP)]
AUTO = Annotated[bool, Option("--auto", help="commands-option-auto", rich_help_panel=_GROUP)]
FACES = Annotated[
    str | None,
    Option(
        "--faces", help="commands-option-faces", metavar="|".join(Faces), rich_help_panel=_GROUP
    ),
]


def faces_of(given: str | None, otherwise: Faces) -> Faces:
    """Return what the number cards show.

    Raises:
        NotAmong: when what was given is neither letters nor numbers.
    """
    if given is None:
        return otherwise
    for faces in Faces:
        if faces.value == given:
            return faces
    raise NotAmong(flag="--faces", value=given, known=tuple(Faces))
