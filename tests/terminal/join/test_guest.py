"""A guest at a remote table: output, questions and requests."""

from dataclasses import replace

import pytest

from foretell.cards import Card, Suit
from foretell.game.actions import ChooseTrump, MakeBid, PlayCard
from foretell.game.events import Dealt
from foretell.game.redact import redact_event
from foretell.game.session import Session
from foretell.i18n import LANGUAGES
from foretell.protocol import client as messages
from foretell.rules.options import Options
from foretell.table import events as table_events
from foretell.table.commands import LetBotPlay
from foretell.terminal.common.table.plain import PlainScreen
from foretell.terminal.join.guest import Guest
from foretell.terminal.join.situation import Holder, Request, Situation
from foretell.terminal.join.wire import command_of
from foretell.testing import dealt, make_bids
from tests.terminal.advise.talking import first_of_all
from tests.terminal.screens import a_view

ANN, BOB, BOT = Holder("Ann"), Holder("Bob"), Holder("steady", is_bot=True)
OPEN = Holder()


class Sat:
    """A guest at a table and the lines shown to them."""

    def __init__(
        self, situation: Situation, *, language: str = "en", plays_forced: bool = False
    ) -> None:
        self.told: list[str] = []
        self.guest = Guest(
            situation,
            view=a_view(3, language=language, edition=situation.options.edition, spoken=True),
            screen_for=lambda view: PlainScreen(self.told.append, view),
            plays_forced=plays_forced,
        )


def gathering(*holders: Holder, seat: int = 1, host: int | None = 0) -> Situation:
    options = Options(players=len(holders), hand_sizes=(1, 2))
    return Situation(options=options, holders=holders, seat=seat, host=host)


def playing(session: Session, *holders: Holder, seat: int = 1, host: int = 0) -> Situation:
    """Return the table as the server sends it to a seat."""
    knows_as = None if holders[seat].waits else seat
    return Situation(
        options=session.options,
        holders=holders,
        seat=seat,
        host=host,
        events=tuple(redact_event(event, knows_as, session.options) for event in session.events),
        is_over=session.outcome is not None,
        may_act=seat in session.to_act,
    )


def a_round() -> Session:
    """Return a round in which seat 0 deals, and Bob, on seat 1, bids and leads first."""
    return dealt("H11 C12", "H5 S3", "H1 S4", turned="D8", dealer=0)


def test_before_the_game_a_guest_sees_the_seats_and_what_the_table_waits_for() -> None:
    sat = Sat(gathering(ANN, BOB, OPEN))
    assert sat.told == [
        "Seat 1: Ann (host)",
        "Seat 2: Bob (you)",
        "Seat 3: Open seat",
        "Waiting for Ann to start the game.",
    ]
    assert sat.guest.question == ""


def test_the_host_is_offered_to_start_the_game() -> None:
    sat = Sat(gathering(ANN, OPEN, OPEN, seat=0))
    assert sat.told[-1] == "You are the host: s starts the game. Bots take the 2 open seats."
    assert sat.guest.question == "s to continue, ? for help:"
    assert sat.guest.hear("S") is Request.START


def test_a_new_host_is_offered_to_start_the_game() -> None:
    sat = Sat(gathering(ANN, BOB, OPEN))
    sat.guest.happened(table_events.Vacated(0, "self"), gathering(OPEN, BOB, OPEN, host=0))
    sat.guest.happened(table_events.HostChanged(1), gathering(OPEN, BOB, OPEN, host=1))
    assert sat.told[-3:] == [
        "Seat 1 is open again.",
        "You are the host now.",
        "You are the host: s starts the game. Bots take the 2 open seats.",
    ]
    sat.guest.happened(table_events.HostChanged(None), gathering(OPEN, BOB, OPEN, host=None))
    assert sat.told[-1].startswith("Nobody is here to start the game.")


