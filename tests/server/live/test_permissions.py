"""Every command, in every phase, by everyone who may be connected: refused unless permitted."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import count
from typing import Final

import msgspec
import pytest

from foretell.client.moves import move_of
from foretell.game.session import Session
from foretell.protocol import client as messages
from foretell.protocol.client import Command
from foretell.protocol.codec import decode_client, decode_server, encode
from foretell.protocol.server import Done, Refused
from foretell.record import mixed_seed
from foretell.rules.options import Options
from foretell.server.live.client_session import ClientSession
from foretell.server.live.table_context import table_context
from foretell.server.live.table_registry import TableRegistry
from foretell.table.permissions import Person
from foretell.table.settings import TableSettings
from foretell.testing.memory_store import MemoryStore
from tests.client.guests import FixedClock, Guest

Make = Callable[[str], Command]
Codes = tuple[str, str, str, str, str]
"""The answer in each phase."""

HOST, DEALER, LEADER, OTHER, BOT = range(5)
OPTIONS: Final = Options(players=5, first_dealer=DEALER, hand_sizes=(1,))
PHASES: Final = ("gathering", "trump", "bidding", "playing", "over")
VIEWERS: Final = ("actor", "other", "newcomer", "host", "spectator", "removed", "stranger")
"""The person who is to act, another seated person, one who took a vacated seat and waits for the
next deal, the host, a person without a seat, one who was removed from a seat, and one whom the
server does not know."""
SEATED: Final = ("actor", "other", "newcomer", "host")


@dataclass(frozen=True)
class Facts:
    """The facts of a table that commands need."""

    card: str
    """A card of the seat to act."""
    removal: int
    """The number of the event that removed a person."""


COMMANDS: Final[dict[str, Callable[[Facts], Make]]] = {
    "sit": lambda _: messages.Sit,
    "sit there": lambda _: partial(messages.Sit, seat=OTHER),
    "stand": lambda _: messages.Stand,
    "seat a bot": lambda _: partial(messages.SeatBot, seat=BOT, bot="steady"),
    "seat a bot on somebody": lambda _: partial(messages.SeatBot, seat=OTHER, bot="steady"),
    "seat no bot": lambda _: partial(messages.SeatBot, seat=BOT, bot="nobody"),
    "remove": lambda _: partial(messages.Remove, seat=DEALER),
    "remove the host": lambda _: partial(messages.Remove, seat=HOST),
    "remove a bot": lambda _: partial(messages.Remove, seat=BOT),
    "remove nobody": lambda _: partial(messages.Remove, seat=5),
    "readmit": lambda facts: partial(messages.Readmit, removed=facts.removal),
    "readmit nobody": lambda _: partial(messages.Readmit, removed=0),
    "choose a character": lambda _: partial(messages.ChooseCharacter, character="otto"),
    "choose no character": lambda _: partial(messages.ChooseCharacter, character="nobody"),
    "let a bot play": lambda _: partial(messages.LetBotPlay, seat=OTHER),
    "let no bot play": lambda _: partial(messages.LetBotPlay, seat=5),
    "swap": lambda _: partial(messages.Swap, seats=(HOST, OTHER)),
    "give a nonce": lambda _: partial(messages.GiveNonce, nonce="5a"),
    "start": lambda _: messages.Start,
    "rematch": lambda _: messages.CallRematch,
    "choose trump": lambda _: partial(messages.ChooseTrump, suit="H"),
    "bid": lambda _: partial(messages.Bid, bid=0),
    "play": lambda facts: partial(messages.Play, card=facts.card),
    "ask to undo": lambda _: messages.AskUndo,
    "agree": lambda _: partial(messages.AnswerUndo, agree=True),
    "agree to a removal": lambda _: partial(messages.AnswerRemoval, agree=True),
    "use a hint": lambda _: messages.UseHint,
    "show a moment": lambda _: partial(messages.ShowMoment, game=1, at=3),
    "show no moment": lambda _: partial(messages.ShowMoment, game=1, at=1_000),
    "show another game": lambda _: partial(messages.ShowMoment, game=2, at=3),
    "show a hand that is none": lambda _: partial(messages.ShowMoment, game=1, at=3, seat=5),
    "add a note": lambda _: partial(messages.AddNote, game=1, at=3, text="Why?"),
    "add an empty note": lambda _: partial(messages.AddNote, game=1, at=3, text=" "),
    "remove a note that is none": lambda _: partial(messages.RemoveNote, note=0),
    "follow a review": lambda _: partial(messages.TakePart, game=1, part="follow"),
    "follow another game": lambda _: partial(messages.TakePart, game=2, part="follow"),
}
"""Makes each command, given the facts of the table."""

DONE: Final = "done"
NO_GAME: Final = "table/not_playing"
WAITS: Final = "table/waits_for_deal"


def always(code: str) -> Codes:
    """Return the same code for all phases."""
    return (code,) * 5


def at_first(code: str, later: str) -> Codes:
    """Return one code for the gathering phase, and another for all later phases."""
    return (code, later, later, later, later)


def when_over(code: str) -> Codes:
    """Return a code for the time after the game, and the refusal that it is not over yet."""
    return (*("table/not_over",) * 4, code)


UNCOUNTED: Final = ("follow a review", "follow another game")
"""The commands of those without a seat that are no event of the table."""
NOT_SEATED: Final = always("table/not_seated")
NOT_HOST: Final = always("table/not_host")
NOT_DEALT_IN: Final = (NO_GAME, WAITS, WAITS, WAITS, NO_GAME)
GATHERING: Final = at_first(DONE, "table/not_gathering")

RIGHTS: Final[dict[str, dict[str, Codes]]] = {
    "sit": {
        "seat": always("table/already_seated"),
        "removed": always("table/barred"),
        "nobody": at_first(DONE, "table/full"),
    },
    "sit there": {
        "seat": always("table/already_seated"),
        "removed": always("table/barred"),
        "nobody": always("table/seat_taken"),
    },
    "stand": {"seat": always(DONE)},
    "seat a bot": {"host": (DONE, *("table/seat_taken",) * 3, DONE)},
    "seat a bot on somebody": {"host": always("table/seat_taken")},
    "seat no bot": {"host": always("bots/unknown")},
    "remove": {"host": always(DONE)},
    "remove the host": {"host": always("table/own_seat")},
    "remove a bot": {"host": at_first("table/seat_open", "table/not_gathering")},
    "remove nobody": {"host": always("table/no_such_seat")},
    "readmit": {"host": always(DONE)},
    "readmit nobody": {"host": always("removal/not_barred")},
    "choose a character": {"seat": always(DONE)},
    "choose no character": {"seat": always("table/unknown_character")},
    "let a bot play": {"seat": (NO_GAME, *("table/nobody_away",) * 3, NO_GAME)},
    "let no bot play": {"seat": (NO_GAME, *("table/no_such_seat",) * 3, NO_GAME)},
    "swap": {"host": GATHERING},
    "give a nonce": {"seat": GATHERING},
    "start": {"host": GATHERING},
    "rematch": {"host": (*("table/not_over",) * 4, DONE)},
    "choose trump": {
        "actor": (NO_GAME, DONE, "turn/bid", "turn/play", NO_GAME),
        "newcomer": NOT_DEALT_IN,
        "seat": (NO_GAME, "trump/not_dealer", "turn/bid", "turn/play", NO_GAME),
    },
    "bid": {
        "actor": (NO_GAME, "turn/choose_trump", DONE, "turn/play", NO_GAME),
        "newcomer": NOT_DEALT_IN,
        "seat": (NO_GAME, "turn/choose_trump", "bid/not_your_turn", "turn/play", NO_GAME),
    },
    "play": {
        "actor": (NO_GAME, "turn/choose_trump", "turn/bid", DONE, NO_GAME),
        "newcomer": NOT_DEALT_IN,
        "seat": (NO_GAME, "turn/choose_trump", "turn/bid", "play/not_your_turn", NO_GAME),
    },
    "ask to undo": {
        "newcomer": NOT_DEALT_IN,
        "other": (NO_GAME, "undo/nothing", "undo/nothing", DONE, NO_GAME),  # the last to bid
        "seat": (NO_GAME, *("undo/nothing",) * 3, NO_GAME),
    },
    "agree": {"seat": always("undo/nothing_asked")},
    "agree to a removal": {"seat": always("removal/nothing_asked")},
    "use a hint": {
        "actor": (NO_GAME, DONE, DONE, "hint/no_choice", NO_GAME),
        "newcomer": NOT_DEALT_IN,
        "seat": (NO_GAME, *("hint/not_your_turn",) * 3, NO_GAME),
    },
    "show a moment": {"host": when_over(DONE)},
    "show no moment": {"host": when_over("together/no_such_moment")},
    "show another game": {"host": when_over("together/other_game")},
    "show a hand that is none": {"host": when_over("table/no_such_seat")},
    "add a note": {"seat": when_over(DONE)},
    "add an empty note": {"seat": when_over("note/empty")},
    "remove a note that is none": {"seat": when_over("together/no_such_note")},
    "follow a review": {"seat": when_over(DONE), "nobody": when_over(DONE)},
    "follow another game": {
        "seat": when_over("together/other_game"),
        "nobody": when_over("together/other_game"),
    },
}
"""The answers to each command by the viewer's role; ``nobody`` is anyone without a seat."""


