"""Faults of the reasons of a judged decision: contradictions, and counts that are false.

The counts are made again here from the moves, by the rules alone.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from foretell.bots.explain import Traces
from foretell.bots.explanation import ActionValue, Reason
from foretell.cards import DECK, Card, cards_of
from foretell.game.actions import PlayCard, is_alike
from foretell.game.observation import SeatObservation
from foretell.rules.options import WinningWizard
from foretell.rules.trick import NO_TRUMP, beats
from foretell.sim import layout

_WANTED: Final = {"all_needed", "some_needed", "out_of_reach", "wins_as_last", "wins_unbeaten"}
_UNWANTED: Final = {"none_needed", "too_many_taken", "keeps_jester", "loses_trick"}
_TAKES: Final = {"cause_takes", "cause_takes_now"}
_FAILS: Final = {"cause_fails", "cause_fails_now"}
_FOR_TAKING: Final = {*_WANTED, *_TAKES, "takes_trick", "seldom_too_few"}
_FOR_LOSING: Final = {*_UNWANTED, *_FAILS, "cannot_win", "seldom_too_many"}
_TAKES_AWAY: Final = {*_FAILS, "against_cannot_take", "against_seldom_takes", "against_fewer"}
_TAKES_TOO_MUCH: Final = {*_TAKES, "against_takes_surely", "against_takes", "against_more"}


@dataclass(frozen=True, slots=True)
class Judged:
    """A card judged: the best one, a worse one that was taken, and what is said of both.

    Attributes:
        observation: the observation of the seat to play.
        values: the values of all legal actions, the best first.
        taken: the worse one.
        reasons: those for the best one.
        against: those against the worse one.
        traces: the moves after the worse one and the best one.
    """

    observation: SeatObservation
    values: Sequence[ActionValue]
    taken: ActionValue
    reasons: tuple[Reason, ...]
    against: tuple[Reason, ...]
    traces: Traces

    @property
    def need(self) -> int:
        """The tricks that the seat needs for its bid."""
        known, seat = self.observation.known.round, self.observation.seat
        bid = known.bids[seat]
        assert bid is not None
        return bid - known.taken[seat]

    @property
    def left(self) -> int:
        """The tricks that are to come, with this one."""
        return len(self.hand)

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards of the seat."""
        hand = self.observation.known.round.hands[self.observation.seat]
        assert hand is not None
        return cards_of(hand)


def contradictions(judged: Judged) -> Iterator[str]:
    """Yield what is wrong, in words."""
    pro, con = _named(judged.reasons), _named(judged.against)
    yield from _of_sides(pro, con, judged)
    yield from _of_needs(pro, con, judged)
    yield from _of_chances(pro, con, judged)
    for reason in (*judged.reasons, *judged.against):
        yield from _of_counts(reason, judged)
    yield from _of_moves(con, judged)


def _named(reasons: Sequence[Reason]) -> Mapping[str, Reason]:
    return {reason.code.removeprefix("reason/"): reason for reason in reasons}


def _of_sides(
    pro: Mapping[str, Reason], con: Mapping[str, Reason], judged: Judged
) -> Iterator[str]:
    """Yield contradictions between reasons on one side, and between both sides."""
    for said in (pro, con):
        if said.keys() & _FOR_TAKING and said.keys() & _FOR_LOSING and said is pro:
            yield f"for taking and for losing: {sorted(said)}"
    if con.keys() & _TAKES_AWAY and con.keys() & _TAKES_TOO_MUCH:
        yield f"too few and too many: {sorted(con)}"
    for codes in (_TAKES, _FAILS):
        for one in pro.keys() & codes:
            for other in con.keys() & codes:
                if pro[one].fields["card"] == con[other].fields["card"]:
                    yield f"the same card praised and blamed for the same: {one}, {other}"


def _of_needs(
    pro: Mapping[str, Reason], con: Mapping[str, Reason], judged: Judged
) -> Iterator[str]:
    """Yield surplus that is called need, and need that is called surplus."""
    wrong: set[str] = set()
    if judged.need <= 0:
        wrong = (pro.keys() & _FOR_TAKING) | (con.keys() & _TAKES_AWAY)
    elif judged.need >= judged.left:
        wrong = (pro.keys() & _FOR_LOSING) | (con.keys() & _TAKES_TOO_MUCH)
    if wrong:
        yield f"{judged.need} of {judged.left} tricks are needed: {sorted(wrong)}"
    if judged.need != judged.left and "all_needed" in pro:
        yield "not all tricks are needed"


