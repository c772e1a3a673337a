// Intervals of means and shares, from what happened in separate games.

/**
 * An estimate with its 95 % interval; both ends are null if there is too little to tell.
 * @typedef {{ readonly value: number, readonly low: number | null, readonly high: number | null }}
 *   Estimate
 */
/**
 * The sum of a figure over its cases in a game. Cases of one game share its evening and its
 * players, so games are what is drawn, not cases.
 * @typedef {{ readonly sum: number, readonly cases: number }} Part
 */
/**
 * A mean over cases: the number of its games, and the square of its standard error.
 * @typedef {{ readonly value: number, readonly square: number, readonly games: number }} Spread
 */

export const Z_95 = 1.959964;

/**
 * The quantile of Student's distribution that belongs to 97.5 %: by four terms of the expansion of
 * Cornish and Fisher (within 0.2 %), exact for one and two degrees of freedom.
 * @param {number} freedom degrees of freedom, at least 1
 */
export function student(freedom) {
  if (freedom < 1.5) return 12.7062;
  if (freedom < 2.5) return 4.3027;
  const z = Z_95;
  const terms = [
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
    (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92160,
  ];
  return terms.reduce((sum, term, place) => sum + term / freedom ** (place + 1), z);
}

/**
 * The mean over all cases.
 * @param {readonly Part[]} parts by game; games without a case do not count
 * @returns {Spread} of 0 without a case
 */
export function spreadOf(parts) {
  const counted = parts.filter(({ cases }) => cases > 0);
  const games = counted.length;
  const cases = counted.reduce((sum, part) => sum + part.cases, 0);
  const value = cases === 0 ? 0 : counted.reduce((sum, part) => sum + part.sum, 0) / cases;
  const squares = counted.map((part) => (part.sum - value * part.cases) ** 2);
  const square = squares.reduce((sum, gap) => sum + gap, 0);
  return { value, square: games < 2 ? 0 : square * games / (games - 1) / cases ** 2, games };
}

/** Half the interval of a mean. @param {Spread} spread of at least two games */
export const reachOf = ({ square, games }) => student(games - 1) * Math.sqrt(square);

/** The mean of a figure that may have either sign. @param {Spread} spread @returns {Estimate} */
export function estimateOf(spread) {
  const { value, games } = spread;
  if (games < 2) return { value, low: null, high: null };
  const reach = reachOf(spread);
  return { value, low: value - reach, high: value + reach };
}

/**
 * The mean of losses, which are never below 0, and rarely large. A sample has seen too few of the
 * large ones more often than too many, so the upper end is found on a logarithmic scale.
 * @param {Spread} spread
 * @returns {Estimate}
 */
export function lossOf(spread) {
  const { value, games } = spread;
  if (games < 2 || value <= 0) return { value, low: null, high: null };
  const reach = reachOf(spread);
  return { value, low: Math.max(0, value - reach), high: value * Math.exp(reach / value) };
}

/**
 * The change from one mean to another, by Welch's degrees of freedom.
 * @param {Spread} before
 * @param {Spread} since
 * @returns {Estimate}
 */
export function changeOf(before, since) {
  const value = since.value - before.value;
  if (before.games < 2 || since.games < 2) return { value, low: null, high: null };
  const square = before.square + since.square;
  const parts = before.square ** 2 / (before.games - 1) + since.square ** 2 / (since.games - 1);
  const freedom = parts === 0 ? before.games + since.games - 2 : square ** 2 / parts;
  const reach = student(freedom) * Math.sqrt(square);
  return { value, low: value - reach, high: value + reach };
}

/**
 * A share of cases, with the interval of Wilson, which also holds for few cases and near 0 and 1.
 * @param {number} count
 * @param {number} cases at least 1
 * @returns {Estimate}
 */
export function shareOf(count, cases) {
  const share = count / cases;
  const square = Z_95 ** 2 / cases;
  const middle = (share + square / 2) / (1 + square);
  const reach = Math.sqrt(square * (share * (1 - share) + square / 4)) / (1 + square);
  return {
    value: share,
    low: count === 0 ? 0 : middle - reach,
    high: count === cases ? 1 : middle + reach,
  };
}
