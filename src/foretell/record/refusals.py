"""Refusals of records: unreadable files, broken rules, unfair shuffles.

Texts from the file are clean (``foretell.record.text``). The clause is "" unless noted. In a
mismatch ``expected`` and ``found`` are written as in records; ``by`` is the clause that decides.
"""

from dataclasses import dataclass
from typing import ClassVar

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


@dataclass(eq=False)
class NoArrow(Refusal):
    """Tables need Arrow, which is not installed."""

    code: ClassVar[str] = "record/no_arrow"

    install: str


@dataclass(eq=False)
class EmptyFile(Refusal):
    """The file is empty."""

    code: ClassVar[str] = "record/empty_file"


@dataclass(eq=False)
class NoHeader(Refusal):
    """The file does not begin with a game's header."""

    code: ClassVar[str] = "record/no_header"


@dataclass(eq=False)
class BrokenOff(Refusal):
    """The game is unfinished, where only complete games are accepted."""

    code: ClassVar[str] = "record/broken_off"


@dataclass(eq=False)
class BlankLine(Refusal):
    """A blank line before the end of the file; more of them are the same fault."""

    code: ClassVar[str] = "record/blank_line"


@dataclass(eq=False)
class LineTooLong(Refusal):
    """A line is longer than ``limit`` bytes."""

    code: ClassVar[str] = "record/line_too_long"

    limit: int


@dataclass(eq=False)
class BreaksOff(Refusal):
    """The last line is incomplete: the file was cut off within it.

    >>> from io import BytesIO
    >>> from foretell.record import check_file
    >>> (fault,) = check_file(BytesIO(b'{"type":"game","ver'))
    >>> isinstance(fault.refusal, BreaksOff)
    True
    """

    code: ClassVar[str] = "record/breaks_off"


@dataclass(eq=False)
class NotUtf8(Refusal):
    """A line is not valid UTF-8."""

    code: ClassVar[str] = "record/not_utf8"


@dataclass(eq=False)
class Compressed(Refusal):
    """The file is compressed with gzip."""

    code: ClassVar[str] = "record/compressed"


@dataclass(eq=False)
class NotJson(Refusal):
    """A line is not valid JSON at a column (in characters, from 1)."""

    code: ClassVar[str] = "record/not_json"

    column: int


@dataclass(eq=False)
class NoNumber(Refusal):
    """``NaN``, ``Infinity`` or ``-Infinity``: many programs accept them, JSON does not."""

    code: ClassVar[str] = "record/no_number"

    found: str


@dataclass(eq=False)
class TooDeep(Refusal):
    """Lists and objects are nested deeper than in any line of a record."""

    code: ClassVar[str] = "record/too_deep"

    limit: int


@dataclass(eq=False)
class NotObject(Refusal):
    """A line is JSON, but not an object."""

    code: ClassVar[str] = "record/not_object"

    found: str


@dataclass(eq=False)
class DuplicateKey(Refusal):
    """An object has a duplicate key."""

    code: ClassVar[str] = "record/duplicate_key"

    key: str


@dataclass(eq=False)
class MissingKey(Refusal):
    """A key is missing; ``key`` is its path, such as ``players[1].name``."""

    code: ClassVar[str] = "record/missing_key"

    key: str


@dataclass(eq=False)
class WrongType(Refusal):
    """The value of a key has the wrong type.

    ``expected`` is one of ``boolean``, ``integer``, ``list``, ``object``, ``string``,
    ``integer_or_string``, ``list_or_null``, ``string_or_null``.
    """

    code: ClassVar[str] = "record/wrong_type"

    key: str
    expected: str
    found: str


@dataclass(eq=False)
class UnknownType(Refusal):
    """A line has an unknown type."""

    code: ClassVar[str] = "record/unknown_type"

    found: str


@dataclass(eq=False)
class UnknownVersion(Refusal):
    """A game is in an unknown version of the format."""

    code: ClassVar[str] = "record/unknown_version"

    found: str
    known: int


@dataclass(eq=False)
class EmptyText(Refusal):
    """A player's name or kind is empty."""

    code: ClassVar[str] = "record/empty_text"

    key: str


@dataclass(eq=False)
class UnprintableText(Refusal):
    """An id, or a player's name or kind, has control characters."""

    code: ClassVar[str] = "record/unprintable_text"

    key: str
    text: str


@dataclass(eq=False)
class TextTooLong(Refusal):
    """An id, or a player's name or kind, has more than ``most`` characters."""

    code: ClassVar[str] = "record/text_too_long"

    key: str
    most: int


@dataclass(eq=False)
class InvalidTime(Refusal):
    """A time is invalid or not in UTC."""

    code: ClassVar[str] = "record/invalid_time"

    text: str


@dataclass(eq=False)
class PlayersMismatch(Refusal):
    """The number of names differs from the number of players."""

    code: ClassVar[str] = "record/players_mismatch"
    rule: ClassVar[str] = "R2.1"

    named: int
    players: int


