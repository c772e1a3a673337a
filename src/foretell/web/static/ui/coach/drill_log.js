/** The drills, stored in this browser with their results. */

import { DEALS } from "../../analysis/drills.js";
import { keeper } from "../../keeper/here.js";
import { DRILLS } from "../../keeper/kinds.js";

/** @import { Measure } from "../../analysis/habits.js" */
/** @import { Drill, DrillAnswer } from "../../keeper/stored.d.ts" */

/** All drills, the last one first. */
export const drills = () => keeper.all(DRILLS).map(({ value }) => value);

/** The last drill on a habit; null if there is none. @param {string} habit */
export const lastDrill = (habit) => drills().find((drill) => drill.habit === habit) ?? null;

/** @param {Drill} drill */
const idOf = ({ habit, number }) => `${habit}.${number}`;

/** @param {Drill} drill */
export const isUnderWay = ({ answers }) => answers.length < DEALS;

/**
 * Begins a drill, unless one on the habit is under way.
 * @param {string} habit
 * @param {{players: number, before: Measure, begun: number}} how
 */
export function beginDrill(habit, how) {
  const last = lastDrill(habit);
  if (last !== null && isUnderWay(last)) return;
  const drill = { habit, number: (last?.number ?? 0) + 1, ...how, answers: [] };
  keeper.change(DRILLS, idOf(drill), (now) => now ?? drill);
}

/**
 * Stores the answer in a deal, from 0, unless it has one.
 * @param {Drill} drill
 * @param {number} deal
 * @param {DrillAnswer} answer
 * @param {number} now in milliseconds
 */
export const keepAnswer = (drill, deal, answer, now) =>
  keeper.change(DRILLS, idOf(drill), (stored) => {
    const { answers } = stored ?? drill;
    if (answers.length !== deal) return undefined;
    const ended = deal + 1 === DEALS ? { ended: now } : {};
    return { ...(stored ?? drill), answers: [...answers, answer], ...ended };
  });
