"""What the commands of the arena tell."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from foretell.i18n import Words
from foretell.terminal.common.options import non_default

if TYPE_CHECKING:
    from foretell.arena.rating import Rating
    from foretell.arena.results import Results
    from foretell.arena.summary import Summary
    from foretell.terminal.common.report.sheet import Sheet
    from foretell.terminal.tournament.match import Course


@dataclass(frozen=True, slots=True)
class Telling:
    """How figures are told.

    Attributes:
        words: the language.
        is_json: as one line of JSON.
        is_plain: line by line, to be read aloud.
    """

    words: Words
    is_json: bool
    is_plain: bool

    def tell(self, results: "Results", picture: Path | None) -> None:
        """Tell the figures of a match, and draw them; nothing while no deal is complete."""
        from foretell.arena.contests import Mixed
        from foretell.arena.rating import rate
        from foretell.arena.summary import summarise
        from foretell.terminal.common.output import write_aside
        from foretell.terminal.tournament.report import report

        summary = summarise(results)
        if not summary.deals:
            return
        is_pool = len(results.match.contests) > 1 or Mixed() in results.match.contests
        rated = rate(results) if is_pool else ()
        title = _title(summary, self.words)
        values = {**summary.to_json(), "ratings": _json(rated) if is_pool else None}
        self._tell(values, report(summary, rated, title, self.words))
        if picture is not None:
            from foretell.arena.picture import write_picture

            write_picture(summary, picture, title=title, words=self.words)
            write_aside(self.words("arena-drawn", path=str(picture)))

    def tell_ratings(self, results: "Sequence[Results]") -> None:
        """Tell the ratings of bots by all these results."""
        from foretell.arena.rating import rate
        from foretell.terminal.tournament.report import rating_list

        rated, options = rate(*results), results[0].match.options
        values = {"options": options.to_json(), "ratings": _json(rated)}
        title = ", ".join(
            (self.words("arena-rated", players=options.players), *non_default(options))
        )
        self._tell(values, rating_list(rated, title, self.words))

    def tell_interrupted(self, course: "Course", path: Path | None) -> None:
        """Tell how far a match came, and where it can be gone on with."""
        from foretell.terminal.common.output import write_aside

        games = len(course.results.games)
        write_aside(self.words("arena-interrupted", games=games, total=course.total))
        if path is not None:
            write_aside(self.words("arena-kept", path=str(path)))

    def _tell(self, values: object, sheet: "Sheet") -> None:
        from foretell.terminal.common.output import console, write_line

        if self.is_json:
            write_line(json.dumps(values))
        elif self.is_plain:
            for line in sheet.lines():
                write_line(line)
        else:
            console().print(sheet)


def _title(summary: "Summary", words: Words) -> str:
    match = summary.match
    title = words(
        "arena-title",
        deals=summary.deals,
        players=match.options.players,
        games=summary.games,
        seed=match.seed,
    )
    return ", ".join((title, *non_default(match.options)))


def _json(rated: "Sequence[Rating]") -> Sequence[object]:
    return [rating.to_json() for rating in rated]
