// Decisions of the engine against those of Python; see scripts/conformance_decisions.py.

import { readFileSync } from "node:fs";
import { act, deriveSeed, observe, settle } from "../../../src/foretell/web/static/core/dealing.js";
import { DECK, readOptions, start, SUITS } from "../../../src/foretell/web/static/core/index.js";
import { startEngine } from "../../../src/foretell/web/static/engine/engine.js";
import { checks } from "./checks.js";

/** @import { Action, Seat, State } from "../../../src/foretell/web/static/core/types.d.ts" */
/** @import { Engine } from "../../../src/foretell/web/static/engine/engine.js" */

const ENGINE = new URL("../../../src/foretell/web/static/engine/engine.wasm", import.meta.url);
const WEIGHTS = new URL("../../../src/foretell/bots/learned/weights/", import.meta.url);

export const engineFile = (/** @type {string | URL} */ path = ENGINE) => readFileSync(path);

/**
 * The engine with both networks.
 * @param {() => number} [now] the time in milliseconds
 * @param {string} [path] of another engine than the page's
 */
export async function engineWithNetworks(now, path) {
  const engine = await startEngine(engineFile(path), now);
  for (const name of /** @type {const} */ (["best", "quick"])) {
    const file = readFileSync(new URL(`${name}.weights`, WEIGHTS));
    engine.load(name, new Uint8Array(file).buffer);
  }
  return engine;
}

/**
 * @param {{ lines: string, engine?: string }} given games, one a line, and the path of an engine
 */
export async function run({ lines, engine: path }) {
  const engine = await engineWithNetworks(undefined, path);
  const check = checks();
  for (const line of lines.split("\n")) {
    if (!line) continue;
    const game = JSON.parse(line);
    const name = `game ${game.seed} ${JSON.stringify(game.options)}`;
    check.attempt(name, () => replay(engine, game, name, check));
  }
  return check.result();
}

/** @type {(engine: Engine, game: any, name: string, check: ReturnType<typeof checks>) => void} */
function replay(engine, game, name, check) {
  const read = readOptions(game.options);
  if ("refusal" in read) throw new Error(read.refusal.code);
  let { state } = settle(start(read.options, game.seed));
  /** @type {[number, Seat, string, number][]} */
  const asked = [...game.asked];
  for (const [step, [seat, code]] of game.actions.entries()) {
    while (asked.length && asked[0][0] === step) {
      const [, other, bot, decided] = /** @type {[number, Seat, string, number]} */ (asked.shift());
      const known = observe(state, other);
      const seed = deriveSeed(game.seed, `bot/${other}`);
      const action = engine.decide({ bot, known, seat: other, seed });
      check.same(`${name} step ${step} ${bot}`, codeOf(action), decided);
    }
    const outcome = act(state, actionOf(state, seat, code));
    if ("refusal" in outcome) throw new Error(outcome.refusal.code);
    ({ state } = outcome);
  }
}

/** @type {(action: Action) => number} */
function codeOf(action) {
  if (action.type === "play") return DECK.indexOf(action.card);
  return action.type === "bid" ? action.bid : SUITS.indexOf(action.suit);
}

/** @type {(state: State, seat: Seat, code: number) => Action} */
function actionOf({ round }, seat, code) {
  if (round.trick) return { type: "play", seat, card: DECK[code] };
  if (round.trump === null && round.turned?.startsWith("Z")) {
    return { type: "choose_trump", seat, suit: SUITS[code] };
  }
  return { type: "bid", seat, bid: code };
}
