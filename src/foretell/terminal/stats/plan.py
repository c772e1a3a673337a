"""The games of a survey, and the survey itself."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from foretell.game.stream import derive_seed
from foretell.i18n import Words
from foretell.rules.options import Options
from foretell.terminal.common.options import non_default
from foretell.terminal.common.output import write_aside

if TYPE_CHECKING:
    from foretell.stats.survey import Survey


@dataclass(frozen=True, slots=True)
class Plan:
    """Games to play: their options, number and seed, and the bot in all seats."""

    options: Options
    games: int
    seed: str
    bots: str

    def title(self, words: Words) -> str:
        """Return a title for the games, with their non-standard options."""
        players = self.options.players
        title = words(
            "stats-title", games=self.games, players=players, bots=self.bots, seed=self.seed
        )
        return ", ".join((title, *non_default(self.options)))

    def to_json(self) -> dict[str, object]:
        """Return the plan as JSON values."""
        return {
            "games": self.games,
            "seed": self.seed,
            "bots": self.bots,
            "options": self.options.to_json(),
        }

    def survey(self, words: Words, *, quiet: bool) -> "Survey":
        """Play the games and return the survey, with progress on standard error unless quiet."""
        from foretell.sim.compile_notice import announced
        from foretell.stats.census import PLAYERS, Census
        from foretell.terminal.common.progress import counted

        key = bytes.fromhex(derive_seed(self.seed, "stats"))[:8]
        seed = int.from_bytes(key, "big", signed=True)
        census = Census(self.options, seed=seed, by=PLAYERS[self.bots])
        with announced(lambda: write_aside(words("bench-compiling"))):
            for _ in counted(census.steps(self.games), self.games, words, quiet=quiet):
                pass
        return census.survey
