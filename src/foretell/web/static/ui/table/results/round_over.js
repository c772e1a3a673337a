/**
 * The end of a round: results are turned up one by one at the places of the cards, and their points
 * fly to the totals. The next deal ends it; seats keep their points.
 */

import { gauge } from "../../../art/gauge.js";
import { t } from "../../../words/words.js";
import { html, useEffect, useLayoutEffect, useRef } from "../../base/html.js";
import { Drawing } from "../../parts/card.js";
import { Icon } from "../../parts/icons.js";
import { resultTime, times } from "../../parts/motion.js";
import { nameOf } from "../../parts/names.js";
import { signed } from "../../parts/numbers.js";
import { beatsOf, resultsOf, totalAt } from "./round_result.js";
import { buzz, hear } from "../sound/sounds.js";
import { towards } from "../play/trick.js";

/** @import { Controller } from "../state/controller.js" */
/** @import { GameView } from "../state/game_view.js" */
/** @import { Beats, Result } from "./round_result.js" */

const SKIP = ["Enter", " ", "Escape"];

/** @param {{controller: Controller, view: GameView}} props */
export function RoundOver({ controller, view }) {
  const { number, scores } = view;
  if (controller.animations.scored.value !== number || scores.length < number) return null;
  return html`<${Results} key=${number} controller=${controller} view=${view} />`;
}

/** @param {{controller: Controller, view: GameView}} props */
function Results({ controller, view }) {
  const score = view.scores[view.number - 1];
  const { players } = view.options;
  const results = resultsOf(score, [...view.others, view.bottom]);
  const isLast = view.number === view.rounds;
  const beats = beatsOf(players, resultTime(isLast));
  const area = useRef(/** @type {HTMLElement | null} */ (null));
  useSkip(controller);
  useMoment(controller, view, results, beats, area);
  return html`<section ref=${area} class="trick trick-of-${players} round-over"
    aria-labelledby="round-over-title">
    <h2 id="round-over-title" class="visually-hidden">
      ${t("table-round-over", { number: score.round })}</h2>
    <ul>
      ${results.map(
        (result, at) => html`<${One} key=${result.seat} view=${view} result=${result} at=${at}
          beats=${beats} />`,
      )}
    </ul>
  </section>`;
}

/** @param {{view: GameView, result: Result, at: number, beats: Beats}} props */
function One({ view, result, at, beats }) {
  const { seat, bid, taken, points, place, climbed } = result;
  const { players } = view.options;
  const [x, y] = towards((seat - view.bottom + players) % players, players);
  const ring = html`<${Drawing} draw=${gauge} of=${[bid, taken]} />`;
  const classes = [bid === taken ? "made" : "missed", seat === view.table.seat ? "own" : ""];
  const style = {
    "--x": String(x),
    "--y": String(y),
    "--turn-up": `${beats.turns[at]}ms`,
    "--fly": `${beats.flies[at]}ms`,
    "--flight": `${beats.flight}ms`,
    "--places": `${beats.places}ms`,
    "--beat": `${Math.round(beats.lasts / 7)}ms`,
  };
  return html`<li class=${`trick-place result ${classes.join(" ")}`} data-result=${seat} style=${style}>
    <div class="result-tile">
      <span class="result-gauge">${bid === taken ? ring : [ring, ring]}</span>
      <strong class="result-points">${signed(points)}</strong>
      <span class=${`result-place disc ${place === 1 ? "first" : ""}`} aria-hidden="true">
        ${place === 1 ? html`<${Icon} name="crown" />` : place}
        ${climbed !== 0 && html`<i class=${climbed > 0 ? "up" : "down"}></i>`}
      </span>
    </div>
    <span class="trick-name" dir="auto">${nameOf(view.table, seat)}</span>
    <span class="visually-hidden">${t("table-round-result", { bid, taken })}</span>
  </li>`;
}

/** A tap anywhere, or a key, skips the moment. @param {Controller} controller */
function useSkip({ animations }) {
  useEffect(() => {
    const onKey = (/** @type {KeyboardEvent} */ event) =>
      SKIP.includes(event.key) && animations.skip();
    addEventListener("pointerdown", animations.skip);
    addEventListener("keydown", onKey);
    return () => {
      removeEventListener("pointerdown", animations.skip);
      removeEventListener("keydown", onKey);
    };
  }, [animations]);
}

/**
 * Moves points to the totals, which count up.
 * @type {(controller: Controller, view: GameView, results: readonly Result[], beats: Beats, area:
 *   {current: HTMLElement | null}) => void}
 */
function useMoment({ counting }, view, results, beats, area) {
  useLayoutEffect(() => {
    const moves = times().flight > 0;
    const timers = results.flatMap((result, at) => soundsFor(result, at, beats, view.table.seat, moves));
    const hush = () => timers.forEach(clearTimeout);
    if (!moves) return hush;
    if (area.current) aim(area.current);
    const began = performance.now();
    let frame = 0;
    const step = () => {
      const time = performance.now() - began;
      const totals = [...view.totals];
      for (const [at, result] of results.entries()) {
        totals[result.seat] = totalAt(result, at, beats, time);
      }
      counting.value = time < beats.lasts ? totals : null;
      if (time < beats.lasts) frame = requestAnimationFrame(step);
    };
    step();
    return () => {
      hush();
      cancelAnimationFrame(frame);
      counting.value = null;
    };
  }, []);
}

/**
 * Plays the sounds of results as they turn up and as points arrive, and vibrates for the viewer's.
 * Without motion only the viewer's is heard.
 * @type {(result: Result, at: number, beats: Beats, me: number | null, moves: boolean) =>
 *   ReturnType<typeof setTimeout>[]}
 */
function soundsFor({ seat, bid, taken, points }, at, { lasts, turns, flies, flight }, me, moves) {
  const isOwn = seat === me;
  const isMade = bid === taken;
  const turned = () => {
    hear(isMade ? (isOwn ? "made" : "tick") : isOwn ? "missed" : "crack");
    if (isOwn) buzz(isMade ? 30 : [15, 60, 15]);
  };
  if (!moves) return isOwn ? [setTimeout(turned)] : [];
  return [
    setTimeout(turned, turns[at] + lasts / 7),
    setTimeout(() => points > 0 && hear("coin"), flies[at] + flight),
  ];
}

/** Sets the targets of flying points. @param {HTMLElement} area */
function aim(area) {
  for (const result of /** @type {NodeListOf<HTMLElement>} */ (area.querySelectorAll(".result"))) {
    const points = result.querySelector(".result-points")?.getBoundingClientRect();
    const plate = `.plate[data-seat="${result.dataset.result}"] .plate-total`;
    const total = document.querySelector(plate)?.getBoundingClientRect();
    if (!points || !total) continue;
    const x = total.left + total.width / 2 - points.left - points.width / 2;
    const y = total.top + total.height / 2 - points.top - points.height / 2;
    result.style.setProperty("--to-x", `${x}px`);
    result.style.setProperty("--to-y", `${y}px`);
  }
}
