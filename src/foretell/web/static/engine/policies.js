// A search's model of the other players: the rules of `steady`, or networks.

/** @import { Exports } from "./exports.d.ts" */
/** @import { Ints, Memory, Reals } from "./memory.js" */
/** @import { Knowledge, Situation } from "./situation.js" */
/** @import { Network } from "./weights.js" */
import { SEARCH, STATE } from "./layout.js";
import { keyOf } from "./situation.js";

/**
 * @typedef {{ readonly games: number, readonly worlds: number, readonly actions: number | null }}
 *   Budget
 */
/** @typedef {{ readonly states: Ints, readonly count: number }} Games */
/** @typedef {(share: number) => boolean} IsLate whether a share of the time has passed */

/**
 * @typedef {object} Policy
 * @property {(knowledge: Knowledge, budget: Budget, isLate: IsLate) => Games} sample possible games
 *   by likelihood, from fewer worlds when it is late
 * @property {(situation: Situation, games: number, count: number, actions: Ints, running: number, outcomes: number) => void} rollouts
 *   plays games, from an address on, after each action
 * @property {(situation: Situation, codes: readonly number[]) => Float64Array | null} logits those of
 *   actions in a policy that is known to be good, or null
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

/** All seats bid and play like `steady`. @type {(exports: Exports, memory: Memory) => Policy} */
export function byRules(exports, memory) {
  return {
    sample(knowledge, { games, worlds }, isLate) {
      const { settings, information } = knowledge;
      const weighed = weigh(
        exports,
        memory,
        knowledge,
        worlds,
        isLate,
        ({ count, hands, states, to }) =>
          exports.weigh_by_rules(settings.at, information.at, count, hands, states, to),
      );
      return resampled(exports, memory, weighed, games);
    },
    rollouts({ settings }, games, count, actions, running, outcomes) {
      exports.rollouts_by_rules(settings.at, count, games, running, actions.at, outcomes);
    },
    logits: () => null,
  };
}

/**
 * @type {(exports: Exports, memory: Memory, networks: { readonly best: Network, readonly quick:
 *   Network }) => Policy}
 */
export function byNetworks(exports, memory, { best, quick }) {
  /**
   * @type {(knowledge: Knowledge, games: Games, by: Network, moves: number, isLate: () => boolean)
   *   => void}
   */
  const refine = ({ settings, information }, games, { weights, hidden, last }, moves, isLate) => {
    for (let first = 0; first < games.count && !isLate(); first += REFINED) {
      const count = Math.min(REFINED, games.count - first);
      const from = games.states.at + first * STATE_BYTES;
      scoped(memory, () =>
        exports.refine_games(
          settings.at,
          information.at,
          weights.at,
          hidden,
          last,
          count,
          from,
          first,
          moves,
        ));
    }
  };
  return {
    sample(knowledge, { games, worlds }, isLate) {
      const { settings, information } = knowledge;
      const weighed = weigh(
        exports,
        memory,
        knowledge,
        worlds,
        isLate,
        ({ count, hands, states, to }) =>
          exports.weigh_worlds(
            settings.at,
            information.at,
            quick.weights.at,
            quick.hidden,
            quick.last,
            count,
            hands,
            states,
            to,
          ),
      );
      exports.relative_weights(weighed.count, weighed.weights.at);
      const sample = resampled(exports, memory, weighed, games);
      refine(knowledge, sample, quick, SEARCH.QUICK_MOVES, () => isLate(RULED_OUT_UNTIL));
      refine(knowledge, sample, best, SEARCH.BEST_MOVES, () => isLate(REFINED_UNTIL));
      return sample;
    },
    rollouts({ settings }, games, count, actions, running, outcomes) {
      exports.rollouts_by_networks(
        settings.at,
        best.weights.at,
        best.hidden,
        best.last,
        count,
        games,
        running,
        actions.at,
        outcomes,
      );
    },
    logits(situation, codes) {
      const close = memory.open();
      const { logits } = predictionOf(exports, memory, situation, codes, best);
      close();
      return Float64Array.from(logits);
    },
  };
}

/**
 * The output of a network for some actions: logits, expected points, and chances to make the bid.
 * @param {Exports} exports
 * @param {Memory} memory
 * @param {Situation} situation
 * @param {readonly number[]} codes
 * @param {Network} network
 */
export function predictionOf(exports, memory, { settings, information }, codes, network) {
  const { weights, hidden, last } = network;
  const [logits, points, makesBid] = [0, 1, 2].map(() => memory.reals32(codes.length));
  exports.predict(
    settings.at,
    information.at,
    weights.at,
    hidden,
    last,
    memory.intsOf(codes).at,
    codes.length,
    logits.at,
    points.at,
    makesBid.at,
  );
  return {
    logits: [...logits.values],
    points: [...points.values],
    makesBid: [...makesBid.values],
  };
}

/** @typedef {{ readonly states: Ints, readonly weights: Reals, readonly count: number }} Weighed */
/**
 * Some worlds to be weighed: the number of the first, how many they are, and where they lie.
 * @typedef {{ first: number, count: number, hands: number, states: number, to: number }} Part
 */

/**
 * Worlds with their states and weights, fewer when it is late.
 * @type {(exports: Exports, memory: Memory, knowledge: Knowledge, worlds: number, isLate: IsLate,
 *   weighPart: (part: Part) => void) => Weighed}
 */
function weigh(exports, memory, knowledge, worlds, isLate, weighPart) {
  const hands = memory.ints(worlds * STATE.SEATS);
  const states = memory.ints(worlds * STATE.WIDTH);
  const weights = memory.reals(worlds);
  scoped(memory, () => {
    const { settings, information } = knowledge;
    exports.sample_worlds(settings.at, information.at, keyOf(knowledge), 0n, worlds, hands.at);
  });
  let count = 0;
  while (count < worlds && !(count > 0 && isLate(WEIGHED_UNTIL))) {
    const part = {
      first: count,
      count: Math.min(CHUNK, worlds - count),
      hands: hands.at + count * HANDS_BYTES,
      states: states.at + count * STATE_BYTES,
      to: weights.at + 8 * count,
    };
    scoped(memory, () => weighPart(part));
    count += part.count;
  }
  return { states, weights, count };
}

/** @type {(exports: Exports, memory: Memory, weighed: Weighed, count: number) => Games} */
function resampled(exports, memory, { states, weights, count: worlds }, count) {
  const games = memory.ints(count * STATE.WIDTH);
  scoped(memory, () => exports.resample(worlds, weights.at, states.at, count, games.at));
  return { states: games, count };
}

/** Runs a function, then frees what it reserved. @param {Memory} memory @param {() => void} run */
function scoped(memory, run) {
  const close = memory.open();
  run();
  close();
}
