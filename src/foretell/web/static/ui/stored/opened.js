/** The game last opened from a file or pasted, until the page is closed. */

import { keeper } from "../../keeper/here.js";
import { OPENED } from "../../keeper/kinds.js";
import { readRecord, writeRecord } from "../../core/dealing.js";
import { readGameText } from "../../core/game_text_reading.js";
import { isGameText } from "../../core/mailed_lines.js";

/** @import { GameRecord, Header, Refusal } from "../../core/types.d.ts" */

/** A generous limit for the characters of a record. */
export const LONGEST = 4_000_000;
const TYPES = [
  ...["game", "dealer_drawn", "dealt", "trump_chosen", "bid", "played", "trick_won"],
  ...["round_scored", "finished"],
];

/** @typedef {{refusal: Refusal, line: number | null}} Fault of a file, in one line or as a whole */

/** The game as the lines of a record. */
export const openedText = () => keeper.read(OPENED).value;

/**
 * The text of a file by its byte order mark, or the reason why it is not text.
 * @type {(bytes: Uint8Array) => string | Fault}
 */
export function textIn(bytes) {
  const [first, second] = bytes;
  if (first === 0x1f && second === 0x8b) return { refusal: refusal("record/compressed"), line: 1 };
  const encoding = first === 0xff && second === 0xfe
    ? "utf-16le"
    : first === 0xfe && second === 0xff
    ? "utf-16be"
    : "utf-8";
  return new TextDecoder(encoding).decode(bytes);
}

/** Opens a record or a short text, or returns its fault. @type {(text: string) => Fault | null} */
export function openText(text) {
  const reading = readText(text);
  if ("refusal" in reading) return reading;
  // if it does not fit, it lasts until the page is reloaded
  keeper.change(OPENED, "", () => (isGameText(text) ? writeRecord(reading.record) : text));
  return null;
}

/**
 * The game of a file, a record or a short text, complete or cut off after the first deal; or its
 * first fault.
 * @type {(text: string) => {record: GameRecord} | Fault}
 */
export function readText(text) {
  if (text.length > LONGEST) return { refusal: refusal("file/too_large"), line: null };
  if (text.trim() === "") return { refusal: refusal("record/empty_file"), line: null };
  const isText = isGameText(text);
  const read = isText ? readGameText(text) : readRecord(text);
  if ("refusal" in read) return isText ? { ...read, refusal: inFile(read.refusal) } : lineFault(text, read);
  const { header, events } = read.record;
  const refused = headerFault(header);
  if (refused) return { refusal: refused, line: 1 };
  if (events.some(({ type }) => type === "dealt")) return read;
  return { refusal: refusal("record/broken_off"), line: text.trimEnd().split("\n").length };
}

/**
 * The fault of a refused line of a record, which is parsed again.
 * @type {(text: string, refused: {refusal: Refusal, line: number}) => Fault}
 */
function lineFault(text, { refusal: refused, line }) {
  const lines = text.split("\n");
  const value = parsed(lines[line - 1].replace(/^\ufeff/, ""));
  if (lines[line - 1].trim() === "") return { refusal: refusal("record/blank_line"), line };
  if (value === undefined && line === lines.length) return { refusal: refusal("record/breaks_off"), line };
  const { seat = 0 } = /** @type {{seat?: number}} */ (value ?? {});
  return { refusal: unreadable(value, line) ?? inFile(refused, seat), line };
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

/**
 * The reason why a line is not part of a record under any rules.
 * @type {(value: unknown, line: number) => Refusal | null}
 */
function unreadable(value, line) {
  if (value === undefined) return refusal("record/not_json");
  const type = typeof value === "object" && value !== null && "type" in value ? value.type : null;
  if (TYPES.includes(String(type))) return null;
  if (line === 1) return refusal("record/no_header");
  return refusal("record/unknown_type", { found: JSON.stringify(type).slice(0, 64) });
}

/** Refusals addressed to a player, and their equivalents about a seat in a file. */
const OF_SEATS = new Map([
  ["play/not_in_hand", "record/not_held"],
  ["play/must_follow_suit", "record/not_followed"],
]);

/**
 * A refusal of an action, reworded for a file.
 * @param {Refusal} refused
 * @param {number} [by] the seat, if the refusal has none
 */
function inFile({ code, fields, ...rest }, by = 0) {
  return { ...rest, code: OF_SEATS.get(code) ?? code, fields: { seat: by, known: 1, ...fields } };
}

/** @param {string} line undefined if it is not JSON */
function parsed(line) {
  try {
    return /** @type {unknown} */ (JSON.parse(line));
  } catch {
    return undefined;
  }
}

/** @type {(code: string, fields?: Refusal["fields"]) => Refusal} */
const refusal = (code, fields = {}) => ({ code, clause: "", fields });
