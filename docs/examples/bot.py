"""``python bot.py URL CODE TOKEN`` sits down, waits for the host to start, plays legal moves."""

import asyncio
import json
import random
import sys
from contextlib import suppress

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

MOVES = {"suits": ("choose_trump", "suit"), "bids": ("bid", "bid"), "cards": ("play", "card")}


async def play(url: str, code: str, token: str) -> None:
    """Sit down at a table and play a game to its end, whatever becomes of the connection."""
    headers, hello = {"Authorization": f"Bearer {token}"}, {"type": "hello", "table": code}
    asked, legal = {"type": "sit", "id": "sit"}, {}
    async for socket in connect(f"ws{url[4:]}/socket", additional_headers=headers):
        with suppress(ConnectionClosed):
            for message in (hello, asked) if asked else (hello,):  # the same id is not done twice
                await socket.send(json.dumps(message))
            async for frame in socket:
                message = json.loads(frame)
                if message["type"] == "closing":
                    await asyncio.sleep(message.get("retry_after", 0) * random.uniform(0.5, 1.5))
                if message["type"] == "events":
                    legal = message.get("legal", {})
                    if any(event["type"] == "finished" for event in message["events"]):
                        return
                if asked and message.get("id") == asked["id"]:
                    asked = None
                for what, choices in legal.items() if not asked else ():
                    kind, name = MOVES[what]
                    asked = {"type": kind, name: random.choice(choices)}
                    asked["id"], legal = random.randbytes(8).hex(), {}
                    await socket.send(json.dumps(asked))


asyncio.run(play(*sys.argv[1:]))