def test_a_removal_is_announced_with_both_names_and_so_is_the_readmission() -> None:
    sat = Sat(gathering(ANN, BOB, OPEN))
    removed = replace(gathering(ANN, OPEN, OPEN), last_removed=("Bob", "Ann"))
    sat.guest.happened(table_events.Vacated(1, "host", barred=True), removed)
    assert sat.told[-1] == "Ann removed Bob from the table."
    sat.guest.happened(table_events.Readmitted(4), gathering(ANN, OPEN, OPEN))
    assert sat.told[-1] == "A player who was removed may sit down again."


def test_an_absence_is_counted_down_and_a_bot_plays_on_request() -> None:
    sat = Sat(playing(a_round(), ANN, BOB, BOT))
    assert sat.guest.hear("bot") is None, "nobody is away"
    away = replace(playing(a_round(), ANN, BOB, BOT), absent={0: 31}, bot_in={0: 1})
    sat.guest.turn(away)
    sat.guest.turn(away)
    told = (
        "Ann is away. A bot plays for them in 31 s; in 1 s you may type bot to let it play at once."
    )
    assert sat.told.count(told) == 1
    assert sat.guest.hear("bot") == LetBotPlay(0)
    sat.guest.turn(playing(a_round(), ANN, BOB, BOT))
    assert "Ann is here again." in sat.told


def test_a_person_who_does_nothing_is_waited_for_until_a_bot_may_play() -> None:
    waiting = playing(a_round(), ANN, BOB, BOT, seat=0)
    sat = Sat(waiting)
    sat.guest.turn(replace(waiting, bot_in={1: 20}))
    sat.guest.hurry(1, 20)
    assert sat.told[-1] == (
        "Waiting for Bob. If they do nothing, you may type bot in 20 s to let a bot play for them."
    )
    assert sat.guest.hear("bot") == LetBotPlay(1)
    sat.guest.hurry(0, 20)
    assert sat.told[-1] == "In 20 s the others may let a bot play for you."


def test_a_person_who_let_their_turn_pass_plays_again_when_they_say_so() -> None:
    session = a_round()
    sat = Sat(playing(session, ANN, BOB, BOT), plays_forced=True)
    silent = playing(session, ANN, replace(BOB, is_away=True, is_silent=True), BOT)
    sat.guest.happened(table_events.StoodIn(1, silent=True), silent)
    assert sat.told[-2:] == [
        "You let your turn pass. A bot plays for you until you do something.",
        "Type ok, or make your move, to play yourself.",
    ]
    assert sat.guest.hear("ok") is Request.PLAY_AGAIN
    sat.guest.happened(table_events.HandedBack(1), playing(session, ANN, BOB, BOT))
    assert sat.told[-1] == "You are back."
    assert sat.guest.hear("ok") is not Request.PLAY_AGAIN


def test_no_card_is_played_unasked_for_a_person_for_whom_a_bot_plays() -> None:
    session = dealt("H11", "H5", "H1", turned="D8", dealer=0)
    for action in (MakeBid(1, 0), MakeBid(2, 0), MakeBid(0, 0)):
        session.act(action)
    silent = replace(BOB, is_away=True, is_silent=True)
    for holder, plays in ((BOB, True), (silent, False)):
        sat = Sat(playing(session, ANN, holder, BOT), plays_forced=True)
        played = sat.guest.turn(playing(session, ANN, holder, BOT))
        assert isinstance(played, PlayCard) is plays


def test_arrivals_and_departures_are_announced_by_current_names() -> None:
    sat = Sat(gathering(ANN, BOB, OPEN))
    sat.guest.happened(table_events.Seated(2, "Eve", "human"), gathering(ANN, BOB, Holder("Eve")))
    assert sat.told[-1] == "Eve sits down."
    away = gathering(ANN, BOB, Holder("Eve", is_away=True))
    sat.guest.happened(table_events.StoodIn(2), away)
    assert sat.told[-1] == "Eve is away. A bot plays instead."
    sat.guest.happened(table_events.HandedBack(2), gathering(ANN, BOB, Holder("Eve")))
    assert sat.told[-1] == "Eve is back."
    sat.guest.happened(table_events.Swapped((0, 2)), gathering(Holder("Eve"), BOB, ANN, host=2))
    assert "Seat 3: Ann (host)" in sat.told[-4:]


