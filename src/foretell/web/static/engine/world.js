// A possible game: the hands of all seats, according to a searching bot's beliefs.

/** @import { Hands } from "../core/types.d.ts" */
/** @import { Policy } from "./policies.js" */
/** @import { Knowledge } from "./situation.js" */
import { DECK } from "../core/cards.js";
import { BUDGETS, STATE } from "./layout.js";

/**
 * The hands of a game that agrees with what a seat knows.
 * @type {(knowledge: Knowledge, policy: Policy) => Hands}
 */
export function sampleWorld(knowledge, policy) {
  const budget = { ...BUDGETS.strongest, games: 1 };
  const { states } = policy.sample(knowledge, budget, () => false);
  return handsIn(states.values, knowledge.known.options.players);
}

/**
 * The hands of all seats in a game's state.
 * @type {(state: BigInt64Array, players: number) => Hands}
 */
export const handsIn = (state, players) =>
  [...state.subarray(STATE.HANDS, STATE.HANDS + players)].map((cards) =>
    DECK.filter((_, index) => (cards >> BigInt(index)) & 1n)
  );
