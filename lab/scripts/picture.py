"""Draw docs/images/play.svg: a game in the terminal, as the README shows it.

A bot plays for the person at the table, and the moment is searched for in games with fixed seeds,
so the picture is reproducible. It is self-contained and has its own background, so it looks the
same on light and dark pages.
"""

import io
import sys
from itertools import count
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from foretell.bots.runner import act_for, seat_bots
from foretell.cards import Suit
from foretell.errors import Refusal
from foretell.game.actions import PlayCard
from foretell.game.events import CardPlayed
from foretell.game.evolve import evolve
from foretell.game.observation import Observation, observation_of
from foretell.game.redact import redact_event
from foretell.game.session import Session
from foretell.game.state import State
from foretell.i18n import CardNames, Words
from foretell.rules.options import Edition, Options
from foretell.rules.presets import Faces
from foretell.terminal.common.style import THEME
from foretell.terminal.common.table.drawn import DrawnScreen
from foretell.terminal.common.table.prompts import prompt
from foretell.terminal.common.table.visible import own_hand, playable, to_play
from foretell.terminal.common.view import View

PICTURE: Final = Path(__file__).resolve().parents[2] / "docs" / "images" / "play.svg"
ROUND: Final = 8
TRICKS: Final = 2
SEAT: Final = 0
WIDTH: Final = 80

COLOURS: Final = TerminalTheme(
    (30, 32, 40),
    (216, 219, 226),
    [
        (30, 32, 40),
        (240, 110, 110),
        (120, 200, 130),
        (225, 190, 100),
        (110, 160, 240),
        (205, 140, 230),
        (110, 200, 210),
        (216, 219, 226),
    ],
    [
        (120, 125, 140),
        (240, 110, 110),
        (120, 200, 130),
        (225, 190, 100),
        (120, 170, 250),
        (205, 140, 230),
        (110, 200, 210),
        (240, 242, 246),
    ],
)

SVG: Final = """\
<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" role="img"
     aria-label="A game of Foretell in the terminal">
  <style>
    .{unique_id}-matrix {{
      font-family: "DejaVu Sans Mono", Menlo, Consolas, "Liberation Mono", monospace;
      font-size: {char_height}px;
      line-height: {line_height}px;
      white-space: pre;
    }}
    .{unique_id}-title {{ font-family: sans-serif; font-size: 17px; font-weight: bold; }}
    {styles}
  </style>
  <defs>
    <clipPath id="{unique_id}-clip-terminal">
      <rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
    </clipPath>
    {lines}
  </defs>
  {chrome}
  <g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
    {backgrounds}
    <g class="{unique_id}-matrix">
    {matrix}
    </g>
  </g>
</svg>
"""
"""The SVG template for Rich, whose own template would load a font from another site."""


def draw() -> str:
    """Return the picture."""
    session = at_a_choice()
    words = Words("en")
    names = CardNames(words, Edition.CLASSIC, Faces.LETTERS)
    bots = (words("play-bot", number=number) for number in range(1, 4))
    view = View(words, names, [words("play-you"), *bots], SEAT)
    console = Console(
        record=True,
        width=WIDTH,
        file=io.StringIO(),
        theme=THEME,
        force_terminal=True,
        color_system="standard",
        highlight=False,
    )
    screen = DrawnScreen(console, view)
    observation = tell_the_last(session, screen)
    screen.turn(observation)
    refused = next(card for card in own_hand(observation) if card not in playable(observation))
    question = f" {prompt(observation, view)} "
    console.print(question + names.short(refused))
    try:
        session.act(PlayCard(SEAT, refused))
    except Refusal as refusal:
        screen.say(view.refuse(refusal))
    console.print(question + "▌")
    return console.export_svg(
        title="foretell play", theme=COLOURS, code_format=SVG, unique_id="foretell"
    )


def at_a_choice() -> Session:
    """Return the first game, by seed, that reaches a moment worth showing."""
    for seed in (f"{number:x}" for number in count(1)):
        session = Session(Options(players=4), seed)
        bots = seat_bots(["steady"] * 4, seed)
        while session.to_act:
            if is_worth_showing(session.observe(SEAT)):
                return session
            seat = session.to_act[0]
            bot = bots[seat]
            assert bot is not None
            act_for(session, seat, bot)
    raise AssertionError("there is always another seed")


def is_worth_showing(observation: Observation) -> bool:
    """Return whether the person can play several, but not all, of their cards late in a round."""
    trick = observation.trick
    if not to_play(observation) or trick is None or len(trick.cards) < 2:
        return False
    table, hand, allowed = observation.known.round, own_hand(observation), playable(observation)
    return (
        table.number >= ROUND
        and len(table.tricks) >= TRICKS
        and table.trump is Suit.HEARTS
        and any(card.suit is Suit.HEARTS for card in hand)
        and any(card.is_wizard for card in allowed)
        and 2 < len(allowed) < len(hand) - 1
        and len(set(observation.known.totals)) == len(observation.known.totals)
    )


def tell_the_last(session: Session, screen: DrawnScreen) -> Observation:
    """Show the events since the person's last card, and return their observation."""
    events = session.events
    plays = (isinstance(event, CardPlayed) and event.seat == SEAT for event in reversed(events))
    last = len(events) - 1 - next(index for index, own in enumerate(plays) if own)
    known = State.start(session.state.options, None)
    for index, event in enumerate(events):
        redacted = redact_event(event, SEAT, session.state.options)
        known = evolve(known, redacted)
        if index >= last:
            screen.tell(redacted, observation_of(SEAT, known))
    return observation_of(SEAT, known)


def main() -> int:
    """Write the picture; with ``--check``, report whether the existing one is up to date."""
    picture = draw()
    if sys.argv[1:] == ["--check"]:
        return int(not PICTURE.exists() or PICTURE.read_text(encoding="utf-8") != picture)
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(picture, encoding="utf-8")
    print(PICTURE)
    return 0


if __name__ == "__main__":
    sys.exit(main())
