// The decisions that a review values: their order, and those without a choice.

import assert from "node:assert/strict";
import { test } from "node:test";
import { playedRounds } from "../../../src/foretell/web/static/analysis/moves.js";
import { act, settle } from "../../../src/foretell/web/static/core/dealing.js";
import { hasChoice } from "../../../src/foretell/web/static/core/legal.js";
import {
  legalFor,
  seatsToAct,
  standardOptions,
  start,
} from "../../../src/foretell/web/static/core/index.js";

/** @import { Action, Header } from "../../../src/foretell/web/static/core/types.d.ts" */

const OPTIONS = {
  ...standardOptions(3),
  bidding: /** @type {const} */ ("hidden"),
  hand_sizes: [2],
  first_dealer: 0,
};

/**
 * The game after the bids of some seats, in this order.
 * @param {readonly number[]} order
 */
function bidden(order) {
  let { events, state } = settle(start(OPTIONS, "2a"));
  /** @param {Action} action */
  const take = (action) => {
    const outcome = act(state, action);
    if ("refusal" in outcome) throw new Error(outcome.refusal.code);
    events = [...events, ...outcome.events];
    state = outcome.state;
  };
  if (state.round.turned?.startsWith("Z")) take({ type: "choose_trump", seat: 0, suit: "H" });
  for (const seat of order) take({ type: "bid", seat, bid: 0 });
  return { take, events: () => events, state: () => state };
}

test("bids that were made in secret are reviewed from the dealer's left", () => {
  const game = bidden([0, 2, 1]);
  while (!game.state().winners.length) {
    const [seat] = seatsToAct(game.state());
    const [card] = legalFor(game.state(), seat)?.cards ?? [];
    game.take({ type: "play", seat, card });
  }
  const header = /** @type {Header} */ (/** @type {unknown} */ ({ options: OPTIONS, seed: "2a" }));
  const [round] = playedRounds({ header, events: game.events() });
  const bids = round.moves.flatMap(({ action }) => (action.type === "bid" ? [action.seat] : []));
  assert.deepEqual(bids, [1, 2, 0]);
});

/**
 * Whether the seat to act has no choice with a hand.
 * @param {...string} hand
 */
function forcedWith(...hand) {
  const state = bidden([1, 2, 0]).state();
  const hands = state.round.hands.map((held, seat) => (seat === 1 ? hand : held));
  const known = { ...state, round: { ...state.round, hands } };
  return !hasChoice(known, 1);
}

test("a hand of Wizards alone, or of Jesters alone, leaves no choice", () => {
  assert.equal(forcedWith("Z1", "Z3"), true);
  assert.equal(forcedWith("N1", "N2"), true);
  assert.equal(forcedWith("Z1", "N2"), false);
  assert.equal(forcedWith("H4", "H5"), false);
});
