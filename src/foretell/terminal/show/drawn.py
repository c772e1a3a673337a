"""A drawn record, round by round, with all cards visible."""

from collections.abc import Iterator

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from foretell.game.events import Event, TrumpChosen
from foretell.game.observation import Observation
from foretell.game.state import State
from foretell.terminal.common.style import cards_in_colour, in_colour, rule
from foretell.terminal.common.table.announcements import cards_named, ending, news
from foretell.terminal.common.table.plot import plot
from foretell.terminal.common.table.score_pad import Pad, Score
from foretell.terminal.common.table.tricks import trick_lines, tricks
from foretell.terminal.common.table.visible import laid_out, sum_of_bids
from foretell.terminal.common.view import View, sentence
from foretell.terminal.show.replay import GameReplay, RoundReplay


def everything(state: State) -> Observation:
    """Return an observation with everything visible: for records, never for a game in progress."""
    return Observation(None, state)


def draw_replay(game: GameReplay, view: View, console: Console, *, only: int | None = None) -> None:
    """Print a game, or only one of its rounds."""
    title, *lines = opening(game, view)
    _print(console, Text(title, "heading"), *lines)
    if game.drawn is not None:
        _print(console, *_lines(*game.drawn, view))
    for current in game.rounds:
        if only in {None, current.dealt.round}:
            _draw_round(current, view, console)
    if only is None:
        _draw_ending(game, view, console)


def opening(game: GameReplay, view: View) -> Iterator[str]:
    """Yield the title of a game, its start, and its players with their kinds unless named so."""
    header = game.record.header
    yield view.words("play-game", id=header.id)
    started = f"{header.started:%Y-%m-%d %H:%M} UTC"
    yield view.words("play-game-started", started=started, seed=header.seed)
    players = [
        name if name.startswith(player.kind) else f"{name} ({player.kind})"
        for name, player in zip(view.players, header.players, strict=True)
    ]
    yield view.words("play-game-players", players=view.words.listed(players))


def _draw_round(current: RoundReplay, view: View, console: Console) -> None:
    table, observation = current.state.round, everything(current.state)
    title = view.words("play-round", number=table.number, rounds=current.state.rounds)
    console.print("", rule(title, console.width - 1), sep="\n")
    for event, state in current.events[:2]:
        if event is current.dealt or isinstance(event, TrumpChosen):
            _print(console, *_lines(event, state, view))
    _print(console, "", _hands(current, view))
    if bids := sum_of_bids(observation, view):
        _print(console, sentence(bids))
    if table.tricks:
        _print(console, "", tricks(table.tricks, view))
    if table.trick is not None and table.trick.cards:
        _print(console, trick_lines(table.trick, observation, view))
    if current.scored is not None:
        _print(console, "", Score(current.scored, view))


def _draw_ending(game: GameReplay, view: View, console: Console) -> None:
    state = game.state
    if state is not None and state.scores:
        console.print("", Pad(everything(state), view), sep="\n")
        if lines := plot(state.scores, view, width=console.width - 1):
            _print(console, "", *lines)
    _print(console, "", Text(last_words(game, view), "heading"))


def last_words(game: GameReplay, view: View) -> str:
    """Return the sentence on the winners, or on the point where the game was broken off."""
    if game.finished is not None:
        return ending(game.finished.totals, game.finished.winners, view)
    if not game.rounds:
        return view.words("play-broken-off-at-once")
    state = game.rounds[-1].state
    return view.words("play-broken-off", number=state.round.number, rounds=state.rounds)


def _hands(current: RoundReplay, view: View) -> RenderableType:
    """Return the hands as dealt, each with its bid."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, overflow="ellipsis", max_width=20)
    grid.add_column()
    grid.add_column(no_wrap=True)
    table = current.state.round
    for seat, hand in enumerate(current.dealt.hands):
        bid = table.bids[seat]
        grid.add_row(
            view.players[seat],
            cards_in_colour(laid_out(hand or (), table.trump), view),
            Text("" if bid is None else f"{view.words('play-column-bid')} {bid}"),
        )
    return grid


def _lines(event: Event, state: State, view: View) -> Iterator[Text]:
    after = everything(state)
    for line in news(event, after, view):
        yield in_colour(line, view, cards=cards_named(event, after))


def _print(console: Console, *parts: RenderableType) -> None:
    for part in parts:
        console.print(Padding(part, (0, 0, 0, 1), expand=False) if part else "")
