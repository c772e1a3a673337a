"""What a table does by itself, as commands: nobody may ask for these."""

from dataclasses import dataclass
from typing import TypeAlias

from foretell.game.actions import Action


@dataclass(frozen=True, slots=True)
class BotActs:
    """Let a bot act for a seat: its own, one that stands in, or once because time is up."""

    seat: int


@dataclass(frozen=True, slots=True)
class BotDecided:
    """Do what a bot has decided elsewhere, for a seat that it may act for."""

    seat: int
    action: Action


@dataclass(frozen=True, slots=True)
class StandIn:
    """Let a bot act for a person who is away."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandBack:
    """Let a person who is back act again."""

    seat: int


@dataclass(frozen=True, slots=True)
class PassHost:
    """Make somebody who is there the host: the host stays away."""

    seat: int


@dataclass(frozen=True, slots=True)
class LapseUndo:
    """End a wish that not all have answered."""


@dataclass(frozen=True, slots=True)
class LapseRemoval:
    """End the wish to remove somebody: not all have answered."""


@dataclass(frozen=True, slots=True)
class Resume:
    """Let turns and clocks run from now: somebody is there again."""


SystemCommand: TypeAlias = (
    Resume | BotActs | BotDecided | StandIn | HandBack | PassHost | LapseUndo | LapseRemoval
)
