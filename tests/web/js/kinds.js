// All kinds of things that the page stores, and a valid value of each.

import * as declared from "../../../src/foretell/web/static/keeper/kinds.js";

/** @import { Kind } from "../../../src/foretell/web/static/keeper/types.d.ts" */

/** @typedef {Exclude<keyof typeof declared, "MOST_GAMES">} Name */

/** @type {Record<Name, unknown>} */
const SAMPLES = {
  SETTINGS: { theme: "dark" },
  SOLO: { round: 3, rounds: 15, table: null },
  SOLO_CHOICE: { choice: { players: 4 }, summary: { level: "casual" } },
  TABLE_CHOICE: { players: 4 },
  PRACTICE: { form: 1, entries: [], started: 0, secrets: 0 },
  TABLES: { code: "T1", host: "Ada", people: [], seen: 7, isOver: false },
  GAMES: { id: 9000, players: ["You"], totals: [30], seat: 0 },
  RECORDS: "lines",
  DAYS: { points: 10, rounds: [], game: null },
  DAY_TRIES: { date: "2026-11-25", table: { started: 7 } },
  SHEETS: { id: "1", names: ["Ann", "Bea"], options: {}, rounds: [], round: 0, correction: null },
  OPEN_SHEET: "1",
  OLD_PAD: { names: ["Ann", "Bea"], sizes: [1], lines: [] },
  ADVICE: { session: null, draft: null },
  PUZZLES: { rating: { value: 1200, deviation: 200 }, at: null, answered: [], streak: 0 },
  RUN: { kind: "storm", ends: 9000, right: 0, seen: [], missed: [], isOver: false },
  BEST_RUNS: { storm: 3 },
  SOLVED: { times: 1, due: 9 },
  WHAT_IFS: { key: "game", at: 3, seat: 0, deal: "same", bid: 1, taken: 1, points: 30 },
  DRILLS: {
    habit: "lead",
    number: 1,
    players: 4,
    begun: 9,
    before: { cases: 12 },
    answers: [{ loss: 0, isRight: true }],
  },
  LESSON: { at: 2, played: [] },
  LESSONS: { read: 3, answers: [true], isDone: false, most: 1 },
  LESSON_ROUND: { lesson: "zero", table: {} },
  OPENED: "lines",
};

/**
 * Each kind by its name, with a sample.
 * @type {readonly {name: string, kind: Kind<any>, sample: any}[]}
 */
export const KINDS = Object.entries(declared).flatMap(([name, kind]) =>
  typeof kind === "object" && "key" in kind
    ? [{ name, kind, sample: SAMPLES[/** @type {Name} */ (name)] }]
    : []
);
