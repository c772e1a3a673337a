/** The points of each level in the daily deal, playing in the person's seat. */

import { act, settle } from "../../core/decide.js";
import { observe } from "../../core/redact.js";
import { seatsToAct, start, totalsOf } from "../../core/state.js";
import { deriveSeed } from "../../core/stream.js";
import { decide, prepare } from "../../net/bots.js";
import { LEVELS } from "../parts/levels.js";
import { OPPONENT, optionsOfDay, SEAT, seedOfDay } from "./deal.js";

/** @import { Action } from "../../core/types.d.ts" */
/** @import { Question } from "../../engine/engine.js" */

/**
 * The points of a bot in the person's seat. Decisions have no time limit, so they are the same on
 * every device.
 * @type {(date: string, bot: string, ask?: (question: Question) => Promise<Action>) =>
 *   Promise<number>}
 */
export async function pointsOf(date, bot, ask = decide) {
  const seed = seedOfDay(date);
  let { state } = settle(start(optionsOfDay(), seed));
  while (state.winners.length === 0) {
    const [seat] = seatsToAct(state);
    const action = await ask({
      bot: seat === SEAT ? bot : OPPONENT,
      known: observe(state, seat),
      seat,
      seed: deriveSeed(seed, `bot/${seat}`),
    });
    const outcome = act(state, action);
    if ("refusal" in outcome) throw new Error(`a bot was refused: ${outcome.refusal.code}`);
    state = outcome.state;
  }
  return totalsOf(state)[SEAT];
}

/**
 * Computes the points of every level that this device can run, one by one.
 * @param {string} date
 * @param {Readonly<Record<string, number>>} known those that need not be played again
 * @param {(points: Readonly<Record<string, number>>) => void} onPoints
 * @param {() => void} onEnd called once after the last one
 * @returns {() => void} stops it
 */
export function pointsOfLevels(date, known, onPoints, onEnd) {
  let isWanted = true;
  let points = known;
  const run = async () => {
    for (const level of LEVELS) {
      if (level in points) continue;
      await prepare(level);
      const got = await pointsOf(date, level);
      if (!isWanted) return;
      points = { ...points, [level]: got };
      onPoints(points);
    }
  };
  // without its network or an engine, a level has no points
  void run()
    .catch((problem) => console.info(`a level was not played: ${problem.message}`))
    .then(() => isWanted && onEnd());
  return () => void (isWanted = false);
}
