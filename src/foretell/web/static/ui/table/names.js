/** How seats are called. */

import { t } from "../../words/words.js";
import { strengthNotes } from "../levels.js";

/** @import { TableView } from "../../net/table_view.js" */

/**
 * The name of whoever holds a seat.
 * @param {TableView} table
 * @param {number} seat
 */
export const nameOf = (table, seat) => {
  const holder = table.seats[seat];
  if (holder == null) return t("table-seat", { seat: seat + 1 });
  if (!isNameless(holder)) return holder.name;
  const number = table.seats.slice(0, seat + 1).filter((one) => one && isNameless(one)).length;
  return t("web-bot-name", { number });
};

/** Whether a seat's name is nothing but the kind of its bot, which several may have. */
const isNameless = (/** @type {{name: string, kind: string}} */ { name, kind }) =>
  kind !== "human" && (name === kind || `bot:${name}` === kind);

/**
 * What sentences about a seat need: who it is, and whether that is the reader.
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
