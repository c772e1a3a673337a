// Accuracy: how close decisions come to the best known ones, from 0 to 100.

/** The loss in points at which accuracy falls to 100 / e, which is 37. */
const SCALE = 10;

/** @param {number} loss the points of the round that it was worth less than the best known one */
export const accuracyOf = (loss) => 100 * Math.exp(-loss / SCALE);
