"""Records of games: written, read, checked and taken up again.

The format is specified in ``docs/record.md``.
"""

from foretell.record.demand import Demand, fairly_shuffled
from foretell.record.fair import Shuffle
from foretell.record.faults import BreaksOff, Fault, RecordFault
from foretell.record.header import Header, Player, Record
from foretell.record.lines import Source
from foretell.record.read import check_file, read_records
from foretell.record.replaying import replay, resume
from foretell.record.walk import read_lines
from foretell.record.write import event_line, header_line, write_record
from foretell.table.shuffle import check_nonce, commitment_of, mixed_seed

__all__ = [
    "BreaksOff",
    "Demand",
    "Fault",
    "Header",
    "Player",
    "Record",
    "RecordFault",
    "Shuffle",
    "Source",
    "check_file",
    "check_nonce",
    "commitment_of",
    "event_line",
    "fairly_shuffled",
    "header_line",
    "mixed_seed",
    "read_lines",
    "read_records",
    "replay",
    "resume",
    "write_record",
]
