/** The record that was opened from a file or pasted last, for as long as the page stays open. */

import { readRecord } from "../../core/dealing.js";

/** @import { Header, Refusal } from "../../core/types.d.ts" */

const KEY = "foretell.opened";
/** Characters that a record of a game has at most, by far. */
export const LONGEST = 4_000_000;
const TYPES = [
  ...["game", "dealer_drawn", "dealt", "trump_chosen", "bid", "played", "trick_won"],
  ...["round_scored", "finished"],
];

/** @type {string | null} */
let opened = null;

/** @typedef {{refusal: Refusal, line: number | null}} Fault of a file, in a line of it or as a whole */

/** The text of the record. @returns {string | null} */
export function openedText() {
  try {
    return opened ?? sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Open a record, or return what is wrong with it. @param {string} text @returns {Fault | null} */
export function openText(text) {
  const fault = faultOf(text);
  if (fault) return fault;
  opened = text;
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // forbidden, or too large: it is there until the page is loaded anew
  }
  return null;
}

/**
 * The first fault of a file; null for a sound record, whole or cut off after the first deal.
 * @param {string} text
 * @returns {Fault | null}
 */
export function faultOf(text) {
  if (text.length > LONGEST) return { refusal: refusal("file/too_large"), line: null };
  if (text.trim() === "") return { refusal: refusal("record/empty_file"), line: null };
  const read = readRecord(text);
  if (!("refusal" in read)) {
    const { header, events } = read.record;
    const refused = headerFault(header);
    if (refused) return { refusal: refused, line: 1 };
    if (events.some(({ type }) => type === "dealt")) return null;
    return { refusal: refusal("record/broken_off"), line: events.length + 1 };
  }
  const { line } = read;
  const found = parsed(text.split("\n")[line - 1].replace(/^\ufeff/, ""));
  return { refusal: unreadable(found, line) ?? inFile(read.refusal, found), line };
}

/** The first value of a header that should be text and is not. @param {Header} header */
function headerFault({ id, started, players }) {
  /** @type {[string, unknown][]} */
  const texts = [["id", id], ["started", started]];
  for (const player of players) texts.push(["name", player?.name], ["kind", player?.kind]);
  const wrong = texts.find(([, value]) => typeof value !== "string");
  if (!wrong) return null;
  const found = JSON.stringify(wrong[1] ?? null).slice(0, 64);
  return refusal("record/wrong_type", { key: wrong[0], expected: "string", found });
}

/** Why a line is none of a record, whatever the rules say. @param {unknown} found @param {number} line */
function unreadable(found, line) {
  if (found === undefined) return refusal("record/not_json");
  const type = typeof found === "object" && found !== null && "type" in found ? found.type : null;
  if (TYPES.includes(String(type))) return null;
  if (line === 1) return refusal("record/no_header");
  return refusal("record/unknown_type", { found: JSON.stringify(type).slice(0, 64) });
}

/** Refusals addressed to a player, and those that say the same of a seat in a file. */
const OF_SEATS = new Map([
  ["play/not_in_hand", "record/not_held"],
  ["play/must_follow_suit", "record/not_followed"],
]);

/** A refusal of a line, as one of a file. @param {Refusal} refused @param {unknown} line */
function inFile({ code, fields, ...rest }, line) {
  const { seat = 0 } = /** @type {{seat?: number}} */ (line);
  return { ...rest, code: OF_SEATS.get(code) ?? code, fields: { seat, known: 1, ...fields } };
}

/** @param {string} line undefined where it is no JSON */
function parsed(line) {
  try {
    return /** @type {unknown} */ (JSON.parse(line));
  } catch {
    return undefined;
  }
}

/** @type {(code: string, fields?: Refusal["fields"]) => Refusal} */
const refusal = (code, fields = {}) => ({ code, clause: "", fields });
