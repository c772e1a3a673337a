"""Records of games: writing, reading, checking and resuming.

>>> from datetime import UTC, datetime
>>> from io import BytesIO
>>> from foretell import Options, Session
>>> from foretell.bots import play_out, seat_bots
>>> game = Session(Options(players=3, hand_sizes=(1, 2)), seed="2a")
>>> outcome = play_out(game, seat_bots(["steady"] * 3, game.seed))
>>> players = tuple(Player(name, "steady") for name in ("Ada", "Björn", "Chloé"))
>>> header = Header("example", game.options, players, game.seed, datetime(2030, 1, 31, tzinfo=UTC))
>>> record = Record(header, game.events)
>>> file = BytesIO(write_record(record).encode())
>>> next(read_records(file)) == record
True

A file is checked, and each fault has its line:

>>> wrong = write_record(record).replace('"trump":"', '"trump":"x', 1)
>>> for fault in check_file(BytesIO(wrong.encode())):
...     print(isinstance(fault, Fault), fault.line, fault.refusal.code)
True 3 card/unknown_suit
>>> try:
...     next(read_records(BytesIO(wrong.encode())))
... except RecordFault as fault:
...     print(fault)
line 3: card/unknown_suit (R1.1): text=xD

A record is followed event by event, or continued:

>>> [type(event).__name__ for event, state in replay(record)][:3]
['DealerDrawn', 'Dealt', 'BidMade']
>>> begun = Record(header, game.events[:3])
>>> resume(begun).to_act
(2,)

The format is a line for the header and one for each event; a game has a short text, too:

>>> line = header_line(header)
>>> is_game_text(BytesIO(game_text(record).encode()))
True

A requirement is a check of every header. This one accepts games with a fair shuffle alone:

>>> fair: Requirement = fairly_shuffled()
>>> [found for found in read_lines(BytesIO(line.encode()), require=fair)][1:]
[Fault(line=1, refusal=NoShuffle())]
>>> shuffle = Shuffle.revealed("0" * 64, "1" * 64, {0: "5eed"}, players=3)
>>> shuffle.commitment == commitment_of("0" * 64, "1" * 64)
True
>>> shuffle.game_seed == mixed_seed("0" * 64, {0: check_nonce("5eed")})
True

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
