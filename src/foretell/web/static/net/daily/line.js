/**
 * A finished daily deal as a line: the choices of all seats in turn, one base-36 digit each. Bots that
 * change later do not change it.
 */

import { choiceOf, playedBy } from "../../core/choices.js";
import { act, settle } from "../../core/decide.js";
import { timeText } from "../../core/record.js";
import { start } from "../../core/state.js";
import { optionsOfDay, seedOfDay } from "./deal.js";

/** @import { Action, GameRecord, Player, State } from "../../core/types.d.ts" */
/** @import { TableEvent } from "../../table/types.d.ts" */

const BASE = 36;

/** @param {string} date */
export const beginning = (date) => settle(start(optionsOfDay(), seedOfDay(date))).state;

/** The digit of an action. @type {(state: State, action: Action) => string} */
export const digitOf = (state, action) => choiceOf(state, action).toString(BASE);

/**
 * The line of a game by the events at its table.
 * @type {(date: string, entries: readonly TableEvent[]) => string}
 */
export function lineOf(date, entries) {
  let state = beginning(date);
  let line = "";
  for (const entry of entries) {
    const action = actionOf(entry);
    const outcome = action && act(state, action);
    if (!outcome || "refusal" in outcome) continue;
    line += digitOf(state, action);
    state = outcome.state;
  }
  return line;
}

/** The action of an event; null for any other event. @type {(event: TableEvent) => Action | null} */
function actionOf(event) {
  if (event.type === "trump_chosen") {
    return { type: "choose_trump", seat: event.seat, suit: event.suit };
  }
  if (event.type === "bid") return { type: "bid", seat: event.seat, bid: event.bid ?? 0 };
  return event.type === "played" ? { type: "play", seat: event.seat, card: event.card } : null;
}

/** A finished game by its line; null if the line is none. @type {(date: string, line: string) => ReturnType<typeof playedBy>} */
export function gameOf(date, line) {
  const game = playedBy(
    optionsOfDay(),
    seedOfDay(date),
    Array.from(line, (digit) => parseInt(digit, BASE)),
  );
  return game && game.state.winners.length > 0 ? game : null;
}

/**
 * The record of a game by its line; null if the line is none.
 * @type {(date: string, line: string, players: readonly Player[]) => GameRecord | null}
 */
export function recordOf(date, line, players) {
  const game = gameOf(date, line);
  if (game === null) return null;
  const header = {
    id: `daily-${date}`,
    options: optionsOfDay(),
    players,
    seed: seedOfDay(date),
    started: timeText(Date.parse(date)),
  };
  return { header, events: game.events };
}
