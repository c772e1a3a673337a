"""Refusals of records: unreadable files, broken rules, unfair shuffles.

Texts from the file are clean (``foretell.record.text``). The clause is "" unless noted. In a
mismatch ``expected`` and ``found`` are written as in records; ``by`` is the clause that decides.
"""

from dataclasses import dataclass

from foretell.errors import ForetellError, Refusal


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault of a file: its line, counted from 1, and the refusal."""

    line: int
    refusal: Refusal


class RecordFault(ForetellError):
    """Raised when a file that is read has a fault.

    Attributes:
        line: the line, counted from 1.
        refusal: the refusal.
    """

    def __init__(self, line: int, refusal: Refusal) -> None:
        super().__init__(line, refusal)
        self.line = line
        self.refusal = refusal

    def __str__(self) -> str:
        return f"line {self.line}: {self.refusal}"


class NoArrow(Refusal, code="record/no_arrow"):
    """Tables need Arrow, which is not installed."""

    install: str


class EmptyFile(Refusal, code="record/empty_file"):
    """The file is empty."""


class NoHeader(Refusal, code="record/no_header"):
    """The file does not begin with a game's header."""


class BrokenOff(Refusal, code="record/broken_off"):
    """The game is unfinished, where only complete games are accepted."""


class BlankLine(Refusal, code="record/blank_line"):
    """A blank line before the end of the file; more of them are the same fault."""


class LineTooLong(Refusal, code="record/line_too_long"):
    """A line is longer than ``limit`` bytes."""

    limit: int


class BreaksOff(Refusal, code="record/breaks_off"):
    """The last line is incomplete: the file was cut off within it.

    >>> from io import BytesIO
    >>> from foretell.record import check_file
    >>> (fault,) = check_file(BytesIO(b'{"type":"game","ver'))
    >>> isinstance(fault.refusal, BreaksOff)
    True
    """


class NotUtf8(Refusal, code="record/not_utf8"):
    """A line is not valid UTF-8."""


class Compressed(Refusal, code="record/compressed"):
    """The file is compressed with gzip."""


class NotJson(Refusal, code="record/not_json"):
    """A line is not valid JSON at a column (in characters, from 1)."""

    column: int


class NoNumber(Refusal, code="record/no_number"):
    """``NaN``, ``Infinity`` or ``-Infinity``: many programs accept them, JSON does not."""

    found: str


class TooDeep(Refusal, code="record/too_deep"):
    """Lists and objects are nested deeper than in any line of a record."""

    limit: int


class NotObject(Refusal, code="record/not_object"):
    """A line is JSON, but not an object."""

    found: str


class DuplicateKey(Refusal, code="record/duplicate_key"):
    """An object has a duplicate key."""

    key: str


class MissingKey(Refusal, code="record/missing_key"):
    """A key is missing; ``key`` is its path, such as ``players[1].name``."""

    key: str


class WrongType(Refusal, code="record/wrong_type"):
    """The value of a key has the wrong type.

    ``expected`` is one of ``boolean``, ``integer``, ``list``, ``object``, ``string``,
    ``integer_or_string``, ``list_or_null``, ``string_or_null``.
    """

    key: str
    expected: str
    found: str


class UnknownType(Refusal, code="record/unknown_type"):
    """A line has an unknown type."""

    found: str


class UnknownVersion(Refusal, code="record/unknown_version"):
    """A game is in an unknown version of the format."""

    found: str
    known: int


class EmptyText(Refusal, code="record/empty_text"):
    """A player's name or kind is empty."""

    key: str


class UnprintableText(Refusal, code="record/unprintable_text"):
    """An id, or a player's name or kind, has control characters."""

    key: str
    text: str


class TextTooLong(Refusal, code="record/text_too_long"):
    """An id, or a player's name or kind, has more than ``most`` characters."""

    key: str
    most: int


class InvalidTime(Refusal, code="record/invalid_time"):
    """A time is invalid or not in UTC."""

    text: str


