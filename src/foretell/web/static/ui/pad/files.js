/** A score sheet as a file. */

import { t } from "../../words/words.js";
import { saveFile } from "../base/save_file.js";
import { csvOf } from "./csv.js";

/** @import { Sheet } from "../../keeper/stored.d.ts" */

/** @param {Sheet} sheet */
export function saveCsv(sheet) {
  const mark = "\uFEFF"; // without it, Excel reads the text as Latin-1
  saveFile(nameOf(sheet, "csv"), mark + csvOf(sheet), "text/csv");
}

/** Saves a whole sheet, including incomplete rounds. @param {Sheet} sheet */
export const saveJson = (sheet) =>
  saveFile(nameOf(sheet, "json"), `${JSON.stringify(sheet, null, 2)}\n`, "application/json");

/** The ways to save a sheet that is not stored. @param {Sheet} sheet */
export const filesOf = (sheet) => [
  { label: t("web-pad-csv"), save: () => saveCsv(sheet) },
  { label: t("web-pad-json"), save: () => saveJson(sheet) },
];

/** @param {Sheet} sheet @param {string} ending */
export const nameOf = ({ id }, ending) =>
  `wizard-${new Date(Number(id)).toISOString().slice(0, 10)}.${ending}`;
