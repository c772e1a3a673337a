"""Records of games: written, read, checked and taken up again.

The format is specified in ``docs/record.md``.
"""

from foretell.record.faults import Fault, RecordFault
from foretell.record.header import Header, Player, Record
from foretell.record.read import check_file, read_records
from foretell.record.replaying import replay, resume
from foretell.record.write import event_line, header_line, write_record

__all__ = [
    "Fault",
    "Header",
    "Player",
    "Record",
    "RecordFault",
    "check_file",
    "event_line",
    "header_line",
    "read_records",
    "replay",
    "resume",
    "write_record",
]
