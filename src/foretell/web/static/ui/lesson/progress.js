/** The learner's progress in each lesson. */

import { keeper } from "../../keeper/here.js";
import { LESSONS } from "../../keeper/kinds.js";
import { FIRST } from "./lessons.js";

/** @import { LessonProgress } from "../../keeper/stored.d.ts" */
/** @import { Lesson } from "./lessons.js" */

/** @typedef {Readonly<Record<string, LessonProgress>>} Progress by the lessons' ids */
/** @typedef {{part: "theory" | "puzzle" | "round", number: number}} Place the number from 0 */

/** @type {LessonProgress} */
export const BEGIN = Object.freeze({ read: 0, answers: [], isDone: false, most: 0 });

/** @returns {Progress} */
export const lessonsProgress = () =>
  Object.fromEntries(keeper.all(LESSONS).map(({ id, value }) => [id, value]));

/** @type {(id: string, change: (now: LessonProgress) => LessonProgress) => void} */
export const keepProgress = (id, change) =>
  void keeper.change(LESSONS, id, (now) => change({ ...BEGIN, ...now }));

/** The part of a lesson that is next. @type {(lesson: Lesson, progress: LessonProgress) => Place} */
export function placeOf({ boards, puzzles }, { read, answers }) {
  if (read < boards.length) return { part: "theory", number: read };
  if (answers.length < puzzles.length) return { part: "puzzle", number: answers.length };
  return { part: "round", number: 0 };
}

/** @type {(lesson: Lesson) => number} */
export const stepsOf = ({ boards, puzzles }) => boards.length + puzzles.length + 1;

/** The number of the step at a place, from 0. @type {(lesson: Lesson, place: Place) => number} */
export function stepAt({ boards, puzzles }, { part, number }) {
  if (part === "theory") return number;
  return boards.length + (part === "puzzle" ? number : puzzles.length);
}

/** @type {(progress: LessonProgress, read: number) => LessonProgress} */
export const turned = (progress, read) => ({ ...progress, read });

/**
 * The progress after an answer; only the first one to each puzzle counts.
 * @type {(progress: LessonProgress, number: number, isRight: boolean) => LessonProgress}
 */
export function answered(progress, number, isRight) {
  if (progress.answers.length !== number) return progress;
  const answers = [...progress.answers, isRight];
  return { ...progress, answers, most: Math.max(progress.most, rightIn(answers)) };
}

/** @param {readonly boolean[]} answers */
export const rightIn = (answers) => answers.filter(Boolean).length;

/** The lesson from its beginning; the best result stays. @type {(progress: LessonProgress) => LessonProgress} */
export const again = (progress) => ({ ...progress, read: 0, answers: [] });

/** @type {(progress: LessonProgress) => LessonProgress} */
export const done = (progress) => ({ ...progress, isDone: true });

/** Whether a lesson has been begun and not finished since. @param {LessonProgress | undefined} progress */
export const isUnderWay = (progress) =>
  progress !== undefined && !progress.isDone && (progress.read > 0 || progress.answers.length > 0);

/**
 * The lesson to take next: the first that is not done, after the first lesson; null after all.
 * @type {(lessons: readonly Pick<Lesson, "id">[], progress: Progress) => string | null}
 */
export const nextLesson = (lessons, progress) =>
  [FIRST, ...lessons.map(({ id }) => id)].find((id) => !progress[id]?.isDone) ?? null;