def expected(command: str, viewer: str, phase: str) -> str:
    """Return the expected answer to a viewer's command in a phase."""
    rights = RIGHTS[command]
    if viewer == "stranger":
        codes = rights["nobody"] if command in UNCOUNTED else NOT_SEATED
    elif viewer in SEATED:
        codes = rights.get(viewer) or rights.get("seat") or NOT_HOST
    else:
        codes = (
            rights.get(viewer)
            or rights.get("nobody")
            or (NOT_HOST if "host" in rights else NOT_SEATED)
        )
    return codes[PHASES.index(phase)]


@cache
def secret_of(phase: str) -> str:
    """Return a secret that leads to a round in which trump has to be chosen, or not."""
    for number in count(1):
        text = f"{number:064x}"
        turned = Session(OPTIONS, mixed_seed(text, {})).state.round.turned
        if turned is not None and turned.is_wizard == (phase == "trump"):
            return text
    raise AssertionError


@dataclass
class TableScene:
    """A server with one table, and everyone who may be connected to it."""

    registry: TableRegistry
    code: str
    guests: dict[str, Guest] = field(default_factory=dict)

    async def come(self, name: str) -> None:
        """Connect a viewer."""
        person = None if name == "stranger" else Person(f"p-{name}", name.title())
        guest = Guest(
            self.registry, self.code, person, number=len(self.guests), choices=random.Random(0)
        )
        self.guests[name] = guest
        await guest.connect()

    async def ask(self, name: str, make: Make, *, version: int | None = None) -> str:
        """Send a command; return the code of the answer once its events have arrived.

        It was decided on a version of the table, the present one if it is None.
        """
        guest = self.guests[name]
        await self.catch_up(guest)
        frame = guest.session.ask(make)
        if version is not None:
            frame = encode(msgspec.structs.replace(decode_client(frame), version=version))
        await guest.send(frame)
        while not guest.session.is_settled:
            await guest.read()
        answer = guest.session.answers[guest.session.last_id]
        return DONE if isinstance(answer, Done) else answer.code

    async def catch_up(self, guest: Guest) -> None:
        """Let a viewer read all that has happened."""
        while guest.session.view.version < await self.version():
            await guest.read()

    async def sit(self, name: str, seat: int) -> None:
        """Connect a viewer, and let them sit down."""
        await self.come(name)
        assert await self.ask(name, partial(messages.Sit, seat=seat)) == DONE

    async def move(self, name: str) -> None:
        """Let a viewer take their first legal action once it is their turn."""
        guest = self.guests[name]
        while guest.session.view.legal is None:
            await guest.read()
        seen = guest.session.view.observation
        assert seen is not None
        assert await self.ask(name, partial(move_of, seen.legal_actions[0])) == DONE

    async def version(self) -> int:
        """Return the number of entries in the log."""
        return (await self.registry.access(self.code)).broadcaster.log.version

    async def stop(self) -> None:
        """Disconnect everyone, and stop the server."""
        for guest in self.guests.values():
            guest.leave()
        await self.registry.stop()


