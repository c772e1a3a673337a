// Hints: the round is marked for all to see before a hint is given. A move brings the values that
// were shown before it, which only the record has.

/** @import { Hint, Refused, Seat } from "../core/types.d.ts" */
/** @import { Game, TableEvent, TableState } from "./types.d.ts" */
import { hasChoice, legalFor } from "../core/legal.js";
import { refused } from "./permissions.js";
import { gameOf, isPlaying } from "./state.js";

/** @param {TableState} table */
export const givesHints = ({ settings }) => settings?.hints !== false;

/** @type {(table: TableState, seat: Seat | null, round: number) => boolean} */
export const hasHint = ({ game }, seat, round) =>
  game?.hints.some(([holder, number]) => holder === seat && number === round) ?? false;

/**
 * The event that marks the round of a seat.
 * @type {(state: TableState, seat: Seat) => TableEvent[] | Refused}
 */
export function useHint(state, seat) {
  if (!givesHints(state)) return refused("hint/forbidden");
  if (!isPlaying(state)) return refused("table/not_playing");
  const game = gameOf(state).state;
  if (legalFor(game, seat) === null) return refused("hint/not_your_turn");
  if (!hasChoice(game, seat)) return refused("hint/no_choice");
  const round = game.round.number;
  return hasHint(state, seat, round)
    ? refused("hint/marked", { round })
    : [{ type: "hint_used", seat, round }];
}

/**
 * The state with the round of a seat marked.
 * @type {<T extends TableState>(state: T, mark: { seat: Seat, round: number }) => T}
 */
export function withHint(state, { seat, round }) {
  const game = gameOf(state);
  return { ...state, game: { ...game, hints: [...game.hints, [seat, round]] } };
}

/**
 * The events of the hint that a move brings; they mark the round if it is not yet.
 * @type {(state: TableState, seat: Seat, hint: Hint | null | undefined) => TableEvent[] | Refused}
 */
export function shownHint(state, seat, hint) {
  if (!hint) return [];
  if (!givesHints(state)) return refused("hint/forbidden");
  const { round } = gameOf(state).state;
  /** @type {TableEvent} */
  const shown = { type: "hint_shown", seat, hint };
  if (hasHint(state, seat, round.number)) return [shown];
  return [{ type: "hint_used", seat, round: round.number }, shown];
}

/**
 * The state with the hint before the decision that follows.
 * @type {<T extends TableState>(state: T, shown: { hint?: Hint | null }) => T}
 */
export function withHintValues(state, { hint }) {
  if (!hint) return state;
  const game = gameOf(state);
  const at = game.events.length;
  const hintValues = [...hintValuesUntil(game, at), /** @type {const} */ ([at, hint])];
  return { ...state, game: { ...game, hintValues } };
}

/**
 * The hints before the first events of a game, of which there are `at`.
 * @type {(game: Game, at: number) => NonNullable<Game["hintValues"]>}
 */
export const hintValuesUntil = ({ hintValues = [] }, at) =>
  hintValues.filter(([before]) => before < at);
