"""The flags that say how things are told: the same in every command that has them."""

from typing import Annotated, Final

from foretell.i18n import LANGUAGES
from foretell.rules.presets import Faces
from foretell.terminal.common.parameters import option
from foretell.terminal.common.refusals import NotAmong

_GROUP: Final = "commands-group-screen"

LANG = Annotated[
    str | None,
    option("--lang", help="commands-option-lang", metavar="|".join(LANGUAGES), group=_GROUP),
]
PLAIN = Annotated[bool, option("--plain", help="commands-option-plain", group=_GROUP)]
AUTO = Annotated[bool, option("--auto", help="commands-option-auto", group=_GROUP)]
FACES = Annotated[
    str | None,
    option("--faces", help="commands-option-faces", metavar="|".join(Faces), group=_GROUP),
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
