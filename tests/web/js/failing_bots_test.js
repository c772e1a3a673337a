// A bot that fails in the page: another one decides, and the table reports it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { standardOptions } from "../../../src/foretell/web/static/core/index.js";
import { legalFor } from "../../../src/foretell/web/static/core/legal.js";
import { settle } from "../../../src/foretell/web/static/core/decide.js";
import { observe } from "../../../src/foretell/web/static/core/redact.js";
import { seatsToAct, start } from "../../../src/foretell/web/static/core/state.js";

/** @import { Action } from "../../../src/foretell/web/static/core/types.d.ts" */
/** @import { Question } from "../../../src/foretell/web/static/engine/engine.js" */
/** @import { Reply } from "../../../src/foretell/web/static/worker/worker.js" */

/**
 * The answers of the false engine.
 * @type {(question: Question) => Omit<Reply, "id">}
 */
let answer;
/** @type {string[]} the bots that were asked, in order */
let questions = [];

Object.assign(globalThis, {
  Worker: class extends EventTarget {
    /** @param {{ id: number, question: Question }} request */
    postMessage({ id, question }) {
      questions.push(question.bot);
      const data = { ...answer(question), id };
      queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data })));
    }
  },
  setTimeout: (/** @type {() => void} */ act) => queueMicrotask(act),
});

const { decideAnyway } = await import("../../../src/foretell/web/static/net/bots.js");

const options = { ...standardOptions(3), hand_sizes: [3], first_dealer: 0 };
const { state } = settle(start(options, "2a"));
const [seat] = seatsToAct(state);
/** @type {Question} */
const QUESTION = { bot: "master", known: observe(state, seat), seat, seed: "2a" };
/** @type {Action} */
const LAST = { type: "bid", seat, bid: Math.max(...(legalFor(state, seat)?.bids ?? [])) };

/** @type {(code: import("../../../src/foretell/web/static/worker/worker.js").Trouble) => Omit<Reply, "id">} */
const error = (code) => /** @type {Omit<Reply, "id">} */ ({
  type: "error",
  message: "unreachable",
  code,
});
/** @type {(action: Action) => Omit<Reply, "id">} */
const action = (action) => /** @type {Omit<Reply, "id">} */ ({ type: "action", action });

/**
 * @param {(question: Question) => Omit<Reply, "id">} answers
 * @param {string} [bot]
 */
async function decided(answers, bot = "master") {
  answer = answers;
  questions = [];
  /** @type {string[]} */
  const told = [];
  const chosen = await decideAnyway({ ...QUESTION, bot }, (code) => told.push(code));
  return { chosen, told };
}

test("a bot that works decides, and nothing is told", async () => {
  assert.deepEqual(await decided(() => action(LAST)), { chosen: LAST, told: [] });
  assert.deepEqual(questions, ["master"]);
});

for (const code of /** @type {const} */ (["bots/failed", "bots/no_weights"])) {
  test(`steady decides for a bot that fails: ${code}`, async () => {
    const answers = (/** @type {Question} */ { bot }) =>
      bot === "steady" ? action(LAST) : error(code);
    assert.deepEqual(await decided(answers), { chosen: LAST, told: [code] });
    assert.deepEqual(questions, ["master", "steady"]);
  });
}

/** @type {readonly Action[]} */
const ILLEGAL = [
  { ...LAST, seat: (seat + 1) % 3 },
  { type: "bid", seat, bid: 4 },
  { type: "play", seat, card: "C1" },
  { type: "choose_trump", seat, suit: "H" },
];
for (const one of ILLEGAL) {
  test(`steady decides for a bot that chooses something illegal: ${JSON.stringify(one)}`, async () => {
    const answers = (/** @type {Question} */ { bot }) => action(bot === "steady" ? LAST : one);
    assert.deepEqual(await decided(answers), { chosen: LAST, told: ["bots/failed"] });
  });
}

test("where no bot can decide, it is told and tried again, and none is made up", async () => {
  let tries = 0;
  const answers = () => (tries += 1) < 4 ? error("bots/no_weights") : action(LAST);
  const told = ["bots/no_weights", "bots/no_engine", "bots/no_engine"];
  assert.deepEqual(await decided(answers), { chosen: LAST, told });
  tries = 2;
  assert.deepEqual(await decided(answers, "steady"), { chosen: LAST, told: ["bots/no_engine"] });
});

test("a browser that forbids WebAssembly is distinguished from an engine that did not load", async () => {
  let tries = 0;
  const answers = () => (tries += 1) < 3 ? error("bots/no_wasm") : action(LAST);
  assert.deepEqual((await decided(answers)).told, ["bots/no_wasm", "bots/no_wasm"]);
});
