// A hint as it is kept: what a seat was shown before it acted, in whole numbers.

/** @import { Hint, HintValue } from "./types.d.ts" */

/** The most actions of a hint, and the most counts of tricks of one of them. */
const MOST_VALUES = 64;
/** The most games. */
const MOST_GAMES = 2000;
/** The most hundredths of a point. */
const MOST = 1e6;
/** The chance of what is certain, in ten-thousandths. */
export const CERTAIN = 1e4;
/** The characters of a card. */
const LONGEST = 3;

/**
 * A hint that was read; null if it is none.
 * @type {(value: unknown) => Hint | null}
 */
export function readHint(value) {
  if (typeof value !== "object" || value === null) return null;
  const { games, values } = /** @type {Partial<Hint>} */ (value);
  if (!isWhole(games, 1, MOST_GAMES) || !Array.isArray(values)) return null;
  if (values.length === 0 || values.length > MOST_VALUES) return null;
  const rows = values.flatMap((one) => {
    const row = readValue(one);
    return row === null ? [] : [row];
  });
  if (rows.length < values.length || rows[0][4] !== 0) return null;
  return { games: Number(games), values: rows };
}

/** @type {(value: unknown) => HintValue | null} */
function readValue(value) {
  if (!Array.isArray(value) || value.length < 6 || value.length > 7) return null;
  const [action, points, makesBid, margin, behind, behindMargin, tricks = []] = value;
  const isAction = typeof action === "string"
    ? action.length <= LONGEST
    : isWhole(action, 0, MOST_VALUES - 1);
  const isPossible = isAction && isWhole(points, -MOST, MOST) && isWhole(makesBid, 0, CERTAIN) &&
    [margin, behind, behindMargin].every((one) => isWhole(one, 0, MOST)) &&
    Array.isArray(tricks) && tricks.length <= MOST_VALUES &&
    tricks.every((one) => isWhole(one, 0, MOST_GAMES));
  return isPossible ? [action, points, makesBid, margin, behind, behindMargin, tricks] : null;
}

/** @type {(value: unknown, least: number, most: number) => boolean} */
const isWhole = (value, least, most) =>
  typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
