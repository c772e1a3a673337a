/** The bot whose turn it is at a table in the page: it decides, waits, and acts, unless it is overtaken. */

import { legalFor } from "../../core/legal.js";
import { seatsToAct } from "../../core/state.js";
import { botQuestion } from "../../table/moves.js";
import { gameOf, HUMAN, seatOfPerson } from "../../table/state.js";

/** @import { Action, Seat } from "../../core/types.d.ts" */
/** @import { BotQuestion, TableState } from "../../table/types.d.ts" */

/**
 * @typedef {object} Thinking how bots decide, and when
 * @property {(question: BotQuestion) => Action | Promise<Action>} think decides for a bot
 * @property {(choices: number) => number} thought the milliseconds until a bot acts, by the number of its
 *   legal actions
 * @property {(act: () => void, wait: number) => () => void} later calls a function after some
 *   milliseconds, unless what it returns is called before
 */

/**
 * @param {Thinking} thinking
 * @param {(action: Action) => void} act called with the action of a bot when it is due
 */
export function createThinker({ think, thought, later }, act) {
  let drop = () => {};
  return {
    /** Let the bot to act decide, if there is one; a decision in progress is dropped. @param {TableState} state */
    begin: (state) => {
      drop();
      const seat = botToAct(state);
      if (seat === null) return;
      let isDue = true;
      const decided = Promise.resolve(think(botQuestion(state, seat)));
      decided.catch(() => {}); // once it is dropped, its failure means nothing
      const stop = later(async () => {
        const action = await decided;
        if (isDue) act(action);
      }, thought(choicesOf(state, seat)));
      drop = () => {
        isDue = false;
        stop();
      };
    },
    /** Drop the decision in progress. */
    drop: () => drop(),
  };
}

/**
 * The first seat to act that is a bot's; null without one, or without a person at the table.
 * @param {TableState} state
 * @returns {Seat | null}
 */
export function botToAct(state) {
  if (!state.game || seatOfPerson(state) === null) return null;
  return seatsToAct(state.game.state).find((seat) => state.seats[seat]?.kind !== HUMAN) ?? null;
}

/**
 * The number of legal actions.
 * @param {TableState} state
 * @param {Seat} seat
 */
function choicesOf(state, seat) {
  const { suits, bids, cards } = legalFor(gameOf(state).state, seat) ?? {};
  return (suits ?? bids ?? cards ?? []).length;
}
