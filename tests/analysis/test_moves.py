"""The moves of recorded rounds."""

import json

import pytest

from foretell.analysis.moves import played_rounds
from foretell.game.actions import ChooseTrump, MakeBid, PlayCard
from foretell.game.session import Session
from foretell.record import write_record
from foretell.rules.options import Options
from tests.analysis.helpers import a_record, recorded


@pytest.mark.parametrize(
    "options",
    [
        Options(players=4, hand_sizes=(2, 3)),
        Options(players=4, hand_sizes=(2, 3), clairvoyance=True),
        Options(players=3, hand_sizes=(2, 2, 1), bidding="hidden"),
        Options(players=3, hand_sizes=(2, 2, 1), bidding="secret"),
    ],
    ids=str,
)
def test_every_action_of_a_complete_round_is_a_move_at_the_line_of_its_event(
    options: Options,
) -> None:
    record = a_record(options)
    _, *lines = map(json.loads, write_record(record).splitlines())
    moves = [move for one in played_rounds(record) for move in one.moves]
    acted = [
        number
        for number, line in enumerate(lines)
        if line["type"] in {"trump_chosen", "bid", "played"}
    ]
    assert sorted(move.at for move in moves) == acted
    for move in moves:
        line = lines[move.at]
        assert line["seat"] == move.action.seat
        match move.action:
            case MakeBid(bid=bid):
                assert line["bid"] == bid
            case PlayCard(card=card):
                assert line["card"] == str(card)
            case ChooseTrump(suit=suit):
                assert line["suit"] == suit.letter


def test_a_move_knows_what_its_seat_saw_before_it() -> None:
    for one in played_rounds(a_record(Options(players=3, hand_sizes=(3,)))):
        for move in one.moves:
            assert move.observation.seat == move.action.seat
            assert move.action in move.observation.legal_actions


def test_cards_have_the_number_of_their_trick_and_other_moves_have_none() -> None:
    (one,) = played_rounds(a_record(Options(players=3, hand_sizes=(3,))))
    assert [move.trick for move in one.moves if isinstance(move.action, PlayCard)] == [
        trick for trick in range(3) for _ in range(3)
    ]
    others = [move for move in one.moves if not isinstance(move.action, PlayCard)]
    assert {move.trick for move in others} == {None}


def test_hidden_bids_are_in_order_from_the_dealers_left_however_they_were_made() -> None:
    """R9.1."""
    game = Session(Options(players=4, hand_sizes=(2,), bidding="hidden", first_dealer=1), "2a")
    while any(isinstance(action, ChooseTrump) for action in game.legal_actions(game.to_act[0])):
        game.act(game.legal_actions(game.to_act[0])[0])
    for seat in (0, 3, 1, 2):
        game.act(MakeBid(seat, 0))
    while game.to_act:
        game.act(game.legal_actions(game.to_act[0])[0])
    (one,) = played_rounds(recorded(game, ("human",) * 4))
    bids = [move.action.seat for move in one.moves if isinstance(move.action, MakeBid)]
    assert bids == [2, 3, 0, 1]
    kinds = [type(move.action) for move in one.moves]
    assert kinds.index(PlayCard) == len(kinds) - 8


def test_an_unfinished_round_is_omitted() -> None:
    options = Options(players=3, hand_sizes=(1, 2))
    whole = len(list(played_rounds(a_record(options))))
    cut = list(played_rounds(a_record(options, steps=8)))
    assert (whole, len(cut)) == (2, 1)


def test_a_round_has_its_deal_its_score_and_its_size() -> None:
    for number, one in enumerate(played_rounds(a_record(Options(players=3, hand_sizes=(1, 2)))), 1):
        assert one.dealt.round == one.scored.round == one.size == number
        assert one.start.round.number == number