async def scene_at(phase: str) -> TableScene:
    """Return a table in a phase; a newcomer has taken the seat of a removed person."""
    secret = secret_of(phase)
    registry = TableRegistry(
        MemoryStore(),
        node="n1",
        clock=FixedClock(),
        context=table_context(lambda: secret, ("random", "steady")),
        new_code=lambda: "T1",
        alone=True,
    )
    await registry.start()
    code = await registry.create(OPTIONS, TableSettings(pace=0), Person("p-host", "Host"))
    scene = TableScene(registry, code)
    for name in ("host", "spectator", "stranger"):
        await scene.come(name)
    # The dealer chooses trump; in all other phases the next seat is to act.
    dealer, leader = ("actor", "other") if phase == "trump" else ("other", "actor")
    await scene.sit(dealer, DEALER)
    await scene.sit(leader, LEADER)
    await scene.sit("removed", OTHER)
    if phase != "gathering":
        assert await scene.ask("host", messages.Start) == DONE
    assert await scene.ask("host", partial(messages.Remove, seat=OTHER)) == DONE
    if phase != "gathering":
        for name in ("actor", "other"):
            assert await scene.ask(name, partial(messages.AnswerRemoval, agree=True)) == DONE
    await scene.sit("newcomer", OTHER)
    clockwise = ("actor", "host", "other")
    if phase in {"playing", "over"}:
        for name in clockwise:
            await scene.move(name)
    if phase == "over":
        for name in clockwise:
            await scene.move(name)
    return scene


