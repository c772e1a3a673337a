"""Write the weights of a training to a compact file, as the package's bots use it.

python lab/scripts/compact_weights.py run/weights.npz src/foretell/bots/learned/weights/best.weights
"""

import sys
from pathlib import Path

from foretell.bots.learned.compact import write_compact
from foretell.bots.learned.network import read_network

if __name__ == "__main__":
    source, target = map(Path, sys.argv[1:])
    write_compact(read_network(source), target)
    print(f"{target}: {target.stat().st_size} bytes")
