// Runs modules in Node: a line in, `{module, input}`, and a line out, what its `run` returns.

import { webcrypto } from "node:crypto";
import { createInterface } from "node:readline";

globalThis.crypto ??= webcrypto; // before Node 20 it is there by import alone

for await (const line of createInterface({ input: process.stdin })) {
  const { module, input } = JSON.parse(line);
  const { run } = await import(module);
  process.stdout.write(`${JSON.stringify(await run(input))}\n`);
}
