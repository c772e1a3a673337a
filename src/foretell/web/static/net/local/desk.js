// @ts-check
// A table in the page as a value: its story with nothing hidden, and what only who deals knows.

/** @import { Seat, State } from "../../core/types.d.ts" */
/** @import { Story } from "../story.js" */
/** @import { Entry } from "../wire.d.ts" */
import { mixedSeed } from "../../core/fair.js";
import { legalFor } from "../../core/legal.js";
import { redactEvent } from "../../core/redact.js";
import { seatsToAct } from "../../core/state.js";
import { UNTOLD, withEntry } from "../story.js";

/** The kind of a seat that a person holds; all other kinds are bots' names. */
export const HUMAN = "human";

/**
 * @typedef {object} Desk
 * @property {Story} story told of everything
 * @property {number} version how many entries there are
 * @property {string} seed committed to for the game, like the salt
 * @property {string} salt
 * @property {string} gameSeed from which the cards of the game follow
 */

/** @type {Desk} */
export const EMPTY = { story: UNTOLD, version: 0, seed: "", salt: "", gameSeed: "" };

/**
 * The desk after an entry has been made.
 * @param {Desk} desk
 * @param {Entry} entry
 * @returns {Desk}
 */
export function evolveDesk(desk, entry) {
  const story = withEntry(desk.story, entry);
  const after = { ...desk, story, version: desk.version + 1 };
  switch (entry.type) {
    case "shuffle_committed":
      return { ...after, seed: entry.seed ?? "", salt: entry.salt ?? "" };
    case "game_started":
      return { ...after, gameSeed: mixedSeed(desk.seed, noncesOf(desk)) };
    default:
      return after;
  }
}

/**
 * The seat of the one person, null when they hold none.
 * @param {Desk} desk
 * @returns {Seat | null}
 */
export function seatOf({ story }) {
  const seat = story.seats.findIndex((holder) => holder?.kind === HUMAN);
  return seat < 0 ? null : seat;
}

/**
 * What was given for the shuffle, by seat.
 * @param {Desk} desk
 * @returns {(string | null)[]}
 */
export function noncesOf({ story }) {
  return story.seats.map((_, seat) => story.shuffle?.nonces[seat] ?? null);
}

/**
 * The whole game that is on or over, null when there is none.
 * @param {Desk} desk
 * @returns {State | null}
 */
export function gameOf({ story, gameSeed }) {
  return story.game && { ...story.game.state, seed: gameSeed };
}

/**
 * Whether a game is on.
 * @param {Desk} desk
 * @returns {boolean}
 */
export function isPlaying({ story }) {
  return story.game !== null && story.game.state.winners.length === 0;
}

/**
 * An entry as a seat may know it (R12); what the cards will be, nobody.
 * @param {Entry} entry
 * @param {Seat | null} viewer
 * @param {Desk} desk
 * @returns {Entry}
 */
export function entryFor(entry, viewer, { story }) {
  switch (entry.type) {
    case "shuffle_committed":
      return { type: entry.type, game: entry.game, commitment: entry.commitment };
    case "dealt":
    case "bid":
    case "bidding_closed":
      return redactEvent(entry, viewer, story.options);
    default:
      return entry;
  }
}

/**
 * What is to be done next, as a message of entries says it.
 * @param {Desk} desk
 * @param {Seat | null} viewer
 */
export function turnFor(desk, viewer) {
  const game = gameOf(desk);
  const seats = game ? seatsToAct(game) : [];
  const legal = game && viewer !== null ? legalFor(game, viewer) : null;
  return { ...(seats.length ? { to_act: seats } : {}), ...(legal ? { legal } : {}) };
}