def test_a_bot_that_replaces_a_player_during_a_game_is_not_announced() -> None:
    session = a_round()
    sat = Sat(playing(session, ANN, BOB, BOT))
    before = len(sat.told)
    sat.guest.happened(table_events.Seated(0, "steady", "steady"), playing(session, BOT, BOB, BOT))
    assert len(sat.told) == before


def test_events_are_announced_as_they_happen_and_a_turn_is_shown_once() -> None:
    session = Session(Options(players=3, hand_sizes=(1,), first_dealer=0), "2a")
    holders = ANN, BOB, BOT
    sat = Sat(gathering(*holders))
    empty = replace(playing(session, *holders), events=(), may_act=False)
    sat.guest.happened(table_events.GameStarted(1), empty)
    whole = playing(session, *holders)
    for count, event in enumerate(whole.events or (), 1):
        after = replace(empty, events=(whole.events or ())[:count])
        sat.guest.happened(event, after)
    assert "Ann deals one card each." in " ".join(sat.told)
    assert any(line.startswith("Your hand: ") for line in sat.told)
    assert sat.guest.turn(whole) is None
    assert sat.guest.question == "Your bid (0–1, ? for help):"
    shown = len(sat.told)
    sat.guest.turn(whole)
    assert len(sat.told) == shown


def test_typed_text_is_read_as_a_move_a_mistake_or_a_request() -> None:
    sat = Sat(playing(a_round(), ANN, BOB, BOT))
    assert sat.guest.hear("x") is None
    assert sat.told[-1].startswith("“x” is")
    assert sat.guest.hear("u") is Request.TAKE_BACK
    assert sat.guest.hear("q") is Request.LEAVE
    assert sat.guest.hear("p") is None
    assert sat.told[-1] == "No round has been scored yet."
    assert sat.guest.hear("r 7.3") is None
    assert sat.guest.hear("1") == MakeBid(1, 1)


def test_r_names_trump_if_it_is_the_symbol_of_a_suit_and_trump_is_due() -> None:
    """In the fantasy edition R is the symbol of a suit; elsewhere r shows the rules."""
    session = dealt("C1", "H1", "D1", turned="Z4", dealer=1, edition="fantasy")
    sat = Sat(playing(session, ANN, BOB, BOT))
    sat.guest.hear("?")
    assert any(line.strip().startswith("? r: ") for line in sat.told)
    assert sat.guest.hear("? r") is None
    assert sat.guest.hear("r") == ChooseTrump(1, Suit.DIAMONDS)
    told = len(sat.told)
    assert sat.guest.hear("r") is None, "it is not asked for any more"
    assert len(sat.told) > told + 10, "the rules are shown"


def test_a_sent_move_is_asked_for_again_only_if_it_is_refused() -> None:
    sat = Sat(playing(a_round(), ANN, BOB, BOT))
    assert sat.guest.hear("2") == MakeBid(1, 2)
    assert sat.guest.question == ""
    assert sat.guest.hear("1") is None
    sat.guest.refuse("play/must_follow_suit", {"led": 2, "card": Card("S3")}, "R7.3")
    assert sat.guest.question.startswith("Your bid")


def test_a_move_out_of_turn_is_answered_with_whose_turn_it_is() -> None:
    session = a_round()
    sat = Sat(playing(session, ANN, BOB, BOT, seat=0))
    assert sat.guest.hear("1") is None
    assert sat.told[-1] == "Not yet: it’s Bob’s turn."


def test_refusals_of_a_server_are_shown_in_words_or_else_by_their_code() -> None:
    sat = Sat(gathering(ANN, BOB, OPEN))
    sat.guest.refuse("table/not_host", {})
    assert "host" in sat.told[-1]
    sat.guest.refuse("table/of_a_later_version", {"what": 1})
    assert sat.told[-1] == "That did not work (table/of_a_later_version)."


