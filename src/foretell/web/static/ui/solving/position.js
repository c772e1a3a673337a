/** The game at the decision of a puzzle. */

import { legalActions, playedBy } from "../../core/choices.js";
import { act } from "../../core/decide.js";
import { standardOptions } from "../../core/index.js";
import { isJester, isWizard } from "../../core/cards.js";
import { observe, redactEvent } from "../../core/redact.js";
import { seatsToAct } from "../../core/state.js";

/** @import { Action, GameEvent, Options, Seat, State } from "../../core/types.d.ts" */
/** @import { ActionValue } from "../../engine/search.js" */
/** @import { Puzzle, Value } from "./puzzle.js" */

/**
 * A seat's knowledge at its decision: the state and the events before it, and its legal actions by
 * kind: all Wizards are one, and so are all Jesters.
 * @typedef {{options: Options, seat: Seat, known: State, events: readonly GameEvent[], kinds:
 *   readonly (readonly Action[])[]}} Position
 */
/** @typedef {{position: Position, values: readonly ActionValue[], action: Action}} Answered a decision, answered */

/**
 * The game at the first decision of a puzzle, or at the one after some right answers.
 * @param {Puzzle} puzzle
 * @param {readonly Action[]} [answers]
 * @returns {Position}
 */
export function positionOf(puzzle, answers = []) {
  const { options, seat, state, events } = playedUpTo(puzzle, answers);
  return {
    options,
    seat,
    known: observe(state, seat),
    events: events.map((event) => redactEvent(event, seat, options)),
    kinds: kindsAt(state, seat),
  };
}

/**
 * The game up to a decision, with all of its cards.
 * @type {(puzzle: Puzzle, answers: readonly Action[]) => {options: Options, seat: Seat, state: State,
 *   events: readonly GameEvent[]}}
 */
export function playedUpTo({ players, size, seed, choices, followUps }, answers) {
  const options = { ...standardOptions(players), hand_sizes: [size], first_dealer: 0 };
  const game = playedBy(options, seed, choices);
  if (game === null) throw new Error("a puzzle's choices are not legal");
  let { state, events } = game;
  /** @param {(legal: readonly Action[]) => Action} choose */
  const play = (choose) => {
    const [seat] = seatsToAct(state);
    const outcome = act(state, choose(legalActions(state, seat)));
    if ("refusal" in outcome) throw new Error(outcome.refusal.code);
    state = outcome.state;
    events = [...events, ...outcome.events];
  };
  for (const [step, answer] of answers.entries()) {
    play(() => answer);
    for (const reply of followUps[step].replies) play((legal) => legal[reply]);
  }
  const [seat] = seatsToAct(state);
  return { options, seat, state, events };
}

/** The legal actions of a seat by kind. @type {(state: State, seat: Seat) => Action[][]} */
export const kindsAt = (state, seat) => kindsOf(legalActions(state, seat));

/** @type {(actions: readonly Action[]) => Action[][]} */
function kindsOf(actions) {
  /** @type {Map<string, Action[]>} */
  const kinds = new Map();
  for (const action of actions) {
    const kind = kindOf(action);
    kinds.set(kind, [...(kinds.get(kind) ?? []), action]);
  }
  return [...kinds.values()];
}

/** A key that actions share if they are alike. @param {Action} action */
export function kindOf(action) {
  if (action.type === "bid") return `bid ${action.bid}`;
  if (action.type === "choose_trump") return action.suit;
  if (isWizard(action.card)) return "Wizard";
  return isJester(action.card) ? "Jester" : action.card;
}

/**
 * The values of all legal actions at a decision of a puzzle, the best first, in the form of a study.
 * @param {readonly Value[]} values of each kind of action
 * @param {Position} position
 * @returns {ActionValue[]}
 */
export function valuesOf(values, { kinds }) {
  const best = Math.max(...values.map(({ points }) => points));
  const all = kinds.flatMap((actions, place) => {
    const { points, makesBid } = values[place];
    return actions.map((action) => ({
      action,
      points: points / 10,
      makesBid: makesBid / 100,
      margin: 0,
      behind: (best - points) / 10,
      behindMargin: 0,
      tricks: [],
    }));
  });
  return all.sort((one, other) => one.behind - other.behind);
}
