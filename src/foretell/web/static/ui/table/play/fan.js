/** The position of each card of a hand, so that all can be seen and touched at any width. */

/** The width of a card that a finger needs, in CSS pixels. */
const TOUCH = 44;
/** The height of a row that shows above the next one: at least, and as a part of a card. */
const ROW = 48;
const ROW_PART = 0.85;
/** The part of a card's width that its index takes. */
const STRIP = 0.29;
/** A card's height by its width. */
export const TALL = 1.4;
/** The least width of a card, the width below which another row is better, and the largest. */
const LEAST = 48;
const COMFORTABLE = 56;
const WIDEST = 190;
const GAP = 8;
/** The bend of a hand in one row, in degrees per card and in all. */
const BEND = 1.6;
const BEND_IN_ALL = 12;
/** The distance by which the ends of a row lie lower than its middle. */
const DROP = 12;

/**
 * @typedef {{x: number, y: number, tilt: number}} Place
 * @typedef {{card: number, height: number, perRow: number, places: Place[]}} Fan
 */

/**
 * The height of a hand: a part of the screen, less on a low and wide one.
 * @param {{screenWidth: number, screenHeight: number}} room
 */
export function shareOf({ screenWidth, screenHeight }) {
  const part = screenWidth > screenHeight ? 0.26 : 0.29;
  return Math.round(Math.min(screenHeight * part, WIDEST * TALL + DROP));
}

/**
 * Lays out a hand. Its room depends only on the size of the round, so that nothing around it moves
 * during the round; fewer cards grow instead.
 * @param {{width: number, share: number, count: number, size: number, strip?: number}} hand
 *   `share`: the desired height, exceeded if no card would be large enough; `strip`: the visible
 *   width of a card under others (default: a fingertip)
 * @returns {Fan}
 */
export function fanOf({ width, share, count, size, strip = TOUCH }) {
  const full = cardFor(width, size, share, COMFORTABLE, strip);
  const room = Math.max(share, heightOf(full.rows, full.card));
  const { card, rows } = count === size ? full : cardFor(width, count, room, full.card, strip);
  const perRow = Math.ceil(count / rows);
  return { card, height: room, perRow, places: placesOf(width, count, card, perRow, room, strip) };
}

/**
 * The largest cards that fit, in as few rows as make them large enough.
 * @type {(width: number, count: number, height: number, enough: number, strip: number) => {card:
 *   number, rows: number}}
 */
function cardFor(width, count, height, enough, strip) {
  const least = Math.ceil(count / (Math.floor(Math.max(0, width - LEAST) / strip) + 1)) || 1;
  let best = { card: LEAST, rows: least };
  for (let rows = 1; rows <= least + 1; rows += 1) {
    const inRow = Math.ceil(count / rows);
    const across = Math.min(width - (inRow - 1) * strip, width / (1 + (inRow - 1) * STRIP));
    const down = Math.min(
      (height - (rows - 1) * ROW) / TALL,
      height / (TALL + (rows - 1) * ROW_PART),
    );
    const card = 2 * Math.floor(Math.min(across, down, WIDEST) / 2);
    if (card >= enough) return { card, rows };
    if (card > best.card) best = { card, rows };
  }
  return best;
}

/** @param {number} rows @param {number} card */
const heightOf = (rows, card) => Math.round((rows - 1) * rowStep(card) + card * TALL);

/** The height of a row that shows above the next one. @param {number} card */
const rowStep = (card) => Math.max(ROW, card * ROW_PART);

/**
 * The angle between the cards of a row; 0 if leaning would hide too much of them.
 * @type {(width: number, count: number, card: number, strip: number) => number}
 */
function bendOf(width, count, card, strip) {
  const bend = Math.min(BEND, BEND_IN_ALL / Math.max(1, count));
  return width - leaning(card, bend * (count - 1)) < (count - 1) * strip ? 0 : bend;
}

/** The width of a card that leans by an angle. @param {number} card @param {number} bent */
const leaning = (card, bent) => card * (1 + 1.6 * Math.sin((bent * Math.PI) / 360));

/**
 * @type {(width: number, count: number, card: number, perRow: number, room: number, strip: number)
 *   => Place[]}
 */
function placesOf(width, count, card, perRow, room, strip) {
  const rows = Math.ceil(count / perRow);
  const end = (count - 1) / 2;
  const bend = rows === 1 ? bendOf(width, count, card, strip) : 0;
  const drop = rows === 1 ? Math.min(DROP, end * end) : 0;
  const curve = 1 / Math.max(1, end * end);
  const wide = leaning(card, bend * (count - 1));
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
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
