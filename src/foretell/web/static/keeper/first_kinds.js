/** The kinds of stored values that the first screen shows; the others are in `kinds.js`. */

/** @import { Kind } from "./types.d.ts" */
/** @import { DayResult, Practice, RecentTable, SavedGame, Settings, SoloChoice } from "./stored.d.ts" */

/** @type {Kind<Partial<Settings>>} */
export const SETTINGS = {
  key: "foretell.settings",
  isValid: (value) => isObject(value),
  merge: "fields",
};

/** @type {Kind<SavedGame>} */
export const SOLO = {
  key: "foretell.solo",
  isOfWorth: true,
  isValid: (value) => isObject(value) && typeof value.round === "number",
};

/** @type {Kind<SoloChoice>} */
export const SOLO_CHOICE = {
  key: "foretell.solo_choice",
  isValid: (value) => isObject(value) && isObject(value.choice) && isObject(value.summary),
  merge: "fields",
};

/** @type {Kind<Practice>} */
export const PRACTICE = {
  key: "foretell.practice",
  isValid: (value) => isObject(value) && Array.isArray(value.entries),
  merge: "latest",
};

/** @type {Kind<RecentTable>} tables of the server, by their codes */
export const TABLES = {
  key: "foretell.tables/",
  isMany: true,
  isValid: (value) =>
    isObject(value) && typeof value.code === "string" && typeof value.seen === "number",
  merge: "latest",
  most: 5,
  order: ({ seen }) => seen,
  old: "foretell.tables",
  split: (tables) => listOf(tables).map((table) => [`${TABLES.key}${table.code}`, table]),
};

/** @type {Kind<DayResult>} results of the daily deals, by date */
export const DAYS = {
  key: "foretell.daily/",
  isMany: true,
  isValid: (value) => isObject(value) && typeof value.points === "number",
  merge: "fields",
  most: 1000,
  old: "foretell.daily",
  split: (days) => fieldsOf(days).map(([date, day]) => [DAYS.key + date, day]),
};

/** @type {(value: unknown) => value is Record<string, unknown>} */
export const isObject = (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** @type {(value: unknown) => [string, unknown][]} */
export const fieldsOf = (value) => (isObject(value) ? Object.entries(value) : []);

/** @type {(value: unknown) => Record<string, unknown>[]} */
export const listOf = (value) => (Array.isArray(value) ? value.filter(isObject) : []);
