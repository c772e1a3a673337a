"""Regenerate conformance/reviews.jsonl: reviews of short games that others can check theirs by.

    python scripts/conformance_reviews.py [FOLDER]

conformance/README.md describes the file.
"""

import json
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from foretell.analysis import review, review_json
from foretell.bots.runner import act_for, seat_bots
from foretell.game.session import Session
from foretell.record import Header, Player, Record, write_record
from foretell.rules.options import Options

FOLDER: Final = Path(__file__).resolve().parents[1] / "conformance"
FILE: Final = "reviews.jsonl"
BOTS: Final = ("beginner", "casual", "seasoned", "steady", "casual:bold", "beginner")
GAMES: Final = (
    Options(players=3, hand_sizes=(4,)),
    Options(players=4, hand_sizes=(1, 3), bidding="hidden"),
    Options(players=5, hand_sizes=(3,), even_bid="never", winning_wizard="last"),
    Options(players=6, hand_sizes=(3,), clairvoyance=True, follow_after_wizard=True),
    Options(players=2),
)
ROUNDS: Final = 1
"""The rounds that are kept of a game whose schedule cannot be chosen."""


def main(folder: Path) -> None:
    """Write the file to a folder."""
    text = "".join(f"{line}\n" for line in lines())
    (folder / FILE).write_text(text, encoding="utf-8")


def lines() -> Iterator[str]:
    """Yield games with their reviews, as lines of JSON."""
    for number, options in enumerate(GAMES):
        record = _played(options, f"{number:x}e")
        line = {
            "record": write_record(record).splitlines(),
            "review": review_json(review(record, seats=(0, options.players - 1))),
        }
        yield json.dumps(line, separators=(",", ":"), ensure_ascii=False)


def _played(options: Options, seed: str) -> Record:
    """Return a game of bots, broken off where its schedule is long."""
    kinds, session = BOTS[: options.players], Session(options, seed)
    bots = seat_bots(kinds, seed)
    most = len(options.hand_sizes) if options.hand_sizes else ROUNDS
    while len(session.state.scores) < most:
        seat = session.to_act[0]
        bot = bots[seat]
        assert bot is not None
        act_for(session, seat, bot)
    players = tuple(Player(kind, kind) for kind in kinds)
    header = Header(f"game-{seed}", options, players, seed, datetime(2026, 1, 1, tzinfo=UTC))
    return Record(header, tuple(session.events))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
