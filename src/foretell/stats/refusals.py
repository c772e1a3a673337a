"""What a survey cannot write."""

from dataclasses import dataclass
from typing import ClassVar

from foretell.errors import Refusal


@dataclass(eq=False)
class NoPictures(Refusal):
    """Pictures are asked for and there is nothing to draw them with."""

    code: ClassVar[str] = "stats/no_pictures"

    install: str


@dataclass(eq=False)
class NotAFolder(Refusal):
    """Files are to go into a folder, and there is a file of its name."""

    code: ClassVar[str] = "stats/not_a_folder"

    path: str