async def facts_of(scene: TableScene) -> Facts:
    """Return the facts of a table, with any card if no seat is to act."""
    guest = scene.guests["actor"]
    view = guest.session.view
    await scene.catch_up(guest)
    hand = None if view.observation is None else view.observation.hand
    (bar,) = (await scene.registry.access(scene.code)).broadcaster.log.state.barred
    return Facts(str(hand[0]) if hand else "C1", bar.number)


async def ask_everything(phase: str) -> dict[tuple[str, str], str]:
    """Return the answer to each viewer's use of each command in a phase."""
    answers = {}
    scene = await scene_at(phase)
    for command, make in COMMANDS.items():
        for viewer in VIEWERS:
            before = await scene.version()
            answer = await scene.ask(viewer, make(await facts_of(scene)))
            answers[command, viewer] = answer
            if answer == DONE:
                counts = viewer not in SEATED and command in UNCOUNTED
                assert (await scene.version() == before) is counts
                await scene.stop()
                scene = await scene_at(phase)
            else:
                assert await scene.version() == before, (command, viewer)
    await scene.stop()
    return answers


@pytest.mark.parametrize("phase", PHASES)
def test_a_command_is_refused_unless_the_viewer_may_use_it(phase: str) -> None:
    answers = asyncio.run(ask_everything(phase))
    assert answers == {
        (command, viewer): expected(command, viewer, phase)
        for command in COMMANDS
        for viewer in VIEWERS
    }


