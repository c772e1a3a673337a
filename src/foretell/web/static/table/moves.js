// Moves of the game: by the person or a bot, and the events that follow them.

/** @import { Action, Refused, Seat } from "../core/types.d.ts" */
/** @import { BotQuestion, Move, TableEvent, TableState } from "./types.d.ts" */
import { act, settle } from "../core/decide.js";
import { observe } from "../core/redact.js";
import { deriveSeed } from "../core/stream.js";
import { refused } from "./permissions.js";
import { gameOf, isPlaying } from "./state.js";

/**
 * The events caused by a person's move.
 * @param {TableState} state
 * @param {Move} move
 * @param {Seat} seat
 * @returns {TableEvent[] | Refused}
 */
export function decideMove(state, move, seat) {
  if (!isPlaying(state)) return refused("table/not_playing");
  return decideAction(state, actionOf(move, seat));
}

/**
 * The question to the bot that acts for a seat.
 * @param {TableState} state
 * @param {Seat} seat
 * @returns {BotQuestion}
 */
export function botQuestion(state, seat) {
  const game = gameOf(state).state;
  const bot = state.seats[seat]?.kind ?? state.settings?.stand_in ?? "";
  return {
    bot,
    known: observe(game, seat),
    seat,
    seed: deriveSeed(game.seed ?? "", `bot/${seat}`),
  };
}

/**
 * The events that follow the start of a game: the draw, the first deal.
 * @param {TableState} state
 * @returns {TableEvent[]}
 */
export function settled(state) {
  return settle(gameOf(state).state).events;
}

/**
 * The events caused by an action of the game.
 * @param {TableState} state
 * @param {Action} action
 * @returns {TableEvent[] | Refused}
 */
export function decideAction(state, action) {
  const outcome = act(gameOf(state).state, action);
  if ("refusal" in outcome) return outcome;
  const { seed = "", salt = "" } = state.shuffle ?? {};
  const isOver = outcome.state.winners.length > 0;
  return isOver ? [...outcome.events, { type: "shuffle_revealed", seed, salt }] : outcome.events;
}

/** @type {(move: Move, seat: Seat) => Action} */
function actionOf(move, seat) {
  switch (move.type) {
    case "choose_trump":
      return { type: move.type, seat, suit: move.suit };
    case "bid":
      return { type: move.type, seat, bid: move.bid };
    case "play":
      return { type: move.type, seat, card: move.card };
  }
}
