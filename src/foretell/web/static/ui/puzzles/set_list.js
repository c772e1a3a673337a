/** The sets of puzzles, and the player's progress. */

import { useStored } from "../../keeper/here.js";
import { BEST_RUNS } from "../../keeper/kinds.js";
import { t } from "../../words/words.js";
import { Frame } from "../parts/frame.js";
import { html, useMemo } from "../base/html.js";
import { percentText } from "../parts/numbers.js";
import { ratingAt } from "./progress.js";
import { intervalOf, isGuess } from "./rating.js";
import { RUNS } from "./run.js";
import { bestRuns } from "./runs.js";
import { MAIN, SETS } from "./sets.js";

/** @import { Progress, Run } from "../../keeper/stored.d.ts" */
/** @import { Puzzle } from "../solving/puzzle.js" */
/** @import { Sorted } from "./puzzles.js" */

/** @param {{all: Sorted, now: Progress}} props */
export function SetList({ all, now }) {
  const { answered, counts, streak } = now;
  const rating = ratingAt(now, Date.now());
  const { from, to } = intervalOf(rating);
  const done = useMemo(() => new Set(answered), [answered]);
  return html`<${Frame} title=${t("puzzles-title")}>
    <section class="hero cloth" aria-labelledby="puzzle-rating">
      <p id="puzzle-rating">${t("puzzles-rating")}</p>
      <p class="hero-figure puzzle-rating"><strong>${ratingText(rating.value)}</strong></p>
      <p class="puzzle-interval">${
        counts.answered === 0
          ? t("puzzles-rating-first")
          : t(isGuess(rating) ? "puzzles-rating-guess" : "puzzles-rating-between", {
            from: ratingText(from),
            to: ratingText(to),
          })
      }</p>
      ${
        counts.answered > 0 &&
        html`<ul class="puzzle-figures">
          <li>${t("puzzles-answered", { count: counts.answered })}</li>
          <li>${t("puzzles-right", { share: percentText(counts.right / counts.answered) })}</li>
          ${streak > 1 && html`<li>${t("puzzles-streak", { count: streak })}</li>`}
        </ul>`
      }
      <a class="button button-main button-large" href="/puzzles/all">${t("puzzles-begin")}</a>
      <p class="hero-terms">${t("puzzles-terms")}</p>
    </section>
    <section class="panel puzzle-tiles puzzle-runs stack" aria-labelledby="puzzle-runs">
      <h2 id="puzzle-runs">${t("puzzles-runs")}</h2>
      <ul>${RUNS.map((kind) => html`<${RunTile} key=${kind} kind=${kind} />`)}</ul>
    </section>
    <section class="panel puzzle-tiles puzzle-sets stack" aria-labelledby="puzzle-sets">
      <h2 id="puzzle-sets">${t("puzzles-sets")}</h2>
      <ul>
        ${[...MAIN, ...SETS.filter((set) => !MAIN.includes(set))].map(
          (set) => html`<${Tile} key=${set} set=${set} puzzles=${all.puzzles} numbers=${all.numbers.get(set) ?? []}
            answered=${done} />`,
        )}
      </ul>
    </section>
  <//>`;
}

/** @param {{kind: Run["kind"]}} props */
function RunTile({ kind }) {
  const best = useStored(BEST_RUNS, bestRuns)[kind] ?? 0;
  return html`<li>
    <a href=${`/puzzles/${kind}`}>
      <b>${t(`puzzles-run-${kind}`)}</b>
      <small>${t(`puzzles-run-${kind}.short`)}</small>
      ${best > 0 && html`<small>${t("puzzles-best", { count: best })}</small>`}
    </a>
  </li>`;
}

/**
 * @param {{set: string, puzzles: readonly Puzzle[], numbers: readonly number[], answered:
 *   ReadonlySet<string>}} props
 */
function Tile({ set, puzzles, numbers, answered }) {
  if (numbers.length === 0) return null;
  const done = numbers.filter((number) => answered.has(puzzles[number].seed)).length;
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
