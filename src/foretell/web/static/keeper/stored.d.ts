/** The values that the page stores in the browser; no page loads this file. Times are in milliseconds since 1970. */

import type { Measure } from "../analysis/habits.js";
import type { Thresholds } from "../analysis/types.d.ts";
import type { Card, Options, Suit } from "../core/types.d.ts";
import type { SavedTable } from "../table/types.d.ts";
import type { NewDayResult } from "../wire.d.ts";

// Preferences.

export interface Settings {
  language: string | null;
  theme: "auto" | "light" | "dark" | "contrast";
  faces: "letters" | "numbers";
  order: "suits" | "trump_first" | "ranks";
  /** Whether a card is played by a second tap. */
  confirm: boolean;
  /** Whether a card can be chosen before one's turn. */
  preselect: boolean;
  /** Whether the only legal card is played by itself. */
  playOnly: boolean;
  speed: "none" | "quick" | "normal" | "slow";
  sound: boolean;
  keys: boolean;
  character: string | null;
  /** null for the default thresholds. */
  thresholds: Thresholds | null;
}

// Games in the page.

/** The kinds of game on the form. */
export type GameKind = "classic" | "short" | "two" | "twist" | "own";

/** The choice of a game; its kind follows from it. */
export interface Choice {
  players: number;
  edition: Options["edition"];
  length: "whole" | "half" | "short";
  /** The name of the preset that changes one rule. */
  twist: string | null;
  /** If these are set, no other field counts. */
  own: Options | null;
}

/** A choice as the first screen shows it, without loading the rules. */
export interface Summary {
  kind: GameKind;
  twist: string | null;
  players: number;
  rounds: number;
  minutes: number;
  edition: string;
  /** The level of the bots. */
  level: string;
}

/** The levels of opponents that differ from the level of the choice, by seat. */
export type Levels = Readonly<Record<number, string>>;

/** The last choice of a game against bots. */
export interface SoloChoice {
  choice: Choice;
  /** Follows from the choice. */
  summary: Summary;
  levels?: Levels;
}

/** A game against bots that is in progress. */
export interface SavedGame {
  round: number;
  rounds: number;
  table: SavedTable | null;
  /** The unique name of the tab that plays it. */
  tab?: string;
  isOver?: boolean;
  /** Whether it continues from a moment of another game, or a decision was taken again. */
  isPractice?: boolean;
  whatIf?: WhatIf;
}

/** The table at which practice begins. */
export type Practice = SavedTable & { whatIf?: WhatIf };

/** A finished game against bots, without its record. */
export interface FinishedGame {
  /** When it began. */
  id: number;
  players: string[];
  totals: readonly number[];
  /** The person's. */
  seat: number;
  isPractice?: boolean;
  hasHints?: boolean;
}

/** The result of a round for a seat. */
export interface RoundEnd {
  bid: number;
  taken: number;
  points: number;
}

/** A moment from which a person plays on, and the end of its round in the game. */
export interface WhatIf {
  /** The key of the game's review. */
  key: string;
  /** The address of the moment. */
  back: string;
  at: number;
  round: number;
  seat: number;
  /** The same deal, or one that agrees with what the seat knew. */
  deal: "same" | "other";
  original: RoundEnd;
}

/** The end of a what-if. */
export type WhatIfResult = RoundEnd & Pick<WhatIf, "key" | "at" | "seat" | "deal">;

// Tables of the server.

export interface RecentTable {
  code: string;
  host: string;
  /** The names of the people. */
  people: readonly string[];
  /** When it was last seen. */
  seen: number;
  isOver: boolean;
}

// The deal of the day.

export interface DayTry {
  date: string;
  table: SavedTable;
  tab?: string;
}

export interface DayRound extends RoundEnd {
  size: number;
}

export interface DayResult {
  points: number;
  rounds: readonly DayRound[];
  /** The id of the finished game; null if it could not be stored. */
  game: number | null;
  /** The points of each level with the same cards, once they are known. */
  levels?: Readonly<Record<string, number>>;
  /** The games of the levels, and the person's own as "you", as lines (net/daily/line.js). */
  lines?: Readonly<Record<string, string>>;
  /** The date on which it was played, if it was too late to count. */
  playedOn?: string;
  /** The result as a server takes it, until a server has answered. */
  unsent?: NewDayResult;
  /** Whether the server accepted it. */
  isAccepted?: boolean;
}

