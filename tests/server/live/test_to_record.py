"""A finished game as a record."""

import json

from foretell.server.live.to_record import record_of
from foretell.table import commands as asked
from foretell.table.settings import TableSettings
from foretell.table.system_commands import StandIn
from tests.table.builders import ANN, BEN, new_live_table


def test_the_record_names_persons_bots_and_stand_ins() -> None:
    live = new_live_table(seated=(ANN, BEN), is_playing=True)
    live.play_out()
    live.ask(BEN, asked.Stand())
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
