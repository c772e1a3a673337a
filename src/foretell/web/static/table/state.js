// The state of a table, which follows from its events.

/** @import { Options, Seat } from "../core/types.d.ts" */
/** @import { TableState } from "./types.d.ts" */
/** The kind of a person's seat; all other kinds are names of bots. */
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

/** @param {TableState} state */
export const isPlaying = ({ game }) => game !== null && game.state.winners.length === 0;

/**
 * The seat of the one person at a table of the page; null if they have none.
 * @type {(state: TableState) => Seat | null}
 */
export function seatOfPerson({ seats }) {
  const seat = seats.findIndex((holder) => holder?.kind === HUMAN);
  return seat < 0 ? null : seat;
}

/**
 * The bots' seats, if the person at a seat plays with bots alone; otherwise none.
 * @type {(state: {readonly seats: TableState["seats"]}, person: Seat) => Seat[]}
 */
export function botsAlone({ seats }, person) {
  const others = [...seats.keys()].filter((seat) => seat !== person);
  return others.some((seat) => seats[seat]?.kind === HUMAN) ? [] : others;
}

/** @type {(state: TableState) => (string | null)[]} */
export const noncesOf = ({ seats, shuffle }) =>
  seats.map((_, seat) => shuffle?.nonces[seat] ?? null);

/** @type {(state: TableState) => Options} of a table that has been opened */
export function optionsOf({ options }) {
  if (options === null) throw new Error("the table is not open");
  return options;
}

/** @param {TableState} state with a current or a last game */
export function gameOf({ game }) {
  if (game === null) throw new Error("there is no game");
  return game;
}
