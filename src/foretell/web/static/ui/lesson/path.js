/** The path of the lessons: what is done, what is next, and all of them to choose from. */

import { useStored } from "../../keeper/here.js";
import { LESSONS } from "../../keeper/kinds.js";
import { t } from "../../words/words.js";
import { html } from "../base/html.js";
import { settings } from "../base/settings.js";
import { CardFace } from "../parts/card.js";
import { Frame } from "../parts/frame.js";
import { Icon } from "../parts/icons.js";
import { FIRST } from "./lessons.js";
import { isUnderWay, lessonsProgress, nextLesson, placeOf, stepAt, stepsOf } from "./progress.js";

/** @import { LessonProgress } from "../../keeper/stored.d.ts" */
/** @import { Lesson } from "./lessons.js" */

/** The sign of the first lesson. */
const FIRST_CARD = "H13";

/** @param {{lessons: readonly Lesson[]}} props */
export function Path({ lessons }) {
  const progress = useStored(LESSONS, lessonsProgress);
  const next = nextLesson(lessons, progress);
  const all = lessons.length + 1;
  const finished = [FIRST, ...lessons.map(({ id }) => id)].filter((id) => progress[id]?.isDone).length;
  return html`<${Frame} title=${t("web-learn")}>
    <section class="hero cloth learn-hero" aria-labelledby="learn-next">
      ${
        next === null
          ? html`<p id="learn-next" class="learn-title">${t("lessons-all-done")}</p>
            <a class="button button-main button-large" href="/puzzles">${t("web-puzzles")}</a>`
          : html`<p>${t(progress[next] && isUnderWay(progress[next]) ? "lessons-under-way" : "lessons-up-next")}</p>
            <p id="learn-next" class="learn-title">${t(`lessons-${next}`)}</p>
            <a class="button button-main button-large" href=${`/learn/${next}`}>${t(progress[next] && isUnderWay(progress[next]) ? "lessons-continue" : "lessons-begin")}</a>`
      }
      <p class="hero-terms">${t("lessons-done", { done: finished, all })}</p>
    </section>
    <ol class="learn-path">
      <${Stop} id=${FIRST} card=${FIRST_CARD} number=${1} isNext=${next === FIRST} progress=${progress[FIRST]}
        share=${progress[FIRST]?.isDone ? 1 : 0} />
      ${lessons.map((lesson, at) => html`<${Stop} key=${lesson.id} id=${lesson.id} card=${lesson.card} number=${at + 2}
        isNext=${next === lesson.id} progress=${progress[lesson.id]} share=${shareOf(lesson, progress[lesson.id])}
        puzzles=${lesson.puzzles.length} />`)}
    </ol>
  <//>`;
}

/** The share of a lesson that is done, 0 to 1. @type {(lesson: Lesson, progress: LessonProgress | undefined) => number} */
function shareOf(lesson, progress) {
  if (!progress) return 0;
  return progress.isDone ? 1 : stepAt(lesson, placeOf(lesson, progress)) / stepsOf(lesson);
}

/**
 * @param {{id: string, card: string, number: number, isNext: boolean, progress?: LessonProgress, share:
 *   number, puzzles?: number}} props
 */
function Stop({ id, card, number, isNext, progress, share, puzzles = 0 }) {
  const look = { edition: /** @type {const} */ ("classic"), faces: settings.value.faces };
  const isDone = progress?.isDone === true;
  const state = isDone
    ? progress.most > 0 ? t("lessons-right", { right: progress.most, all: puzzles }) : t("lessons-is-done")
    : progress && isUnderWay(progress)
    ? t("lessons-under-way")
    : t("lessons-number", { number });
  return html`<li class="learn-stop ${isDone ? "is-done" : ""} ${isNext ? "is-next" : ""}">
    <a href=${`/learn/${id}`} aria-current=${isNext ? "step" : undefined}>
      <span class="learn-card" aria-hidden="true"><${CardFace} card=${card} look=${look} width=${56} />
        ${isDone && html`<i class="learn-done"><${Icon} name="check" /></i>`}</span>
      <b>${t(`lessons-${id}`)}</b>
      <small>${state}</small>
      ${share > 0 && share < 1 && html`<i class="learn-share" style=${{ "--done": String(share) }} aria-hidden="true"></i>`}
    </a>
  </li>`;
}
