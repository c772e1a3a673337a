// The lines of a game in short text that may have come by mail, as foretell.record.text_lines finds them.

import { SIGN } from "./game_text.js";
import { isContinuation, joined, unquoted } from "./mail.js";

/**
 * @typedef {{ number: number, text: string }} Line counted from 1, without its end and what is
 *   before it
 */

/** The most lines before the first game: blank ones, and what a mail begins with. */
const MOST_BEFORE = 100;
/** Characters of a line that is put together, at most. */
const LONGEST = 65_536;
const HEAD = /^wizard\/1 (\d)/;
/** The last key of the first line of a game. */
const LAST_KEY = " id=";
const KEY = /^(?:seed|first|started|id)=/;
const FIRST_PLAYER = /^0 [^ ]+ ./s;
/** The beginning of the line of a round, or of the draw. */
const ROUND = /^(?:r\d+|draw)(?: |$)/;
const CARD = "[CDHSZN]\\d{1,2}";
/** Part of a round: a bid, a trick, cards of a hand. */
const PLAYED = new RegExp(`(?:^|[ ./])(?:\\d=\\d|\\d:${CARD}|${CARD}[./]${CARD})`);

/**
 * Whether a file has games in short text, not records.
 * @param {string} text
 */
export function isGameText(text) {
  for (const line of text.split("\n", MOST_BEFORE + 1)) {
    if (unquoted(line).startsWith(SIGN)) return true; // which trims a BOM, too
    if (line.trimStart().startsWith("{")) return false;
  }
  return false;
}

/**
 * The lines of the first game, starting with its first line. Blank lines, quote marks, and text
 * before and after the game are skipped. Wrapped lines are joined, and keep the number of their
 * first part.
 * @type {(text: string) => Line[]}
 */
export function linesOfGame(text) {
  /** @type {Line[]} */
  const lines = [];
  /** @type {Line | null} the first line that is not of the game, unless more of the game follows */
  let remark = null;
  /** Players whose lines are still to come. */
  let missing = 0;
  for (const line of linesOf(text)) {
    const last = lines.at(-1);
    if (line.text.startsWith(SIGN)) {
      if (last) break; // another game
      lines.push(line);
      missing = Number(HEAD.exec(line.text)?.[1] ?? 0);
    } else if (!last) continue; // a greeting
    else if (isRest(last.text, line.text, missing, lines.length === 1, remark)) {
      const join = lines.length === 1 ? joinedHead : joined;
      lines[lines.length - 1] = { number: last.number, text: join(last.text, line.text) };
    } else if (missing === 0 && !ROUND.test(line.text) && !PLAYED.test(line.text)) remark ??= line;
    else {
      if (remark) lines.push(remark);
      lines.push(line);
      remark = null;
      missing = Math.max(0, missing - 1);
    }
  }
  return lines;
}

/** @type {(text: string) => Line[]} those that are not blank */
const linesOf = (text) =>
  text
    .split("\n")
    .map((line, index) => ({ number: index + 1, text: unquoted(line.replace(/[\r]+$/, "")) }))
    .filter((line) => line.text !== "");

/**
 * Whether a text is the rest of the last line.
 * @type {(last: string, text: string, missing: number, isHead: boolean, remark: Line | null) =>
 *   boolean}
 */
function isRest(last, text, missing, isHead, remark) {
  if (last.length + text.length > LONGEST) return false;
  if (isHead) {
    const isCut = !last.includes(LAST_KEY) || last.endsWith("-");
    return isCut && missing > 0 && !FIRST_PLAYER.test(text);
  }
  return ROUND.test(last) && remark === null && !ROUND.test(text) && isContinuation(text);
}

/**
 * Two parts of the first line of a game as one.
 * @type {(before: string, after: string) => string}
 */
const joinedHead = (before, after) => (KEY.test(after) ? `${before} ${after}` : before + after);
