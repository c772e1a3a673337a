"""Refusals to start a training."""

from dataclasses import dataclass
from typing import ClassVar

from foretell.errors import Refusal


@dataclass(eq=False)
class OtherPlan(Refusal):
    """A folder holds a training with another plan.

    Attributes:
        path: the folder.
        field: the first one that differs.
        kept: its value in the folder.
        asked: its value asked for.
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
