// Decisions of the engine against those of Python; see scripts/conformance_decisions.py.

import { act, deriveSeed, observe, settle } from "../../../src/foretell/web/static/core/dealing.js";
import { DECK, readOptions, start, SUITS } from "../../../src/foretell/web/static/core/index.js";
import { startEngine } from "../../../src/foretell/web/static/engine/engine.js";
import { checks } from "./checks.js";

/** @import { Action, Seat, State } from "../../../src/foretell/web/static/core/types.d.ts" */
/** @import { Engine } from "../../../src/foretell/web/static/engine/engine.js" */

const ENGINE = new URL("../../../src/foretell/bots/engine/engine.wasm", import.meta.url);
const WEIGHTS = new URL("../../../src/foretell/bots/learned/weights/", import.meta.url);

const read = async (/** @type {URL} */ file) => (await fetch(file)).arrayBuffer();

export const engineFile = (path = ENGINE.pathname) => read(new URL(path, import.meta.url));

/**
 * The engine with both networks.
 * @param {() => number} [now] the time in milliseconds
 * @param {string} [path] of another engine than the page's
 */
export async function engineWithNetworks(now, path) {
  const engine = await startEngine(await engineFile(path), now);
  for (const name of /** @type {const} */ (["best", "quick"])) {
    engine.load(name, await read(new URL(`${name}.weights`, WEIGHTS)));
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

/**
 * Before which step, which seat, by which bot; the action, and of some the reasons and the points.
 * @typedef {[number, Seat, string, number, unknown?, unknown?]} Asked
 */

/** @type {(engine: Engine, game: any, name: string, check: ReturnType<typeof checks>) => void} */
function replay(engine, game, name, check) {
  const read = readOptions(game.options);
  if ("refusal" in read) throw new Error(read.refusal.code);
  let { state } = settle(start(read.options, game.seed));
  /** @type {Asked[]} */
  const questions = [...game.asked];
  for (const [step, [seat, code]] of game.actions.entries()) {
    while (questions.length && questions[0][0] === step) {
      const [, other, bot, decided, reasons, points] = /** @type {Asked} */ (questions.shift());
      const known = observe(state, other);
      const question = { bot, known, seat: other, seed: deriveSeed(game.seed, `bot/${other}`) };
      const told = `${name} step ${step} ${bot}`;
      if (!reasons) {
        check.same(told, codeOf(engine.decide(question)), decided);
        continue;
      }
      const { values } = [...engine.study(question)].at(-1) ?? { values: [] };
      check.same(told, codeOf(values[0].action), decided);
      check.same(
        `${told} points`,
        values.map((value) => [codeOf(value.action), value.points]),
        points,
      );
      const found = engine.explain(question, values).map(({ code, fields }) => [code, fields]);
      check.same(`${told} reasons`, found, reasons);
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
