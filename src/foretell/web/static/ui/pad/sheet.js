/** The score sheet of a game with real cards, as a value: what is entered, and what it comes to. */

import { inRound, points, readOptions, scheduleOf, standardOptions } from "../../core/index.js";
import { forbiddenBid, NO_BID } from "../../core/rules.js";

/** @import { Options } from "../../core/types.d.ts" */
/** @import { Entry, OldPad, Sheet } from "../../keeper/stored.d.ts" */

/**
 * @typedef {{readonly seat: number, readonly kind: "bids" | "taken"}} Cell of an entry
 * @typedef {{
 *   readonly bids: readonly number[],
 *   readonly taken: readonly number[],
 *   readonly totals: readonly number[],
 *   readonly isMarked: boolean,
 * }} Score of a round; marked if its totals depend on a correction that is not complete
 */

/**
 * A new sheet.
 * @param {{id: string, names: readonly string[], options: Options}} game the names clockwise
 * @returns {Sheet}
 */
export function newSheet({ id, names, options }) {
  const none = names.map(() => null);
  const rounds = scheduleOf(options).map(() => ({ bids: none, taken: none }));
  return { id, names, options, rounds, round: 0, correction: null };
}

/** Whether all rounds have been played. @param {Sheet} sheet */
export const isOver = ({ round, rounds }) => round >= rounds.length;

/** The open round: the one being corrected, or the last one. @param {Sheet} sheet */
export const openRound = ({ correction, round, rounds }) =>
  correction?.round ?? Math.min(round, rounds.length - 1);

/** The entries of the open round. @param {Sheet} sheet */
export const openEntry = (sheet) => sheet.correction?.entry ?? sheet.rounds[openRound(sheet)];

/** The number of cards, and so of tricks, of the open round. @param {Sheet} sheet */
export const openSize = (sheet) => scheduleOf(sheet.options)[openRound(sheet)];

/**
 * The dealer of a round; the deal passes to the left (R3.3).
 * @type {(sheet: Sheet, round: number) => number}
 */
export const dealerOf = ({ options, names }, round) =>
  (Number(options.first_dealer) + round) % names.length;

/** The seats in the order of their bids: the dealer is the last one (R6.1). @param {Sheet} sheet */
export function biddersOf(sheet) {
  const dealer = dealerOf(sheet, openRound(sheet));
  return sheet.names.map((_, at) => (dealer + 1 + at) % sheet.names.length);
}

/** @param {readonly (number | null)[]} values */
const sum = (values) => values.reduce((/** @type {number} */ all, one) => all + (one ?? 0), 0);

/** The sum of the bids so far. @param {Entry} entry */
export const bidSum = ({ bids }) => sum(bids);

/** Whether everybody has bid. @param {Entry} entry */
export const hasBids = ({ bids }) => !bids.includes(null);

/**
 * The tricks taken by seat; a single missing entry is the remainder.
 * @type {(entry: Entry, size: number) => readonly (number | null)[]}
 */
export function tricksOf({ taken }, size) {
  const remaining = size - sum(taken);
  const isOneOpen = taken.filter((one) => one === null).length === 1;
  return isOneOpen && remaining >= 0 ? taken.map((one) => one ?? remaining) : taken;
}

/**
 * The sum of the tricks if it is impossible; otherwise null.
 * @type {(entry: Entry, size: number) => number | null}
 */
export function wrongSum(entry, size) {
  const tricks = tricksOf(entry, size);
  const all = sum(tricks);
  return all > size || (!tricks.includes(null) && all < size) ? all : null;
}

/** Whether an entry is complete and its tricks add up. @param {Entry} entry @param {number} size */
export const isComplete = (entry, size) =>
  hasBids(entry) && !tricksOf(entry, size).includes(null) && wrongSum(entry, size) === null;

/**
 * The cell to fill next: first the bids, in their order, then the tricks; null if all are filled.
 * @param {Sheet} sheet
 */
export function nextCell(sheet) {
  const entry = openEntry(sheet);
  const tricks = tricksOf(entry, openSize(sheet));
  const order = biddersOf(sheet);
  for (const [kind, values] of /** @type {const} */ ([["bids", entry.bids], ["taken", tricks]])) {
    const seat = order.find((one) => values[one] === null);
    if (seat !== undefined) return { seat, kind };
  }
  return null;
}

/**
 * Enters a number, or null to remove it.
 * @type {(sheet: Sheet, cell: Cell, value: number | null) => Sheet}
 */
export function entered(sheet, { seat, kind }, value) {
  const entry = openEntry(sheet);
  const values = entry[kind].map((before, one) => (one === seat ? value : before));
  return withEntry(sheet, { ...entry, [kind]: values });
}

