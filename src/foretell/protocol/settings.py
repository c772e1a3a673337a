"""How a table is run, as it is sent, kept and asked for."""

from typing import Annotated

import msgspec

from foretell.table import settings as table
from foretell.table.settings import LISTED_PATIENCE, PATIENCE

Patience = Annotated[int, msgspec.Meta(ge=5, le=24 * 3600)]


class ClockSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A clock per seat: who has used it up is played for by a bot."""

    bank: Annotated[int, msgspec.Meta(ge=1, le=24 * 3600)]
    """Seconds that a seat has for the whole game."""
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    """Seconds added after each decision."""


class _Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is settled and what is asked for alike."""

    listed: bool = False
    """Whether the lobby shows it; else whoever knows its code may come."""
    clock: ClockSettings | None = None
    """None among friends."""
    grace: Annotated[int, msgspec.Meta(ge=1, le=3600)] = 45
    """Seconds that a seat may be away before a bot stands in for it."""
    pace: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 700
    """Milliseconds that bots let pass before they act, so that people can follow."""
    stand_in: Annotated[str, msgspec.Meta(min_length=1, max_length=64)] = "steady"
    """The bot that fills empty seats and stands in; a level may have a style: ``casual:bold``."""


class TableSettings(_Settings, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a table is run."""

    patience: Patience = PATIENCE
    """Seconds for one decision of a seat that is there; then a bot takes that one."""


class NewSettings(_Settings, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a new table is to be run."""

    patience: Patience | None = None
    """Seconds for one decision; null for the default, which is shorter where strangers meet."""

    def settled(self, *, min_pace: int) -> table.TableSettings:
        """Return the settings of the table; its bots wait for so many milliseconds at least."""
        usual = LISTED_PATIENCE if self.listed else PATIENCE
        patience = usual if self.patience is None else self.patience
        return settings_of(self, patience=patience, pace=max(self.pace, min_pace))


def settings_of(sent: TableSettings | NewSettings, **changes: object) -> table.TableSettings:
    """Return the settings that were sent or kept, with some of them changed."""
    clock = sent.clock and table.ClockSettings(sent.clock.bank, sent.clock.increment)
    return table.TableSettings(**{**msgspec.structs.asdict(sent), "clock": clock, **changes})


def settings_to_wire(settings: table.TableSettings) -> TableSettings:
    """Return settings as they are sent and kept."""
    return msgspec.convert(settings, TableSettings, from_attributes=True)
