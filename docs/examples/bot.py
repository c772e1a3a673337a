"""A bot that is a program of its own: ``python bot.py URL CODE TOKEN`` plays legal moves."""

import asyncio
import json
import random
import sys

from websockets.asyncio.client import connect

MOVES = {"suits": ("choose_trump", "suit"), "bids": ("bid", "bid"), "cards": ("play", "card")}


async def play(url: str, code: str, token: str) -> None:
    """Sit down at a table and play a game to its end."""
    headers = {"Authorization": f"Bearer {token}"}
    async with connect(f"ws{url[4:]}/socket", additional_headers=headers) as socket:
        await socket.send(json.dumps({"type": "hello", "table": code}))
        await socket.send(json.dumps({"type": "sit", "id": "sit"}))
        async for frame in socket:
            message = json.loads(frame)
            for what, choices in message.get("legal", {}).items():
                kind, name = MOVES[what]
                move = {"type": kind, "id": random.randbytes(8).hex(), name: random.choice(choices)}
                await socket.send(json.dumps(move))
            if any(event["type"] == "finished" for event in message.get("events", ())):
                return


asyncio.run(play(*sys.argv[1:]))
