/** The score sheets that are stored in this browser. */

import { keeper } from "../../keeper/here.js";
import { OLD_PAD, OPEN_SHEET, SHEETS } from "../../keeper/kinds.js";
import { distinct } from "../../words/names.js";
import { fromOld } from "./sheet.js";

/** @import { Seen, Written } from "../../keeper/types.d.ts" */
/** @import { Sheet } from "../../keeper/stored.d.ts" */

/** @typedef {Seen<Sheet> & {readonly value: Sheet}} StoredSheet */

/** @returns {StoredSheet[]} */
export function storedSheets() {
  addOldPad();
  return keeper.all(SHEETS).map(named);
}

/** Adds the only sheet of a version that had one to the others. */
function addOldPad() {
  const old = keeper.read(OLD_PAD).value;
  if (old === null) return;
  const sheet = fromOld(old, String(Date.now()));
  if (sheet !== null) {
    beginSheet(sheet);
    openSheet(sheet.id);
  }
  keeper.change(OLD_PAD, "", () => null);
}

/**
 * A sheet with distinct names, which earlier versions did not require.
 * @param {StoredSheet} stored
 */
const named = (stored) => ({ ...stored, value: { ...stored.value, names: distinct(stored.value.names) } });

/** @param {Sheet} sheet */
export const beginSheet = (sheet) => keeper.change(SHEETS, sheet.id, () => sheet);

/**
 * Stores a change to a sheet that was read; null deletes it.
 * @type {(seen: Seen<Sheet>, next: Sheet | null) => Written<Sheet>}
 */
export const changeSheet = (seen, next) => keeper.write(SHEETS, seen, next);

/** @param {string} id */
export const deleteSheet = (id) => keeper.change(SHEETS, id, () => null);

/** Remembers the sheet on the screen, if any. @param {string | null} id */
export const openSheet = (id) => keeper.change(OPEN_SHEET, "", () => id);

/** The id of the sheet last on the screen. */
export const openedSheet = () => keeper.read(OPEN_SHEET).value;

/** All names on the sheets, the latest first. @type {(all: readonly StoredSheet[]) => string[]} */
export const knownNames = (all) => [...new Set(all.flatMap(({ value }) => value.names))];
