/** A set's puzzles, one by one, with the player's rating. */

import { listed, t } from "../../words/words.js";
import { html, useMemo, useState } from "../base/html.js";
import { useTitle } from "../base/title.js";
import { Frame } from "../parts/frame.js";
import { signed } from "../parts/numbers.js";
import { ASKED, difficultyOf } from "../solving/puzzle.js";
import { Solve } from "../solving/solve.js";
import { ratingText } from "./set_list.js";
import { nextOf } from "./sets.js";

/** @import { Answered } from "./progress.js" */
/** @import { Puzzle } from "../solving/puzzle.js" */
/** @import { Progress } from "../../keeper/stored.d.ts" */

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
  const [before] = useState(now.rating);
  const difficulty = difficultyOf(puzzle);
  const change = Math.round(now.rating.value) - Math.round(before.value);
  const figures = html`<p class="puzzle-change">
    <span>${t("puzzles-your-rating", { rating: ratingText(now.rating.value) })}${
      change !== 0 && html` <b>${signed(change)}</b>`
    }</span>
    <span>${t("puzzles-difficulty", { rating: ratingText(difficulty) })}</span>
  </p>`;
  return html`<${Solve} puzzle=${puzzle} title=${title} note=${`${title} · ${ratingText(now.rating.value)}`}
    figures=${figures} basis=${html`<p class="hint-basis">${foundText(puzzle)}</p>`} nextText=${t("puzzles-next")}
    leaveText=${t("puzzles-stop")} onSolved=${(/** @type {boolean} */ isRight) => onAnswer({ number, difficulty, isRight })}
    onNext=${onNext} leaveTo="/puzzles" />`;
}

/** The levels that find the best action, in a sentence. @param {Puzzle} puzzle */
function foundText({ found }) {
  if (found.length === 0) return t("puzzles-found-none");
  const bots = found.map((bot) => t(bot === ASKED[4] ? "puzzles-network" : `web-level-${bot}`));
  return t("puzzles-found-by", { bots: listed(bots) });
}
