"""Sentences, tables, curves and pages of reviews made by hand."""

from dataclasses import replace

import pytest

from foretell.analysis import (
    ActionReview,
    DecisionReview,
    Judgement,
    Kind,
    Luck,
    Review,
    RoundReview,
    SeatReview,
)
from foretell.bots.explanation import ActionValue, Reason
from foretell.cards import Card, Suit
from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard
from foretell.rules.options import Options
from foretell.terminal.review.figures import Moment, curve, moments, signed_tenths
from foretell.terminal.review.page import page
from foretell.terminal.review.report import sheet
from foretell.terminal.review.sentences import heading_of, hindsight_text, judgement_text
from foretell.terminal.review.svg import svg
from tests.analysis.helpers import a_record
from tests.terminal.screens import a_view, shown

VIEW = a_view(3, seat=None)


def a_value(action: Action, behind: float, hindsight: int = 30) -> ActionReview:
    margin = 1.0 if behind else 0.0
    value = ActionValue(action, 25 - behind, 0.9 - behind / 100, 2.0, behind, margin)
    return ActionReview(value, hindsight)


def a_decision(
    taken: Action, *others: Action, loss: float = 6.0, at: int = 4, name: Judgement | None = None
) -> DecisionReview:
    """Return a decision in which the first of the others would have been best."""
    kind = {MakeBid: Kind.BID, ChooseTrump: Kind.TRUMP, PlayCard: Kind.CARD}[type(taken)]
    values = [a_value(action, number / 2) for number, action in enumerate(others)]
    return DecisionReview(
        at,
        kind,
        1 if kind is Kind.CARD else None,
        taken,
        (*values, a_value(taken, loss, -10)),
        400,
        name,
        (Reason("reason/none_needed", {}),),
        (Reason("reason/against_takes_surely", {}),),
    )


def played(*cards: str) -> list[PlayCard]:
    return [PlayCard(0, Card(card)) for card in cards]


CARD = a_decision(*played("Z2", "H5", "D7", "C9", "S2"), name=Judgement.MISTAKE)
BID = a_decision(MakeBid(0, 3), MakeBid(0, 1), loss=12.0, at=1, name=Judgement.BLUNDER)
TRUMP = a_decision(
    ChooseTrump(0, Suit.HEARTS), ChooseTrump(0, Suit.SPADES), loss=20.0, at=0, name=None
)


def a_review(*decisions: DecisionReview, rounds: int = 2) -> Review:
    """Return a review of a seat with these decisions in each round."""
    luck = Luck(points=30, average=20.5, cards=4.0, others=6.0, own=-0.5, decisions=-3.0)
    seat = SeatReview(0, luck, decisions)
    found = [
        RoundReview(number, number, 0, (1, 0, 0), (1, 0, 0), (seat,))
        for number in range(1, rounds + 1)
    ]
    return Review(a_record(Options(players=3, hand_sizes=(1, 1))), (0,), tuple(found))


def test_decisions_with_a_name_come_first_and_then_the_costliest() -> None:
    found = moments(a_review(TRUMP, BID, CARD, rounds=1), 0)
    assert [one.decision for one in found] == [BID, CARD, TRUMP]


def test_a_decision_that_lost_nothing_is_no_moment() -> None:
    best = a_decision(*played("Z2"), loss=0.0)
    assert moments(a_review(best), 0) == []


@pytest.mark.parametrize(
    ("decision", "told"),
    [
        (BID, "Round 2: bid 3. A bid of 1 is worth 12.0 points more."),
        (TRUMP, "Round 2: trump ♥ hearts. Trump ♠ spades is worth 20.0 points more."),
        (CARD, "Round 2, trick 2: Z. ♥6 is worth 6.0 points more."),
    ],
    ids=["bid", "trump", "card"],
)
def test_a_moment_says_what_was_done_and_what_was_better(
    decision: DecisionReview, told: str
) -> None:
    assert heading_of(Moment(2, decision), VIEW) == told


def test_a_loss_without_a_name_may_be_none() -> None:
    told = judgement_text(Moment(2, TRUMP), VIEW)
    assert told.startswith("Perhaps no loss at all: the chance of making the bid is 70.0%")
    assert judgement_text(Moment(2, CARD), VIEW).startswith("Mistake: ")


def test_hindsight_is_named_as_such() -> None:
    assert hindsight_text(Moment(2, CARD), VIEW) == (
        "In hindsight, with the cards as they really lay: Z led to −10 points, ♥6 to 30."
    )


def test_the_table_of_a_moment_has_the_best_actions_and_the_one_taken() -> None:
    shown_ = [one.value.action for one in Moment(1, CARD).shown]
    assert shown_ == played("H5", "D7", "C9", "Z2")


