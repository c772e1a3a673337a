/** The score pad for a game with real cards, as a value: what was written, and what it comes to. */

import { points, scheduleOf, standardOptions } from "../../core/index.js";

/**
 * @typedef {{bids: (number | null)[], taken: (number | null)[]}} Line
 * @typedef {{names: string[], sizes: number[], lines: Line[]}} Sheet
 */

/**
 * A new pad.
 * @param {string[]} names 2 to 6
 * @returns {Sheet}
 */
export function newSheet(names) {
  const bidding = names.length === 2 ? "secret" : "open";
  const sizes = scheduleOf({ ...standardOptions(), players: names.length, bidding });
  const line = () => ({ bids: names.map(() => null), taken: names.map(() => null) });
  return { names, sizes: [...sizes], lines: sizes.map(line) };
}

/**
 * Write a number down, or rub it out.
 * @param {Sheet} sheet
 * @param {{round: number, kind: "bids" | "taken", seat: number, value: number | null}} entry
 * @returns {Sheet}
 */
export function written(sheet, { round, kind, seat, value }) {
  const lines = sheet.lines.map((line, at) =>
    at === round
      ? { ...line, [kind]: line[kind].map((before, one) => (one === seat ? value : before)) }
      : line,
  );
  return { ...sheet, lines };
}

/** Whether all has been written of a round. @param {Line} line */
export const isFull = (line) => [...line.bids, ...line.taken].every((value) => value !== null);

/**
 * What is wrong with a round: the tricks that were taken are more, or fewer, than there were.
 * @param {Sheet} sheet
 * @param {number} round
 */
export function tricksAmiss(sheet, round) {
  const { taken } = sheet.lines[round];
  const sum = taken.reduce((/** @type {number} */ all, one) => all + (one ?? 0), 0);
  const whole = taken.every((one) => one !== null);
  return sum > sheet.sizes[round] || (whole && sum < sheet.sizes[round]) ? sum : null;
}

/**
 * The points and totals of each round, null where it is not full.
 * @param {Sheet} sheet
 * @returns {({points: number[], totals: number[]} | null)[]}
 */
export function scored(sheet) {
  let totals = sheet.names.map(() => 0);
  return sheet.lines.map((line, round) => {
    if (!isFull(line) || tricksAmiss(sheet, round) !== null) return null;
    const gained = line.bids.map((bid, seat) => points(Number(bid), Number(line.taken[seat])));
    totals = totals.map((total, seat) => total + gained[seat]);
    return { points: gained, totals };
  });
}
