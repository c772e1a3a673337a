/** The lessons after the first, as their file has them (docs/contribute/lessons.md). */

import { readPosition } from "../../core/position_reading.js";
import { EVERYTHING } from "../../core/position_text.js";
import { fetchWhole } from "../../network/network.js";
import { kindsAt } from "../solving/position.js";
import { valuesIn } from "../solving/puzzle.js";

/** @import { State } from "../../core/types.d.ts" */
/** @import { Position } from "../solving/position.js" */
/** @import { Value } from "../solving/puzzle.js" */

/**
 * @typedef {{ readonly position: string, readonly at: readonly string[] }} BoardLine a position, and
 *   what is pointed at: cards, or one of `hand`, `turned`, `trick`, `bids`, `totals`
 * @typedef {{ readonly position: string, readonly values: string }} PuzzleLine
 * @typedef {{ readonly id: string, readonly card: string, readonly aim?: "win", readonly boards:
 *   readonly BoardLine[], readonly puzzles: readonly PuzzleLine[], readonly round: string }} Lesson
 *   `card`: its sign on the path; `aim`: what values are of, if not points: the chance to win
 */

/** The id of the first lesson, which is made of other parts. */
export const FIRST = "first";
/** The learner's seat in a round to play. */
export const OWN = 0;

/** @type {Promise<readonly Lesson[]> | null} */
let request = null;

/** The lessons, read once; rejected when they cannot be loaded. */
export function loadLessons() {
  request ??= fetchWhole("/static/lessons.json").then((file) => lessonsIn(new TextDecoder().decode(file)));
  request.catch(() => (request = null)); // retried next time
  return request;
}

/** @type {(text: string) => readonly Lesson[]} */
export const lessonsIn = (text) => JSON.parse(text).lessons;

/** The state of a position. @type {(text: string) => { state: State, seat: number }} */
export function stateAt(text) {
  const read = readPosition(text);
  if ("refusal" in read) throw new Error(`${read.refusal.code}: ${text}`);
  const { state, viewer } = read;
  return { state, seat: viewer === EVERYTHING || viewer === null ? OWN : viewer };
}

/** The decision of a puzzle. @type {(puzzle: PuzzleLine) => { position: Position, values: readonly Value[] }} */
export function decisionAt({ position, values }) {
  const { state: known, seat } = stateAt(position);
  const kinds = kindsAt(known, seat);
  return { position: { options: known.options, seat, known, events: [], kinds }, values: valuesIn(values) };
}
