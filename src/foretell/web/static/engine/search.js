// The search: every action is tried in possible games, and dropped once it is hopeless.

/** @import { Action } from "../core/types.d.ts" */
/** @import { Exports } from "./exports.d.ts" */
/** @import { Memory } from "./memory.js" */
/** @import { Budget, Policy } from "./policies.js" */
/** @import { Situation } from "./situation.js" */
import { isJester, isWizard } from "../core/cards.js";
import { OUTCOME, STATE, TRIALS } from "./layout.js";

/**
 * The estimated value of an action (`foretell.bots.explanation.ActionValue`).
 * @typedef {object} ActionValue
 * @property {Action} action
 * @property {number} points the expected points of the round
 * @property {number} makesBid the probability to make the bid exactly
 * @property {number} margin half the 95 % interval of the points
 * @property {number} behind the gap to the best action, in points
 * @property {number} behindMargin half the 95 % interval of that gap
 * @property {readonly number[]} tricks in how many possible games the seat took 0, 1, 2, … tricks
 *   of the round; empty if none were played
 */

/**
 * The goal of a search, and its limit of time.
 * @typedef {object} Goal
 * @property {number | null} roundsToWin the rounds after this one, to maximise the chance to win the
 *   game; null to maximise points
 * @property {number} milliseconds the time for it
 * @property {() => number} now the time in milliseconds
 */

/**
 * The first arguments of functions on trials: the numbers of games and actions, and addresses.
 * @typedef {Parameters<Exports["estimate"]> extends readonly [...infer First, infer _] ? First :
 *   never} Trials
 */

/** Rollouts between two looks at the clock, of whole games. */
const CHUNK = 24;
/** The share of the time after which rollouts end, so that they can be summed up within it. */
const ROLLOUTS_UNTIL = 0.97;

/**
 * Yields the values of all actions after each stage, the best first; the last ones are the result.
 * With a time limit it may end after fewer games; without one it always plays the same games.
 * @type {(memory: Memory, situation: Situation, budget: Budget, policy: Policy, goal: Goal) =>
 *   Generator<{ values: ActionValue[], games: number, states: BigInt64Array }, void, void>} `states`
 *   are the possible games, as long as nothing is added to memory
 */
