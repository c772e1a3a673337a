/** A card of theory: a few sentences, and the board that they are about. */

import { t } from "../../words/words.js";
import { html, useEffect, useRef } from "../base/html.js";
import { Icon } from "../parts/icons.js";
import { Board } from "./board.js";

/** @import { Lesson } from "./lessons.js" */

/** @param {{lesson: Lesson, number: number, onTurn: (read: number) => void}} props */
export function Theory({ lesson, number, onTurn }) {
  const next = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => next.current?.focus({ preventScroll: true }), [number]);
  return html`<main id="main" class="lesson" tabindex="-1">
    <p key=${number} class="lesson-text" role="status">${t(`lessons-${lesson.id}-${number + 1}`)}</p>
    <${Board} key=${lesson.boards[number].position} board=${lesson.boards[number]} />
    <div class="lesson-answers">
      <button type="button" class="icon-button lesson-back" aria-label=${t("web-lesson-back")} disabled=${number === 0}
        onClick=${() => onTurn(number - 1)}><${Icon} name="undo" /></button>
      <div class="lesson-middle"><button type="button" ref=${next} class="button button-main next"
        onClick=${() => onTurn(number + 1)}>${t("web-lesson-on")}</button></div>
      <button type="button" class="lesson-skip" onClick=${() => onTurn(lesson.boards.length)}>
        <${Icon} name="replay" /><span>${t("lessons-to-puzzles")}</span></button>
    </div>
  </main>`;
}
