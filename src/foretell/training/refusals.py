"""Refusals to start a training run."""

from dataclasses import dataclass
from typing import ClassVar

from foretell.errors import Refusal


@dataclass(eq=False)
class OtherPlan(Refusal):
    """The folder holds a training run with another plan.

    Attributes:
        path: the folder.
        field: the first field that differs.
        kept: its value in the folder.
        asked: the requested value.
    """

    code: ClassVar[str] = "training/other_plan"

    path: str
    field: str
    kept: str
    asked: str


@dataclass(eq=False)
class NoTorch(Refusal):
    """PyTorch is not installed.

    Attributes:
        install: the command that installs it.
    """

    code: ClassVar[str] = "training/no_torch"

    install: str
