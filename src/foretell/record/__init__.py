"""Records of games: writing, reading, checking and resuming.

The format is specified in ``docs/build/record.md``.
"""

from foretell.record.frame.rows import to_frame
from foretell.record.game_text import game_text
from foretell.record.game_text_reader import read_game
from foretell.record.header import Header, Player, Record, Requirement, fairly_shuffled
from foretell.record.lines import Source
from foretell.record.reader import (
    check_file,
    is_game_text,
    read_lines,
    read_records,
    replay,
    resume,
)
from foretell.record.refusals import BreaksOff, Fault, RecordFault
from foretell.record.shuffle_proof import Shuffle
from foretell.record.writer import event_line, header_line, write_record
from foretell.table.fair_shuffle import check_nonce, commitment_of, mixed_seed

__all__ = [
    "BreaksOff",
    "Fault",
    "Header",
    "Player",
    "Record",
    "RecordFault",
    "Requirement",
    "Shuffle",
    "Source",
    "check_file",
    "check_nonce",
    "commitment_of",
    "event_line",
    "fairly_shuffled",
    "game_text",
    "header_line",
    "is_game_text",
    "mixed_seed",
    "read_game",
    "read_lines",
    "read_records",
    "replay",
    "resume",
    "to_frame",
    "write_record",
]
