// The measurements of lab/benchmarks/engine.py, in Chromium.

import { act, deriveSeed, observe, settle } from "../../src/foretell/web/static/core/dealing.js";
import { phaseOf, standardOptions, start } from "../../src/foretell/web/static/core/index.js";
import { startEngine } from "../../src/foretell/web/static/engine/engine.js";
import { settingsOf } from "../../src/foretell/web/static/engine/known.js";
import { BUDGETS, OUTCOME, STATE } from "../../src/foretell/web/static/engine/layout.js";
import { memoryOf } from "../../src/foretell/web/static/engine/memory.js";
import { byNetworks } from "../../src/foretell/web/static/engine/policies.js";
import { situationOf } from "../../src/foretell/web/static/engine/situation.js";
import { readNetwork } from "../../src/foretell/web/static/engine/weights.js";

/** @import { Exports } from "../../src/foretell/web/static/engine/exports.d.ts" */

const file = async (/** @type {string} */ path) => await (await fetch(path)).arrayBuffer();
const ENGINE = "/src/foretell/bots/engine/engine.wasm";
const WEIGHTS = "/src/foretell/bots/learned/weights";

const source = await file(ENGINE);
const { instance } = await WebAssembly.instantiate(source);
const exports = /** @type {Exports} */ (instance.exports);
const memory = memoryOf(exports);
const files = {
  best: await file(`${WEIGHTS}/best.weights`),
  quick: await file(`${WEIGHTS}/quick.weights`),
};
const networks = {
  best: readNetwork(memory, files.best),
  quick: readNetwork(memory, files.quick),
};
const policy = byNetworks(memory, networks, 0);
const settings = memory.intsOf(settingsOf(standardOptions(4))).address;

/**
 * Decisions of whole games in a second.
 * @param {"random" | "quick" | "best"} kind
 * @param {number} games
 */
export function games(kind, games) {
  const close = memory.open();
  const states = memory.ints(games * STATE.WIDTH).address;
  exports.start_games(settings, states, games, 7n, 0n);
  const began = performance.now();
  const decisions = kind === "random"
    ? exports.random_games(settings, states, games)
    : exports.network_games(settings, states, games, ...networks[kind]);
  const seconds = (performance.now() - began) / 1000;
  close();
  return decisions / seconds;
}

/**
 * Rollouts in a second, from the first card of a round of 10.
 * @param {number} games
 */
export function rollouts(games) {
  const close = memory.open();
  const state = firstCard();
  const seat = phaseOf(state).seats[0];
  const situation = situationOf(memory, observe(state, seat), seat, "2a");
  const actions = memory.intsOf(situation.codes);
  const budget = { ...BUDGETS.strongest, games };
  const sampled = policy.sample(situation, budget, () => false);
  const number = situation.codes.length;
  const outcomes = memory.ints(games * number * OUTCOME.WIDTH).address;
  const began = performance.now();
  policy.rollouts(situation, sampled.states.address, games, actions, number, outcomes);
  const seconds = (performance.now() - began) / 1000;
  close();
  return games * number / seconds;
}

/** A round of 10 cards after the bids, all of 2. */
function firstCard() {
  const options = { ...standardOptions(4), hand_sizes: [10], first_dealer: 0 };
  let { state } = settle(start(options, "2b"));
  for (let { type, seats: [seat] } = phaseOf(state); type !== "playing";) {
    const action = /** @type {const} */ ({ type: "bid", seat, bid: 2 });
    const outcome = act(state, action);
    if ("refusal" in outcome) throw new Error(outcome.refusal.code);
    ({ state } = outcome);
    ({ type, seats: [seat] } = phaseOf(state));
  }
  return state;
}

const engine = await startEngine(source);
engine.load("best", files.best);
engine.load("quick", files.quick);

/**
 * The time of each decision of `strongest` in a game of 4 in which all others play as `steady`, in
 * milliseconds, the possible games it took, and the time to the first figures with their reasons, as in
 * a hint.
 * @param {string} seed
 * @param {number} milliseconds the time it has for each; 0 for as much as it takes
 */
export function decisions(seed, milliseconds) {
  let { state } = settle(start(standardOptions(4), seed));
  const found = [];
  for (let seats = phaseOf(state).seats; seats.length; seats = phaseOf(state).seats) {
    const [seat] = seats;
    const known = observe(state, seat);
    const bot = seat === 0 ? "strongest" : "steady";
    const began = performance.now();
    const question = { bot, known, seat, seed: deriveSeed(seed, `bot/${seat}`) };
    let games = 0;
    let first = 0;
    if (seat === 0) {
      const limited = milliseconds ? { ...question, milliseconds } : question;
      for (const study of engine.study(limited)) {
        ({ games } = study);
        engine.explain(limited, study.values);
        first ||= performance.now() - began;
      }
      found.push([performance.now() - began, games, first]);
    }
    const outcome = act(state, engine.decide({ ...question, bot: "steady" }));
    if ("refusal" in outcome) throw new Error(outcome.refusal.code);
    ({ state } = outcome);
  }
  return found;
}
