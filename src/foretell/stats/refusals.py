"""Refusals to write a survey."""

from dataclasses import dataclass
from typing import ClassVar

from foretell.errors import Refusal


@dataclass(eq=False)
class NoPictures(Refusal):
    """Pictures need Matplotlib, which is not installed."""

    code: ClassVar[str] = "stats/no_pictures"

    install: str


@dataclass(eq=False)
class NotAFolder(Refusal):
    """The path of the output folder is a file."""

    code: ClassVar[str] = "stats/not_a_folder"

    path: str
