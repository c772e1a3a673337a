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
class NoSetting(Refusal):
    """A plan has no such setting, or it cannot have that value.

    Attributes:
        field: its name.
    """

    code: ClassVar[str] = "training/no_setting"

    field: str


@dataclass(eq=False)
class TooFewUnits(Refusal):
    """A layer of a plan is smaller than that of the network it starts from.

    Attributes:
        field: the setting.
        asked: its value.
        least: the number of units in the network.
    """

    code: ClassVar[str] = "training/too_few_units"

    field: str
    asked: str
    least: str


@dataclass(eq=False)
class OnlySelfPlay(Refusal):
    """An option goes with self-play alone.

    Attributes:
        option: its name.
    """

    code: ClassVar[str] = "training/only_self_play"

    option: str


@dataclass(eq=False)
class NoPlan(Refusal):
    """A file is not the plan of a training run.

    Attributes:
        path: the file.
    """

    code: ClassVar[str] = "training/no_plan"

    path: str


@dataclass(eq=False)
class NoNetwork(Refusal):
    """There is no network of that name, and no file that holds one.

    Attributes:
        name: as typed.
    """

    code: ClassVar[str] = "training/no_network"

    name: str


@dataclass(eq=False)
class ClusterFailed(Refusal):
    """A Ray cluster could not play a game.

    Attributes:
        reason: the error.
    """

    code: ClassVar[str] = "training/cluster_failed"

    reason: str


@dataclass(eq=False)
class NoTorch(Refusal):
    """PyTorch is not installed.

    Attributes:
        install: the command that installs it.
    """

    code: ClassVar[str] = "training/no_torch"

    install: str


@dataclass(eq=False)
class NoDevice(Refusal):
    """PyTorch has no such device on this machine.

    Attributes:
        device: its name.
    """

    code: ClassVar[str] = "training/no_device"

    device: str
