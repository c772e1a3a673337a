"""Settings of a table as sent, stored and requested."""

from typing import Annotated

import msgspec

from foretell.table import settings as table_settings
from foretell.table.settings import DEFAULT_PATIENCE, LISTED_PATIENCE

Patience = Annotated[int, msgspec.Meta(ge=5, le=24 * 3600)]


class ClockSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A clock per seat; once it has run out, a bot plays for the seat."""

    bank: Annotated[int, msgspec.Meta(ge=1, le=24 * 3600)]
    """Seconds that a seat has for the whole game."""
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    """Seconds added after each decision."""


class _Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The fields common to requested and settled settings."""

    listed: bool = False
    """Whether the lobby lists it; otherwise people need its code to join."""
    clock: ClockSettings | None = None
    """None for a table without clocks."""
    grace: Annotated[int, msgspec.Meta(ge=1, le=3600)] = 45
    """Seconds that a person may be away before a bot stands in for them."""
    pace: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 700
    """Milliseconds that bots wait before they act, so that people can follow."""
    stand_in: Annotated[str, msgspec.Meta(min_length=1, max_length=64)] = "steady"
    """The bot that fills empty seats and stands in; a level may have a style: ``casual:bold``."""
    silence: Annotated[int, msgspec.Meta(ge=5, le=24 * 3600)] = 45
    """Seconds of their turn after which others may let a bot play for a connected person."""
    hints: bool = True
    """Whether people may be given hints; each round with one is marked for everybody to see."""


class TableSettings(_Settings, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The settings of a table."""

    patience: Patience = DEFAULT_PATIENCE
    """Seconds for one decision of a seat whose person is present; then a bot makes it."""


class NewSettings(_Settings, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The requested settings of a new table."""

    patience: Patience | None = None
    """Seconds for one decision; null for the default, which is shorter at listed tables."""

    def settled(self, *, min_pace: int) -> table_settings.TableSettings:
        """Return the settings of the table; its bots wait at least ``min_pace`` milliseconds."""
        usual = LISTED_PATIENCE if self.listed else DEFAULT_PATIENCE
        patience = usual if self.patience is None else self.patience
        return settings_of(self, patience=patience, pace=max(self.pace, min_pace))


def settings_of(
    sent: TableSettings | NewSettings, **changes: object
) -> table_settings.TableSettings:
    """Return settings that were sent or stored, with some of them changed."""
    clock = sent.clock and table_settings.ClockSettings(sent.clock.bank, sent.clock.increment)
    return table_settings.TableSettings(
        **{**msgspec.structs.asdict(sent), "clock": clock, **changes}
    )


def settings_to_wire(settings: table_settings.TableSettings) -> TableSettings:
    """Return settings as they are sent and stored."""
    return msgspec.convert(settings, TableSettings, from_attributes=True)
