/**
 * The daily deal: the same cards and bots for everyone; all follow from the date, and from the file
 * that says which of a date's candidates was chosen.
 */

import { standardOptions } from "../../core/index.js";
import { settle } from "../../core/decide.js";
import { start } from "../../core/state.js";
import { deriveSeed } from "../../core/stream.js";
import { LOCAL_SETTINGS } from "../live/local_settings.js";
import { fetchInTime } from "../../network/network.js";
import { HUMAN } from "../../table/state.js";

/** @import { Options } from "../../core/types.d.ts" */
/** @import { SavedTable, TableEvent } from "../../table/types.d.ts" */

/** The person's seat. */
export const SEAT = 0;
/** The bot on all other seats: its decisions follow from its seed, on every device. */
export const OPPONENT = "seasoned";

/** The cards dealt to each player, round by round. */
export const HAND_SIZES = Object.freeze([3, 6, 9]);
/** The bots, by seat. */
export const OPPONENTS = Object.freeze([OPPONENT, OPPONENT, OPPONENT]);

const DAY = 86_400_000;
/** The date of the first deal. */
export const FIRST = "2026-11-01";
/** The number of candidates of a date: the base of the digits of the choices. */
const CANDIDATES = 20;

/** The date of the first choice, and the digits of it and all dates after it. */
const [firstChoice, ...digits] = (await chosen()).split(/\s+/);
const CHOICES = digits.join("");

async function chosen() {
  const file = await fetchInTime(new URL("./chosen.txt", import.meta.url));
  if (!file.ok) throw new Error(`status ${file.status}`);
  return file.text();
}

/** @returns {Options} */
export const optionsOfDay = () => ({
  ...standardOptions(1 + OPPONENTS.length),
  hand_sizes: [...HAND_SIZES],
});

/** The date at a moment, in UTC: `2026-11-24`. @param {number} moment in milliseconds since 1970 */
export const dateAt = (moment) => new Date(moment).toISOString().slice(0, 10);

/** The date some days after another. @param {string} date @param {number} days */
export const daysAfter = (date, days) => dateAt(Date.parse(date) + days * DAY);

/** The number of days from a date to another. @type {(from: string, to: string) => number} */
export const daysBetween = (from, to) => Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** The number of a date's deal, from 1. @param {string} date */
export const numberOf = (date) => 1 + daysBetween(FIRST, date);

/** Whether a text is the date of a deal up to today. @type {(text: string, today: string) => boolean} */
export const isDealt = (text, today) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && FIRST <= text && text <= today &&
  !Number.isNaN(Date.parse(text)) && dateAt(Date.parse(text)) === text;

/** Milliseconds until the next deal. @param {number} moment */
export const untilNext = (moment) => DAY - (moment % DAY);

/** The seed of a date's game. @param {string} date */
export function seedOfDay(date) {
  const candidate = parseInt(CHOICES[daysBetween(firstChoice, date)] ?? "0", CANDIDATES);
  return deriveSeed(date, candidate === 0 ? "daily" : `daily/${candidate}`);
}

/**
 * The table of a date, with the first round dealt.
 * @param {string} date
 * @param {{name: string, bots: readonly string[], started: number, hints?: boolean}} how the names
 *   of the person and the bots, and the start in milliseconds; with hints, it is practice
 * @returns {SavedTable}
 */
export function tableOfDay(date, { name, bots, started, hints = false }) {
  const options = optionsOfDay();
  const seed = seedOfDay(date);
  /** @type {TableEvent[]} */
  const entries = [
    { type: "opened", options, settings: { ...LOCAL_SETTINGS, hints } },
    { type: "seated", seat: SEAT, name, kind: HUMAN },
    ...bots.map((bot, at) => seated(SEAT + 1 + at, bot)),
    { type: "host_changed", seat: SEAT },
    { type: "game_started", game: 1 },
    ...settle(start(options, seed)).events,
  ];
  return { form: 1, entries, started, secrets: 0, seed };
}

/** @type {(seat: number, name: string) => TableEvent} */
const seated = (seat, name) => ({ type: "seated", seat, name, kind: OPPONENT });
