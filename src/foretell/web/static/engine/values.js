// The value of positions with all hands known: the points of the round when every seat follows the
// policy of the best network.

/** @import { Action, Seat, State } from "../core/types.d.ts" */
/** @import { Exports } from "./exports.d.ts" */
/** @import { Memory } from "./memory.js" */
/** @import { Network } from "./weights.js" */
import { seatsToAct, totalsOf } from "../core/state.js";
import { informationOf, settingsOf } from "./known.js";
import { OUTCOME, STATE } from "./layout.js";
import { codeOf } from "./situation.js";

/**
 * The positions of a round: the values for each seat, after the deal and after each action, and the
 * games before each action as the engine's states.
 * @typedef {{ readonly values: readonly (readonly number[])[], readonly states: readonly BigInt64Array[] }} Positions
 */

/**
 * @param {Exports} exports
 * @param {Memory} memory
 * @param {Network} best
 * @param {State} start the whole game after the deal
 * @param {readonly Action[]} actions all of the round; bids in order from the dealer's left
 * @returns {Positions}
 */
export function roundValues(exports, memory, best, start, actions) {
  const close = memory.open();
  try {
    const settings = memory.intsOf(settingsOf(start.options));
    const [first] = seatsToAct(start);
    const information = memory.intsOf(informationOf(start, first));
    const state = memory.ints(STATE.WIDTH);
    exports.position(settings.at, information.at, state.at);
    const codes = memory.intsOf(actions.map(codeOf));
    const states = memory.ints(actions.length * STATE.WIDTH);
    const values = memory.reals((actions.length + 1) * STATE.SEATS);
    exports.round_values(
      settings.at,
      best.weights.at,
      best.hidden,
      best.last,
      state.at,
      actions.length,
      codes.at,
      states.at,
      values.at,
    );
    const { players } = start.options;
    return {
      values: Array.from({ length: actions.length + 1 }, (_, number) => [
        ...values.values.subarray(number * STATE.SEATS, number * STATE.SEATS + players),
      ]),
      states: actions.map((_, number) =>
        states.values.slice(number * STATE.WIDTH, (number + 1) * STATE.WIDTH)
      ),
    };
  } finally {
    close();
  }
}

/**
 * The points of the round for a seat after each of some actions, in the hands as they were.
 * @param {Exports} exports
 * @param {Memory} memory
 * @param {Network} best
 * @param {State} known the game as the seat knows it
 * @param {Seat} seat
 * @param {BigInt64Array} state the game as it is
 * @param {readonly Action[]} actions
 */
export function hindsightOf(exports, memory, best, known, seat, state, actions) {
  const close = memory.open();
  try {
    const settings = memory.intsOf(settingsOf(known.options));
    const game = memory.intsOf([...state]);
    const codes = memory.intsOf(actions.map(codeOf));
    const outcomes = memory.ints(actions.length * OUTCOME.WIDTH);
    exports.rollouts_by_networks(
      settings.at,
      best.weights.at,
      best.hidden,
      best.last,
      1,
      game.at,
      actions.length,
      codes.at,
      outcomes.at,
    );
    const before = totalsOf(known)[seat];
    return actions.map((_, number) =>
      Number(outcomes.values[number * OUTCOME.WIDTH + seat]) - before
    );
  } finally {
    close();
  }
}
