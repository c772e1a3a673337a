/** A score sheet as a file for spreadsheets. */

import { points, scheduleOf } from "../../core/index.js";
import { t } from "../../words/words.js";
import { dealerOf, scoresOf } from "./sheet.js";

/** @import { Sheet } from "../../keeper/stored.d.ts" */

/**
 * A line for each complete round: its number, cards and dealer, and for each player bid, tricks,
 * points and total.
 * @param {Sheet} sheet
 */
export function csvOf(sheet) {
  const { names, options } = sheet;
  const sizes = scheduleOf(options);
  const columns = ["web-pad-bid", "web-pad-taken", "web-pad-points", "web-pad-total"];
  const head = [
    t("web-pad-round-number"),
    t("web-pad-round"),
    t("web-pad-dealer"),
    ...names.flatMap((name) => columns.map((id) => `${name}: ${t(id)}`)),
  ];
  const lines = scoresOf(sheet).flatMap((score, round) => {
    if (score === null) return [];
    const { bids, taken, totals } = score;
    const seats = names.flatMap((_, seat) => [
      bids[seat],
      taken[seat],
      points(bids[seat], taken[seat]),
      totals[seat],
    ]);
    return [[round + 1, sizes[round], names[dealerOf(sheet, round)], ...seats]];
  });
  return [head, ...lines].map((line) => line.map(field).join(",") + "\r\n").join("");
}

/**
 * A field by RFC 4180. A name that a spreadsheet would take for a formula is marked as text.
 * @param {string | number} value
 */
function field(value) {
  if (typeof value === "number") return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
