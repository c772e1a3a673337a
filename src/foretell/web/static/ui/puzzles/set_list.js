/** The sets of puzzles, and the player's progress. */

import { t } from "../../words/words.js";
import { Frame } from "../parts/frame.js";
import { html } from "../base/html.js";
import { percentText } from "../parts/numbers.js";
import { MAIN, SETS } from "./sets.js";

/** @import { Progress } from "../../keeper/stored.d.ts" */
/** @import { Sorted } from "./puzzles.js" */

/** The largest deviation of a reliable rating. */
const SURE = 110;

/** @param {{all: Sorted, now: Progress}} props */
export function SetList({ all, now }) {
  const { rating, answered, right, streak } = now;
  return html`<${Frame} title=${t("puzzles-title")}>
    <section class="hero cloth" aria-labelledby="puzzle-rating">
      <p id="puzzle-rating">${t("puzzles-rating")}</p>
      <p class="hero-figure puzzle-rating"><strong>${ratingText(rating.value)}</strong>
        ${answered.length > 0 && rating.deviation > SURE && html`<span>± ${ratingText(2 * rating.deviation)}</span>`}</p>
      ${
        answered.length > 0 &&
        html`<ul class="puzzle-figures">
          <li>${t("puzzles-answered", { count: answered.length })}</li>
          <li>${t("puzzles-right", { share: percentText(right.length / answered.length) })}</li>
          ${streak > 1 && html`<li>${t("puzzles-streak", { count: streak })}</li>`}
        </ul>`
      }
      <a class="button button-main button-large" href="/puzzles/all">${t("puzzles-begin")}</a>
      <p class="hero-terms">${t("puzzles-terms")}</p>
    </section>
    <section class="panel puzzle-sets stack" aria-labelledby="puzzle-sets">
      <h2 id="puzzle-sets">${t("puzzles-sets")}</h2>
      <ul>
        ${[...MAIN, ...SETS.filter((set) => !MAIN.includes(set))].map(
          (set) => html`<${Tile} key=${set} set=${set} numbers=${all.numbers.get(set) ?? []} answered=${answered} />`,
        )}
      </ul>
    </section>
  <//>`;
}

/** @param {{set: string, numbers: readonly number[], answered: readonly number[]}} props */
function Tile({ set, numbers, answered }) {
  if (numbers.length === 0) return null;
  const solved = new Set(answered);
  const done = numbers.filter((number) => solved.has(number)).length;
  return html`<li style=${{ "--done": String(done / numbers.length) }}>
    <a href=${`/puzzles/${set}`}>
      <b>${t(`puzzles-set-${set}`)}</b>
      <small>${t("puzzles-done", { done, all: numbers.length })}</small>
      <i aria-hidden="true"></i>
    </a>
  </li>`;
}

/** @param {number} value */
export const ratingText = (value) => String(Math.round(value));
