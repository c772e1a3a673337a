"""Why a training does not begin."""

from dataclasses import dataclass
from typing import ClassVar

from foretell.errors import Refusal


@dataclass(eq=False)
class OtherPlan(Refusal):
    """A folder holds a training by another plan.

    Attributes:
        path: the folder.
        field: what differs first.
        kept: what it is in the folder.
        asked: what it would be.
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
        install: what installs it.
    """

    code: ClassVar[str] = "training/no_torch"

    install: str
