"""Replays of records, round by round, with all cards visible."""

from datetime import UTC, datetime

import pytest

from foretell.game.events import Dealt
from foretell.game.session import Session
from foretell.i18n import LANGUAGES
from foretell.record import Header, Player, Record
from foretell.rules.options import Options
from foretell.terminal.common.view import View
from foretell.terminal.show.drawn import draw_replay
from foretell.terminal.show.plain import replay_lines
from foretell.terminal.show.replay import replay_of
from foretell.testing import play_at_random
from tests.terminal.screens import a_console, a_view, printed

OPTIONS = Options(players=3, hand_sizes=(1, 3), bidding="secret")


def a_record(steps: int | None = None, options: Options = OPTIONS) -> Record:
    players = tuple(
        Player(name, kind) for name, kind in zip("ABCD", ["human", *["random"] * 3], strict=True)
    )
    session = play_at_random(Session(options, "2a"), "1", steps=steps)
    header = Header(
        "g1", options, players[: options.players], "2a", datetime(2026, 1, 2, 3, 4, tzinfo=UTC)
    )
    return Record(header, session.events)


def a_reader(record: Record, *, spoken: bool = False, language: str = "en") -> View:
    view = a_view(record.header.options.players, language=language, seat=None, spoken=spoken)
    return View(
        view.words,
        view.names,
        [player.name for player in record.header.players],
        None,
        spoken=spoken,
    )


def page(
    record: Record, *, only: int | None = None, width: int = 80, language: str = "en"
) -> list[str]:
    console = a_console(width)
    draw_replay(replay_of(record), a_reader(record, language=language), console, only=only)
    return [line.rstrip() for line in printed(console).splitlines()]


def lines(record: Record, *, only: int | None = None, language: str = "en") -> list[str]:
    return list(
        replay_lines(replay_of(record), a_reader(record, spoken=True, language=language), only=only)
    )


def test_a_replay_starts_with_the_players_and_the_seed() -> None:
    told = page(a_record())
    assert told[:3] == [
        " Game g1",
        " Started 2026-01-02 03:04 UTC, seed 2a",
        " Players: A (human), B (random) and C (random)",
    ]


def test_a_round_shows_all_hands_with_their_bids_and_every_trick() -> None:
    record = a_record()
    told = page(record, only=2)
    assert sum("── Round" in line for line in told) == 1
    dealt = next(event for event in record.events if isinstance(event, Dealt) and event.round == 2)
    names = a_reader(record).names
    for hand in dealt.hands:
        signs = {names.short(card) for card in hand or ()}
        assert any(signs < set(line.split()) and "bid" in line for line in told)
    assert [line.split()[0] for line in told if "★" in line and "took it" not in line] == [
        "1",
        "2",
        "3",
    ]
    assert any("Bids: " in line and " of 3, " in line for line in told)
    assert any(line.startswith(" Round 2 is over") for line in told)


def test_a_replay_ends_with_the_pad_and_the_winners() -> None:
    told = page(a_record())
    assert any("╭───┬" in line for line in told)
    assert "win" in told[-1]


def test_a_replay_of_one_round_leaves_no_gap_for_a_plot() -> None:
    told = page(a_record(options=Options(players=3, hand_sizes=(1,))))
    assert "\n\n\n" not in "\n".join(told)


def test_plain_replays_show_each_trick_in_one_line() -> None:
    record = a_record()
    told = lines(record, only=2)
    tricks = [line for line in told if line.startswith("Trick ")]
    assert [line.split(".")[0] for line in tricks] == ["Trick 1", "Trick 2", "Trick 3"]
    assert all("took it." in line for line in tricks)
    assert sum("holds:" in line for line in told) == 3
    assert not any("has bid" in line for line in told)
    assert not any("plays" in line for line in told)


@pytest.mark.parametrize("steps", range(18))
def test_an_unfinished_game_is_replayed_and_marked_as_unfinished(steps: int) -> None:
    record = a_record(steps)
    is_over = len(record.events) == len(a_record().events)
    for told in (page(record), lines(record)):
        assert ("left" in told[-1]) != is_over


def test_the_cards_of_an_unfinished_trick_are_shown() -> None:
    record = a_record(4)  # three bids and the first card
    assert any("led, winning so far" in line for line in page(record))
    assert lines(record)[-2].startswith("Trick 1 of 1. ")


def test_a_record_without_a_deal_says_so() -> None:
    record = Record(a_record().header, ())
    assert page(record)[-1] == " The game was left before the first deal."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "options",
    [Options(players=2), Options(players=4, deal="one_suit"), Options(players=3, hand_sizes=(20,))],
    ids=["two", "one suit", "long"],
)
@pytest.mark.parametrize("width", [80, 40])
def test_replays_fit_the_screen_in_every_language(
    options: Options, language: str, width: int
) -> None:
    record = a_record(options=options, steps=75)
    assert max(map(len, page(record, width=width, language=language))) <= width
    assert all(lines(record, language=language))
