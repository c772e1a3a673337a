// The highlights of a reviewed game: the best find, a bid against the odds, a rescue. Each follows
// from the values of the decisions and from the rounds in which the bid was made.

/** @import { Action, Seat } from "../core/types.d.ts" */
/** @import { ActionReview, DecisionReview, Kind, Review } from "./types.d.ts" */
import { isJester, isWizard } from "../core/cards.js";
import { isSure } from "./judgement.js";

/**
 * A decision that went well. `figure` is the points by which the next choice is worse in a find;
 * otherwise the chance of the bid, 0 to 1.
 * @typedef {object} WentWell
 * @property {"find" | "odds" | "rescue"} highlight the best card or trump with every other one far worse; a
 *   bid that had a small chance, or one whose chance had become small in the play, and was made
 * @property {number} round
 * @property {DecisionReview} decision
 * @property {number} figure
 */

/** The points by which every other choice is worse in a find: any of them would be a mistake. */
const FAR = 5;
/** The least choices of a find. */
const CHOICES = 3;
/** The greatest chance of a bid against the odds, and the one from which a bid is rescued. */
const AGAINST_ODDS = 0.4;
const HOPELESS = 1 / 3;
const Z_95 = 1.96;

/**
 * The highlights of a reviewed seat: at most one of each kind, the first of equals.
 * @type {(review: Review, seat: Seat) => WentWell[]}
 */
export function highlightsOf({ rounds }, seat) {
  /** @type {Record<WentWell["highlight"], WentWell[]>} */
  const all = { find: [], odds: [], rescue: [] };
  for (const { round, seats, decisions } of rounds) {
    const own = decisions.filter((one) => one.seat === seat);
    for (const decision of own) {
      const figure = leadOf(decision);
      if (figure >= FAR) all.find.push({ highlight: "find", round, decision, figure });
    }
    if (seats[seat].bid !== seats[seat].taken) continue;
    const risky = withChance(own, AGAINST_ODDS, "bid");
    for (const one of risky) all.odds.push({ highlight: "odds", round, ...one });
    const saved = risky.length > 0 ? [] : withChance(own, HOPELESS, "card");
    for (const one of saved) all.rescue.push({ highlight: "rescue", round, ...one });
  }
  const least = (/** @type {WentWell[]} */ some) =>
    some.sort((one, other) => one.figure - other.figure).slice(0, 1);
  const best = all.find.sort((one, other) => other.figure - one.figure).slice(0, 1);
  return [...best, ...least(all.odds), ...least(all.rescue)];
}

/**
 * The points by which a decision was surely better than the next choice, or else 0. A clear hand
 * makes every other bid far worse, so bids are no finds.
 * @type {(decision: DecisionReview) => number}
 */
function leadOf({ kind, values, loss }) {
  if (kind === "bid") return 0;
  /** @type {ActionReview[]} */
  const choices = [];
  for (const value of values) {
    if (!choices.some(({ action }) => isAlike(action, value.action))) choices.push(value);
  }
  if (choices.length < CHOICES || loss > 0) return 0;
  const [, { behind, behind_margin: margin }] = choices;
  return isSure(behind, margin / Z_95) ? behind : 0;
}

/**
 * The decisions of a kind without a name and with a small chance, each with its chance.
 * @type {(decisions: readonly DecisionReview[], most: number, kind: Kind) => {decision:
 *   DecisionReview, figure: number}[]}
 */
const withChance = (decisions, most, kind) =>
  decisions.flatMap((decision) => {
    const text = JSON.stringify(decision.action);
    const taken = decision.values.find(({ action }) => JSON.stringify(action) === text);
    if (!taken || decision.kind !== kind || decision.judgement !== null) return [];
    return taken.makes_bid <= most ? [{ decision, figure: taken.makes_bid }] : [];
  });

/** Whether two actions are equivalent: two Wizards, or two Jesters (R1.1). */
function isAlike(/** @type {Action} */ one, /** @type {Action} */ other) {
  if (one.type === "play" && other.type === "play") {
    return [isWizard, isJester].some((is) => is(one.card) && is(other.card)) ||
      one.card === other.card;
  }
  return JSON.stringify(one) === JSON.stringify(other);
}
