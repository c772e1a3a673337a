// Runs modules: a line in, `{module, input}`, and a line out, what its `run` returns.

import process from "node:process";
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const { module, input } = JSON.parse(line);
  const { run } = await import(module);
  process.stdout.write(`${JSON.stringify(await run(input))}\n`);
}
