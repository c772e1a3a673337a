/** The head of a lesson: the way out, its title, and how far the learner is. */

import { html } from "../base/html.js";
import { t } from "../../words/words.js";
import { Icon } from "../parts/icons.js";

/** @import { Child } from "../../libraries.d.ts" */

/** @param {{title: Child, step: number, steps: number, label: string}} props `step` from 0 */
export const LessonBar = ({ title, step, steps, label }) =>
  html`<header class="lesson-bar">
    <a class="icon-button" href="/learn" aria-label=${t("web-learn")}><${Icon} name="close" /></a>
    <h1>${title}</h1>
    <p class="lesson-dots ${steps > 6 ? "is-many" : ""}" role="img" aria-label=${label}>
      ${Array.from({ length: steps }, (_, at) => html`<span key=${at} class=${at < step ? "done" : at === step ? "now" : ""} />`)}</p>
  </header>`;