/** By date. */
export type DayResults = Readonly<Record<string, DayResult>>;

// Score pad and advice.

/** The bids and the tricks taken in a round, by seat; null where nothing is entered. */
export interface Entry {
  readonly bids: readonly (number | null)[];
  readonly taken: readonly (number | null)[];
}

export interface Sheet {
  /** When it was begun. */
  readonly id: string;
  readonly names: readonly string[];
  readonly options: Options;
  readonly rounds: readonly Entry[];
  /** The round in progress, from 0; the number of rounds once the game is over. */
  readonly round: number;
  readonly correction: { readonly round: number; readonly entry: Entry } | null;
}

/** A sheet of an earlier version. */
export interface OldPad {
  names: string[];
  sizes: number[];
  lines: Entry[];
}

/** The last choices on the form of advice. */
export interface AdviceDraft {
  choice: Choice;
  /** The number of cards in each hand. */
  size: number;
  /** The dealer's place, clockwise from the reader. */
  dealer: number;
  /** The names of the others, clockwise. */
  names: readonly string[];
  /** The suits that the players own, the reader's first. */
  suits: readonly Suit[];
}

/** Advice for a game with real cards. */
export interface StoredAdvice<Session = unknown> {
  readonly session: Session | null;
  readonly draft: AdviceDraft | null;
}

// Learning.

/** The place in the lesson. */
export interface LessonPlace {
  /** The number of the beat. */
  readonly at: number;
  /** The learner's cards in the round at the end. */
  readonly played: readonly Card[];
}

export interface LessonProgress {
  /** The cards of theory that were read. */
  readonly read: number;
  /** Whether the first answer to each puzzle so far was right. */
  readonly answers: readonly boolean[];
  readonly isDone: boolean;
  /** The most right answers in one go. */
  readonly most: number;
}

/** The round of a lesson that is being played. */
export interface LessonRound {
  readonly lesson: string;
  readonly table: SavedTable;
  readonly tab?: string;
}

/** A rating and its standard deviation. */
export interface Rating {
  value: number;
  deviation: number;
}

export interface Progress {
  rating: Rating;
  /** When a puzzle was answered last; null if that is unknown. */
  at: number | null;
  /** The puzzles that were answered, by their seeds. */
  answered: readonly string[];
  /** The numbers of all answers and of the right ones. */
  counts: { readonly answered: number; readonly right: number };
  /** The number of right answers in a row. */
  streak: number;
}

/** The progress of an earlier version, with puzzles by their numbers in the file. */
export interface OldProgress {
  rating: Rating;
  answered: readonly number[];
  right: readonly number[];
  streak: number;
}

/** Puzzles one after the other: for three minutes, or until the first miss. */
export interface Run {
  readonly kind: "storm" | "streak";
  /** When it ends; null without a clock. */
  readonly ends: number | null;
  /** The number of right answers, of those in a row just now, and of the longest row. */
  readonly right: number;
  readonly row: number;
  readonly longest: number;
  /** Its puzzles by their seeds, the present one last, and those that were missed. */
  readonly seen: readonly string[];
  readonly missed: readonly string[];
  readonly isOver: boolean;
}

/** The most right answers in a run of each kind. */
export type BestRuns = Readonly<Partial<Record<Run["kind"], number>>>;

/** A mistake that was solved. */
export interface Solved {
  /** The number of times in a row. */
  times: number;
  /** When it is due again. */
  due: number;
}

/** A drill of some deals with one kind of decision. */
export interface Drill {
  /** The id of the group of decisions. */
  readonly habit: string;
  /** Its number among the drills of the habit, from 1. */
  readonly number: number;
  readonly players: number;
  readonly begun: number;
  /** When the last deal was answered. */
  readonly ended?: number;
  /** The habit in the games before. */
  readonly before: Measure;
  readonly answers: readonly DrillAnswer[];
}

/** The answer in a deal of a drill. */
export interface DrillAnswer {
  /** The points that it lost. */
  readonly loss: number;
  readonly isRight: boolean;
}
