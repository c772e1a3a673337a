// The rounds of a record as moves, each with what its seat knew before.

/** @import { Action, Dealt, GameEvent, GameRecord, Hint, Options, RoundScored, State } from "../core/types.d.ts" */
import { evolve } from "../core/evolve.js";
import { observe } from "../core/redact.js";
import { start } from "../core/state.js";

/**
 * An action of a recorded round.
 * @typedef {object} Move
 * @property {number} at the index of its event in the record
 * @property {Action} action
 * @property {State} known what its seat knew before
 * @property {number | null} trick the number of the trick, from 0; null before play
 * @property {Hint} [hint] what its player was shown before it
 */
/**
 * A round that was played to its end.
 * @typedef {object} PlayedRound
 * @property {Dealt} dealt
 * @property {State} start the whole game after the deal
 * @property {readonly Move[]} moves bids in order from the dealer's left, however they were made
 * @property {RoundScored} scored
 */

/** @type {(record: GameRecord) => PlayedRound[]} */
export function playedRounds({ header, events, hintValues }) {
  const { options } = header;
  const hints = new Map(hintValues);
  /** @type {PlayedRound[]} */
  const rounds = [];
  /** @type {{ dealt: Dealt, start: State, moves: Move[] } | null} */
  let current = null;
  let state = start(options, header.seed);
  for (const [at, event] of events.entries()) {
    const before = state;
    state = evolve(before, event);
    if (event.type === "dealt") current = { dealt: event, start: state, moves: [] };
    if (current === null) continue;
    const action = actionIn(event);
    if (action) {
      const trick = action.type === "play" ? before.round.tricks.length : null;
      const known = observe(before, action.seat);
      current.moves.push({ at, action, known, trick, hint: hints.get(at) });
    }
    if (event.type === "round_scored") {
      const moves = inOrder(current.moves, options, current.dealt.dealer);
      rounds.push({ ...current, moves, scored: event });
      current = null;
    }
  }
  return rounds;
}

/**
 * The action of an event; null for an event that follows automatically.
 * @type {(event: GameEvent) => Action | null}
 */
export function actionIn(event) {
  switch (event.type) {
    case "trump_chosen":
      return { type: "choose_trump", seat: event.seat, suit: event.suit };
    case "bid":
      return event.bid === null ? null : { type: "bid", seat: event.seat, bid: event.bid };
    case "played":
      return { type: "play", seat: event.seat, card: event.card };
    default:
      return null;
  }
}

/**
 * Sorts bids that were made in secret into bidding order.
 * @type {(moves: readonly Move[], options: Options, dealer: number) => readonly Move[]}
 */
function inOrder(moves, { bidding, players }, dealer) {
  if (bidding === "open") return moves;
  const place = (/** @type {Move} */ { action }) => {
    if (action.type === "bid") return (action.seat - dealer - 1 + players) % players;
    return action.type === "choose_trump" ? -1 : players;
  };
  return [...moves].sort((one, other) => place(one) - place(other));
}