def _of_chances(
    pro: Mapping[str, Reason], con: Mapping[str, Reason], judged: Judged
) -> Iterator[str]:
    """Yield chances to take the trick that do not fit the chances to make the bid."""
    for said, value in ((pro, judged.values[0]), (con, judged.taken)):
        for code in said.keys() & {"takes_trick", "cause_takes_now", "cause_fails_now"}:
            fields = said[code].fields
            takes = int(fields["count"]) / int(fields["games"])
            if judged.need >= judged.left and value.makes_bid > takes + 1e-9:
                yield f"the bid is made in {value.makes_bid}, the trick taken in {takes}"
            if judged.need == judged.left == 1 and abs(value.makes_bid - takes) > 1e-9:
                yield f"the bid is made in {value.makes_bid}, the last trick taken in {takes}"
            if judged.need <= 0 and value.makes_bid > 1 - takes + 1e-9:
                yield f"no trick is wanted: {value.makes_bid} made, {takes} taken"
    if chance := con.get("against_chance"):
        both = judged.taken.makes_bid, judged.values[0].makes_bid
        rounded = [int(100 * share + 0.5) for share in both]
        if [chance.fields["percent"], chance.fields["better"]] != rounded:
            yield f"chances {chance.fields}, and {both}"


def _of_counts(reason: Reason, judged: Judged) -> Iterator[str]:
    """Yield numbers that cannot be, and cards that are not there."""
    fields = reason.fields
    for name in ("percent", "worse", "better"):
        if name in fields and not 0 <= float(fields[name]) <= 100:
            yield f"{reason.code}: {name} = {fields[name]}"
    if "games" not in fields:
        return
    games = int(fields["games"])
    most = [int(fields[name]) for name in ("count", "instead") if name in fields]
    if not all(0 <= count <= games for count in most) or games > len(judged.traces.games):
        yield f"{reason.code}: {most} of {games} games"
    if reason.code.startswith("reason/cause"):
        yield from _of_cause(reason, judged)


def _of_cause(reason: Reason, judged: Judged) -> Iterator[str]:
    """Yield what cannot be of a cause."""
    fields = reason.fields
    count, instead, games = (int(fields[name]) for name in ("count", "instead", "games"))
    if (count > instead) is not ("takes" in reason.code):
        yield f"{reason.code}: {count}, and {instead}"
    if Card(str(fields["card"])) not in judged.hand:
        yield f"{reason.code}: {fields['card']} is not held"
    if not any(str(fields["other"]) == str(card) for card in judged.hand):
        yield f"{reason.code}: {fields['other']} is not held"
    if not 0 <= int(fields["game"]) < games:
        yield f"{reason.code}: game {fields['game']} of {games}"
    done = judged.observation.known.round.size - judged.left
    if "trick" in fields and not done < int(fields["trick"]) <= done + judged.left:
        yield f"{reason.code}: trick {fields['trick']}"


def _of_moves(con: Mapping[str, Reason], judged: Judged) -> Iterator[str]:
    """Yield counts and ways that the moves do not bear out."""
    for code in con.keys() & (_TAKES | _FAILS):
        fields = con[code].fields
        card = Card(str(fields["card"]))
        if int(fields["games"]) > len(judged.traces.games):
            yield f"{code}: {fields['games']} games"
            continue
        counts = [
            sum(_wins(judged, game, line, card) is not None for game in range(int(fields["games"])))
            for line in range(2)
        ]
        if counts != [fields["count"], fields["instead"]]:
            yield f"{code}: {counts} counted, {fields}"
        trick = _wins(judged, int(fields["game"]), 0, card)
        if (trick is not None) is not (code in _TAKES):
            yield f"{code}: not so in its game {fields}"
        if code == "cause_takes" and trick != fields["trick"]:
            yield f"{code}: trick {trick} in its game, {fields}"


def _wins(judged: Judged, game: int, line: int, card: Card) -> int | None:
    """Return the trick, from 1, that a card of the seat takes in a line; None if it takes none."""
    options, state = judged.observation.known.options, judged.traces.games[game]
    players, seat = options.players, judged.observation.seat
    table = [
        (other, int(state[layout.TABLE + other]))
        for other in ((int(state[layout.LEADER]) + step) % players for step in range(players))
        if state[layout.TABLE + other] >= 0
    ]
    trick, turn = int(state[layout.TRICKS]) + 1, seat
    for move in judged.traces.moves[game, line].tolist():
        if move < 0:
            break
        table.append((turn, move))
        turn = (turn + 1) % players
        if len(table) < players:
            continue
        turn, best = table[0]
        for other, played in table[1:]:
            if beats(
                played,
                best,
                NO_TRUMP if (trump := judged.observation.known.round.trump) is None else trump,
                options.winning_wizard is WinningWizard.LAST,
                options.deal.value == "one_suit",
            ):
                turn, best = other, played
        if turn == seat and is_alike(PlayCard(seat, DECK[best]), PlayCard(seat, card)):
            return trick
        table, trick = [], trick + 1
    return None