export function* search(memory, situation, budget, policy, goal) {
  const { exports } = memory;
  const { roundsToWin, milliseconds, now } = goal;
  const began = now();
  const { kinds, codes } = kindsOf(situation);
  const number = codes.length;
  const close = memory.open();
  try {
    const isLate = (/** @type {number} */ share) => now() - began > milliseconds * share;
    const { states, count } = policy.sample(situation, budget, isLate);
    const rolloutsLeft = budget.actions === null ? count * number : budget.games * budget.actions;
    const progress = memory.ints(TRIALS.PROGRESS);
    const running = memory.intsOf(codes.map((_, action) => action));
    const tried = memory.ints(number);
    const points = memory.reals(count * number);
    const values = memory.reals(count * number);
    const lags = memory.reals(2 * number);
    const logOdds = memory.reals(number);
    const outcomes = memory.ints(count * number * OUTCOME.WIDTH);
    const tricks = codes.map(() => Array(situation.known.round.size + 1).fill(0));
    const estimates = memory.reals(number * TRIALS.ESTIMATE);
    const { START, STOP, RUNNING, LEFT, DEFAULT } = TRIALS;
    const arrays = [progress, running, tried, points, values, lags, logOdds];
    const addresses = arrays.map(({ address }) => address);
    const trials = /** @type {Trials} */ ([count, number, ...addresses]);
    progress.values[STOP] = BigInt(Math.min(TRIALS.FIRST_STAGE, count));
    progress.values[RUNNING] = BigInt(number);
    progress.values[LEFT] = BigInt(rolloutsLeft);
    progress.values[TRIALS.TRIES_ALL] = BigInt(budget.tries_all);
    const logits = roundsToWin === null ? policy.logits(situation, codes) : null; // it maximises points
    const most = logits === null ? 0 : Math.max(...logits);
    const likeliest = logits === null ? -1 : logits.indexOf(most);
    progress.values[DEFAULT] = BigInt(likeliest); // memory can have moved
    if (logits !== null) logOdds.values.set(logits.map((logit) => logit - most));
    const places = memory.ints(number);
    while (progress.values[START] < progress.values[STOP]) {
      const [start, stop, contenders] = [START, STOP, RUNNING].map((place) =>
        Number(progress.values[place])
      );
      places.values.set(
        [...running.values.subarray(0, contenders)].map((action) => BigInt(codes[Number(action)])),
      );
      let done = start;
      let chunkBegan = now();
      let longest = 0;
      const isLast = () => done > 0 && chunkBegan + longest - began > ROLLOUTS_UNTIL * milliseconds;
      while (done < stop && !isLast()) {
        const chunk = Math.min(Math.max(1, Math.floor(CHUNK / contenders)), stop - done);
        const games = states.address + 8 * STATE.WIDTH * done;
        const results = outcomes.address + 8 * OUTCOME.WIDTH * contenders * (done - start);
        memory.scoped(() => policy.rollouts(situation, games, chunk, places, contenders, results));
        done += chunk;
        const after = now();
        longest = Math.max(longest, after - chunkBegan);
        chunkBegan = after;
      }
      if (done < stop) {
        progress.values[STOP] = BigInt(done);
        progress.values[LEFT] = 0n;
      }
      if (done === start) break;
      const [numbers, rows] = [running.values, outcomes.values];
      for (let row = 0; row < (done - start) * contenders; row += 1) {
        const taken = rows[row * OUTCOME.WIDTH + OUTCOME.TRICKS];
        tricks[Number(numbers[row % contenders])][Number(taken)] += 1;
      }
      const results = /** @type {const} */ ([states.address, outcomes.address]);
      exports.eliminate(...trials, situation.addresses[0], ...results, roundsToWin ?? -1);
      exports.estimate(...trials, estimates.address);
      const ordered = valuesOf(situation, kinds, likeliest, estimates.values, tricks);
      yield { values: ordered, games: done, states: states.values };
    }
  } finally {
    close();
  }
}

/**
 * Groups actions that are equivalent, as all Wizards are and all Jesters: the group's number for
 * each action, and the first code of each group.
 * @param {Situation} situation
 */
function kindsOf({ actions, codes }) {
  /** @type {Map<string, number>} */
  const numbers = new Map();
  /** @type {number[]} */
  const firsts = [];
  const kinds = actions.map((action, place) => {
    const card = action.type === "play" ? action.card : "";
    const kind = isWizard(card) ? "Z" : isJester(card) ? "N" : `${codes[place]}`;
    const number = numbers.get(kind) ?? firsts.push(codes[place]) - 1;
    numbers.set(kind, number);
    return number;
  });
  return { kinds, codes: firsts };
}

/**
 * The values from the engine's estimates, the best first. Of equal ones, those of the likeliest
 * kind of action come first.
 * @type {(situation: Situation, kinds: readonly number[], likeliest: number, estimates:
 *   Float64Array, tricks: readonly (readonly number[])[]) => ActionValue[]}
 */
function valuesOf({ actions }, kinds, likeliest, estimates, tricks) {
  const values = actions.map((action, place) => {
    const estimate = estimates.subarray(kinds[place] * TRIALS.ESTIMATE);
    return {
      action,
      points: estimate[TRIALS.POINTS],
      makesBid: estimate[TRIALS.MAKES_BID],
      margin: estimate[TRIALS.MARGIN],
      behind: estimate[TRIALS.BEHIND],
      behindMargin: estimate[TRIALS.BEHIND_MARGIN],
      tricks: [...tricks[kinds[place]]],
    };
  });
  const isOther = (/** @type {number} */ place) => Number(kinds[place] !== likeliest);
  return [...actions.keys()].sort((one, other) =>
    values[one].behind - values[other].behind ||
    values[one].behindMargin - values[other].behindMargin ||
    isOther(one) - isOther(other)
  ).map((place) => values[place]);
}