def test_a_guest_agrees_to_a_take_back_or_refuses_it() -> None:
    session = a_round()
    asked = replace(playing(session, ANN, BOB, BOT), may_act=False, undo_asked=True)
    sat = Sat(playing(session, ANN, BOB, BOT))
    sat.guest.happened(table_events.UndoAsked(0, (1,)), asked)
    sat.guest.turn(asked)
    assert sat.told[-1] == "Ann wants to take back the last move."
    assert sat.guest.question == "Do you agree (ok or no)?"
    assert sat.guest.hear("no") is Request.REFUSE_UNDO
    assert sat.guest.hear("OK") is Request.ALLOW_UNDO
    sat.guest.happened(table_events.UndoLapsed(), replace(asked, undo_asked=False))
    assert sat.told[-1].startswith("Nothing was taken back")
    sat.guest.happened(table_events.UndoAnswered(1, agree=False), playing(session, ANN, BOB, BOT))
    assert sat.told[-1] == "You said no."


def test_a_move_waits_while_somebody_asks_to_take_one_back() -> None:
    asked = replace(playing(a_round(), ANN, BOB, BOT), may_act=False, undo_waits=(0,))
    sat = Sat(asked)
    assert sat.guest.hear("1") is None
    assert sat.told[-1] == "Still to answer: Ann"


def test_a_guest_decides_again_after_a_take_back() -> None:
    session = a_round()
    session.act(MakeBid(1, 1))
    sat = Sat(playing(session, ANN, BOB, BOT))
    session.undo(1)
    after = playing(session, ANN, BOB, BOT)
    sat.guest.happened(table_events.TakenBack(1, 1), after)
    assert sat.told[-1] == "You take back your last move."
    sat.guest.turn(after)
    assert sat.guest.question.startswith("Your bid")


@pytest.mark.parametrize(
    ("target", "sentence"),
    [
        (1, "Ann wants to remove you from the table."),
        (2, "Ann wants to remove Eve from the table."),
    ],
)
def test_a_guest_agrees_to_a_removal_or_refuses_it(target: int, sentence: str) -> None:
    session = a_round()
    holders = ANN, BOB, Holder("Eve")
    asked = replace(playing(session, *holders), removal_asked=target == 2)
    sat = Sat(playing(session, *holders))
    sat.guest.happened(table_events.RemovalAsked(0, target, (1,)), asked)
    assert sat.told[-1] == sentence
    assert (sat.guest.hear("ok") is Request.ALLOW_REMOVAL) == (target == 2)
    assert (sat.guest.hear("no") is Request.REFUSE_REMOVAL) == (target == 2)
    sat.guest.happened(table_events.RemovalAnswered(1, agree=False), playing(session, *holders))
    sat.guest.happened(table_events.RemovalLapsed(), playing(session, *holders))
    assert sat.told[-2:] == [
        "You said no.",
        "Nobody was removed: not everybody answered.",
    ]


def test_a_newcomer_sees_no_hand_until_the_next_deal() -> None:
    """R12: until then a bot plays, and they know only what a spectator knows."""
    session = a_round()
    newcomer = replace(BOB, waits=True)
    sat = Sat(replace(playing(session, ANN, newcomer, BOT), may_act=False))
    assert "Your hand" not in "\n".join(sat.told)
    sat.guest.happened(
        table_events.Seated(1, "Bob", "human", waits=True),
        replace(playing(session, ANN, newcomer, BOT), may_act=False),
    )
    assert sat.told[-1] == "You sit down, and play from the next deal."