async def test_a_command_that_comes_a_game_late_is_refused() -> None:
    """Every command, by everyone who holds a seat or could take one."""
    scene = await scene_at("over")
    facts, before = await facts_of(scene), await scene.version()
    for make in (COMMANDS[name](facts) for name in COMMANDS if " no" not in name):
        for viewer in ("host", "actor", "newcomer", "spectator"):
            answer = await scene.ask(viewer, make, version=1)
            follows = viewer == "spectator" and isinstance(make("x"), messages.TakePart)
            assert answer in {"command/overtaken", "table/not_seated"} or follows, make
            assert viewer == "spectator" or answer == "command/overtaken", make
    assert await scene.version() == before
    await scene.stop()


def test_every_kind_of_command_is_tried() -> None:
    kinds = {type(make(Facts("C1", 0))("x")) for make in COMMANDS.values()}
    assert kinds == set(Command.__args__)


async def test_only_those_who_have_not_agreed_yet_may_agree_to_an_undo() -> None:
    scene = await scene_at("bidding")
    await scene.move("actor")
    assert await scene.ask("actor", messages.AskUndo) == DONE
    agree = partial(messages.AnswerUndo, agree=True)
    wanted = {
        "actor": "undo/nothing_asked",
        "spectator": "table/not_seated",
        "removed": "table/not_seated",
        "stranger": "table/not_seated",
        "host": DONE,
        "newcomer": DONE,
    }
    for viewer, code in wanted.items():
        assert await scene.ask(viewer, agree) == code
    for viewer in ("actor", "other", "host"):
        assert await scene.ask(viewer, messages.AskUndo) == "undo/under_way"
    assert await scene.ask("host", agree) == "undo/nothing_asked"
    assert await scene.ask("other", agree) == DONE
    assert await scene.ask("other", agree) == "undo/nothing_asked"
    assert await scene.ask("actor", messages.AskUndo) == "undo/nothing"
    await scene.stop()


async def test_only_others_who_have_not_agreed_yet_may_agree_to_a_removal() -> None:
    scene = await scene_at("bidding")
    assert await scene.ask("host", partial(messages.Remove, seat=DEALER)) == DONE
    agree = partial(messages.AnswerRemoval, agree=True)
    wanted = {
        "host": "removal/nothing_asked",
        "other": "removal/nothing_asked",
        "spectator": "table/not_seated",
        "removed": "table/not_seated",
        "stranger": "table/not_seated",
        "newcomer": DONE,
    }
    for viewer, code in wanted.items():
        assert await scene.ask(viewer, agree) == code
    again = partial(messages.Remove, seat=LEADER)
    assert await scene.ask("host", again) == "removal/under_way"
    assert await scene.ask("newcomer", agree) == "removal/nothing_asked"
    assert await scene.ask("actor", agree) == DONE
    assert await scene.ask("other", agree) == "table/not_seated"
    await scene.stop()


async def test_a_person_who_has_seen_a_hand_may_not_take_another_seat() -> None:
    """A person removed in a game, once readmitted, may take back their own seat and no other."""
    scene = await scene_at("bidding")
    assert await scene.ask("other", messages.Stand) == DONE
    readmit = partial(messages.Readmit, removed=(await facts_of(scene)).removal)
    assert await scene.ask("host", readmit) == DONE
    assert await scene.ask("removed", messages.Sit) == "table/knows_another_hand"
    assert await scene.ask("spectator", messages.Sit) == DONE
    assert await scene.ask("newcomer", messages.Stand) == DONE
    assert await scene.ask("other", messages.Sit) == "table/knows_another_hand"
    assert await scene.ask("removed", messages.Sit) == DONE
    await scene.stop()


async def test_a_table_has_to_be_named_first() -> None:
    scene = await scene_at("gathering")
    for make in COMMANDS.values():
        session = ClientSession(scene.registry, Person("p-host", "Host"))
        await session.take(encode(make(Facts("C1", 0))("x")))
        answer = decode_server(await session.next() or b"")
        assert answer == Refused("x", "frame/hello_first")
    await scene.stop()
