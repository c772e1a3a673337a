"""Commands that a table gives itself; no person may send these."""

from dataclasses import dataclass
from typing import TypeAlias

from foretell.game.actions import Action


@dataclass(frozen=True, slots=True)
class BotActs:
    """Let a bot act for a seat: its own, a stand-in, or once because time is up."""

    seat: int
    silent: bool = False
    """Whether it stands in from now on, since the person let their turn pass."""


@dataclass(frozen=True, slots=True)
class BotDecided:
    """Carry out an action that a bot has decided in another process."""

    seat: int
    action: Action
    silent: bool = False
    """As in ``BotActs``."""


@dataclass(frozen=True, slots=True)
class StandIn:
    """Let a bot act for a person who is away."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandBack:
    """Let a returned person act again."""

    seat: int


@dataclass(frozen=True, slots=True)
class PassHost:
    """Make a person who is present the host in place of an absent one."""

    seat: int


@dataclass(frozen=True, slots=True)
class LapseUndo:
    """End a request for an undo that not all have answered."""


@dataclass(frozen=True, slots=True)
class LapseRemoval:
    """End a request for a removal that not all have answered."""


@dataclass(frozen=True, slots=True)
class Resume:
    """Restart turns and clocks because a person is present again."""


SystemCommand: TypeAlias = (
    Resume | BotActs | BotDecided | StandIn | HandBack | PassHost | LapseUndo | LapseRemoval
)
