// The lines of a game in short text that may have come by mail, as foretell.record.text_lines finds them.

import { SIGN } from "./game_text.js";
import { goesOn, joined, unquoted } from "./mail.js";

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
  /**
   * The first line after the last one that is not of the game, unless more of the game follows.
   * @type {Line | null}
   */
  let aside = null;
  /** Players whose lines are still to come. */
  let awaited = 0;
  for (const line of linesOf(text)) {
    const last = lines.at(-1);
    if (line.text.startsWith(SIGN)) {
      if (last) break; // another game
      lines.push(line);
      awaited = Number(HEAD.exec(line.text)?.[1] ?? 0);
    } else if (!last) continue; // a greeting
    else if (isRest(last.text, line.text, awaited, lines.length === 1, aside)) {
      const join = lines.length === 1 ? joinedHead : joined;
      lines[lines.length - 1] = { number: last.number, text: join(last.text, line.text) };
    } else if (awaited === 0 && !ROUND.test(line.text) && !PLAYED.test(line.text)) aside ??= line;
    else {
      if (aside) lines.push(aside);
      lines.push(line);
      aside = null;
      awaited = Math.max(0, awaited - 1);
    }
  }
  return lines;
}

/** @type {(text: string) => Line[]} those that are not blank */
const linesOf = (text) =>
  text
    .split("\n")
    .map((line, at) => ({ number: at + 1, text: unquoted(line.replace(/[\r]+$/, "")) }))
    .filter((line) => line.text !== "");

/**
 * Whether a line is the rest of the last one.
 * @param {string} last
 * @param {string} text
 * @param {number} awaited
 * @param {boolean} isHead
 * @param {Line | null} aside
 */
function isRest(last, text, awaited, isHead, aside) {
  if (last.length + text.length > LONGEST) return false;
  if (isHead) {
    const isCut = !last.includes(LAST_KEY) || last.endsWith("-");
    return isCut && awaited > 0 && !FIRST_PLAYER.test(text);
  }
  return ROUND.test(last) && aside === null && !ROUND.test(text) && goesOn(text);
}

/**
 * Two parts of the first line of a game as one.
 * @param {string} before
 * @param {string} after
 */
const joinedHead = (before, after) => (KEY.test(after) ? `${before} ${after}` : before + after);
