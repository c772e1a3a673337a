/** Places by totals. */

/**
 * The place of a seat, the best being 1; equal totals share a place.
 * @param {readonly number[]} totals by seat
 * @param {number} seat
 */
export const placeOf = (totals, seat) => 1 + totals.filter((total) => total > totals[seat]).length;

/**
 * The seats from the best to the worst, with their places; equal totals share a place.
 * @param {readonly number[]} totals
 */
export const ranking = (totals) =>
  totals
    .map((total, seat) => ({ seat, total, place: placeOf(totals, seat) }))
    .sort((one, other) => one.place - other.place);
