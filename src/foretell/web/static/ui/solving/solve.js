/**
 * A puzzle to solve: its decisions on the table, one after the other while the answers are right, then
 * the values of each. Screens that ask puzzles (a set, a lesson) add their own figures and the way on.
 */

import { loadWords, t } from "../../words/words.js";
import { html, useEffect, useMemo, useRef, useState } from "../base/html.js";
import { go } from "../base/route.js";
import { loadStyle } from "../base/style.js";
import { Icon } from "../parts/icons.js";
import { times } from "../parts/motion.js";
import { Table } from "../table/table.js";
import { Answer } from "./answer.js";
import { askAt } from "./asking.js";
import { kindOf, positionOf, valuesOf } from "./position.js";
import { decisionsOf } from "./puzzle.js";

/** @import { Child } from "../../libraries.d.ts" */
/** @import { Action } from "../../core/types.d.ts" */
/** @import { Answered } from "./position.js" */
/** @import { Puzzle } from "./puzzle.js" */

const SHEETS = ["css/pages-replay.css", "css/table-hint.css", "css/solving.css"];
await Promise.all([loadWords("puzzles"), loadWords("reasons"), ...SHEETS.map(loadStyle)]);

/** Milliseconds that an answer is shown on the table before it is judged, and before the next puzzle of a run. */
const SEEN = 700;
const SEEN_IN_RUN = 450;

/** The choices at a decision. */
const CHOICES = ".bid-bar [data-bid]:not([aria-disabled]), .hand-card.can, .trump-choice button";

/** Whether an answer is the best, or like it. @param {Answered} answer */
export const isRight = ({ values, action }) => kindOf(action) === kindOf(values[0].action);

/** The question of a decision. @param {Action} action any legal one */
export const questionOf = ({ type }) => t(`puzzles-ask-${type.replace("_", "-")}`);

/** @param {boolean} right */
export const verdictOf = (right) => t(right ? "puzzles-is-right" : "puzzles-is-wrong");

/**
 * When the values are shown: after each puzzle, after a wrong answer, or never. Otherwise the next puzzle
 * follows at once.
 * @typedef {"always" | "wrong" | "never"} Opens
 */

/**
 * One puzzle, for a screen that gives each another `key`. `onSolved` is called once: after the
 * first wrong answer, or when all are right.
 * @param {{puzzle: Puzzle, title: string, note: string, nextText: string, leaveText: string,
 *   onSolved: (right: boolean) => void, onNext: () => void, leaveTo: string, figures?: Child,
 *   basis?: Child, opens?: Opens, clock?: Child}} props `note`: small, under the question, `figures` and `basis`: above and below
 *   the values, `leaveTo`: an address
 */
export function Solve({ puzzle, title, note, nextText, leaveText, onSolved, onNext, leaveTo, figures, basis, opens = "always", clock }) {
  const [answers, setAnswers] = useState(/** @type {readonly Answered[]} */ ([]));
  const [isOpen, open] = useState(false);
  const latest = useRef(answers);
  latest.current = answers;
  const connection = useMemo(() => {
    const asked = (/** @type {Action} */ action) => {
      const before = latest.current;
      const position = positionOf(puzzle, before.map((answer) => answer.action));
      const values = valuesOf(decisionsOf(puzzle)[before.length].values, position);
      setAnswers([...before, { position, values, action }]);
    };
    return askAt(positionOf(puzzle), asked);
  }, [puzzle]);
  const last = answers.at(-1);
  const right = last !== undefined && isRight(last);
  const isOver = last !== undefined && (!right || answers.length > puzzle.followUps.length);
  const isShown = opens === "always" || (opens === "wrong" && !right);
  useEffect(() => {
    if (last === undefined) return;
    if (isOver) onSolved(right);
    const actions = answers.map((answer) => answer.action);
    const goOn = () => {
      if (!isOver) return connection.goOn(positionOf(puzzle, actions));
      return isShown ? open(true) : onNext();
    };
    const timer = setTimeout(goOn, isOver && !isShown ? SEEN_IN_RUN : times().flight === 0 ? 0 : SEEN);
    return () => clearTimeout(timer);
  }, [answers]);
  useEffect(() => {
    // the next puzzle of a run replaces the button that had the focus
    if (opens === "always" || document.activeElement !== document.body) return;
    /** @type {HTMLElement | null} */ (document.querySelector(CHOICES))?.focus();
  }, []);
  const question = useMemo(() => {
    const passed = isOver ? answers.slice(0, -1) : answers;
    return questionOf(positionOf(puzzle, passed.map((answer) => answer.action)).kinds[0][0]);
  }, [answers]);
  const head = isOver ? verdictOf(right) : answers.length === 0 ? question : t("puzzles-and-now", { question });
  return html`<div class="replay puzzle">
    <${Table} connection=${connection} onLeave=${() => go(leaveTo)} />
    <section class="replay-bar puzzle-bar" aria-label=${title}>
      ${clock}
      <p class=${isOver ? (right ? "is-right" : "is-wrong") : ""} role="status">
        <b>${head}</b>
        <small>${note}</small>
      </p>
      ${
        isOver && isShown
          ? html`<button type="button" class="button" onClick=${() => open(true)}>${t("puzzles-why")}</button>
            <button type="button" class="button button-main" onClick=${onNext}>${nextText}</button>`
          : html`<a class="button" href=${leaveTo}><${Icon} name="door" /> ${leaveText}</a>`
      }
    </section>
    ${
      isOpen && isOver &&
      html`<${Answer} answers=${answers} puzzle=${puzzle} title=${verdictOf(right)} right=${right} figures=${figures}
        basis=${basis} nextText=${nextText} leaveText=${leaveText} onClose=${() => open(false)} onNext=${onNext}
        leaveTo=${leaveTo} />`
    }
  </div>`;
}
