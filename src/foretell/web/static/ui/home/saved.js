/** The solo game that is kept in this browser: the last one, until another begins. */

import { load, save } from "../storage.js";

/** @import { Saved } from "../../net/local.js" */
/** @import { WhatIf } from "../review/what_ifs.js" */

const KEY = "foretell.solo";
const PRACTICE = "foretell.practice";

/**
 * @typedef {{round: number, rounds: number, table: Saved | null, isOver?: boolean, isPractice?: boolean,
 *   whatIf?: WhatIf}} SavedGame
 * `isPractice` says that it goes on from a moment of another game, or that a decision was taken again
 */

/** @returns {SavedGame | null} */
export const savedGame = () => load(KEY, null);

/** The game that can be resumed; null if there is none, or it is finished. */
export function gameUnderWay() {
  const saved = savedGame();
  return saved?.isOver ? null : saved;
}

/** @param {SavedGame} game */
export const saveGame = (game) => save(KEY, game);

/**
 * The table at which practice is to begin; it is there until another takes its place. `whatIf` says
 * what it is to be compared with.
 * @returns {(Saved & {whatIf?: WhatIf}) | null}
 */
export const practiceTable = () => load(PRACTICE, null);

/** @param {Saved & {whatIf?: WhatIf}} table */
export const keepPractice = (table) => save(PRACTICE, table);
