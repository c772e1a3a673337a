/** A set's puzzles, one by one, with the player's rating. */

import { listed, t } from "../../words/words.js";
import { html, useMemo, useState } from "../base/html.js";
import { go } from "../base/route.js";
import { useTitle } from "../base/title.js";
import { Frame } from "../parts/frame.js";
import { signed } from "../parts/numbers.js";
import { ASKED } from "../solving/puzzle.js";
import { Solve } from "../solving/solve.js";
import { intervalOf } from "./rating.js";
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
  return html`<${OnePuzzle} key=${number} puzzle=${puzzles[number]} set=${set} now=${now} onAnswer=${onAnswer}
    onNext=${() => setNumber(draw())} />`;
}

/**
 * A puzzle with the rating before and after it. Without a set, it is asked alone.
 * @param {{puzzle: Puzzle, set?: string, now: Progress, onAnswer: (answer: Answered) => void, onNext?:
 *   () => void}} props
 */
export function OnePuzzle({ puzzle, set = "all", now, onAnswer, onNext = () => go("/puzzles/all") }) {
  const [before] = useState(now.rating);
  const title = t(`puzzles-set-${set}`);
  const { seed, difficulty } = puzzle;
  const { from, to } = intervalOf(now.rating);
  const change = Math.round(now.rating.value) - Math.round(before.value);
  const isRated = now.rating !== before;
  const figures = html`<p class="puzzle-change">
    <span>${t("puzzles-your-rating", { rating: ratingText(now.rating.value) })}${
      change !== 0 && html` <b>${signed(change)}</b>`
    } <small>${t("puzzles-interval", { from: ratingText(from), to: ratingText(to) })}</small></span>
    <span>${t("puzzles-difficulty", { rating: ratingText(difficulty) })}</span>
  </p>
  ${!isRated && html`<p class="note">${t("puzzles-again-unrated")}</p>`}`;
  return html`<${Solve} puzzle=${puzzle} title=${title} note=${`${title} · ${ratingText(now.rating.value)}`}
    figures=${figures} basis=${html`<p class="hint-basis">${foundText(puzzle)}</p>`} nextText=${t("puzzles-next")}
    leaveText=${t("puzzles-stop")} leaveTo="/puzzles" onNext=${onNext}
    onSolved=${(/** @type {boolean} */ isRight) => onAnswer({ seed, difficulty, isRight, now: Date.now() })} />`;
}

/** The levels that find the best action, in a sentence. @param {Puzzle} puzzle */
function foundText({ found }) {
  if (found.length === 0) return t("puzzles-found-none");
  const bots = found.map((bot) => t(bot === ASKED[4] ? "puzzles-network" : `web-level-${bot}`));
  return t("puzzles-found-by", { bots: listed(bots) });
}
