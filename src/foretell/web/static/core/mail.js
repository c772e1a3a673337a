// Short text that came by mail: quoted, wrapped into shorter lines, with a greeting around it; as
// foretell.game.notation.mail reads it.

const QUOTED = /^\s*(?:>\s*)+/;
const CARD = "(?:[CDHS](?:1[0-3]|[1-9])|[ZN][1-4])";
const HAND = `(?:[-?]|${CARD}(?:\\.${CARD})*)`;
const WORD = [
  `r\\d+|d\\d|draw|=|\\*|${CARD}=[CDHS]|${HAND}(?:/${HAND})*|x${CARD}(?:\\.${CARD})*`,
  `\\d=\\d{1,3}|\\d:${CARD}(?:\\.${CARD})*|(?:-?\\d+|[-?])(?:,(?:-?\\d+|[-?]))+`,
].join("|");
/** The words of a round and of a position, as they are when no line breaks within them. */
const WHOLE = new RegExp(`^(?:${WORD})$`);
/** The same with the viewer. */
const WHOLE_IN_POSITION = new RegExp(`^(?:\\d|${WORD})$`);
const POINTS = /^-?\d+(?:,-?\d+)+$/;
const POSITION = /^\d[a-z\d]*(?::\S+)? r\d+ d\d(?: |$)/;
/** A line of cards and numbers, without words of a language. */
const MORE = /^[-CDHSZN0-9.,:=/?*x ]+$/;
const NUMBER = /[0-9*?,/]/;

/**
 * A line without the quote marks and the spaces before it.
 * @param {string} line
 */
export const unquoted = (line) => line.replace(QUOTED, "").trimStart();

/**
 * Whether a line can be the continuation of a wrapped one.
 * @param {string} line
 */
export const goesOn = (line) => MORE.test(line) && NUMBER.test(line);

/**
 * Two parts of a wrapped line as one; a line may also break within a long word.
 * @param {string} before
 * @param {string} after
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
  for (const line of text.split("\n").map((one) => unquoted(one).trimEnd())) {
    if (line === "") continue;
    if (position) {
      if (!goesOn(line)) break;
      position = joined(position, line);
    } else if (POSITION.test(line)) position = line;
  }
  return position || text;
}
