/** The solo game stored in this browser: the last one, until another begins. */

import { keeper } from "../../keeper/here.js";
import { PRACTICE, SOLO } from "../../keeper/first_kinds.js";

/** @import { Practice, SavedGame } from "../../keeper/stored.d.ts" */

/** @returns {SavedGame | null} */
export const savedGame = () => keeper.read(SOLO).value;

/** The game that can be resumed; null if there is none, or it is finished. */
export function gameUnderWay() {
  const saved = savedGame();
  return saved?.isOver ? null : saved;
}

/** Removes the solo game that could be resumed. */
export const endSavedGame = () => keeper.change(SOLO, "", (saved) => saved && { ...saved, isOver: true });

/**
 * The table at which practice begins, until it is replaced; `whatIf` has the result to compare
 * with.
 * @returns {Practice | null}
 */
export const practiceTable = () => keeper.read(PRACTICE).value;

/** @param {Practice} table */
export const keepPractice = (table) => keeper.change(PRACTICE, "", () => table);
