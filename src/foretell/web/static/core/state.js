// The state of a game, which follows from its events. States are immutable.

/** @import { Options, Phase, State } from "./types.d.ts" */
import { isWizard } from "./cards.js";
import { scheduleOf } from "./options.js";

/**
 * The state before the first event; a viewer's has no seed.
 * @type {(options: Options, seed: string | null) => State}
 */
export function start(options, seed) {
  const firstDealer = options.first_dealer === "draw" ? null : options.first_dealer;
  return {
    options,
    seed,
    firstDealer,
    draws: [],
    round: {
      number: 0,
      size: 0,
      dealer: firstDealer ?? 0,
      hands: [],
      turned: null,
      trump: null,
      bids: [],
      hasBid: [],
      tricks: [],
      taken: [],
      trick: null,
    },
    scores: [],
    spent: [],
    winners: [],
  };
}

/**
 * The total score of each seat (R8.3).
 * @type {(state: State) => readonly number[]}
 */
export const totalsOf = ({ scores, options }) =>
  scores.length ? scores[scores.length - 1].totals : Array(options.players).fill(0);

/**
 * The number of rounds of the game (R2.2).
 * @type {(state: State) => number}
 */
export const roundsOf = (state) => scheduleOf(state.options).length;

/**
 * Whether the dealer has yet to name trump (R5.3).
 * @type {(state: State) => boolean}
 */
export const awaitsTrump = ({ round }) => round.trump === null && isWizard(round.turned);

/** @type {(state: State) => Phase} */
export function phaseOf(state) {
  const { round, options } = state;
  const { players } = options;
  if (state.winners.length) return { type: "finished", seats: [] };
  if (state.scores.length === round.number) return { type: "settling", seats: [] };
  if (awaitsTrump(state)) return { type: "choosing_trump", seats: [round.dealer] };
  if (!round.hasBid.every(Boolean)) return { type: "bidding", seats: bidders(state) };
  const { trick } = round;
  if (!trick || trick.cards.length === players || round.tricks.length === round.size) {
    return { type: "settling", seats: [] };
  }
  return { type: "playing", seats: [(trick.leader + trick.cards.length) % players] };
}

/** @type {(state: State) => readonly number[]} */
export const seatsToAct = (state) => phaseOf(state).seats;

/**
 * The seats to bid next: one at a time (R6.1), or all that have not bid (R9.1, R9.2).
 * @type {(state: State) => number[]}
 */
function bidders({ round, options }) {
  const clockwise = round.hasBid.map((_, step) => (round.dealer + step + 1) % options.players);
  const waiting = clockwise.filter((seat) => !round.hasBid[seat]);
  return options.bidding === "open" ? waiting.slice(0, 1) : waiting;
}
