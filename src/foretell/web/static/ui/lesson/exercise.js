/** A puzzle of a lesson: the position on the table, one answer, and what it was worth. */

import { t } from "../../words/words.js";
import { html, useEffect, useMemo, useState } from "../base/html.js";
import { go } from "../base/route.js";
import { Sheet } from "../parts/dialog.js";
import { Icon } from "../parts/icons.js";
import { times } from "../parts/motion.js";
import { askAt } from "../solving/asking.js";
import { kindOf, valuesOf } from "../solving/position.js";
import { Worth } from "../solving/worth.js";
import { Table } from "../table/table.js";
import { Chances } from "./chances.js";
import { decisionAt } from "./lessons.js";

/** @import { Action } from "../../core/types.d.ts" */
/** @import { Lesson } from "./lessons.js" */

/** Milliseconds that the answer is shown on the table before it is judged. */
const SEEN = 700;

/**
 * @param {{lesson: Lesson, number: number, onAnswer: (isRight: boolean) => void, onNext: () =>
 *   void}} props
 */
export function Exercise({ lesson, number, onAnswer, onNext }) {
  const { position, values } = useMemo(() => {
    const { position, values } = decisionAt(lesson.puzzles[number]);
    return { position, values: valuesOf(values, position) };
  }, []);
  const [answer, setAnswer] = useState(/** @type {Action | null} */ (null));
  const [isOpen, open] = useState(false);
  const connection = useMemo(() => askAt(position, setAnswer), []);
  const isRight = answer !== null && kindOf(answer) === kindOf(values[0].action);
  const title = t(`lessons-${lesson.id}`);
  const verdict = t(isRight ? "puzzles-is-right" : "puzzles-is-wrong");
  const question = lesson.aim === "win" ? "lessons-ask-win" : `puzzles-ask-${values[0].action.type.replace("_", "-")}`;
  useEffect(() => {
    if (answer === null) return;
    onAnswer(isRight);
    const timer = setTimeout(() => open(true), times().flight === 0 ? 0 : SEEN);
    return () => clearTimeout(timer);
  }, [answer]);
  return html`<div class="replay puzzle">
    <${Table} connection=${connection} onLeave=${() => go("/learn")} />
    <section class="replay-bar puzzle-bar" aria-label=${title}>
      <p class=${answer === null ? "" : isRight ? "is-right" : "is-wrong"}>
        <b>${answer === null ? t(question) : verdict}</b>
        <small>${title} · ${t("lessons-puzzle", { number: number + 1, all: lesson.puzzles.length })}</small>
      </p>
      ${
        answer === null
          ? html`<a class="button" href="/learn"><${Icon} name="door" /> ${t("lessons-leave")}</a>`
          : html`<button type="button" class="button" onClick=${() => open(true)}>${t("puzzles-why")}</button>
            <button type="button" class="button button-main" onClick=${onNext}>${t("web-lesson-on")}</button>`
      }
    </section>
    ${
      isOpen && answer !== null &&
      html`<${Sheet} title=${verdict} kind="sheet-hint sheet-puzzle ${isRight ? "is-right" : "is-wrong"}"
        onClose=${() => open(false)}>
        ${
        lesson.aim === "win"
          ? html`<${Chances} position=${position} values=${values} answer=${answer} />`
          : html`<${Worth} position=${position} values=${values} answer=${answer} />`
      }
        <p class="actions puzzle-acts">
          <button type="button" class="button button-main" autofocus onClick=${onNext}>${t("web-lesson-on")}</button>
        </p>
      <//>`
    }
  </div>`;
}
