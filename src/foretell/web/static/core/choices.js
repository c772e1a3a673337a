// Games as choices: each action is its place among the legal ones.

/** @import { Action, GameEvent, Options, Seat, State } from "./types.d.ts" */
import { act, settle } from "./decide.js";
import { legalFor } from "./legal.js";
import { seatsToAct, start } from "./state.js";

/**
 * The legal actions of a seat, in the order of suits, bids or cards.
 * @type {(state: State, seat: Seat) => Action[]}
 */
export function legalActions(state, seat) {
  const { suits, bids, cards } = legalFor(state, seat) ?? {};
  if (suits) return suits.map((suit) => ({ type: "choose_trump", seat, suit }));
  if (bids) return bids.map((bid) => ({ type: "bid", seat, bid }));
  return (cards ?? []).map((card) => ({ type: "play", seat, card }));
}

/**
 * The place of an action among the legal ones; -1 if it is not legal.
 * @type {(state: State, action: Action) => number}
 */
export const choiceOf = (state, action) =>
  legalActions(state, action.seat).findIndex((legal) => valueOf(legal) === valueOf(action));

/** @param {Action} action */
function valueOf(action) {
  if (action.type === "bid") return action.bid;
  return action.type === "play" ? action.card : action.suit;
}

/**
 * A game after choices of the seats in turn.
 * @param {Options} options
 * @param {string} seed
 * @param {Iterable<number>} choices
 * @returns {{state: State, events: readonly GameEvent[]} | null} null if there is no such choice
 */
export function playedBy(options, seed, choices) {
  let { state, events } = settle(start(options, seed));
  for (const choice of choices) {
    const [seat] = seatsToAct(state);
    const action = legalActions(state, seat)[choice];
    const outcome = action && act(state, action);
    if (!outcome || "refusal" in outcome) return null;
    state = outcome.state;
    events = [...events, ...outcome.events];
  }
  return { state, events };
}
