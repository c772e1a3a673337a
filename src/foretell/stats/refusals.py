"""Refusals to write a survey."""

from foretell.errors import Refusal


class NoPictures(Refusal, code="stats/no_pictures"):
    """Pictures need Matplotlib, which is not installed."""

    install: str


class NotAFolder(Refusal, code="stats/not_a_folder"):
    """The path of the output folder is a file."""

    path: str
