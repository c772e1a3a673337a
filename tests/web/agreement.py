"""Complete games, as JSON Lines, for another implementation to agree with.

Each line is a game: its options, seed and record, and step by step what may be done, what is
refused, what bots would do, what happens, and what everybody sees of it.
"""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Final

from foretell.bots import Bot
from foretell.bots.registry import create
from foretell.bots.runner import bot_seed
from foretell.cards import DECK, Suit, cards_of
from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard
from foretell.game.events import BiddingClosed, BidMade, Dealt, Event
from foretell.game.legal import find_refusal
from foretell.game.phases import phase_of
from foretell.game.redact import redact_event
from foretell.game.refusals import NothingToTakeBack
from foretell.game.session import Session
from foretell.game.state import State, Trick
from foretell.game.stream import Stream
from foretell.game.undo import events_to_take_back
from foretell.protocol.codec import encode, refused
from foretell.protocol.events import event_to_wire
from foretell.protocol.server import Legal
from foretell.record import Header, Player, Record, write_record
from foretell.rules.options import Deal, Edition, Options
from foretell.rules.schedule import largest_hand
from foretell.testing import all_options

PHASES: Final = {
    "Settling": "settling",
    "ChoosingTrump": "choosing_trump",
    "Bidding": "bidding",
    "Playing": "playing",
    "Finished": "finished",
}
BOTS: Final = ("steady", "random")
STARTED: Final = datetime(2030, 1, 31, 18, 30, tzinfo=UTC)


def games(count: int, *, steps: int | None = None, whole: int = 0) -> Iterator[bytes]:
    """Yield games as lines: every combination of options in turn.

    Args:
        count: number of games.
        steps: the most actions of a game; None for whole games.
        whole: one in ``whole`` games with a shared deck has the standard rounds; others have few.
    """
    combinations = tuple(all_options())
    for number in range(count):
        chance = Stream(f"agreement/{number}".encode(), "game")
        values = combinations[number % len(combinations)].to_json()
        standard = whole and chance.below(whole) == 0
        yield encode(_game(number, _varied(values, chance, standard=bool(standard)), chance, steps))


def action_in_json(action: Action) -> dict[str, object]:
    """Return an action as the page writes it."""
    match action:
        case ChooseTrump(seat, suit):
            return {"type": "choose_trump", "seat": seat, "suit": suit.letter}
        case MakeBid(seat, bid):
            return {"type": "bid", "seat": seat, "bid": bid}
        case PlayCard(seat, card):
            return {"type": "play", "seat": seat, "card": str(card)}


def state_in_json(state: State) -> dict[str, object]:
    """Return a state as the page writes it."""
    table = state.round
    return {
        "options": state.options.to_json(),
        "seed": state.seed,
        "firstDealer": state.first_dealer,
        "draws": state.draws,
        "round": {
            "number": table.number,
            "size": table.size,
            "dealer": table.dealer,
            "hands": [None if hand is None else cards_of(hand) for hand in table.hands],
            "turned": table.turned,
            "trump": None if table.trump is None else table.trump.letter,
            "bids": table.bids,
            "hasBid": table.has_bid,
            "tricks": [_trick(trick) for trick in table.tricks],
            "taken": table.taken,
            "trick": None if table.trick is None else _trick(table.trick),
        },
        "scores": [event_to_wire(score) for score in state.scores],
        "spent": cards_of(state.spent),
        "winners": state.winners,
    }


def _trick(trick: Trick) -> dict[str, object]:
    return {"leader": trick.leader, "cards": trick.cards, "winner": trick.winner}


def _varied(values: dict[str, object], chance: Stream, *, standard: bool) -> Options:
    players = int(str(values["players"]))
    if chance.below(2):
        values["first_dealer"] = chance.below(players)
    values["edition"] = list(Edition)[chance.below(2)]
    if players > 2 and values["deal"] == Deal.SHARED and not standard:
        largest = largest_hand(players)
        sizes = [1 + chance.below(min(largest, 5)) for _ in range(1 + chance.below(3))]
        if chance.below(4) == 0:
            sizes.append(largest - chance.below(2))
        values["hand_sizes"] = chance.shuffled(sizes)
    return Options.from_json(values)


