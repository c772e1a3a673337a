"""``python -m tests.server.hostile.attacker``: an attack in its own process.

The arguments are the attack's name, the server's URL and the attacker's address. Each number on
standard input makes the attack last that many seconds, or pause if the number is negative; its
traffic so far is the answer.
"""

import asyncio
import json
import sys
import time

from tests.server.hostile.attacks import ATTACKS


async def main(name: str, url: str, address: str) -> None:
    attack = ATTACKS[name](url, address)
    await attack.prepare()
    while True:
        traffic = attack.traffic
        found = {"sent": traffic.sent, "received": traffic.received, "answers": traffic.answers}
        sys.stdout.write(json.dumps(found) + "\n")
        sys.stdout.flush()
        line = await asyncio.to_thread(sys.stdin.readline)
        if not line.strip():
            break
        seconds = float(line)
        if seconds > 0:
            await attack.work(time.perf_counter() + seconds)
        else:
            await asyncio.sleep(-seconds)
    attack.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
