// How a search imagines the other players: by the rules of `steady`, or by networks.

/** @import { Exports } from "./exports.d.ts" */
/** @import { Ints, Memory, Reals } from "./memory.js" */
/** @import { Situation } from "./situation.js" */
/** @import { Network } from "./weights.js" */
import { NETWORK, SEARCH, SOLVER, STATE } from "./layout.js";
import { keyOf } from "./situation.js";

/** @typedef {{ readonly games: number, readonly worlds: number, readonly actions: number | null }} Budget */
/** @typedef {{ readonly states: Ints, readonly count: number }} Games */
/** @typedef {(share: number) => boolean} IsLate whether a share of the time is over */

/**
 * @typedef {object} Policy
 * @property {(situation: Situation, budget: Budget, isLate: IsLate) => Games} sample possible games
 *   by likelihood, from fewer worlds when it is late
 * @property {(situation: Situation, games: number, count: number, actions: Ints, running: number, totals: number) => void} rollouts
 *   plays games, from an address on, after each action
 * @property {(situation: Situation, prior: Reals, actions: Ints) => number} prior writes the expected
 *   points of actions before any rollout, and returns the standard error of their differences
 */

/** Worlds weighed between two looks at the clock. */
const CHUNK = 20;
/** The share of the time after which worlds are no longer weighed by bids, and by plays. */
const BIDS_UNTIL = 0.3;
const PLAYS_UNTIL = 0.5;
const STATE_BYTES = 8 * STATE.WIDTH;
const HANDS_BYTES = 8 * STATE.SEATS;

/**
 * All seats bid and play like `steady`.
 * @param {Exports} exports
 * @param {Memory} memory
 * @returns {Policy}
 */
export function byRules(exports, memory) {
  return {
    sample(situation, { games, worlds }, isLate) {
      const { settings, information } = situation;
      const weighed = weigh(
        exports,
        memory,
        situation,
        worlds,
        isLate,
        ({ count, hands, states, to }) =>
          exports.weigh_by_rules(settings.at, information.at, count, hands, states, to),
      );
      return resampled(exports, memory, weighed, games);
    },
    rollouts({ settings }, games, count, actions, running, totals) {
      exports.rollouts_by_rules(settings.at, count, games, running, actions.at, totals);
    },
    prior: () => Infinity,
  };
}

/**
 * The others act like a network or `steady`; the last tricks are solved.
 * @param {Exports} exports
 * @param {Memory} memory
 * @param {{ readonly best: Network, readonly quick: Network }} networks
 * @returns {Policy}
 */
export function byNetworks(exports, memory, { best, quick }) {
  const { weights, hidden, last } = quick;
  const positions = memory.ints(SOLVER.POSITIONS);
  const scratch = memory.ints(SOLVER.SCRATCH);
  return {
    sample(situation, { games, worlds }, isLate) {
      const { settings, information, known } = situation;
      const { round } = known;
      const plays = round.tricks.length > 0 || (round.trick?.cards.length ?? 0) > 0;
      const weighed = weigh(
        exports,
        memory,
        situation,
        worlds,
        isLate,
        (worlds) =>
          exports.weigh_bids(
            settings.at,
            information.at,
            weights.at,
            hidden,
            last,
            worlds.first,
            worlds.count,
            worlds.hands,
            worlds.states,
            worlds.to,
          ),
      );
      exports.relative_weights(weighed.count, weighed.weights.at);
      if (!plays) return resampled(exports, memory, weighed, games);
      const spare = resampled(exports, memory, weighed, games * SEARCH.SPARE);
      const again = memory.reals(spare.count);
      let count = 0;
      while (count < spare.count && !(count > 0 && isLate(PLAYS_UNTIL))) {
        const chunk = Math.min(CHUNK, spare.count - count);
        exports.weigh_plays(
          settings.at,
          information.at,
          weights.at,
          hidden,
          last,
          chunk,
          spare.states.at + count * STATE_BYTES,
          again.at + 8 * count,
        );
        count += chunk;
      }
      exports.relative_weights(count, again.at);
      return resampled(exports, memory, { states: spare.states, weights: again, count }, games);
    },
    rollouts({ settings, known }, games, count, actions, running, totals) {
      const { round } = known;
      if (round.trick && round.size - round.tricks.length <= SOLVER.ENDGAME) {
        exports.solve_endgames(
          settings.at,
          positions.at,
          SOLVER.POSITIONS,
          scratch.at,
          count,
          games,
          running,
          actions.at,
          totals,
        );
      } else {
        exports.rollouts_by_networks(
          settings.at,
          weights.at,
          hidden,
          last,
          count,
          games,
          running,
          actions.at,
          totals,
        );
      }
    },
    prior({ settings, information, codes }, prior, actions) {
      const close = memory.open();
      const points = memory.reals32(codes.length);
      exports.predict(
        settings.at,
        information.at,
        best.weights.at,
        best.hidden,
        best.last,
        actions.at,
        codes.length,
        memory.reals32(codes.length).at,
        points.at,
        memory.reals32(codes.length).at,
      );
      prior.values.set(points.values);
      close();
      return NETWORK.ERROR;
    },
  };
}

/** @typedef {{ readonly states: Ints, readonly weights: Reals, readonly count: number }} Weighed */
/**
 * Some worlds to be weighed: the number of the first, how many they are, and where they lie.
 * @typedef {{ first: number, count: number, hands: number, states: number, to: number }} Part
 */

/**
 * Worlds with their states and weights, fewer when it is late.
 * @param {Exports} exports
 * @param {Memory} memory
 * @param {Situation} situation
 * @param {number} worlds
 * @param {IsLate} isLate
 * @param {(part: Part) => void} weighPart
 * @returns {Weighed}
 */
function weigh(exports, memory, situation, worlds, isLate, weighPart) {
  const hands = memory.ints(worlds * STATE.SEATS);
  const states = memory.ints(worlds * STATE.WIDTH);
  const weights = memory.reals(worlds);
  scoped(memory, () => {
    const { settings, information } = situation;
    exports.sample_worlds(settings.at, information.at, keyOf(situation), 0n, worlds, hands.at);
  });
  let count = 0;
  while (count < worlds && !(count > 0 && isLate(BIDS_UNTIL))) {
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

/**
 * @param {Exports} exports
 * @param {Memory} memory
 * @param {Weighed} weighed
 * @param {number} count
 * @returns {Games}
 */
function resampled(exports, memory, { states, weights, count: worlds }, count) {
  const games = memory.ints(count * STATE.WIDTH);
  scoped(memory, () => exports.resample(worlds, weights.at, states.at, count, games.at));
  return { states: games, count };
}

/**
 * Runs something, and frees what it reserved.
 * @param {Memory} memory
 * @param {() => void} run
 */
function scoped(memory, run) {
  const close = memory.open();
  run();
  close();
}
