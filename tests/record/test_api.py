"""The public names of the room."""

import foretell.record

PUBLIC = """
    BreaksOff Fault Header Player Record RecordFault Requirement Shuffle Source check_file
    check_nonce commitment_of event_line fairly_shuffled game_text header_line is_game_text
    mixed_seed read_game read_lines read_records replay resume to_frame write_record
"""


def test_the_room_exports_exactly_the_listed_names() -> None:
    assert sorted(foretell.record.__all__) == sorted(PUBLIC.split())


def test_every_exported_name_exists() -> None:
    for name in foretell.record.__all__:
        assert getattr(foretell.record, name) is not None