/** Enters the tricks as if all bids were made. @param {Sheet} sheet */
export const allMade = (sheet) =>
  withEntry(sheet, { ...openEntry(sheet), taken: openEntry(sheet).bids });

/**
 * The bid that a seat may not make, or `NO_BID` (R9.5, R9.8).
 * @type {(sheet: Sheet, seat: number) => number}
 */
export function bidForbiddenTo(sheet, seat) {
  const round = openRound(sheet);
  const { even_bid } = inRound(sheet.options, round + 1);
  const { bids } = openEntry(sheet);
  const others = bids.filter((_, one) => one !== seat);
  if (even_bid === "free" || seat !== dealerOf(sheet, round) || others.includes(null)) return NO_BID;
  const totals = scoresOf(sheet)[round - 1]?.totals ?? bids.map(() => 0);
  const bestOther = Math.max(...totals.filter((_, one) => one !== seat));
  return forbiddenBid(openSize(sheet), sum(others), even_bid, totals[seat], bestOther);
}

/**
 * The dealer's bid in the open round if the rules forbid it, in whatever order the bids were
 * entered; otherwise null. It can be entered all the same.
 * @param {Sheet} sheet
 */
export function bidAgainstRule(sheet) {
  const seat = dealerOf(sheet, openRound(sheet));
  const bid = openEntry(sheet).bids[seat];
  return bid !== null && bid === bidForbiddenTo(sheet, seat) ? { seat, bid } : null;
}

/** Closes the open round and opens the next one, if any. @param {Sheet} sheet @returns {Sheet} */
export function nextRound(sheet) {
  const { round } = sheet;
  return { ...withEntry(sheet, closed(sheet)), round: round + 1 };
}

/**
 * Reopens an earlier round; until it is complete, its old entry counts.
 * @type {(sheet: Sheet, round: number) => Sheet}
 */
export const correct = (sheet, round) => ({
  ...sheet,
  correction: { round, entry: sheet.rounds[round] },
});

/** @param {Sheet} sheet @param {{keep: boolean}} how @returns {Sheet} */
export function endCorrection(sheet, { keep }) {
  const { correction, rounds } = sheet;
  if (correction === null || !keep) return { ...sheet, correction: null };
  const entry = closed(sheet);
  const corrected = rounds.map((before, at) => (at === correction.round ? entry : before));
  return { ...sheet, rounds: corrected, correction: null };
}

/**
 * The scores by round, null for a round that is not complete.
 * @param {Sheet} sheet
 * @returns {(Score | null)[]}
 */
export function scoresOf(sheet) {
  const sizes = scheduleOf(sheet.options);
  let totals = sheet.names.map(() => 0);
  let isMarked = false;
  return sheet.rounds.map((before, round) => {
    const size = sizes[round];
    const corrected = sheet.correction?.round === round ? sheet.correction.entry : null;
    if (corrected !== null && !isComplete(corrected, size)) isMarked = true;
    const entry = corrected !== null && isComplete(corrected, size) ? corrected : before;
    if (!isComplete(entry, size)) return null;
    const bids = entry.bids.map(Number);
    const taken = tricksOf(entry, size).map(Number);
    totals = totals.map((total, seat) => total + points(bids[seat], taken[seat]));
    return { bids, taken, totals, isMarked };
  });
}

/** The totals after the last complete round. @param {Sheet} sheet */
export const totalsOf = (sheet) =>
  scoresOf(sheet).findLast((score) => score !== null)?.totals ?? sheet.names.map(() => 0);

/**
 * A sheet as stored before sheets had options.
 * @param {OldPad} old
 * @param {string} id
 * @returns {Sheet | null} null if no game has such rounds
 */
export function fromOld({ names, sizes, lines }, id) {
  const usual = standardOptions(names.length);
  const isUsual = String(scheduleOf(usual)) === String(sizes);
  const read = readOptions({
    ...usual,
    first_dealer: 0,
    hand_sizes: isUsual ? null : sizes,
  });
  if ("refusal" in read) return null;
  const open = lines.findIndex((line, at) => !isComplete(line, sizes[at]));
  const round = open < 0 ? lines.length : open;
  return { id, names, options: read.options, rounds: lines, round, correction: null };
}

/** The entry of the open round with all of its tricks. @param {Sheet} sheet @returns {Entry} */
const closed = (sheet) => ({
  bids: openEntry(sheet).bids,
  taken: tricksOf(openEntry(sheet), openSize(sheet)),
});

/** @param {Sheet} sheet @param {Entry} entry @returns {Sheet} */
function withEntry(sheet, entry) {
  const { correction } = sheet;
  if (correction !== null) return { ...sheet, correction: { ...correction, entry } };
  const open = openRound(sheet);
  return { ...sheet, rounds: sheet.rounds.map((before, at) => (at === open ? entry : before)) };
}
