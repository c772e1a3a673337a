// A search's model of the other players: the rules of `steady`, or networks.

/** @import { Ints, Memory, Reals } from "./memory.js" */
/** @import { Knowledge, Situation } from "./situation.js" */
/** @import { Network } from "./weights.js" */
import { SEARCH, STATE } from "./layout.js";
import { keyOf } from "./situation.js";

/**
 * @typedef {object} Budget
 * @property {number} games
 * @property {number} worlds
 * @property {number | null} actions tried per game; null for all
 * @property {number} tries_all 1 if every action is tried in all games, else 0
 */
/** @typedef {{ readonly states: Ints, readonly count: number }} Games */
/** @typedef {(share: number) => boolean} IsLate whether a share of the time has passed */

/**
 * @typedef {object} Policy
 * @property {(knowledge: Knowledge, budget: Budget, isLate: IsLate) => Games} sample possible games
 *   by likelihood, from fewer worlds when it is late
 * @property {(situation: Situation, games: number, count: number, actions: Ints, running: number,
 *   outcomes: number) => void} rollouts plays games, from an address on, after each action
 * @property {(situation: Situation, games: number, count: number, actions: Ints, number: number,
 *   moves: number) => void} trace writes the moves after each action in games, from an address on
 * @property {(situation: Situation, codes: readonly number[]) => Float64Array | null} logits those
 *   of actions in a policy that is known to be good, or null
 */

/** Worlds weighed, and games refined, between two looks at the clock. */
const CHUNK = 20;
const REFINED = 5;
/** The share of the time after which worlds are no longer weighed. */
const WEIGHED_UNTIL = 0.2;
/** The share of the time after which games are no longer refined with each network. */
const RULED_OUT_UNTIL = 0.4;
const REFINED_UNTIL = 0.6;
const STATE_BYTES = 8 * STATE.WIDTH;
const HANDS_BYTES = 8 * STATE.SEATS;

/**
 * All seats bid and play like `steady`.
 * @type {(memory: Memory) => Policy}
 */
export function byRules(memory) {
  const { exports } = memory;
  return {
    sample(knowledge, { games, worlds }, isLate) {
      const weighed = weigh(
        memory,
        knowledge,
        worlds,
        isLate,
        (...part) => exports.weigh_by_rules(...knowledge.addresses, ...part),
      );
      return resampled(memory, weighed, games);
    },
    rollouts({ addresses: [settings] }, games, count, { address }, running, outcomes) {
      exports.rollouts_by_rules(settings, count, games, running, address, outcomes);
    },
    trace({ addresses: [settings] }, games, count, { address }, number, moves) {
      exports.traces_by_rules(settings, count, games, number, address, moves);
    },
    logits: () => null,
  };
}

/**
 * The others act by mixed policies, or at temperature 0 by their likeliest action.
 * @type {(memory: Memory, networks: { readonly best: Network, readonly quick: Network },
 *   temperature: number) => Policy}
 */
export function byNetworks(memory, { best, quick }, temperature) {
  const { exports } = memory;
  /**
   * @type {(knowledge: Knowledge, games: Games, network: Network, moves: number, isLate: () =>
   *   boolean) => void}
   */
  const refine = ({ addresses }, { states, count }, network, moves, isLate) => {
    for (let first = 0; first < count && !isLate(); first += REFINED) {
      const games = states.address + first * STATE_BYTES;
      const part = /** @type {const} */ ([Math.min(REFINED, count - first), games, first]);
      memory.scoped(() => exports.refine_games(...addresses, ...network, ...part, moves));
    }
  };
  return {
    sample(knowledge, { games, worlds }, isLate) {
      const weighed = weigh(
        memory,
        knowledge,
        worlds,
        isLate,
        (...part) => exports.weigh_worlds(...knowledge.addresses, ...quick, ...part),
      );
      exports.relative_weights(weighed.count, weighed.weights.address);
      const sample = resampled(memory, weighed, games);
      refine(knowledge, sample, quick, SEARCH.QUICK_MOVES, () => isLate(RULED_OUT_UNTIL));
      refine(knowledge, sample, best, SEARCH.BEST_MOVES, () => isLate(REFINED_UNTIL));
      return sample;
    },
    rollouts({ addresses: [settings] }, games, count, { address }, running, outcomes) {
      const actions = /** @type {const} */ ([running, address, temperature]);
      exports.rollouts_by_networks(settings, ...best, count, games, ...actions, outcomes);
    },
    trace({ addresses: [settings] }, games, count, { address }, number, moves) {
      exports.traces(settings, ...best, count, games, number, address, temperature, moves);
    },
    logits: (situation, codes) =>
      memory.scoped(() => Float64Array.from(predictionOf(memory, situation, codes, best).logits)),
  };
}

/**
 * The output of a network for some actions: logits, expected points, and chances to make the bid.
 * @param {Memory} memory
 * @param {Situation} situation
 * @param {readonly number[]} codes
 * @param {Network} network
 */
export function predictionOf(memory, { addresses }, codes, network) {
  const actions = /** @type {const} */ ([memory.intsOf(codes).address, codes.length]);
  const outputs = [0, 1, 2].map(() => memory.reals32(codes.length));
  const [logits, points, makesBid] = outputs.map(({ address }) => address);
  memory.exports.predict(...addresses, ...network, ...actions, logits, points, makesBid);
  const values = outputs.map((block) => [...block.values]);
  return { logits: values[0], points: values[1], makesBid: values[2] };
}

/** @typedef {{ readonly states: Ints, readonly weights: Reals, readonly count: number }} Weighed */

/**
 * Worlds with their states and weights, fewer when it is late. They are weighed in parts, each
 * passed as a number of worlds and three addresses.
 * @type {(memory: Memory, knowledge: Knowledge, worlds: number, isLate: IsLate, weighPart: (count:
 *   number, hands: number, states: number, weights: number) => void) => Weighed}
 */
function weigh(memory, knowledge, worlds, isLate, weighPart) {
  const hands = memory.ints(worlds * STATE.SEATS);
  const states = memory.ints(worlds * STATE.WIDTH);
  const weights = memory.reals(worlds);
  const key = keyOf(knowledge);
  memory.scoped(() =>
    memory.exports.sample_worlds(...knowledge.addresses, key, 0n, worlds, hands.address)
  );
  let count = 0;
  while (count < worlds && !(count > 0 && isLate(WEIGHED_UNTIL))) {
    const number = Math.min(CHUNK, worlds - count);
    memory.scoped(() =>
      weighPart(
        number,
        hands.address + count * HANDS_BYTES,
        states.address + count * STATE_BYTES,
        weights.address + 8 * count,
      )
    );
    count += number;
  }
  return { states, weights, count };
}

/** @type {(memory: Memory, weighed: Weighed, count: number) => Games} */
function resampled(memory, { states, weights, count: worlds }, count) {
  const games = memory.ints(count * STATE.WIDTH);
  const { exports, scoped } = memory;
  scoped(() => exports.resample(worlds, weights.address, states.address, count, games.address));
  return { states: games, count };
}
