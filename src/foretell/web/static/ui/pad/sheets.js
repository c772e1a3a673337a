/** The score sheets that are stored in this browser. */

import { keeper } from "../../keeper/here.js";
import { OLD_PAD, OPEN_SHEET, SHEETS } from "../../keeper/kinds.js";
import { distinct } from "../../words/names.js";
import { fromOld } from "./sheet.js";

/** @import { Seen, Written } from "../../keeper/types.d.ts" */
/** @import { Sheet } from "../../keeper/stored.d.ts" */

/** @typedef {Seen<Sheet> & {readonly value: Sheet}} StoredSheet */

/** All sheets, the last one first. @returns {StoredSheet[]} */
export function storedSheets() {
  addOldPad();
  return keeper.all(SHEETS).map(named);
}

/** The only sheet of a version that had one, among the others. */
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

/** A sheet with names that can be told apart, as earlier versions did not ask for. @param {StoredSheet} stored */
const named = (stored) => ({ ...stored, value: { ...stored.value, names: distinct(stored.value.names) } });

/** @param {Sheet} sheet */
export const beginSheet = (sheet) => keeper.change(SHEETS, sheet.id, () => sheet);

/** Store what comes of a sheet that was seen; null deletes it. @param {Seen<Sheet>} seen @param {Sheet | null} next @returns {Written<Sheet>} */
export const changeSheet = (seen, next) => keeper.write(SHEETS, seen, next);

/** @param {string} id */
export const deleteSheet = (id) => keeper.change(SHEETS, id, () => null);

/** Remember which sheet is on the screen, if any. @param {string | null} id */
export const openSheet = (id) => keeper.change(OPEN_SHEET, "", () => id);

/** The id of the sheet that was on the screen last. @returns {string | null} */
export const openedSheet = () => keeper.read(OPEN_SHEET).value;

/** All names on the sheets, the latest first. @param {readonly StoredSheet[]} all @returns {string[]} */
export const knownNames = (all) => [...new Set(all.flatMap(({ value }) => value.names))];
