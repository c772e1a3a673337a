"""A game of one person and three bots at a server, and what the bots chose in it."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

from foretell.bots.runner import bot_seed
from foretell.game.actions import Action
from foretell.game.decide import action_of
from foretell.game.observation import SeatObservation
from foretell.game.session import Session
from foretell.record import read_records
from tests.server.http.running import Running

MOVES = {"suits": ("choose_trump", "suit"), "bids": ("bid", "bid"), "cards": ("play", "card")}


@dataclass(frozen=True, slots=True)
class Choice:
    """A bot's decision among several legal actions."""

    seed: str
    seen: SeatObservation
    action: Action

    @property
    def is_first(self) -> bool:
        """Whether the first legal action was taken."""
        return self.action == self.seen.legal_actions[0]


def choices_of(server: Running, bot: str, folder: Path, *, hand_sizes: list[int]) -> list[Choice]:
    """Play a game with three copies of a bot, and return its choices."""
    host = server.person("Ann")
    options = {"players": 4, "hand_sizes": hand_sizes, "first_dealer": 0}
    wish = {"options": options, "settings": {"pace": 0, "stand_in": bot}}
    code = server.ask("/api/tables", wish, host)["code"]
    play(server, code, host)
    (game,) = server.ask(f"/api/tables/{code}/games")["games"]
    url = f"{server.url}/api/tables/{code}/games/1/record?key={game['key']}"
    file = folder / f"{bot}.jsonl"
    file.write_bytes(httpx.get(url).raise_for_status().content)
    (record,) = read_records(file)
    session, choices = Session(record.header.options, record.header.seed), []
    for event in record.events:
        action = action_of(event)
        if action is None:
            continue
        seen = session.observe(action.seat)
        if action.seat > 0 and len(seen.legal_actions) > 1:
            choices.append(Choice(bot_seed(record.header.seed, action.seat), seen, action))
        session.act(action)
    return choices


def play(server: Running, code: str, token: str) -> None:
    """Start a game, and take a person's first legal action in it until it is over."""
    address = server.url.replace("http", "ws") + "/socket"
    headers = {"Authorization": f"Bearer {token}"}
    with connect(address, additional_headers=headers) as socket:
        socket.send(json.dumps({"type": "hello", "table": code}))
        socket.send(json.dumps({"type": "start", "id": "start"}))
        number = 0
        while True:
            message: dict[str, Any] = json.loads(socket.recv(60))
            assert message["type"] not in {"refused", "closing"}, message
            if any(event["type"] == "finished" for event in message.get("events", ())):
                return
            for what, choices in message.get("legal", {}).items():
                kind, name = MOVES[what]
                number += 1
                move = {"type": kind, "id": f"move-{number}", name: choices[0]}
                socket.send(json.dumps(move))
