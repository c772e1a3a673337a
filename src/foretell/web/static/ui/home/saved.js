/** The solo game that is kept in this browser: the last one, until another begins. */

import { load, save } from "../storage.js";

/** @import { Saved } from "../../net/local.js" */

const KEY = "foretell.solo";

/** @typedef {{round: number, rounds: number, table: Saved | null, isOver?: boolean}} SavedGame */

/** @returns {SavedGame | null} */
export const savedGame = () => load(KEY, null);

/** The game that can be resumed; null if there is none, or it is finished. */
export function gameUnderWay() {
  const saved = savedGame();
  return saved?.isOver ? null : saved;
}

/** @param {SavedGame} game */
export const saveGame = (game) => save(KEY, game);
