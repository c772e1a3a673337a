// Accuracy: how much of what was at stake decisions kept, from 0 (chance) to 100.

/** The points that have to be at stake for an accuracy: below, it would measure noise. */
const LEAST = 1;

/**
 * The points at stake in a decision: the mean loss of a random legal action.
 * @param {readonly { readonly behind: number }[]} values of every legal action
 */
export const atStakeIn = (values) =>
  values.reduce((sum, { behind }) => sum + behind, 0) / values.length;

/**
 * The accuracy of some decisions; null if there was too little at stake.
 * @param {number} lost the points that they lost against the best known ones
 * @param {number} stake the points that were at stake in them
 */
export const accuracyOf = (lost, stake) =>
  stake < LEAST ? null : 100 * Math.max(0, 1 - lost / stake);