def test_actions_that_are_alike_are_shown_once() -> None:
    """R1.1."""
    decision = a_decision(*played("Z2", "H5", "Z1"))
    assert [one.value.action for one in Moment(1, decision).shown] == played("H5", "Z1")


def test_the_curve_sums_up_and_the_better_one_adds_what_decisions_lost() -> None:
    found = curve(a_review(), 0)
    assert found.rounds == [1, 2]
    assert found.played == [9.5, 19.0]
    assert found.best == [12.5, 25.0]


def test_gains_have_a_plus_and_nothing_has_no_sign() -> None:
    words = VIEW.words
    told = [signed_tenths(value, words) for value in (3.14, -2.0, 0.04, -0.04, None)]
    assert told == ["+3.1", "−2.0", "0.0", "0.0", "–"]


def test_the_report_has_reasons_for_the_better_action_and_against_the_other() -> None:
    told = shown(sheet(a_review(CARD), 0, VIEW))
    assert "For ♥6:" in told
    assert "· You have the tricks you bid, and want no more." in told
    assert "Against Z:" in told
    assert "· It takes a trick that you do not want" in told
    assert "Hindsight: the points of the round" in told


def test_a_seat_without_losses_reads_so() -> None:
    report = sheet(a_review(rounds=1), 0, VIEW)
    told = "No decision was worth less than the best known one."
    assert told in shown(report)
    assert told in list(report.lines())
    assert told in page(a_review(), VIEW)


def test_what_went_well_is_told_before_what_cost_most() -> None:
    find = replace(CARD, action=CARD.actions[0].value.action, judgement=None)
    choices = [replace(one, value=replace(one.value, behind=8.5)) for one in find.actions[1:]]
    review = a_review(replace(find, actions=(find.actions[0], *choices)), BID)
    told = "Round 1, trick 2, ♥6: the best find. The next best choice was worth 8.5 points less."
    report = sheet(review, 0, VIEW)
    for lines in (shown(report), " ".join(report.lines()), page(review, VIEW)):
        text = " ".join(lines.split())
        assert text.index("What went well") < text.index(told)
        assert text.index(told) < text.index("The decisions that cost most")


def test_without_a_highlight_the_report_tells_how_many_decisions_held() -> None:
    assert "2 of 4 decisions cost nothing worth naming." in shown(
        sheet(a_review(CARD, TRUMP), 0, VIEW)
    )
    assert "What went well" not in shown(sheet(a_review(CARD, BID, TRUMP), 0, VIEW))


def test_a_page_needs_no_other_file_and_runs_no_script() -> None:
    text = page(a_review(BID, CARD, TRUMP), VIEW)
    assert '<html lang="en">' in text
    for outside in ("http:", "https:", "<script", "<link", "src=", "@import", "url("):
        assert outside not in text
    for part in ("prefers-color-scheme: dark", "@media print", "<caption>", 'scope="row"'):
        assert part in text


def test_a_page_lists_the_named_decisions_that_it_does_not_show_in_full() -> None:
    text = page(a_review(BID, CARD), VIEW)
    assert text.count("<article>") == 3
    assert "<h3>Other decisions that lost points</h3>" in text
    assert "Other decisions" not in page(a_review(BID, CARD, rounds=1), VIEW)


def test_names_from_a_record_are_text_on_a_page() -> None:
    view = replace(VIEW, players=["<b>Ada</b>", "Ben & Co", "Cleo"])
    text = page(a_review(CARD), view)
    assert "<b>Ada" not in text
    assert "&lt;b&gt;Ada&lt;/b&gt;" in text
    assert "Ben &amp; Co" in text


def test_an_unfinished_game_is_marked_on_its_page() -> None:
    found = a_review(CARD)
    cut = a_record(Options(players=3, hand_sizes=(1, 1)), steps=8)
    told = "The game is unfinished"
    assert told in page(replace(found, record=cut), VIEW)
    assert told not in page(found, VIEW)


def test_the_picture_says_what_it_shows_and_has_a_point_for_every_round() -> None:
    picture = svg(curve(a_review(), 0), ("as played", "better"), "“19” at the end")
    assert 'role="img" aria-label="“19” at the end"' in picture
    paths = [line for line in picture.splitlines() if line.startswith('<path class="played"')]
    assert [line.count("L") for line in paths] == [1]


def test_a_curve_without_any_change_can_be_drawn() -> None:
    flat = replace(curve(a_review(), 0), played=[0.0, 0.0], best=[0.0, 0.0])
    assert "nan" not in svg(flat, ("a", "b"), "flat")
