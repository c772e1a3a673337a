/** The score sheets that are kept in this browser. */

import { distinct } from "../../words/names.js";
import { load, save } from "../storage.js";
import { fromOld } from "./sheet.js";

/** @import { Sheet } from "./sheet.js" */

const KEY = "foretell.sheets";
const OLD_KEY = "foretell.pad";
/** The oldest ones go first. */
const MOST = 200;

/**
 * @typedef {{readonly open: string | null, readonly sheets: readonly Sheet[]}} Sheets the last one
 *   first; `open`: the id of the one on the screen
 */

/** @returns {Sheets} */
export function loadSheets() {
  const { open, sheets: all } = load(KEY, /** @type {Sheets} */ ({ open: null, sheets: [] }));
  const kept = { open, sheets: all.map((sheet) => ({ ...sheet, names: distinct(sheet.names) })) };
  const old = load(OLD_KEY, null);
  if (old === null) return kept;
  const sheet = fromOld(old, String(Date.now()));
  const sheets = sheet === null ? kept : withSheet(kept, sheet);
  saveSheets(sheets);
  save(OLD_KEY, null);
  return sheets;
}

/** @param {Sheets} sheets */
export const saveSheets = (sheets) => save(KEY, sheets);

/** Put a sheet in its place, or before all others, and open it. @param {Sheets} all @param {Sheet} sheet @returns {Sheets} */
export function withSheet({ sheets }, sheet) {
  const isKnown = sheets.some(({ id }) => id === sheet.id);
  const kept = isKnown
    ? sheets.map((one) => (one.id === sheet.id ? sheet : one))
    : [sheet, ...sheets].slice(0, MOST);
  return { open: sheet.id, sheets: kept };
}

/** @param {Sheets} all @param {string} id @returns {Sheets} */
export const withoutSheet = ({ sheets }, id) => ({
  open: null,
  sheets: sheets.filter((one) => one.id !== id),
});

/** All names on the sheets, the latest first. @param {Sheets} all @returns {string[]} */
export const knownNames = ({ sheets }) => [...new Set(sheets.flatMap(({ names }) => names))];
