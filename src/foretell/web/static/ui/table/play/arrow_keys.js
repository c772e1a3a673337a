/** Arrow keys in a hand of one or more rows. */

/**
 * The place of the card that a key moves to; null if there is none.
 * @type {(key: string, at: number, count: number, perRow: number) => number | null}
 */
export function placeAfter(key, at, count, perRow) {
  /** @type {Record<string, number>} */
  const places = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - perRow,
    ArrowDown: at + perRow,
    Home: 0,
    End: count - 1,
  };
  const place = places[key];
  return place === undefined || place < 0 || place >= count ? null : place;
}
