// Short text that came by mail: quoted, wrapped into shorter lines, with a greeting around it; as
// foretell.game.notation.mail reads it.

import { CARD } from "./cards.js";

const QUOTED = /^\s*(?:>\s*)+/;
const HAND = `(?:[-?]|${CARD}(?:\\.${CARD})*)`;
const WORD = [
  `r\\d+|d\\d|draw|=|\\*|${CARD}=[CDHS]|${HAND}(?:/${HAND})*|x${CARD}(?:\\.${CARD})*`,
  `\\d=\\d{1,3}|\\d:${CARD}(?:\\.${CARD})*|(?:-?\\d+|[-?])(?:,(?:-?\\d+|[-?]))+`,
].join("|");
/** A word of a round or of a position, in which no line breaks. */
const WHOLE = new RegExp(`^(?:${WORD})$`);
/** The same with the viewer. */
const WHOLE_IN_POSITION = new RegExp(`^(?:\\d|${WORD})$`);
const POINTS = /^-?\d+(?:,-?\d+)+$/;
const POSITION = /^\d[a-z\d]*(?::\S+)? r\d+ d\d(?: |$)/;
/** A line of cards and numbers, without words of a language. */
const MORE = /^[-CDHSZN0-9.,:=/?*x ]+$/;
const NUMBER = /[0-9*?,/]/;

/** @param {string} text */
export const wordsOf = (text) => text.split(/\s+/).filter(Boolean);

/**
 * A line without the quote marks and the spaces before it.
 * @param {string} line
 */
export const unquoted = (line) => line.replace(QUOTED, "").trimStart();

/** @param {string} line perhaps the continuation of a wrapped one */
export const isContinuation = (line) => MORE.test(line) && NUMBER.test(line);

/**
 * Two parts of a wrapped line as one; a line may also break within a long word.
 * @type {(before: string, after: string) => string}
 */
export function joined(before, after) {
  const last = before.slice(before.lastIndexOf(" ") + 1);
  const [first] = after.split(" ", 1);
  const whole = POSITION.test(before) ? WHOLE_IN_POSITION : WHOLE;
  const isList = last.includes(",") && POINTS.test(first); // numbers do not follow numbers
  return whole.test(last) && whole.test(first) && !isList ? `${before} ${after}` : before + after;
}

/**
 * The first position of a text in one line, the whole text if none begins in it.
 * @param {string} text
 */
export function positionIn(text) {
  let position = "";
  for (const line of text.split("\n").map((part) => unquoted(part).trimEnd())) {
    if (line === "") continue;
    if (position) {
      if (!isContinuation(line)) break;
      position = joined(position, line);
    } else if (POSITION.test(line)) position = line;
  }
  return position || text;
}
