/** A set's puzzles, one by one: the position on the table, then the value of the answer. */

import { t } from "../../words/words.js";
import { Frame } from "../parts/frame.js";
import { html, useEffect, useMemo, useState } from "../base/html.js";
import { go } from "../base/route.js";
import { Icon } from "../parts/icons.js";
import { times } from "../parts/motion.js";
import { Table } from "../table/table.js";
import { useTitle } from "../base/title.js";
import { Answer } from "./answer.js";
import { askAt } from "./asking.js";
import { kindOf, positionOf, valuesOf } from "./position.js";
import { difficultyOf } from "./puzzle.js";
import { ratingText } from "./set_list.js";
import { nextOf } from "./sets.js";

/** @import { Action } from "../../core/types.d.ts" */
/** @import { Answered } from "./progress.js" */
/** @import { Puzzle } from "./puzzle.js" */
/** @import { Progress } from "../../keeper/stored.d.ts" */

/** Milliseconds that the answer is shown on the table before it is judged. */
const SEEN = 700;

/**
 * @param {{set: string, numbers: readonly number[], puzzles: readonly Puzzle[], now: Progress,
 *   onAnswer: (answer: Answered) => void}} props
 */
export function Solving({ set, numbers, puzzles, now, onAnswer }) {
  const draw = () => nextOf(numbers, puzzles, now.answered, now.rating.value, Math.random);
  const [number, setNumber] = useState(useMemo(draw, []));
  const title = t(`puzzles-set-${set}`);
  useTitle(title);
  if (number === null) {
    return html`<${Frame} title=${title}>
      <section class="panel"><p>${t("puzzles-set-over")}</p></section>
      <p><a class="button button-main" href="/puzzles">${t("puzzles-title")}</a></p>
    <//>`;
  }
  return html`<${One} key=${number} number=${number} puzzle=${puzzles[number]} title=${title} now=${now}
    onAnswer=${onAnswer} onNext=${() => setNumber(draw())} />`;
}

/**
 * @param {{number: number, puzzle: Puzzle, title: string, now: Progress, onAnswer: (answer: Answered) => void,
 *   onNext: () => void}} props
 */
function One({ number, puzzle, title, now, onAnswer, onNext }) {
  const position = useMemo(() => positionOf(puzzle), [puzzle]);
  const values = useMemo(() => valuesOf(puzzle, position), [puzzle]);
  const [answer, setAnswer] = useState(/** @type {Action | null} */ (null));
  const [before] = useState(now.rating);
  const [isOpen, open] = useState(false);
  const isRight = answer !== null && kindOf(answer) === kindOf(values[0].action);
  const connection = useMemo(() => askAt(position, setAnswer), [position]);
  useEffect(() => {
    if (answer === null) return;
    onAnswer({ number, difficulty: difficultyOf(puzzle), isRight });
    const timer = setTimeout(() => open(true), times().flight === 0 ? 0 : SEEN);
    return () => clearTimeout(timer);
  }, [answer]);
  return html`<div class="replay puzzle">
    <${Table} connection=${connection} onLeave=${() => go("/puzzles")} />
    <section class="replay-bar puzzle-bar" aria-label=${title}>
      <p class=${answer === null ? "" : isRight ? "is-right" : "is-wrong"}>
        <b>${answer === null ? t(`puzzles-ask-${values[0].action.type.replace("_", "-")}`) : verdict(isRight)}</b>
        <small>${answer === null && `${title} · `}${ratingText(now.rating.value)}</small>
      </p>
      ${
        answer === null
          ? html`<a class="button" href="/puzzles"><${Icon} name="door" /> ${t("puzzles-stop")}</a>`
          : html`<button type="button" class="button" onClick=${() => open(true)}>${t("puzzles-why")}</button>
            <button type="button" class="button button-main" onClick=${onNext}>${t("puzzles-next")}</button>`
      }
    </section>
    ${
      isOpen && answer !== null &&
      html`<${Answer} puzzle=${puzzle} position=${position} values=${values} answer=${answer} isRight=${isRight}
        title=${verdict(isRight)} rating=${now.rating} before=${before} onClose=${() => open(false)} onNext=${onNext} />`
    }
  </div>`;
}

/** @param {boolean} isRight */
const verdict = (isRight) => t(isRight ? "puzzles-is-right" : "puzzles-is-wrong");
