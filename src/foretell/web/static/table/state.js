// A table as a value: what all that has happened at it comes to.

/** @import { Options, Seat } from "../core/types.d.ts" */
/** @import { TableState } from "./types.d.ts" */
/** The kind of a seat that a person holds; all other kinds are bots' names. */
export const HUMAN = "human";

/** @type {TableState} */
export const UNOPENED = Object.freeze({
  version: 0,
  options: null,
  settings: null,
  seats: [],
  host: null,
  shuffle: null,
  game: null,
  games: 0,
  undo: null,
  removal: null,
  barred: [],
  review: null,
  turns: [],
});

/** Whether a game is in progress. @param {TableState} state */
export function isPlaying({ game }) {
  return game !== null && game.state.winners.length === 0;
}

/**
 * The seat of the one person at a table of the page, null when they hold none.
 * @param {TableState} state
 * @returns {Seat | null}
 */
export function seatOfPerson({ seats }) {
  const seat = seats.findIndex((holder) => holder?.kind === HUMAN);
  return seat < 0 ? null : seat;
}

/**
 * The seats of the bots, if a person plays with bots alone; none at a table with other people.
 * @param {{readonly seats: TableState["seats"]}} state
 * @param {Seat} own the person's seat
 * @returns {Seat[]}
 */
export function botsAlone({ seats }, own) {
  const others = [...seats.keys()].filter((seat) => seat !== own);
  return others.some((seat) => seats[seat]?.kind === HUMAN) ? [] : others;
}

/**
 * The nonces given for the shuffle, by seat.
 * @param {TableState} state
 * @returns {(string | null)[]}
 */
export function noncesOf({ seats, shuffle }) {
  return seats.map((_, seat) => shuffle?.nonces[seat] ?? null);
}

/**
 * The options of a table that has been opened.
 * @param {TableState} state
 * @returns {Options}
 */
export function optionsOf({ options }) {
  if (options === null) throw new Error("the table is not open");
  return options;
}

/**
 * The current game, or the one that ended last.
 * @param {TableState} state
 */
export function gameOf({ game }) {
  if (game === null) throw new Error("there is no game");
  return game;
}
