/** The solved mistakes, stored in this browser. */

import { keeper } from "../../keeper/here.js";
import { SOLVED } from "../../keeper/kinds.js";
import { tried } from "./queue.js";

/** @import { Solved } from "../../keeper/stored.d.ts" */

/** By the mistakes' ids. @returns {Record<string, Solved>} */
export const solvedMistakes = () =>
  Object.fromEntries(keeper.all(SOLVED).map(({ id, value }) => [id, value]));

/**
 * Stores an attempt at a mistake.
 * @param {string} id
 * @param {boolean} isSolved
 * @param {number} now in milliseconds
 */
export const keepTried = (id, isSolved, now) =>
  keeper.change(SOLVED, id, (before) => tried(before ?? undefined, isSolved, now));
