// @ts-check
/** The game against bots that is kept in this browser. */

import { keep, kept } from "../keep.js";

const KEY = "foretell.solo";

/** @typedef {{round: number, rounds: number, table: any}} Saved */

/** @returns {Saved | null} */
export const savedGame = () => kept(KEY, null);

/** @param {Saved | null} game */
export const saveGame = (game) => keep(KEY, game);
