// The time that a bot lets pass before it acts.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { standardOptions } from "../../../src/foretell/web/static/core/index.js";
import { localTable } from "../../../src/foretell/web/static/net/live/local_table.js";
import { settings } from "../../../src/foretell/web/static/ui/base/settings.js";
import { thoughtTime } from "../../../src/foretell/web/static/ui/parts/motion.js";
import { think } from "./bots.js";

/**
 * @param {"normal" | "quick" | "slow"} speed
 * @param {number} choices
 */
function thoughts(speed, choices) {
  settings.value = { ...settings.value, speed };
  return Array.from({ length: 300 }, () => thoughtTime(choices));
}

test("a bot thinks for 0.4 to 1.2 s, and no longer than needed where it has no choice", () => {
  const [one, two, eight] = [1, 2, 8].map((choices) => thoughts("normal", choices));
  assert.ok(one.every((time) => time === 400));
  for (const times of [two, eight]) {
    assert.ok(Math.min(...times) >= 400 && Math.max(...times) <= 1200);
    assert.ok(new Set(times).size > 200);
  }
  const mean = (/** @type {number[]} */ times) =>
    times.reduce((sum, time) => sum + time) / times.length;
  assert.ok(mean(eight) > mean(two) + 50);
});

test("a quick table waits for no bot, and a slow one not longer than 1.2 s", () => {
  assert.ok(thoughts("quick", 8).every((time) => time === 0));
  assert.ok(Math.max(...thoughts("slow", 8)) <= 1200);
});

test("the time depends on the number of actions that the bot has", async () => {
  /** @type {number[]} */
  const choices = [];
  const table = localTable({
    options: { ...standardOptions(3), hand_sizes: [3], first_dealer: 0 },
    name: "You",
    bots: ["steady", "steady"],
    seed: "5eed",
    think,
    thought: (count) => {
      choices.push(count);
      return 0;
    },
    onMessage: () => {},
  });
  table.send({ type: "hello", table: "HOME" });
  table.send({ type: "start", id: "start" });
  await new Promise((resolve) => setTimeout(resolve, 50));
  table.close();
  assert.ok(choices.length > 0 && choices.every((count) => count === 4), `${choices}`);
});
