// The value of positions with all hands known: the points of the round when every seat follows the
// policy of the best network.

/** @import { Action, Seat, State } from "../core/types.d.ts" */
/** @import { Memory } from "./memory.js" */
/** @import { Network } from "./weights.js" */
import { seatsToAct, totalsOf } from "../core/state.js";
import { settingsOf } from "./known.js";
import { OUTCOME, STATE } from "./layout.js";
import { codeOf, knowledgeOf } from "./situation.js";

/**
 * The positions of a round: the values for each seat, after the deal and after each action, and the
 * games before each action as the engine's states.
 * @typedef {object} Positions
 * @property {readonly (readonly number[])[]} values
 * @property {readonly BigInt64Array[]} states
 */

/**
 * @param {Memory} memory
 * @param {Network} best
 * @param {State} start the whole game after the deal
 * @param {readonly Action[]} actions all of the round; bids in order from the dealer's left
 * @returns {Positions}
 */
export const roundValues = (memory, best, start, actions) =>
  memory.scoped(() => {
    const { exports } = memory;
    const { length } = actions;
    const { addresses } = knowledgeOf(memory, start, seatsToAct(start)[0], "");
    const { address } = memory.ints(STATE.WIDTH);
    exports.position(...addresses, address);
    const codes = memory.intsOf(actions.map(codeOf));
    const states = memory.ints(length * STATE.WIDTH);
    const values = memory.reals((length + 1) * STATE.SEATS);
    const arrays = /** @type {const} */ ([codes.address, states.address, values.address]);
    exports.round_values(addresses[0], ...best, address, length, ...arrays);
    return {
      values: Array.from({ length: length + 1 }, (_, number) => {
        const first = number * STATE.SEATS;
        return [...values.values.subarray(first, first + start.options.players)];
      }),
      states: actions.map((_, number) =>
        states.values.slice(number * STATE.WIDTH, (number + 1) * STATE.WIDTH)
      ),
    };
  });

/**
 * The points of the round for a seat after each of some actions, in the hands as they were.
 * @param {Memory} memory
 * @param {Network} best
 * @param {State} known the game as the seat knows it
 * @param {Seat} seat
 * @param {BigInt64Array} state the game as it is
 * @param {readonly Action[]} actions
 */
export const hindsightOf = (memory, best, known, seat, state, actions) =>
  memory.scoped(() => {
    const settings = memory.intsOf(settingsOf(known.options)).address;
    const game = memory.intsOf([...state]).address;
    const codes = memory.intsOf(actions.map(codeOf)).address;
    const outcomes = memory.ints(actions.length * OUTCOME.WIDTH);
    const choices = /** @type {const} */ ([actions.length, codes, 0, outcomes.address]);
    memory.exports.rollouts_by_networks(settings, ...best, 1, game, ...choices);
    const total = totalsOf(known)[seat];
    return actions.map((_, number) =>
      Number(outcomes.values[number * OUTCOME.WIDTH + seat]) - total
    );
  });
