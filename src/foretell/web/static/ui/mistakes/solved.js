/** The mistakes that were solved, kept in this browser. */

import { load, save } from "../storage.js";

/** @import { Solved } from "./queue.js" */

const KEY = "foretell.solved";

/** By the mistakes' ids. @returns {Record<string, Solved>} */
export const solvedMistakes = () => load(KEY, {});

/** @param {string} id @param {Solved} solved */
export const keepSolved = (id, solved) => save(KEY, { ...solvedMistakes(), [id]: solved });
