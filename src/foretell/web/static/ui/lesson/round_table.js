/** The table of a lesson's round: a position with all hands, before the first bid. */

import { LOCAL_SETTINGS } from "../../net/live/local_settings.js";
import { HUMAN } from "../../table/state.js";
import { OWN, stateAt } from "./lessons.js";

/** @import { Card, GameEvent, RoundScored, State } from "../../core/types.d.ts" */
/** @import { SavedTable, TableEvent } from "../../table/types.d.ts" */

/** The bot on all other seats. */
export const OPPONENT = "seasoned";
/** Deals what would follow the round, which nobody sees. */
const SEED = "0".repeat(64);

/**
 * @param {string} text of the position
 * @param {{name: string, bots: readonly string[], started: number}} how the names of the learner and
 *   the bots, and the start in milliseconds
 * @returns {SavedTable}
 */
export function tableAt(text, { name, bots, started }) {
  const { state } = stateAt(text);
  const { number: round, dealer, hands, turned, trump } = state.round;
  /** @type {TableEvent[]} */
  const entries = [
    { type: "opened", options: state.options, settings: LOCAL_SETTINGS },
    { type: "seated", seat: OWN, name, kind: HUMAN },
    ...bots.map((bot, at) => seated(OWN + 1 + at, bot)),
    { type: "host_changed", seat: OWN },
    { type: "game_started", game: 1 },
    ...earlierRounds(state),
    { type: "dealt", round, dealer, hands, turned, trump },
  ];
  return { form: 1, entries, started, secrets: 0, seed: SEED };
}

/** @type {(seat: number, name: string) => TableEvent} */
const seated = (seat, name) => ({ type: "seated", seat, name, kind: OPPONENT });

/**
 * The events of earlier rounds, of which only the totals after the last are known, and with two
 * players the cards that are out.
 * @type {(state: State) => GameEvent[]}
 */
function earlierRounds({ options: { players }, round: { number, dealer }, scores, spent }) {
  const nobody = Array.from({ length: players }, () => 0);
  return scores.flatMap((score, at) => {
    const isLast = at === number - 2;
    const cards = isLast ? spent : [];
    const hands = nobody.map((_, seat) => (seat === OWN ? cards : []));
    const deals = (((dealer - number + score.round) % players) + players) % players;
    return [
      { type: "dealt", round: score.round, dealer: deals, hands, turned: null, trump: null },
      ...(cards.length > 0 ? playedOut(cards, hands) : []),
      /** @type {RoundScored} */ ({ ...score, tricks: nobody }),
    ];
  });
}

/** @type {(cards: readonly Card[], hands: readonly (readonly Card[])[]) => GameEvent[]} */
const playedOut = (cards, hands) => [
  { type: "bidding_closed", bids: hands.map(() => 0), hands },
  ...cards.map((card) => ({ type: /** @type {const} */ ("played"), seat: OWN, card })),
  { type: "trick_won", seat: OWN },
];
