// Applies an event to the state of a table. It has happened, so nothing is refused.

/** @import { GameEvent } from "../core/types.d.ts" */
/** @import { TableEvent, TableState } from "./types.d.ts" */
import { evolve as evolveGame } from "../core/evolve.js";
import { mixedSeed } from "../core/fair_shuffle.js";
import { start } from "../core/state.js";
import { barredAfter } from "./barring.js";
import { OutOfSync } from "./refusals.js";
import { afterLeaving } from "./removal.js";
import { reviewAfter, withPart } from "./review.js";
import { withHint, withHintValues } from "./hints.js";
import { newcomersJoin, swapped, withAway, withCharacter, withHolder } from "./seats.js";
import { withNonce, withNoncesMoved } from "./nonces.js";
import { noncesOf, optionsOf } from "./state.js";
import { turnsAfter } from "./turns.js";
import { answered, takenBack, undoAfterLeaving } from "./undo.js";

/**
 * The state after an event, full or redacted.
 * @type {<T extends TableState>(state: T, event: TableEvent) => T}
 */
export function evolve(state, event) {
  const after = changed(state, event);
  return { ...after, version: state.version + 1, turns: turnsAfter(state, after, event) };
}

/** @type {<T extends TableState>(state: T, event: TableEvent) => T} */
function changed(state, event) {
  switch (event.type) {
    case "opened": {
      const { options, settings } = event;
      return { ...state, options, settings, seats: Array(options.players).fill(null) };
    }
    case "seated": {
      const { name, kind, waits = false } = event;
      return withHolder(state, event.seat, { name, kind, away: false, waits });
    }
    case "character_chosen":
      return withCharacter(state, event.seat, event.character);
    case "vacated": {
      const vacated = withHolder(withNoncesMoved(state, { [event.seat]: null }), event.seat, null);
      const barred = barredAfter(state, event);
      const review = state.review && withPart(state.review, event.seat, null);
      const removal = afterLeaving(state.removal, event.seat);
      const undo = undoAfterLeaving(state.undo, event.seat);
      return { ...vacated, removal, undo, barred, review };
    }
    case "readmitted":
      return { ...state, barred: state.barred.filter(({ number }) => number !== event.removed) };
    case "swapped":
      return swapped(state, event.seats);
    case "host_changed":
      return { ...state, host: event.seat, removal: null };
    case "stood_in":
      return withAway(state, event.seat, true, event.silent);
    case "handed_back":
      return withAway(state, event.seat, false);
    case "shuffle_committed": {
      const { commitment, seed, salt } = event;
      return { ...state, shuffle: { commitment, nonces: {}, ...(seed ? { seed, salt } : {}) } };
    }
    case "nonce_given":
      return withNonce(state, event.seat, event.nonce);
    case "shuffle_revealed": {
      const { seed, salt } = event;
      return state.shuffle ? { ...state, shuffle: { ...state.shuffle, seed, salt } } : state;
    }
    case "game_started":
      return { ...state, game: newGame(state, event.game), games: event.game, undo: null };
    case "undo_asked":
      return { ...state, undo: { seat: event.seat, missing: event.of, number: state.version } };
    case "undo_answered":
      return { ...state, undo: answered(state.undo, event) };
    case "undo_lapsed":
      return { ...state, undo: null };
    case "taken_back":
      return takenBack(state, event.events);
    case "hint_used":
      return withHint(state, event);
    case "hint_shown":
      return withHintValues(state, event);
    case "removal_asked": {
      const { seat, target, of } = event;
      return { ...state, removal: { seat, target, missing: of, number: state.version } };
    }
    case "removal_answered":
      return { ...state, removal: answered(state.removal, event) };
    case "removal_lapsed":
      return { ...state, removal: null };
    case "rematch_called":
      return newcomersJoin({ ...state, game: null, undo: null, shuffle: null, review: null });
    case "moment_shown":
    case "note_added":
    case "note_removed":
    case "part_taken":
      return { ...state, review: reviewAfter(state, event) };
    case "resumed":
    case "unknown":
      return state;
    case "dealt":
      return newcomersJoin(playOn(state, event));
    case "finished":
      return { ...playOn(state, event), removal: null };
    case "dealer_drawn":
    case "trump_chosen":
    case "bid":
    case "bidding_closed":
    case "played":
    case "trick_won":
    case "round_scored":
      return playOn(state, event);
    default:
      /** @satisfies {never} */ (event);
      return state; // only a later version of the server knows it
  }
}

/** @type {(state: TableState, number: number) => NonNullable<TableState["game"]>} */
function newGame(state, number) {
  const seed = state.shuffle?.seed;
  const first = start(optionsOf(state), seed ? mixedSeed(seed, noncesOf(state)) : null);
  return { number, state: first, events: [], round: { before: first, at: 0 }, hints: [] };
}

/** @type {<T extends TableState>(state: T, event: GameEvent) => T} */
function playOn(state, event) {
  if (state.game === null) throw new OutOfSync(`${event.type} outside of a game`);
  const after = evolveGame(state.game.state, event);
  const events = [...state.game.events, event];
  const isOver = event.type === "round_scored";
  const round = isOver ? { before: after, at: events.length } : state.game.round;
  return { ...state, game: { ...state.game, state: after, events, round }, undo: null };
}
