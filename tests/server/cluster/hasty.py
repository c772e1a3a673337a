"""``python -m tests.server.cluster.hasty``: like ``tests.server.forking``, with short leases."""

import foretell.server.hub
from tests.server.forking import answer_lines

LEASE = 1_200
BEAT = 0.3

if __name__ == "__main__":
    foretell.server.hub.LEASE = LEASE  # type: ignore[misc]
    foretell.server.hub.BEAT = BEAT  # type: ignore[misc]
    answer_lines()
