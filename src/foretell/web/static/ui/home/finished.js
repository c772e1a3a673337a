/** The games against bots that were finished in this browser, with their records. */

import { load, save } from "../storage.js";

/** @import { GameFinished, Header } from "../../core/types.d.ts" */

const KEY = "foretell.games";
/** The number of games that are kept; fewer if the storage is full. */
export const MOST = 50;

/**
 * A finished game; `id` is when it began, in milliseconds since 1970, `seat` is the person's.
 * @typedef {{id: number, players: string[], totals: readonly number[], seat: number, isPractice?: boolean,
 *   hasHints?: boolean}} FinishedGame
 */

/** The last one first. @returns {FinishedGame[]} */
export const finishedGames = () => load(KEY, []);

/** The record of a game, as the lines of a file. @param {number} id @returns {string | null} */
export const finishedRecord = (id) => load(keyOf(id), null);

/** @param {number} id */
const keyOf = (id) => `${KEY}.${id}`;

/**
 * Keep a finished game. Returns the address of its replay, or null if the storage is full.
 * @param {string} record as the lines of a file
 * @param {number} seat
 * @param {{isPractice?: boolean, hasHints?: boolean}} [how]
 */
export function keepFinished(record, seat, { isPractice = false, hasHints = false } = {}) {
  const lines = record.trimEnd().split("\n");
  /** @type {Header} */
  const header = JSON.parse(lines[0]);
  /** @type {GameFinished} */
  const { totals } = JSON.parse(lines[lines.length - 1]);
  const id = Date.parse(header.started);
  const before = finishedGames().filter((game) => game.id !== id);
  const players = header.players.map(({ name }) => name);
  const marks = { ...(isPractice ? { isPractice } : {}), ...(hasHints ? { hasHints } : {}) };
  const game = { id, players, totals, seat, ...marks };
  const games = [game, ...before];
  for (const { id: old } of games.splice(MOST)) save(keyOf(old), null);
  while (!save(keyOf(id), record) && games.length > 1) {
    const oldest = games.pop();
    if (oldest) save(keyOf(oldest.id), null);
  }
  save(KEY, games);
  return finishedRecord(id) === null ? null : replayOf(id);
}

/** The address of a kept game's replay. @param {number} id */
export const replayOf = (id) => `/replay/here/${id}`;

/** The address of a game's review, by that of its replay. @param {string} replay */
export const reviewOf = (replay) => replay.replace("/replay/", "/review/");
