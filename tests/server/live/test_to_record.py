"""A finished game as a record."""

import json
from io import BytesIO

from foretell.record import read_records
from foretell.record.hints import hints_in
from foretell.server.live.to_record import record_of
from foretell.table import commands
from foretell.table.settings import TableSettings
from foretell.table.system_commands import StandIn
from tests.table.builders import ANN, BEN, CLEO, new_live_table


def test_the_record_names_persons_bots_and_stand_ins() -> None:
    live = new_live_table(seated=(ANN, BEN), is_playing=True)
    live.play_out()
    live.ask(BEN, commands.Stand())
    header = record_of(live.state, "T1").splitlines()[0]
    assert '"id":"T1-1"' in header
    assert '{"name":"Ann","kind":"human"}' in header
    assert header.count('{"name":"steady","kind":"steady"}') == 2


def test_a_level_is_recorded_with_its_style() -> None:
    settings = TableSettings(pace=0, stand_in="casual:bold")
    live = new_live_table(settings=settings, seated=(ANN, BEN), is_playing=True)
    live.run(StandIn(1))
    live.play_out()
    header = json.loads(record_of(live.state, "T1").splitlines()[0])
    assert header["players"][2] == {"name": "casual:bold", "kind": "casual:bold"}


def test_the_line_that_scores_a_round_names_the_seats_with_a_hint() -> None:
    live = new_live_table(is_playing=True)
    live.ask(BEN, commands.UseHint())
    live.act()
    live.ask(CLEO, commands.UseHint())
    live.play_out()
    lines = record_of(live.state, "T1").encode().splitlines(keepends=True)
    found = [hints_in(line) for line in lines if b"round_scored" in line]
    assert found == [(1, 2), ()]
    assert not any(hints_in(line) for line in lines if b"round_scored" not in line)
    assert live.state.game is not None
    (record,) = read_records(BytesIO(b"".join(lines)))
    assert record.events == live.state.game.events