def test_a_newcomer_sees_their_hand_with_the_next_deal() -> None:
    session = Session(Options(players=3, hand_sizes=(1, 1), first_dealer=0), "2a")
    while session.state.round.number == 1:
        session.act(session.legal_actions(session.to_act[0])[0])
    before = playing(session, ANN, replace(BOB, waits=True), BOT)
    after = playing(session, ANN, BOB, BOT)
    assert before.events is not None
    assert after.events is not None
    sat = Sat(replace(before, events=before.events[:-1], may_act=False))
    shown = len(sat.told)
    assert isinstance(after.events[-1], Dealt)
    known = (*before.events[:-1], after.events[-1])
    sat.guest.happened(after.events[-1], replace(after, events=known))
    told_then = sat.told[shown:]
    assert sum(line.startswith("Your hand: ") for line in told_then) == 1
    assert not any(line.startswith("Your hand: ") for line in sat.told[:shown])


def test_the_end_is_announced_with_the_score_and_the_host_may_call_a_rematch() -> None:
    session = dealt("Z1", "H5", "H1", turned="D8", dealer=0)
    for action in (MakeBid(1, 0), MakeBid(2, 0), MakeBid(0, 1)):
        session.act(action)
    sat = Sat(playing(session, ANN, BOB, BOT, seat=0))
    for seat, card in ((1, "H5"), (2, "H1"), (0, "Z1")):
        session.act(PlayCard(seat, Card(card)))
    over = playing(session, ANN, BOB, BOT, seat=0)
    sat.guest.happened(session.events[-1], over)
    assert "You win with 30 points!" in sat.told
    assert sat.told[-1] == "You are the host: s gathers everybody for another game."
    assert sat.guest.hear("s") is Request.REMATCH
    again = gathering(ANN, BOB, BOT, seat=0)
    sat.guest.happened(table_events.RematchCalled(), again)
    assert sat.told[-1] == "You are the host: s starts the game."
    late = Sat(playing(session, ANN, BOB, BOT))
    assert late.told[-2:] == ["Ann wins with 30 points.", "The host can start another game."]


def test_a_forced_card_is_played_without_asking_if_the_guest_wants_that() -> None:
    session = dealt("Z1", "H5", "H1", turned="D8", dealer=0)
    for action in (MakeBid(1, 0), MakeBid(2, 0), MakeBid(0, 1)):
        session.act(action)
    now = playing(session, ANN, BOB, BOT)
    assert Sat(now, plays_forced=True).guest.turn(now) == PlayCard(1, Card("H5"))
    assert Sat(now).guest.turn(now) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_a_guest_lists_all_commands_in_every_language(language: str) -> None:
    for situation in (gathering(ANN, BOB, OPEN), playing(a_round(), ANN, BOB, BOT)):
        sat = Sat(situation, language=language)
        sat.told.clear()
        sat.guest.hear("?")
        keys = [line.partition(":")[0].strip() for line in sat.told]
        assert {"s", "u", "q"} <= set(keys)
        assert len(keys) == len(set(keys))
        for typed in ("", "p", "t", "r", "5"):
            sat.guest.hear(typed)


def test_a_guest_is_told_nothing_of_a_review_on_the_page() -> None:
    now = playing(a_round(), ANN, BOB, BOT)
    sat = Sat(now)
    sat.told.clear()
    sat.guest.happened(table_events.MomentShown(4, 1), now)
    sat.guest.happened(table_events.NoteAdded(1, 4, "Why?"), now)
    sat.guest.happened(table_events.NoteRemoved(40), now)
    sat.guest.happened(table_events.PartTaken(1, "follow"), now)
    assert sat.told == []


def a_hint(sat: Sat, situation: Situation) -> None:
    """Mark the round of the guest's seat, and give the advice that is then due."""
    marked = replace(situation, hints=((1, 1),))
    sat.guest.happened(table_events.HintUsed(1, 1), replace(marked, may_act=False))
    sat.guest.turn(marked)
    due = sat.guest.hint_due
    assert due is not None
    sat.guest.advise(due, first_of_all(due))


