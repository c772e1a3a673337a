/** The games of each level in the daily deal, playing in the person's seat. */

import { act } from "../../core/decide.js";
import { observe } from "../../core/redact.js";
import { seatsToAct, totalsOf } from "../../core/state.js";
import { deriveSeed } from "../../core/stream.js";
import { decide, prepare } from "../../net/bots.js";
import { OPPONENT, SEAT, seedOfDay } from "../../net/daily/deal.js";
import { beginning, digitOf } from "../../net/daily/line.js";
import { LEVELS } from "../parts/levels.js";

/** @import { Action } from "../../core/types.d.ts" */
/** @import { Question } from "../../engine/engine.js" */

/** @typedef {{points: number, line: string}} LevelGame the game of a level in the person's seat */

/**
 * The game of a bot in the person's seat. Decisions have no time limit, so they are the same on
 * every device.
 * @type {(date: string, bot: string, ask?: (question: Question) => Promise<Action>) =>
 *   Promise<LevelGame>}
 */
export async function playedBy(date, bot, ask = decide) {
  const seed = seedOfDay(date);
  let state = beginning(date);
  let line = "";
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
    line += digitOf(state, action);
    state = outcome.state;
  }
  return { points: totalsOf(state)[SEAT], line };
}

/**
 * Plays the games of all levels that this device can run, one by one.
 * @param {string} date
 * @param {Readonly<Record<string, number>>} known the points of levels that need not play again
 * @param {(level: string, game: LevelGame) => void} onGame
 * @param {() => void} onEnd called once after the last one
 * @returns {() => void} stops it
 */
export function playLevels(date, known, onGame, onEnd) {
  let isWanted = true;
  const run = async () => {
    for (const level of LEVELS) {
      if (level in known) continue;
      await prepare(level);
      const game = await playedBy(date, level);
      if (!isWanted) return;
      onGame(level, game);
    }
  };
  // without its network or an engine, a level has no points
  void run()
    .catch((problem) => console.info(`a level was not played: ${problem.message}`))
    .then(() => isWanted && onEnd());
  return () => void (isWanted = false);
}
