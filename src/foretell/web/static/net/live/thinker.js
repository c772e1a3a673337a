/** The bot to act at a table in the page: it decides, waits, and acts, unless the state changes first. */

import { legalFor } from "../../core/legal.js";
import { seatsToAct } from "../../core/state.js";
import { botQuestion } from "../../table/moves.js";
import { gameOf, HUMAN, seatOfPerson } from "../../table/state.js";

/** @import { Action, Seat } from "../../core/types.d.ts" */
/** @import { BotQuestion, TableState } from "../../table/types.d.ts" */

/**
 * @typedef {object} Thinking how bots decide, and when
 * @property {(question: BotQuestion) => Action | Promise<Action>} think decides for a bot
 * @property {(choices: number) => number} thought the milliseconds until a bot acts, by the number
 *   of its legal actions
 * @property {(act: () => void, wait: number) => () => void} later calls a function after some
 *   milliseconds, unless the returned function is called before
 */

/**
 * @param {Thinking} thinking
 * @param {(action: Action) => void} act called with the action of a bot when it is due
 */
export function createThinker({ think, thought, later }, act) {
  let drop = () => {};
  return {
    /**
     * Starts the decision of the bot to act, if there is one; a decision in progress is dropped.
     * @param {TableState} state
     */
    begin: (state) => {
      drop();
      const seat = botToAct(state);
      if (seat === null) return;
      let isDue = true;
      const decision = Promise.resolve(think(botQuestion(state, seat)));
      decision.catch(() => {}); // once dropped, its failure does not matter
      const stop = later(async () => {
        const action = await decision;
        if (isDue) act(action);
      }, thought(choicesOf(state, seat)));
      drop = () => {
        isDue = false;
        stop();
      };
    },
    drop: () => drop(),
  };
}

/**
 * The first seat to act that is a bot's; null if there is none, or no person at the table.
 * @type {(state: TableState) => Seat | null}
 */
export function botToAct(state) {
  if (!state.game || seatOfPerson(state) === null) return null;
  return seatsToAct(state.game.state).find((seat) => state.seats[seat]?.kind !== HUMAN) ?? null;
}

/** @type {(state: TableState, seat: Seat) => number} */
function choicesOf(state, seat) {
  const { suits, bids, cards } = legalFor(gameOf(state).state, seat) ?? {};
  return (suits ?? bids ?? cards ?? []).length;
}
