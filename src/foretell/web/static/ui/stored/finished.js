/** The finished games against bots, stored in this browser with their records. */

import { keeper } from "../../keeper/here.js";
import { GAMES, RECORDS } from "../../keeper/kinds.js";
import { saveRecord } from "../base/save_file.js";

/** @import { GameFinished, Header } from "../../core/types.d.ts" */
/** @import { FinishedGame } from "../../keeper/stored.d.ts" */

/** The finished games, the last one first. @returns {FinishedGame[]} */
export function finishedGames() {
  const records = new Set(keeper.ids(RECORDS));
  return keeper.all(GAMES).filter(({ id }) => records.has(id)).map(({ value }) => value);
}

/** @type {(id: number) => string | null} */
export const finishedRecord = (id) => keeper.read(RECORDS, String(id)).value;

/**
 * Stores a finished game, and returns the address of its replay.
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
  const id = idOf(record);
  const players = header.players.map(({ name }) => name);
  const marks = { ...(isPractice ? { isPractice } : {}), ...(hasHints ? { hasHints } : {}) };
  const game = { id, players, totals, seat, ...marks };
  keeper.change(GAMES, String(id), () => game);
  keeper.change(RECORDS, String(id), () => record);
  const games = new Set(keeper.ids(GAMES));
  for (const old of keeper.ids(RECORDS)) if (!games.has(old)) keeper.change(RECORDS, old, () => null);
  return replayOf(id);
}

/** The number of a game among the finished ones. @param {string} record as the lines of a file */
export const idOf = (record) => Date.parse(JSON.parse(record.slice(0, record.indexOf("\n"))).started);

/** @param {number} id */
export const replayOf = (id) => `/replay/here/${id}`;

/** The address of a game's review, given that of its replay. @param {string} replay */
export const reviewOf = (replay) => replay.replace("/replay/", "/review/");

/** @param {{recordSoFar?: () => string | null}} connection */
export function saveSoFar({ recordSoFar }) {
  const record = recordSoFar?.();
  if (record) saveRecord(idOf(record), record);
}
