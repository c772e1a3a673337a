"""The plain screen: lines for screen readers, without columns, colours or overwriting."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from foretell.bots.explanation import Explanation
from foretell.game.events import BiddingClosed, Dealt, Event, RoundScored
from foretell.game.observation import Observation
from foretell.game.phases import ChoosingTrump, Playing
from foretell.terminal.common.table import visible
from foretell.terminal.common.table.announcements import news, pairs
from foretell.terminal.common.table.rulebook import chapter, lines
from foretell.terminal.common.table.screen import HintRounds
from foretell.terminal.common.view import View, number, sentence


class PlainScreen:
    """A screen of plain lines, one fact per line, for a reader to whom cards are named in full."""

    def __init__(self, write: Callable[[str], object], view: View) -> None:
        self._write = write
        self.view = view
        self.hints: HintRounds = ()

    def tell(self, event: Event, after: Observation) -> None:
        words = self.view.words
        match event:
            case Dealt(number):
                self.say(sentence(words("play-round", number=number, rounds=after.known.rounds)))
            case RoundScored():
                self.say(sentence(words("play-round-over", number=event.round)))
        for line in news(event, after, self.view):
            self.say(line)
        if isinstance(event, Dealt) or (
            isinstance(event, BiddingClosed) and after.known.round_options.clairvoyance
        ):
            self._lines(self._hands(after))

    def resume(self, observation: Observation) -> None:
        """Print the standing of the round: trump, dealer, each player's bid, tricks and total."""
        self._lines(self._standing(observation))

    def take_up(self, observation: Observation) -> None:
        """Print the hands; during play ``turn`` prints the reader's own."""
        if not isinstance(observation.phase, Playing):
            self._lines(self._hands(observation))

    def turn(self, observation: Observation) -> None:
        if isinstance(observation.phase, Playing):
            self._lines(self._trick(observation))
            self._lines(self._choices(observation))
        elif isinstance(observation.phase, ChoosingTrump):
            self.say(sentence(self._numbered(enumerate(map(self.view.suit, visible.LAID_OUT), 1))))
        elif so_far := visible.sum_of_bids(observation, self.view):
            self.say(sentence(so_far))

    def look(self, observation: Observation) -> None:
        self._lines(self._standing(observation))
        self._lines(self._trick(observation))
        self._lines(self._choices(observation))

    def _standing(self, observation: Observation) -> Iterator[str]:
        table, view = observation.known.round, self.view
        facts = (
            view.words("play-round", number=table.number, rounds=observation.known.rounds),
            view.tell("play-dealer", table.dealer),
            visible.trump_text(observation, view),
            visible.sum_of_bids(observation, view),
        )
        yield " ".join(sentence(part) for part in facts if part)
        for seat in range(observation.options.players):
            yield self._seat(observation, seat)

    def pad(self, observation: Observation) -> None:
        """Print the score pad round by round."""
        view = self.view
        for scored in observation.known.scores:
            bids = scored.bids or ("–",) * len(scored.totals)  # before the first round entered
            cells = [
                view.words("play-pad-cell", bid=bid, total=number(total))
                for bid, total in zip(bids, scored.totals, strict=True)
            ]
            for seat in self._hinted(scored.round):
                cells[seat] += f", {view.words('table-hint-used')}"
            self._pad_row(scored.round, list(enumerate(cells)))
        if not observation.known.scores:
            self.say(view.words("play-pad-empty"))
        if observation.known.round.number > len(observation.known.scores):
            current = observation.known.round.number
            marks = [(seat, view.words("table-hint-used")) for seat in self._hinted(current)]
            if marks:
                self._pad_row(current, marks)

    def _hinted(self, round_: int) -> list[int]:
        return [seat for seat, number in self.hints if number == round_]

    def _pad_row(self, round_: int, cells: Sequence[tuple[int, str]]) -> None:
        texts = pairs(cells, self.view)
        self.say(self.view.words("play-pad-row", number=round_, cells=texts))

    def tricks(self, observation: Observation) -> None:
        won = observation.known.round.tricks
        for index, trick in enumerate(won, 1):
            self.say(visible.trick_text(index, trick, self.view))
        if not won:
            self.say(self.view.words("play-no-tricks"))

    def help_with(self, keys: Iterable[tuple[str, str]]) -> None:
        for typed, does in keys:
            self.say(self.view.words("play-pair", who=typed, what=does))

    def advise(self, explanation: Explanation) -> None:
        from foretell.terminal.common.table.advice import advice_lines

        self._lines(advice_lines(explanation, self.view))

    def rules(self, observation: Observation, part: str) -> None:
        clauses = chapter(observation.options, part, self.view)
        if part:
            for line in lines(clauses):
                self.say(line)
        else:
            for section in clauses:
                self.say(f"{section.clause} {section.title}")
        if not clauses:
            self.say(self.view.words("play-no-clause", part=part))
        elif not part:
            self.say(self.view.words("play-rules-hint"))

    def say(self, text: str) -> None:
        self._write(text)

    def _lines(self, lines: Iterator[str]) -> None:
        for line in lines:
            self.say(line)

    def _seat(self, observation: Observation, seat: int) -> str:
        words = self.view.words
        facts = [f"{words('play-column-bid')} {visible.bid_shown(observation, seat)}"]
        if observation.trick is not None:
            facts.append(f"{words('play-column-tricks')} {observation.taken[seat]}")
            facts.append(visible.against_bid(observation, seat, self.view))
        facts.append(f"{words('play-column-score')} {number(observation.known.totals[seat])}")
        suit = visible.own_suit(observation, seat)
        facts.append("" if suit is None else self.view.suit(suit))
        what = ", ".join(fact for fact in facts if fact)
        return words("play-pair", who=self.view.players[seat], what=what)

    def _hands(self, observation: Observation) -> Iterator[str]:
        yield from self._shown(observation)
        if visible.sees_own_hand(observation):
            yield self.view.words(
                "play-your-hand", cards=self.view.cards(visible.own_hand(observation))
            )

    def _shown(self, observation: Observation) -> Iterator[str]:
        for seat, cards in visible.others_shown(observation).items():
            yield self.view.tell("play-shows", seat, cards=self.view.cards(cards))
        out = visible.spent(observation)
        if out:
            yield f"{self.view.words('play-spent')} {self.view.cards(out)}"

    def _trick(self, observation: Observation) -> Iterator[str]:
        trick, table, view = observation.trick, observation.known.round, self.view
        if trick is None:
            return
        title = view.words("play-trick-title", number=len(table.tricks) + 1, tricks=table.size)
        best, cards = visible.best_seat(trick, observation), []
        for seat, card in visible.played(trick, observation.options.players):
            if card is not None:
                note = f" ({view.words('play-winning')})" if seat == best else ""
                cards.append((seat, view.card(card) + note))
        yield sentence(title) + (f" {pairs(cards, view)}." if cards else "")

    def _choices(self, observation: Observation) -> Iterator[str]:
        allowed, held = visible.playable(observation), visible.own_hand(observation)
        if not allowed:
            yield from self._hands(observation)
            return
        named = [(index, card, self.view.card(card)) for index, card in enumerate(held, 1)]
        can = [(index, name) for index, card, name in named if card in allowed]
        cannot = [(index, name) for index, card, name in named if card not in allowed]
        yield self.view.words("play-you-can-play", cards=self._numbered(can))
        if cannot:
            yield self.view.words("play-you-cannot-play", cards=self._numbered(cannot))

    def _numbered(self, choices: Iterable[tuple[int, str]]) -> str:
        words = self.view.words
        return ", ".join(words("play-pair", who=str(index), what=what) for index, what in choices)
