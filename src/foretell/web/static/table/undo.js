// Undo: the last events of a game are taken back if all agree.

/** @import { TableState, Undo } from "./types.d.ts" */
import { evolve as evolveGame } from "../core/evolve.js";
import { hintValuesUntil } from "./hints.js";
import { OutOfSync } from "./refusals.js";

/**
 * An undo or a removal after an answer; null if a person disagrees.
 * @type {<T extends Undo>(question: T | null, answer: {seat: number, agree: boolean}) => T | null}
 */
export function answered(question, { seat, agree }) {
  if (question === null || !agree) return null;
  return { ...question, missing: question.missing.filter((other) => other !== seat) };
}

/**
 * The pending undo after a person leaves, who need not answer any more.
 * @type {(undo: Undo | null, seat: number) => Undo | null}
 */
export const undoAfterLeaving = (undo, seat) =>
  undo && { ...undo, missing: undo.missing.filter((other) => other !== seat) };

/**
 * The state before the last events of the game, of which there are `count`.
 * @type {<T extends TableState>(state: T, count: number) => T}
 */
export function takenBack(state, count) {
  const { game } = state;
  if (game === null) throw new OutOfSync("taken back outside of a game");
  const events = game.events.slice(0, -count);
  if (events.length < game.round.at) throw new OutOfSync("taken back beyond the round");
  const remaining = events.slice(game.round.at);
  const after = remaining.reduce(evolveGame, game.round.before);
  const hintValues = hintValuesUntil(game, events.length);
  return { ...state, game: { ...game, events, state: after, hintValues }, undo: null };
}
