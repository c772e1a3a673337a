/** Where each card of a hand lies, so that all of them can be seen and touched at any width. */

/** What a finger needs of every card, in CSS pixels. */
const TOUCH = 46;
/** A card's height by its width. */
export const TALL = 1.4;
const GAP = 8;
/** How much a hand in one row is bent, in degrees per card and in all. */
const BEND = 1.6;
const BEND_IN_ALL = 12;
/** How much lower its ends lie than its middle. */
const DROP = 12;

/**
 * @typedef {{x: number, y: number, tilt: number}} Place
 * @typedef {{card: number, height: number, perRow: number, places: Place[]}} Fan
 */

/**
 * Lay out a hand. The room it takes depends on the size of the round alone, so that nothing around
 * it moves while the round is played; with fewer cards they grow instead.
 * @param {{width: number, count: number, size: number, widest: number}} hand
 * @returns {Fan}
 */
export function fanOf({ width, count, size, widest }) {
  const room = Math.max(heightOf(width, size, base(width, widest)), Math.round(widest * TALL));
  let card = widest;
  while (card > base(width, widest) && heightOf(width, count, card) > room) card -= 2;
  const perRow = Math.ceil(count / rowsOf(width, count, card));
  return { card, height: room, perRow, places: placesOf(width, count, card, perRow, room) };
}

/** The width of a card when the hand is full. @param {number} width @param {number} widest */
const base = (width, widest) => Math.max(52, Math.min(widest, Math.round(width * 0.185)));

/** @param {number} width @param {number} count @param {number} card */
function rowsOf(width, count, card) {
  const fit = Math.max(1, Math.floor((width - card) / TOUCH) + 1);
  return Math.max(1, Math.ceil(count / fit));
}

/** @param {number} width @param {number} count @param {number} card */
function heightOf(width, count, card) {
  return Math.round((rowsOf(width, count, card) - 1) * rowStep(card) + card * TALL);
}

/** How much of a row shows above the next one. @param {number} card */
const rowStep = (card) => Math.max(TOUCH + 2, card * 0.72);

/**
 * @param {number} width
 * @param {number} count
 * @param {number} card
 * @param {number} perRow
 * @param {number} room
 * @returns {Place[]}
 */
function placesOf(width, count, card, perRow, room) {
  const rows = Math.ceil(count / perRow);
  const bend = rows === 1 ? Math.min(BEND, BEND_IN_ALL / Math.max(1, count)) : 0;
  const end = (count - 1) / 2;
  const drop = rows === 1 ? Math.min(DROP, end * end) : 0;
  const curve = 1 / Math.max(1, end * end);
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    // a card that leans needs more room
    const wide = card * (1 + 1.6 * Math.sin((bend * (inRow - 1) * Math.PI) / 360));
    const step = Math.min(card + GAP, inRow > 1 ? (width - wide) / (inRow - 1) : 0);
    const from = (width - card - step * (inRow - 1)) / 2;
    const off = (at % perRow) - (inRow - 1) / 2;
    return {
      x: Math.round(from + step * (at % perRow)),
      y: Math.round(
        room - card * TALL - (rows - 1 - row) * rowStep(card) + drop * (off * off * curve - 0.5),
      ),
      tilt: bend * off,
    };
  });
}
