// @ts-check
// What is kept of a table: what it has come to before a shuffle, and the record of a game.

/** @import { Entry } from "../wire.d.ts" */
/** @import { Desk } from "./desk.js" */
import { timeText, writeRecord } from "../../core/record.js";
import { STAND_IN } from "./decide.js";
import { noncesOf } from "./desk.js";

/**
 * All that has to be kept of the games before a shuffle: who sits where.
 * @param {Desk} desk
 * @param {Entry} opened
 * @returns {Entry[]}
 */
export function inShort({ story }, opened) {
  /** @type {Entry[]} */
  const seated = story.seats.flatMap((holder, seat) =>
    holder
      ? [{ type: /** @type {const} */ ("seated"), seat, name: holder.name, kind: holder.kind }]
      : [],
  );
  return [opened, ...seated, { type: "host_changed", seat: story.host }];
}

/**
 * The record of the game that is over, as the lines of a file.
 * @param {Desk} desk
 * @param {string} code the table's
 * @param {number} started when, in milliseconds
 * @returns {string}
 */
export function recordOf(desk, code, started) {
  const { options, game, seats, shuffle } = desk.story;
  const players = seats.map((holder) => holder ?? { name: STAND_IN, kind: STAND_IN });
  const { seed, salt } = desk;
  const fair = { commitment: shuffle?.commitment ?? "", seed, salt, nonces: noncesOf(desk) };
  const id = `${code}-${game?.number}`;
  const header = { id, options, players, seed: desk.gameSeed, started: timeText(started), fair };
  return writeRecord({ header, events: game?.events ?? [] });
}
