"""What a load test has found."""

import msgspec

from foretell.client.load.latencies import Spread


class Report(msgspec.Struct, frozen=True):
    """Figures of one load test; a time is in milliseconds where nothing else is said.

    Moves of the warm-up are left out. Everything else, such as refusals, is counted from the first
    connection on.
    """

    people: int
    tables: int
    spectators: int
    warm_up: float
    """Seconds that are not measured."""
    seconds: float
    """Seconds that are."""
    rate: int
    """Moves a second that were to be made; 0 for as many as the server can."""
    due: int
    """Moves that were due, made or not."""
    moves: int
    """Moves of which all seats of the table were told."""
    owed: int
    """Moves that were due and had not been made a second after the end."""
    moves_per_second: float
    """Moves that were made while it was measured, whenever they were due."""
    games: int
    """Games that were played to their end."""
    response: Spread | None
    """From the moment when a move was due until all seats of its table were told of it. Owed moves
    are counted, as if they had been made at the end."""
    seen: Spread | None
    """From sending a move until all seats of its table were told of it: what the server took,
    without the time that moves had to wait for those before them."""
    answered: Spread | None
    """From sending a move until it was answered."""
    reconnects: int
    """Connections that were lost and opened again."""
    idle_sockets: int
    idle_kilobytes: float | None
    """Memory of the server for each idle socket, in units of 1,000 bytes; None where unknown."""
    resident_megabytes: float | None
    """Memory of the server after the test, in units of 1,000,000 bytes; None where unknown."""
    cpu_per_move: float | None
    """Processor time of the server for each move; None where unknown."""
    cores: int | None
    """Processors of this machine."""
    load: tuple[float, float] | None
    """The load average of this machine before and after; None where there is none."""
    refused: dict[str, int]
    """What was refused, by its codes: how often."""
    errors: dict[str, int]
    """What went wrong, by its kind: how often."""

    def json(self) -> str:
        """Return it as a line of JSON."""
        return msgspec.json.encode(self).decode()
