/** The names and status of those who hold the seats. */

import { distinct } from "../../words/names.js";
import { t } from "../../words/words.js";
import { characterName, charactersAt } from "./characters.js";
import { strengthNotes } from "./levels.js";

/** @import { TableView } from "../../table/types.d.ts" */

/**
 * The name of whoever holds a seat.
 * @param {TableView} table
 * @param {number} seat
 */
export const nameOf = (table, seat) => {
  const holder = table.seats[seat];
  if (holder == null) return t("table-seat", { seat: seat + 1 });
  if (!isNameless(holder)) return nameBeside(holder.name, table.seats, seat);
  const who = charactersAt(table)[seat];
  return who === null ? holder.name : characterName(who);
};

/**
 * A name, told apart from equal ones: tables and records of other makers may have some.
 * @param {string} name
 * @param {TableView["seats"]} seats
 * @param {number} seat
 */
function nameBeside(name, seats, seat) {
  const isAlone = seats.every((holder, at) => at === seat || holder?.name !== name);
  return isAlone ? name : distinct(seats.map((holder) => holder?.name ?? ""))[seat];
}

/** Whether a seat's name is nothing but the kind of its bot, which then goes by its character's. */
const isNameless = (/** @type {{name: string, kind: string}} */ { name, kind }) =>
  kind !== "human" && (name === kind || `bot:${name}` === kind);

/**
 * The variables of sentences about a seat: its name, and whether it is the reader's.
 * @param {TableView} table
 * @param {number} seat
 */
export const whoOf = (table, seat) => ({
  who: nameOf(table, seat),
  you: seat === table.seat ? "yes" : "no",
});

/** Whether a program holds a seat. @param {TableView} table @param {number} seat */
export const isBot = (table, seat) => {
  const holder = table.seats[seat];
  return holder != null && holder.kind !== "human";
};

/**
 * That a program holds a seat, and how strong it is; nothing of other seats.
 * @param {TableView} table
 * @param {number} seat
 */
export const botNotes = (table, seat) => {
  const holder = table.seats[seat];
  if (holder == null || holder.kind === "human") return [];
  return [t("table-is-bot"), ...strengthNotes(holder.kind)];
};

/** Whether a bot plays the round out for a seat. @param {TableView} table @param {number} seat */
export const isWaiting = (table, seat) => table.seats[seat]?.waits === true;

/**
 * Whether whoever holds a seat is to be waited for: not connected, or a bot stands in.
 * @param {TableView} table
 * @param {number} seat
 */
export const isAway = (table, seat) => {
  const holder = table.seats[seat];
  if (holder == null || holder.kind !== "human") return false;
  return holder.away || table.present[seat] === false;
};
