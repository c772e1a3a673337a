/** The buttons of the lesson: continue, back, skip, and the answers to a question. */

import { t } from "../../words/words.js";
import { html } from "../base/html.js";
import { Icon } from "../parts/icons.js";
import { isAtRest, isCountOfMiss } from "./lesson.js";
import { OWN_HAND } from "./round.js";
import { CHOICES } from "./steps.js";

/** @import { Action, Lesson } from "./lesson.js" */
/** @import { Ask } from "./steps.js" */

const BIDS = Array.from({ length: OWN_HAND.length + 1 }, (_, bid) => bid);

/** @param {{lesson: Lesson, act: (action: Action) => void, ask: Ask}} props */
export function Answers({ lesson, act, ask }) {
  const isSettled = isAtRest(lesson);
  const numbers = ask === "bid" ? BIDS : ask === "points" ? CHOICES : [];
  return html`<div class="lesson-answers">
    <button class="icon-button lesson-back" aria-label=${t("web-lesson-back")} disabled=${lesson.at === 0}
      onClick=${() => act({ type: "back" })}><${Icon} name="undo" /></button>
    <div class="lesson-middle ${isSettled ? "" : "later"}">
      ${
        numbers.length > 0 &&
        html`<div class="lesson-numbers" role="group" aria-label=${t("web-lesson-answers")}>
          ${numbers.map((number) => html`<button key=${number} class="button lesson-answer"
            onClick=${() => act({ type: "answer", number })}>${number}</button>`)}
        </div>`
      }
      ${
        isCountOfMiss(lesson) &&
        html`<button class="button button-main next" onClick=${() => act({ type: "again" })}>${t("web-lesson-again")}</button>`
      }
      ${
        ask === "on" &&
        html`<button class="button next ${isCountOfMiss(lesson) ? "" : "button-main"}"
          onClick=${() => act({ type: "on" })}>${t("web-lesson-on")}</button>`
      }
    </div>
    ${
      ask === "end"
        ? html`<span class="lesson-skip" />`
        : html`<button class="lesson-skip" onClick=${() => act({ type: "skip" })}>
          <${Icon} name="replay" /><span>${t("web-lesson-skip")}</span></button>`
    }
  </div>`;
}
