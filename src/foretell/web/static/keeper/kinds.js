/**
 * Everything the page stores in the browser: its key, and how the values of two tabs are merged. A kind
 * without `merge` is changed only by a tab that has read its last value: the score pad, a game.
 */

import { fieldsOf, isObject, listOf } from "./first_kinds.js";

/** @import { Kind } from "./types.d.ts" */
/** @import { BestRuns, Choice, DayTry, Drill, FinishedGame, LessonPlace, LessonProgress, LessonRound, OldPad, OldProgress, Progress, Run, Sheet, Solved, StoredAdvice, WhatIfResult } from "./stored.d.ts" */

export { DAYS, PRACTICE, SETTINGS, SOLO, SOLO_CHOICE, TABLES } from "./first_kinds.js";

/** @type {Kind<Choice>} the game that was chosen last at a new table */
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

/** @type {Kind<string>} the records of these games, as the lines of files */
export const RECORDS = {
  key: "foretell.games.",
  isMany: true,
  isValid: (value) => typeof value === "string",
  merge: "latest",
  most: MOST_GAMES,
  makesRoom: true,
};

/** @type {Kind<DayTry>} daily deals in progress, by date */
export const DAY_TRIES = {
  key: "foretell.daily_try/",
  isMany: true,
  isOfWorth: true,
  isValid: (value) => isObject(value) && typeof value.date === "string" && isObject(value.table),
  most: 8,
  order: ({ table }) => table.started,
  old: "foretell.daily_try",
  split: (attempt) => isObject(attempt) ? [[DAY_TRIES.key + attempt.date, attempt]] : [],
};

/** @type {Kind<Sheet>} score sheets, by when they were begun */
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

/** @type {Kind<string>} */
export const OPEN_SHEET = {
  key: "foretell.open_sheet",
  isValid: (value) => typeof value === "string",
  merge: "latest",
};

/** @type {Kind<OldPad>} the sheet of versions that had only one */
export const OLD_PAD = {
  key: "foretell.pad",
  isValid: (value) => isObject(value) && Array.isArray(value.names) && Array.isArray(value.lines),
};

/** @type {Kind<StoredAdvice>} */
export const ADVICE = {
  key: "foretell.advice",
  isValid: (value) => isObject(value) && "session" in value && "draft" in value,
};

/** @type {Kind<Progress | OldProgress>} */
export const PUZZLES = {
  key: "foretell.puzzles",
  isValid: (value) => isObject(value) && isObject(value.rating) && Array.isArray(value.answered),
};

/** @type {Kind<Run>} the run of puzzles in this tab */
export const RUN = {
  key: "foretell.puzzle_run",
  isOfTab: true,
  isValid: (value) =>
    isObject(value) && typeof value.kind === "string" && Array.isArray(value.seen),
  merge: "latest",
};

/** @type {Kind<BestRuns>} */
export const BEST_RUNS = {
  key: "foretell.puzzle_bests",
  isValid: isObject,
  merge: "fields",
};

/** @type {Kind<Solved>} the mistakes that were solved, by their ids */
export const SOLVED = {
  key: "foretell.solved/",
  isMany: true,
  isValid: (value) => isObject(value) && typeof value.due === "number",
  most: 2000,
  order: ({ due }) => due,
  merge: "latest",
  old: "foretell.solved",
  split: (mistakes) => fieldsOf(mistakes).map(([id, mistake]) => [SOLVED.key + id, mistake]),
};

/** @type {Kind<WhatIfResult>} */
export const WHAT_IFS = {
  key: "foretell.what_ifs/",
  isMany: true,
  isValid: (value) => isObject(value) && typeof value.key === "string",
  merge: "latest",
  most: 200,
  old: "foretell.what_ifs",
  split: (ends) => listOf(ends).map((end, at, { length }) => [WHAT_IFS.key + (length - at), end]),
};

/** @type {Kind<Drill>} drills of the coach */
export const DRILLS = {
  key: "foretell.drills/",
  isMany: true,
  isValid: (value) =>
    isObject(value) && typeof value.habit === "string" && isObject(value.before) &&
    Array.isArray(value.answers),
  merge: "latest",
  most: 200,
  order: ({ begun }) => begun,
};

/** @type {Kind<LessonPlace>} */
export const LESSON = {
  key: "foretell.lesson",
  isValid: (value) => isObject(value) && typeof value.at === "number",
};

/** @type {Kind<LessonProgress>} by the lessons' ids */
export const LESSONS = {
  key: "foretell.lessons/",
  isMany: true,
  isValid: (value) =>
    isObject(value) && typeof value.read === "number" && Array.isArray(value.answers),
  merge: "fields",
};

/** @type {Kind<LessonRound>} the round of a lesson that is being played */
export const LESSON_ROUND = {
  key: "foretell.lesson_round",
  isValid: (value) => isObject(value) && typeof value.lesson === "string" && isObject(value.table),
};

/** @type {Kind<string>} the game last opened from a file or pasted */
export const OPENED = {
  key: "foretell.opened",
  isOfTab: true,
  isValid: (value) => typeof value === "string",
  merge: "latest",
};