class PlayersMismatch(Refusal, code="record/players_mismatch", rule="R2.1"):
    """The number of names differs from the number of players."""

    named: int
    players: int


class LostTrack(Refusal, code="record/lost_track"):
    """After the previous fault the rest of the game makes no sense and is not checked."""


@dataclass(eq=False)
class Mismatch(Refusal):
    """A line that differs from the one that the rules derive."""

    expected: str
    found: str
    by: str

    @property
    def clause(self) -> str:
        """The clause that decides, as in ``by``."""
        return self.by


class MissingLine(Mismatch, code="record/missing_line"):
    """A line of one type is missing before a line of another."""


class ExtraLine(Mismatch, code="record/extra_line"):
    """A line of one type comes before the expected one of another."""


class WrongDraw(Mismatch, code="record/wrong_draw"):
    """A card drawn for the first deal is not the seed's (R3.1); drawings count from 1."""

    drawing: int
    seat: int


class WrongDealer(Mismatch, code="record/wrong_dealer"):
    """The dealer is wrong (R3)."""


class WrongRound(Mismatch, code="record/wrong_round"):
    """The number of the round is wrong (R2.2)."""


class WrongHand(Mismatch, code="record/wrong_hand"):
    """A card of a hand is not the one the seed deals (R4.1); places count from 1."""

    seat: int
    place: int


class WrongTurned(Mismatch, code="record/wrong_turned"):
    """The turned card is not the seed's (R4.1)."""


class WrongTrump(Mismatch, code="record/wrong_trump"):
    """The trump suit is wrong (R5)."""


class WrongTrickWinner(Mismatch, code="record/wrong_trick_winner"):
    """The winner of the trick is wrong (R7.4)."""


class WrongBids(Mismatch, code="record/wrong_bids"):
    """The bids of the round are wrong (R8.3)."""


class WrongTricks(Mismatch, code="record/wrong_tricks"):
    """The numbers of tricks taken are wrong (R8)."""


class WrongPoints(Mismatch, code="record/wrong_points"):
    """The points of the round are wrong (R8.1, R8.2)."""


class WrongTotals(Mismatch, code="record/wrong_totals"):
    """The totals are not the sums of the points (R8.3)."""


class WrongWinners(Mismatch, code="record/wrong_winners"):
    """The winners are not those with the highest total (R8.4)."""


class NotHeld(Refusal, code="record/not_held", rule="R7.3"):
    """A seat plays a card that is not in its hand; ``play/not_in_hand`` about a file."""

    seat: int
    card: str


class NotFollowed(Refusal, code="record/not_followed", rule="R7.3"):
    """A seat fails to follow suit; ``play/must_follow_suit`` about a file."""

    seat: int
    card: str
    led: str
    allowed: tuple[str, ...]


class NotGameText(Refusal, code="record/not_game_text"):
    """A line of a game in short text has another form.

    ``form`` is ``head``, ``player`` or ``round``, or ``end`` where a second game begins and only
    one is accepted.
    """

    form: str


class OtherWord(Refusal, code="record/other_word"):
    """A word of a game in short text differs from the game that its seed deals.

    ``expected`` and ``found`` are the words, ``none`` where the line ends.
    """

    expected: str
    found: str


class NoncesMismatch(Refusal, code="record/nonces_mismatch"):
    """The number of entries for nonces differs from the number of players."""

    listed: int
    players: int


class CommitmentMismatch(Refusal, code="record/commitment_mismatch"):
    """The commitment does not match seed and salt."""

    expected: str
    found: str


class SeedMismatch(Refusal, code="record/seed_mismatch"):
    """The game's seed does not follow from the committed seed and the nonces."""

    expected: str
    found: str


class NoShuffle(Refusal, code="record/no_shuffle"):
    """A fair shuffle is required, but the header has none."""


class OtherCommitment(Refusal, code="record/other_commitment"):
    """The commitment differs from the one noted before the game (``expected``)."""

    expected: str
    found: str
