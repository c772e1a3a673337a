/** The game against bots that is kept in this browser. */

import { load, save } from "../storage.js";

/** @import { Saved } from "../../net/local.js" */

const KEY = "foretell.solo";

/** @typedef {{round: number, rounds: number, table: Saved | null}} SavedGame */

/** @returns {SavedGame | null} */
export const savedGame = () => load(KEY, null);

/** @param {SavedGame | null} game */
export const saveGame = (game) => save(KEY, game);
