/** The end of a lesson: the verdict on its round, kindly, and the way on. */

import { gauge } from "../../art/gauge.js";
import { t } from "../../words/words.js";
import { html } from "../base/html.js";
import { go } from "../base/route.js";
import { Drawing } from "../parts/card.js";
import { Sheet } from "../parts/dialog.js";
import { Icon } from "../parts/icons.js";
import { signed } from "../parts/numbers.js";
import { rightIn } from "./progress.js";

/** @import { RoundScored } from "../../core/types.d.ts" */
/** @import { LessonProgress } from "../../keeper/stored.d.ts" */
/** @import { Lesson } from "./lessons.js" */

/**
 * The verdict on a round: by its bid, or by the place where only that counts.
 * @type {(lesson: Pick<Lesson, "aim">, score: RoundScored, seat: number) => string}
 */
export function verdictOf({ aim }, { bids, tricks, totals }, seat) {
  if (aim === "win") return Math.max(...totals) === totals[seat] ? "won" : "not-won";
  const bid = bids[seat] ?? 0;
  const taken = tricks[seat];
  if (bid === taken) return "made";
  return Math.abs(bid - taken) === 1 ? "near" : "missed";
}

/**
 * @param {{lesson: Lesson, score: RoundScored, seat: number, progress: LessonProgress, next: string |
 *   null, onAgain: () => void}} props
 */
export function Verdict({ lesson, score, seat, progress, next, onAgain }) {
  const verdict = verdictOf(lesson, score, seat);
  const [bid, taken] = [score.bids[seat] ?? 0, score.tricks[seat]];
  const isGood = verdict === "made" || verdict === "won";
  return html`<${Sheet} title=${t("lessons-over")} kind="sheet-question sheet-verdict" onClose=${() => go("/learn")}>
    <p class="verdict-figure ${isGood ? "is-good" : ""}">
      <span class="verdict-gauge"><${Drawing} draw=${gauge} of=${[bid, taken]} /></span>
      <b>${signed(score.points[seat])}</b>
    </p>
    <p class="verdict-text" role="status">${t(`lessons-verdict-${verdict}`, { bid, taken, off: Math.abs(bid - taken) })}</p>
    <${Marks} answers=${progress.answers} />
    <p class="actions">
      ${
        next !== null &&
        html`<a class="button button-main" href=${`/learn/${next}`}>${t("lessons-next", { title: t(`lessons-${next}`) })}</a>`
      }
      <button type="button" class="button" onClick=${onAgain}><${Icon} name="again" /> ${t("lessons-again")}</button>
      <a class="button" href="/learn">${t("lessons-all")}</a>
    </p>
  <//>`;
}

/** The puzzles of a lesson, right or not. @param {{answers: readonly boolean[]}} props */
export const Marks = ({ answers }) =>
  html`<p class="verdict-marks">
    <span aria-hidden="true">${answers.map((isRight, at) => html`<i key=${at} class=${isRight ? "right" : ""}></i>`)}</span>
    ${t("lessons-right", { right: rightIn(answers), all: answers.length })}
  </p>`;