def test_a_hint_is_shown_only_once_the_table_has_marked_the_round() -> None:
    now = playing(a_round(), ANN, BOB, BOT)
    sat = Sat(now)
    assert sat.guest.hear("h") is Request.HINT
    assert sat.guest.hear("h") is None, "it is under way"
    assert sat.told.count("Asking the strongest bot…") == 1
    sat.guest.turn(now)
    assert sat.guest.hint_due is None
    a_hint(sat, now)
    advice = sat.told[sat.told.index("Advice: bid 0") :]
    assert advice[-1] == "Your score pad shows that you used a hint in this round."
    assert sat.guest.hint_due is None


def test_a_move_brings_what_was_shown_of_its_decision_and_of_no_other() -> None:
    session = a_round()
    now = playing(session, ANN, BOB, BOT)
    sat = Sat(now)
    sat.guest.hear("h")
    a_hint(sat, now)
    hint = sat.guest.shown_hint
    assert hint is not None
    assert command_of(MakeBid(1, 0), "1", hint) == messages.Bid("1", 0, hint)
    sat.guest.refuse("frame/bad", {})
    assert sat.guest.shown_hint != hint


def test_in_a_marked_round_another_hint_needs_no_further_mark() -> None:
    sat = Sat(replace(playing(a_round(), ANN, BOB, BOT), hints=((1, 1),)))
    assert sat.guest.hear("h") is None
    assert sat.guest.hint_due is not None
    assert sat.guest.hear("p") is None
    assert "Round 1. Bob: with a hint." in sat.told


def test_for_the_only_legal_card_the_table_is_not_asked_to_mark_the_round() -> None:
    session = dealt("H11", "H5", "H1", turned="D8", dealer=0, hand_sizes=(1,))
    make_bids(session, 0, 0, 0)
    sat = Sat(playing(session, ANN, BOB, BOT))
    assert sat.guest.hear("h") is None
    assert sat.told[-1] == "You have no real choice here, so a hint would tell you nothing."
    assert sat.guest.hint_due is None


def test_advice_on_a_decision_that_has_been_made_is_not_shown() -> None:
    session = a_round()
    now = replace(playing(session, ANN, BOB, BOT), hints=((1, 1),))
    sat = Sat(now)
    sat.guest.hear("h")
    due = sat.guest.hint_due
    assert due is not None
    sat.guest.hear("1")
    sat.guest.advise(due, first_of_all(due))
    assert not any(line.startswith("Advice") for line in sat.told)


def test_a_refused_hint_is_not_awaited_any_more() -> None:
    now = playing(a_round(), ANN, BOB, BOT)
    sat = Sat(now)
    sat.guest.hear("h")
    sat.guest.refuse("hint/not_your_turn", {})
    assert sat.told[-1] == "You can ask for a hint when it is your turn."
    sat.guest.turn(replace(now, hints=((1, 1),)))
    assert sat.guest.hint_due is None


def test_at_a_table_without_hints_the_key_says_so_and_is_not_listed() -> None:
    sat = Sat(replace(playing(a_round(), ANN, BOB, BOT), gives_hints=False))
    assert sat.guest.hear("h") is None
    assert sat.told[-1] == "This table is played without hints."
    sat.guest.hear("?")
    assert not any(line.startswith("h: ") for line in sat.told)
    sat = Sat(playing(a_round(), ANN, BOB, BOT))
    sat.guest.hear("?")
    assert any(line.startswith("h: the strongest bot’s advice") for line in sat.told)


def test_others_are_told_of_a_hint_and_see_it_on_the_score_pad() -> None:
    now = playing(a_round(), ANN, BOB, BOT)
    sat = Sat(now)
    sat.guest.happened(table_events.HintUsed(0, 1), replace(now, hints=((0, 1),)))
    assert sat.told[-1] == "Ann uses a hint."
    sat.guest.hear("p")
    assert "Round 1. Ann: with a hint." in sat.told


def test_out_of_turn_there_is_no_hint() -> None:
    sat = Sat(replace(playing(a_round(), ANN, BOB, BOT), may_act=False))
    assert sat.guest.hear("h") is None
    assert sat.told[-1].startswith("Not yet")
    assert sat.guest.hint_due is None