def _game(number: int, options: Options, chance: Stream, most: int | None) -> dict[str, object]:
    seed = f"{number:x}"
    session = Session(options, seed)
    players = options.players
    bots = [[create(name, bot_seed(seed, seat)) for seat in range(players)] for name in BOTS]
    plays = (0, 0, 1, 2)[chance.below(4)]  # who: steady, random, or whatever is legal
    told: list[dict[str, object]] = [{"happened": _told(session.events, options)}]
    while session.to_act and (most is None or len(told) <= most):
        told.append(_step(session, bots, plays, chance, thorough=chance.below(16) == 0))
    names = tuple(Player(f"Zoë “{seat}” \\ 李", "human") for seat in range(players))
    header = Header(f"game-{number}", options, names, seed, STARTED)
    return {
        "options": options.to_json(),
        "seed": seed,
        "record": write_record(Record(header, session.events)),
        "steps": told,
        "end": state_in_json(session.state),
        "seen": _seen(session),
    }


def _step(
    session: Session, bots: list[list[Bot]], plays: int, chance: Stream, *, thorough: bool
) -> dict[str, object]:
    state, options = session.state, session.state.options
    seats = session.to_act
    seat = seats[chance.below(len(seats))]
    seen = session.observe(seat)
    legal = seen.legal_actions
    said = {}
    if plays < len(BOTS) or thorough:
        for name, made in zip(BOTS, bots, strict=True):
            if plays == BOTS.index(name) or thorough:
                said[name] = made[seat].act(seen)
    action = said[BOTS[plays]] if plays < len(BOTS) else legal[chance.below(len(legal))]
    step: dict[str, object] = {
        "phase": [PHASES[type(session.phase).__name__], seats],
        "legal": [_legal(session.legal_actions(one)) for one in seats],
        "seat": seat,
        "bots": {name: action_in_json(what) for name, what in said.items()},
        "action": action_in_json(action),
    }
    if thorough:
        step["refused"] = list(_refusals(state, chance))
        everybody = range(options.players)
        step["undo"] = [_undo(session, one) for one in everybody]
        step["alone"] = [_undo(session, one, bots=everybody) for one in everybody]
        step["state"] = state_in_json(state)
        step["seen"] = _seen(session)
    step["happened"] = _told(session.act(action), options)
    return step


def _seen(session: Session) -> list[dict[str, object]]:
    viewers = (*range(session.state.options.players), None)
    return [state_in_json(session.observe(viewer).known) for viewer in viewers]


def _told(events: tuple[Event, ...], options: Options) -> list[list[object]]:
    """Return each event, and the view of it of every seat and a spectator where that differs."""
    told: list[list[object]] = []
    for event in events:
        seen: list[object] = []
        if isinstance(event, Dealt | BidMade | BiddingClosed):
            seen = [
                event_to_wire(redact_event(event, viewer, options))
                for viewer in (*range(options.players), None)
            ]
        told.append([event_to_wire(event), seen])
    return told


def _legal(actions: tuple[Action, ...]) -> Legal:
    suits = tuple(action.suit.letter for action in actions if isinstance(action, ChooseTrump))
    bids = tuple(action.bid for action in actions if isinstance(action, MakeBid))
    cards = tuple(str(action.card) for action in actions if isinstance(action, PlayCard))
    return Legal(suits, bids, cards)


def _refusals(state: State, chance: Stream) -> Iterator[list[object]]:
    players, seats = state.options.players, phase_of(state)
    for _ in range(12):
        seat = chance.below(players + 2) - 1
        if chance.below(2):
            seat = getattr(seats, "seat", seat)
        actions: tuple[Action, ...] = (
            ChooseTrump(seat, Suit(chance.below(4))),
            MakeBid(seat, chance.below(state.round.size + 3) - 1),
            PlayCard(seat, DECK[chance.below(60)]),
        )
        action = actions[chance.below(3)]
        refusal = find_refusal(state, action)
        if refusal is not None:
            told = refused(refusal, None)
            yield [action_in_json(action), [told.code, told.clause, told.fields]]


def _undo(session: Session, seat: int, *, bots: Sequence[int] = ()) -> int:
    try:
        return events_to_take_back(session.events, seat, session.state.round_options, bots=bots)
    except NothingToTakeBack:
        return 0
