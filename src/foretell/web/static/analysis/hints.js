// Values of actions as the hints that a record keeps, and back.

/** @import { Action, Hint, HintValue, Legal, Seat } from "../core/types.d.ts" */
/** @import { Study } from "../engine/engine.js" */
/** @import { ActionValue } from "../engine/search.js" */
import { CERTAIN } from "../core/hint.js";

/** Of a point. */
const PARTS = 100;

/**
 * The hint that shows these values.
 * @type {(study: Study) => Hint}
 */
export const hintOf = ({ values, games }) => ({ games, values: values.map(rowOf) });

/**
 * The values of a hint for a seat; null if they are not those of its legal actions.
 * @type {(hint: Hint, legal: Legal, seat: Seat) => ActionValue[] | null}
 */
export function valuesOf({ values }, legal, seat) {
  const actions = new Map(actionsIn(legal, seat).map((action) => [textOf(action), action]));
  const shown = values.flatMap(([text, ...figures]) => {
    const action = actions.get(text);
    actions.delete(text);
    return action ? [valueOf(action, figures)] : [];
  });
  return actions.size === 0 && shown.length === values.length ? shown : null;
}

/** @type {(legal: Legal, seat: Seat) => Action[]} */
const actionsIn = ({ suits = [], bids = [], cards = [] }, seat) => [
  ...suits.map((suit) => ({ type: /** @type {const} */ ("choose_trump"), seat, suit })),
  ...bids.map((bid) => ({ type: /** @type {const} */ ("bid"), seat, bid })),
  ...cards.map((card) => ({ type: /** @type {const} */ ("play"), seat, card })),
];

/**
 * @param {Action} action
 * @param {HintValue extends readonly [unknown, ...infer Figures] ? Figures : never} figures
 * @returns {ActionValue}
 */
const valueOf = (action, [points, makesBid, margin, behind, behindMargin, tricks]) => ({
  action,
  points: points / PARTS,
  makesBid: makesBid / CERTAIN,
  margin: margin / PARTS,
  behind: behind / PARTS,
  behindMargin: behindMargin / PARTS,
  tricks,
});

/** @type {(value: ActionValue) => HintValue} */
const rowOf = ({ action, points, makesBid, margin, behind, behindMargin, tricks }) => [
  textOf(action),
  Math.round(PARTS * points) + 0, // never −0
  Math.round(CERTAIN * makesBid),
  Math.round(PARTS * margin),
  Math.round(PARTS * behind),
  Math.round(PARTS * behindMargin),
  [...tricks],
];

/** An action as records write it. @param {Action} action */
function textOf(action) {
  if (action.type === "bid") return action.bid;
  return action.type === "play" ? action.card : action.suit;
}
