/**
 * Everything the page stores in the browser: its key, and how two tabs are merged. A kind without
 * `merge` can only be changed by a tab that has seen its last state: the score pad, a game.
 */

import { fieldsOf, isObject, listOf } from "./first_kinds.js";

/** @import { Kind } from "./types.d.ts" */
/** @import { Choice, DayTry, FinishedGame, LessonPlace, OldPad, Progress, Sheet, Solved, StoredAdvice, WhatIfResult } from "./stored.d.ts" */

export { DAYS, PRACTICE, SETTINGS, SOLO, SOLO_CHOICE, TABLES } from "./first_kinds.js";

/** The game that was chosen last at a new table. @type {Kind<Choice>} */
export const TABLE_CHOICE = {
  key: "foretell.table_choice",
  isValid: (value) => isObject(value) && typeof value.players === "number",
  merge: "fields",
};

/** The number of finished games that are stored; fewer if the storage is full. */
export const MOST_GAMES = 50;

/**
 * Finished games against bots, by when they began, without their records.
 * @type {Kind<FinishedGame>}
 */
export const GAMES = {
  key: "foretell.game/",
  isMany: true,
  isValid: (value) =>
    isObject(value) && typeof value.id === "number" && Array.isArray(value.totals),
  merge: "latest",
  most: MOST_GAMES,
  makesRoom: true,
  old: "foretell.games",
  split: (games) => listOf(games).map((game) => [`${GAMES.key}${game.id}`, game]),
};

/** The records of these games, as the lines of files. @type {Kind<string>} */
export const RECORDS = {
  key: "foretell.games.",
  isMany: true,
  isValid: (value) => typeof value === "string",
  merge: "latest",
  most: MOST_GAMES,
  makesRoom: true,
};

/** The deal of the day under way. @type {Kind<DayTry>} */
export const DAY_TRY = {
  key: "foretell.daily_try",
  isOfWorth: true,
  isValid: (value) => isObject(value) && typeof value.date === "string" && isObject(value.table),
};

/** Score sheets, by when they were begun. @type {Kind<Sheet>} */
export const SHEETS = {
  key: "foretell.sheets/",
  isMany: true,
  isOfWorth: true,
  isValid: (value) =>
    isObject(value) && typeof value.id === "string" && Array.isArray(value.names) &&
    Array.isArray(value.rounds),
  most: 200,
  old: "foretell.sheets",
  split: (all) => {
    if (!isObject(all)) return [];
    /** @type {[string, unknown][]} */
    const sheets = listOf(all.sheets).map((sheet) => [`${SHEETS.key}${sheet.id}`, sheet]);
    return typeof all.open === "string" ? [...sheets, [OPEN_SHEET.key, all.open]] : sheets;
  },
};

/** The sheet that was opened last. @type {Kind<string>} */
export const OPEN_SHEET = {
  key: "foretell.open_sheet",
  isValid: (value) => typeof value === "string",
  merge: "latest",
};

/** The sheet of versions that had only one. @type {Kind<OldPad>} */
export const OLD_PAD = {
  key: "foretell.pad",
  isValid: (value) => isObject(value) && Array.isArray(value.names) && Array.isArray(value.lines),
};

/** Advice for a game with real cards. @type {Kind<StoredAdvice>} */
export const ADVICE = {
  key: "foretell.advice",
  isValid: (value) => isObject(value) && "session" in value && "draft" in value,
};

/** The puzzles that were answered. @type {Kind<Progress>} */
export const PUZZLES = {
  key: "foretell.puzzles",
  isValid: (value) => isObject(value) && isObject(value.rating) && Array.isArray(value.answered),
};

/** The mistakes that were solved, by their ids. @type {Kind<Solved>} */
export const SOLVED = {
  key: "foretell.solved/",
  isMany: true,
  isValid: (value) => isObject(value) && typeof value.due === "number",
  most: 2000,
  order: ({ due }) => due,
  merge: "latest",
  old: "foretell.solved",
  split: (solved) => fieldsOf(solved).map(([id, one]) => [SOLVED.key + id, one]),
};

/** The ends of what-ifs. @type {Kind<WhatIfResult>} */
export const WHAT_IFS = {
  key: "foretell.what_ifs/",
  isMany: true,
  isValid: (value) => isObject(value) && typeof value.key === "string",
  merge: "latest",
  most: 200,
  old: "foretell.what_ifs",
  split: (ends) => listOf(ends).map((end, at, { length }) => [WHAT_IFS.key + (length - at), end]),
};

/** The place in the lesson. @type {Kind<LessonPlace>} */
export const LESSON = {
  key: "foretell.lesson",
  isValid: (value) => isObject(value) && typeof value.at === "number",
};

/** The game last opened from a file or pasted. @type {Kind<string>} */
export const OPENED = {
  key: "foretell.opened",
  isOfTab: true,
  isValid: (value) => typeof value === "string",
  merge: "latest",
};
