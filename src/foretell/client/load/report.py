"""What a load test has found."""

import msgspec

from foretell.client.load.latencies import Spread


class Report(msgspec.Struct, frozen=True):
    """Figures of one load test; a time is in milliseconds where nothing else is said."""

    people: int
    tables: int
    seconds: float
    rate: int
    """Moves a second that were to be made; 0 for as many as the server can."""
    moves: int
    """Moves of which all seats of the table were told."""
    moves_per_second: float
    games: int
    """Games that were played to their end."""
    seen: Spread | None
    """From sending a move until all seats of its table were told of it."""
    answered: Spread | None
    """From sending a move until it was answered."""
    idle_sockets: int
    idle_kilobytes: float | None
    """Memory of the server for each idle socket, in units of 1,000 bytes; None where unknown."""
    resident_megabytes: float | None
    """Memory of the server after the test, in units of 1,000,000 bytes; None where unknown."""
    refused: dict[str, int]
    """What was refused, by its codes: how often."""
    errors: dict[str, int]
    """What went wrong, by its kind: how often."""

    def json(self) -> str:
        """Return it as a line of JSON."""
        return msgspec.json.encode(self).decode()
