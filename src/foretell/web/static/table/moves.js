// Moves of the game: by the person or a bot, and the events that follow them.

/** @import { Action, Refused, Seat } from "../core/types.d.ts" */
/** @import { BotQuestion, Move, TableEvent, TableState } from "./types.d.ts" */
import { act, settle } from "../core/decide.js";
import { observe } from "../core/redact.js";
import { deriveSeed } from "../core/stream.js";
import { shownHint } from "./hints.js";
import { refused } from "./permissions.js";
import { gameOf, isPlaying } from "./state.js";

/** @type {(state: TableState, move: Move, seat: Seat) => TableEvent[] | Refused} */
export function decideMove(state, move, seat) {
  if (!isPlaying(state)) return refused("table/not_playing");
  const hint = shownHint(state, seat, move.hint);
  if ("refusal" in hint) return hint;
  const events = decideAction(state, actionOf(move, seat));
  return "refusal" in events ? events : [...hint, ...events];
}

/**
 * The question to the bot that acts for a seat.
 * @type {(state: TableState, seat: Seat) => BotQuestion}
 */
export function botQuestion(state, seat) {
  const game = gameOf(state).state;
  const bot = state.seats[seat]?.kind ?? state.settings?.stand_in ?? "";
  const seed = deriveSeed(game.seed ?? "", `bot/${seat}`);
  return { bot, known: observe(game, seat), seat, seed };
}

/**
 * The events that follow the start of a game: the draw, the first deal.
 * @type {(state: TableState) => TableEvent[]}
 */
export const settled = (state) => settle(gameOf(state).state).events;

/** @type {(state: TableState, action: Action) => TableEvent[] | Refused} */
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
