/** The names and status of the holders of seats. */

import { distinct } from "../../words/names.js";
import { t } from "../../words/words.js";
import { characterName, charactersAt } from "./characters.js";
import { strengthNotes } from "./levels.js";

/** @import { TableView } from "../../table/types.d.ts" */

/** @param {TableView} table @param {number} seat */
export const nameOf = (table, seat) => {
  const holder = table.seats[seat];
  if (holder == null) return t("table-seat", { seat: seat + 1 });
  if (!isNameless(holder)) return nameBeside(holder.name, table.seats, seat);
  const who = charactersAt(table)[seat];
  return who === null ? holder.name : characterName(who);
};

/**
 * A name, distinct from equal ones, which tables and records of other programs may have.
 * @type {(name: string, seats: TableView["seats"], seat: number) => string}
 */
function nameBeside(name, seats, seat) {
  const isAlone = seats.every((holder, at) => at === seat || holder?.name !== name);
  return isAlone ? name : distinct(seats.map((holder) => holder?.name ?? ""))[seat];
}

/** Whether a seat's name is only its bot's kind, so that the character's name is used. */
const isNameless = (/** @type {{name: string, kind: string}} */ { name, kind }) =>
  kind !== "human" && (name === kind || `bot:${name}` === kind);

/**
 * The variables of sentences about a seat: its name, and whether it is the reader's. In the record
 * of a game against bots the reader is called "You", whichever hands are shown.
 * @type {(table: TableView, seat: number) => {who: string, you: string}}
 */
export const whoOf = (table, seat) => {
  const who = nameOf(table, seat);
  return { who, you: seat === table.seat || who === t("web-you") ? "yes" : "no" };
};

/** @param {TableView} table @param {number} seat */
export const isBot = (table, seat) => {
  const holder = table.seats[seat];
  return holder != null && holder.kind !== "human";
};

/**
 * A remark that a seat is a bot's, and its strength; empty for other seats.
 * @type {(table: TableView, seat: number) => string[]}
 */
export const botNotes = (table, seat) => {
  const holder = table.seats[seat];
  if (holder == null || holder.kind === "human") return [];
  return [t("table-is-bot"), ...strengthNotes(holder.kind)];
};

/** @param {TableView} table @param {number} seat */
export const isWaiting = (table, seat) => table.seats[seat]?.waits === true;

/**
 * Whether the holder of a seat is away: disconnected, or replaced by a bot.
 * @type {(table: TableView, seat: number) => boolean}
 */
export const isAway = (table, seat) => {
  const holder = table.seats[seat];
  if (holder == null || holder.kind !== "human") return false;
  return holder.away || table.present[seat] === false;
};
