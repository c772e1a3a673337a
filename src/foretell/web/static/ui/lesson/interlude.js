/** Between the puzzles and the round of a lesson: how the puzzles went, and the hand that comes. */

import { t } from "../../words/words.js";
import { html } from "../base/html.js";
import { Icon } from "../parts/icons.js";
import { Board } from "./board.js";
import { Marks } from "./verdict.js";

/** @import { Lesson } from "./lessons.js" */

/** @param {{lesson: Lesson, answers: readonly boolean[], onPlay: () => void, onRestart: () => void}} props */
export const Interlude = ({ lesson, answers, onPlay, onRestart }) =>
  html`<main id="main" class="lesson" tabindex="-1">
    <div class="lesson-text lesson-interlude" role="status">
      <${Marks} answers=${answers} />
      <span>${t(lesson.aim === "win" ? "lessons-now-win" : "lessons-now-play")}</span>
    </div>
    <${Board} board=${{ position: lesson.round, at: ["hand"] }} />
    <div class="lesson-answers">
      <button type="button" class="icon-button" aria-label=${t("lessons-restart")} onClick=${onRestart}>
        <${Icon} name="again" /></button>
      <div class="lesson-middle"><button type="button" class="button button-main next" onClick=${onPlay}>
        ${t("lessons-play")}</button></div>
      <span class="lesson-skip" />
    </div>
  </main>`;
