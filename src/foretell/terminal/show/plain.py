"""A record line by line, for screen readers."""

from collections.abc import Iterator

from foretell.game import events
from foretell.terminal.common.table.announcements import news, pairs
from foretell.terminal.common.table.visible import laid_out, sum_of_bids, trick_text
from foretell.terminal.common.view import View, sentence
from foretell.terminal.show.drawn import everything, last_words, opening
from foretell.terminal.show.replay import GameReplay, RoundReplay


def replay_lines(game: GameReplay, view: View, *, only: int | None = None) -> Iterator[str]:
    """Yield a game, or only one of its rounds, line by line."""
    yield from opening(game, view)
    if game.drawn is not None:
        event, state = game.drawn
        yield from news(event, everything(state), view)
    for current in game.rounds:
        if only in {None, current.dealt.round}:
            yield from _round(current, view)
    if only is None:
        yield last_words(game, view)


def _round(current: RoundReplay, view: View) -> Iterator[str]:
    for event, state in current.events:
        after = everything(state)
        match event:
            case events.Dealt(number, hands=hands):
                yield sentence(view.words("play-round", number=number, rounds=state.rounds))
                yield from news(event, after, view)
                for seat, hand in enumerate(hands):
                    cards = view.cards(laid_out(hand or (), current.state.round.trump))
                    yield view.tell("play-holds", seat, cards=cards)
            case events.BiddingClosed():
                yield sentence(sum_of_bids(after, view))
            case events.TrickWon():
                won = state.round.tricks
                yield trick_text(len(won), won[-1], view)
            case events.RoundScored(number):
                yield sentence(view.words("play-round-over", number=number))
                yield from news(event, after, view)
            case events.CardPlayed() | events.GameFinished():
                pass
            case _:
                yield from news(event, after, view)
    yield from _unfinished(current, view)


def _unfinished(current: RoundReplay, view: View) -> Iterator[str]:
    """Yield the cards of a trick that was broken off."""
    table = current.state.round
    if table.trick is not None and table.trick.cards:
        players = len(view.players)
        cards = [
            ((table.trick.leader + step) % players, view.card(card))
            for step, card in enumerate(table.trick.cards)
        ]
        title = view.words("play-trick-title", number=len(table.tricks) + 1, tricks=table.size)
        yield f"{sentence(title)} {pairs(cards, view)}."
