// The worth of each action of a decision, for hint, advice, review and puzzle: the same question
// gets the same answer, from a cache keyed by what the seat knows.

/** @import { Action, Hint, Seat, State } from "../core/types.d.ts" */
/** @import { Engine, Question, Study } from "../engine/engine.js" */
/** @import { ActionValue } from "../engine/search.js" */
/** @import { Thresholds } from "./types.d.ts" */
import { isAlike, legalFor } from "../core/legal.js";
import { BUDGETS } from "../engine/layout.js";
import { valuesOf } from "./hints.js";
import { judge, NAMED_FROM, THRESHOLDS } from "./judgement.js";

/** The seed of the possible games in which actions are tried. */
export const SEED = "0".repeat(64);
/** The bot that appraises; after a colon comes another number of games. */
export const ANALYST = "analyst";
/** The possible games of an appraisal. */
export const GAMES = BUDGETS.analyst.games;
/** Those of appraisals in which a name is settled. */
export const MORE = [NAMED_FROM, 4 * NAMED_FROM];
/** The appraisals kept for each engine. */
const KEPT = 256;
const Z_95 = 1.96;

/** @type {WeakMap<Engine, Map<string, Study>>} */
const kept = new WeakMap();

/**
 * The question of an appraisal.
 * @type {(known: State, seat: Seat, games?: number) => Question}
 */
export const questionOf = (known, seat, games = GAMES) => {
  const bot = games === GAMES ? ANALYST : `${ANALYST}:${games}`;
  return { bot, known, seat, seed: SEED };
};

/**
 * The value of each legal action, the best first.
 * @type {(engine: Engine, known: State, seat: Seat, games?: number) => Study}
 */
export function appraise(engine, known, seat, games = GAMES) {
  const question = questionOf(known, seat, games);
  const cache = kept.get(engine) ?? new Map();
  kept.set(engine, cache);
  const key = `${question.bot} ${engine.keyOf(question)}`;
  const before = cache.get(key);
  if (before) return before;
  const study = [...engine.study(question)].at(-1);
  if (!study) throw new Error("no action could be tried");
  if (cache.size >= KEPT) cache.delete(cache.keys().next().value);
  cache.set(key, study);
  return study;
}

/**
 * Whether every action is surely worse than the best, or equivalent to it.
 * @type {(values: readonly ActionValue[]) => boolean}
 */
export const isClear = ([best, ...others]) =>
  others.every((one) => one.behind > one.behindMargin || isAlike(one.action, best.action));

/**
 * An appraisal with enough games to decide whether an action is to be named: more are tried
 * while that is open. The values of a hint count, unless they come from fewer games.
 * @type {(engine: Engine, known: State, action: Action, how?: { thresholds?: Thresholds, hint?:
 *   Hint }) => Study}
 */
export function settled(engine, known, action, { thresholds = THRESHOLDS, hint } = {}) {
  let study = shown(known, action.seat, hint) ?? appraise(engine, known, action.seat);
  for (const games of MORE) {
    if (isSettled(valueOf(study, action), study.games, thresholds)) break;
    if (games > study.games) study = appraise(engine, known, action.seat, games);
  }
  return study;
}

/**
 * The values of a hint, if it is as well informed as an appraisal.
 * @type {(known: State, seat: Seat, hint: Hint | undefined) => Study | null}
 */
function shown(known, seat, hint) {
  const legal = legalFor(known, seat);
  if (!hint || !legal || hint.games < GAMES) return null;
  const values = valuesOf(hint, legal, seat);
  return values && { values, games: hint.games };
}

/** @type {(value: ActionValue, games: number, thresholds: Thresholds) => boolean} */
const isSettled = ({ behind, behindMargin }, games, thresholds) =>
  behind < thresholds.inaccurate || judge(behind, behindMargin / Z_95, thresholds, games) !== null;

/**
 * The value of an action.
 * @type {(study: Study, action: Action) => ActionValue}
 */
export function valueOf({ values }, action) {
  const text = JSON.stringify(action);
  const value = values.find((one) => JSON.stringify(one.action) === text);
  if (!value) throw new Error(`not a legal action: ${text}`);
  return value;
}
