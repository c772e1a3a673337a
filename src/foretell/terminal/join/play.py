"""A session at a table of a server: sign in, take a seat, play, leave."""

import asyncio
import os
import random
import secrets
import shlex
import sys
from collections.abc import Mapping
from typing import Final

from foretell.client.api import Api, ApiRefused
from foretell.client.connection import Connection, ConnectionRejected
from foretell.client.errors import OutOfSync, UnreadableMessage, WrongTable
from foretell.client.link import Link
from foretell.client.table_session import TableSession
from foretell.folders import Kind, folder_of
from foretell.i18n import CardNames, Words
from foretell.rules.presets import Faces
from foretell.terminal.common.environment import card_names
from foretell.terminal.common.exits import ExitStatus
from foretell.terminal.common.files import trouble
from foretell.terminal.common.output import console, program, write_aside, write_line
from foretell.terminal.common.refusals import Unreachable
from foretell.terminal.common.table.display import Display, ask, screen_for
from foretell.terminal.common.view import View
from foretell.terminal.join.guest import Guest, refusal_text
from foretell.terminal.join.identities import Identities, Identity
from foretell.terminal.join.prompt import Question, listen
from foretell.terminal.join.remote_seat import GivenUp, Inbox, Lost, RemoteSeat, Removed, TurnedAway
from foretell.terminal.join.situation import Situation
from foretell.untrusted_text import shown

_SIGNED_OUT: Final = "401"
"""The HTTP status with which a server rejects an unknown token."""


def play_at(
    link: Link, name: str | None, words: Words, faces: Faces, display: Display
) -> ExitStatus:
    """Play at a table until the person leaves; return the exit status.

    Raises:
        Unreachable: when the server does not answer.
        NotAServer: when another program answers at its address.
    """
    try:
        table = asyncio.run(_canonical(link))
        identity = asyncio.run(_identified(table.server, name, words))
        return _play(table, identity, words, faces, display)
    except ApiRefused as refused:
        fields = {**refused.data(), **refused.fields}
        return _turned_away(refused.reason or refused.code, fields, words)
    except OSError as error:
        raise Unreachable(url=link.server, detail=error.strerror or str(error)) from None


def _play(
    link: Link, identity: Identity, words: Words, faces: Faces, display: Display
) -> ExitStatus:
    status = ExitStatus.OK
    try:
        asyncio.run(_seated(link, identity, words, faces, display))
    except TurnedAway as refused:
        return _turned_away(refused.code, refused.fields, words)
    except ConnectionRejected as refused:
        code = "person/unknown" if refused.code == _SIGNED_OUT else refused.code
        return _turned_away(code, {"table": link.code}, words)
    except Removed:
        write_line(words("join-removed"))
        return ExitStatus.OK
    except GivenUp:
        write_line(words("join-given-up"))
        status = ExitStatus.FAULT
    except (OutOfSync, WrongTable, UnreadableMessage):
        write_line(words("join-not-understood"))
        status = ExitStatus.FAULT
    except KeyboardInterrupt:
        write_line("")
        status = ExitStatus.INTERRUPTED
    _part(link, identity, words)
    return status


async def _canonical(link: Link) -> Link:
    """Return the link with the table's code as the server writes it."""
    return Link(link.server, await Api(link.server).table(link.code))


async def _identified(server: str, name: str | None, words: Words) -> Identity:
    """Return the person's identity: the saved one if still valid, otherwise a new one."""
    api, identities = Api(server), Identities(folder_of(Kind.STATE, os.environ))
    before = identities.find(server, name)
    if before is not None and await api.knows(before.token):
        identity = before
    else:
        name = name or (before.name if before else ask(words("join-ask-name")).strip())
        identity = Identity(server, name, await api.make_person(name))
    try:
        identities.keep(identity)
    except OSError as error:
        why = words.refusal(trouble(error, identities.path), card_names(words))
        write_line(words("join-not-remembered", why=why))
    return identity


async def _seated(
    link: Link, identity: Identity, words: Words, faces: Faces, display: Display
) -> None:
    inbox, question = Inbox(), Question(plain=display.plain)
    shown_on = None if display.plain else console()

    def guest_for(situation: Situation) -> Guest:
        listen(inbox.typed)  # started only now, so earlier input waits
        edition = situation.options.edition
        speaking = Words(words.language, edition)
        names = CardNames(speaking, edition, faces)
        return Guest(
            situation,
            view=View(speaking, names, (), situation.seat, spoken=display.plain),
            screen_for=lambda view: screen_for(view, shown_on),
            make_way=question.make_way,
            plays_forced=display.plays_forced,
        )

    connection = Connection(
        TableSession(link.code, prefix=secrets.token_hex(8)),
        Api(link.server).socket_url,
        token=identity.token,
        choices=random.Random(),
        on_lost=lambda: inbox.put(Lost()),
    )
    await RemoteSeat(connection, inbox, guest_for=guest_for, question=question).play()


def _part(link: Link, identity: Identity, words: Words) -> None:
    write_line("")
    write_line(words("join-left"))
    name = shlex.quote(identity.name)
    write_line(shown(f"{program(sys.argv[0])} join {shlex.quote(link.url)} --name {name}"))


def _turned_away(code: str, fields: Mapping[str, object], words: Words) -> ExitStatus:
    view = View(words, card_names(words), (), None)
    write_aside(f"foretell: {refusal_text(code, fields, view)}")
    return ExitStatus.REFUSED
