/** How seats are called. */

import { t } from "../../words/words.js";
import { strengthNotes } from "../levels.js";

/** @import { TableView } from "../../net/table_view.js" */

/**
 * The name of whoever holds a seat.
 * @param {TableView} story
 * @param {number} seat
 */
export const nameOf = (story, seat) => {
  const holder = story.seats[seat];
  if (holder == null) return t("table-seat", { seat: seat + 1 });
  if (!isNameless(holder)) return holder.name;
  const number = story.seats.slice(0, seat + 1).filter((one) => one && isNameless(one)).length;
  return t("web-bot-name", { number });
};

/** Whether a seat's name is nothing but the kind of its bot, which several may have. */
const isNameless = (/** @type {{name: string, kind: string}} */ { name, kind }) =>
  kind !== "human" && (name === kind || `bot:${name}` === kind);

/**
 * What sentences about a seat need: who it is, and whether that is the reader.
 * @param {TableView} story
 * @param {number} seat
 */
export const whoOf = (story, seat) => ({
  who: nameOf(story, seat),
  you: seat === story.seat ? "yes" : "no",
});

/** Whether a program holds a seat. @param {TableView} story @param {number} seat */
export const isBot = (story, seat) => {
  const holder = story.seats[seat];
  return holder != null && holder.kind !== "human";
};

/**
 * That a program holds a seat, and how strong it is; nothing of other seats.
 * @param {TableView} story
 * @param {number} seat
 */
export const botNotes = (story, seat) => {
  const holder = story.seats[seat];
  if (holder == null || holder.kind === "human") return [];
  return [t("table-is-bot"), ...strengthNotes(holder.kind)];
};

/** Whether a bot plays the round out for a seat. @param {TableView} story @param {number} seat */
export const isWaiting = (story, seat) => story.seats[seat]?.waits === true;

/**
 * Whether whoever holds a seat is to be waited for: not connected, or a bot stands in.
 * @param {TableView} story
 * @param {number} seat
 */
export const isAway = (story, seat) => {
  const holder = story.seats[seat];
  if (holder == null || holder.kind !== "human") return false;
  return holder.away || story.present[seat] === false;
};