@dataclass(eq=False)
class LostTrack(Refusal):
    """After the previous fault the rest of the game makes no sense and is not checked."""

    code: ClassVar[str] = "record/lost_track"


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


@dataclass(eq=False)
class MissingLine(Mismatch):
    """A line of one type is missing before a line of another."""

    code: ClassVar[str] = "record/missing_line"


@dataclass(eq=False)
class ExtraLine(Mismatch):
    """A line of one type comes before the expected one of another."""

    code: ClassVar[str] = "record/extra_line"


@dataclass(eq=False)
class WrongDraw(Mismatch):
    """A card drawn for the first deal is not the seed's (R3.1); drawings count from 1."""

    code: ClassVar[str] = "record/wrong_draw"

    drawing: int
    seat: int


@dataclass(eq=False)
class WrongDealer(Mismatch):
    """The dealer is wrong (R3)."""

    code: ClassVar[str] = "record/wrong_dealer"


@dataclass(eq=False)
class WrongRound(Mismatch):
    """The number of the round is wrong (R2.2)."""

    code: ClassVar[str] = "record/wrong_round"


@dataclass(eq=False)
class WrongHand(Mismatch):
    """A card of a hand is not the one the seed deals (R4.1); places count from 1."""

    code: ClassVar[str] = "record/wrong_hand"

    seat: int
    place: int


@dataclass(eq=False)
class WrongTurned(Mismatch):
    """The turned card is not the seed's (R4.1)."""

    code: ClassVar[str] = "record/wrong_turned"


@dataclass(eq=False)
class WrongTrump(Mismatch):
    """The trump suit is wrong (R5)."""

    code: ClassVar[str] = "record/wrong_trump"


@dataclass(eq=False)
class WrongTrickWinner(Mismatch):
    """The winner of the trick is wrong (R7.4)."""

    code: ClassVar[str] = "record/wrong_trick_winner"


@dataclass(eq=False)
class WrongBids(Mismatch):
    """The bids of the round are wrong (R8.3)."""

    code: ClassVar[str] = "record/wrong_bids"


@dataclass(eq=False)
class WrongTricks(Mismatch):
    """The numbers of tricks taken are wrong (R8)."""

    code: ClassVar[str] = "record/wrong_tricks"


@dataclass(eq=False)
class WrongPoints(Mismatch):
    """The points of the round are wrong (R8.1, R8.2)."""

    code: ClassVar[str] = "record/wrong_points"


@dataclass(eq=False)
class WrongTotals(Mismatch):
    """The totals are not the sums of the points (R8.3)."""

    code: ClassVar[str] = "record/wrong_totals"


@dataclass(eq=False)
class WrongWinners(Mismatch):
    """The winners are not those with the highest total (R8.4)."""

    code: ClassVar[str] = "record/wrong_winners"


@dataclass(eq=False)
class NotHeld(Refusal):
    """A seat plays a card that is not in its hand; ``play/not_in_hand`` about a file."""

    code: ClassVar[str] = "record/not_held"
    rule: ClassVar[str] = "R7.3"

    seat: int
    card: str


@dataclass(eq=False)
class NotFollowed(Refusal):
    """A seat fails to follow suit; ``play/must_follow_suit`` about a file."""

    code: ClassVar[str] = "record/not_followed"
    rule: ClassVar[str] = "R7.3"

    seat: int
    card: str
    led: str
    allowed: tuple[str, ...]


@dataclass(eq=False)
class NotGameText(Refusal):
    """A line of a game in short text has another form.

    ``form`` is ``head``, ``player`` or ``round``, or ``end`` where a second game begins and only
    one is accepted.
    """

    code: ClassVar[str] = "record/not_game_text"

    form: str


@dataclass(eq=False)
class OtherWord(Refusal):
    """A word of a game in short text differs from the game that its seed deals.

    ``expected`` and ``found`` are the words, ``none`` where the line ends.
    """

    code: ClassVar[str] = "record/other_word"

    expected: str
    found: str


@dataclass(eq=False)
class NoncesMismatch(Refusal):
    """The number of entries for nonces differs from the number of players."""

    code: ClassVar[str] = "record/nonces_mismatch"

    listed: int
    players: int


@dataclass(eq=False)
class CommitmentMismatch(Refusal):
    """The commitment does not match seed and salt."""

    code: ClassVar[str] = "record/commitment_mismatch"

    expected: str
    found: str


@dataclass(eq=False)
class SeedMismatch(Refusal):
    """The game's seed does not follow from the committed seed and the nonces."""

    code: ClassVar[str] = "record/seed_mismatch"

    expected: str
    found: str


@dataclass(eq=False)
class NoShuffle(Refusal):
    """A fair shuffle is required, but the header has none."""

    code: ClassVar[str] = "record/no_shuffle"


@dataclass(eq=False)
class OtherCommitment(Refusal):
    """The commitment differs from the one noted before the game (``expected``)."""

    code: ClassVar[str] = "record/other_commitment"

    expected: str
    found: str
