/** The totals over the rounds, a line for each seat, distinguished by colour, dashes and name. */

import { isolated, shortened } from "../../words/names.js";
import { t } from "../../words/words.js";
import { html } from "../base/html.js";
import { withMinus } from "./numbers.js";

const WIDTH = 320;
const HEIGHT = 180;
const LEFT = 34;
const RIGHT = 80;
const EDGE = 12;
const DASHES = ["none", "7 3", "2 3", "10 3 2 3", "5 5", "1 4"];
/** The distance between names at the ends of lines. */
const LABEL = 14;

/**
 * @param {{names: readonly string[], totals: readonly (readonly number[])[], rounds: number,
 *   own?: number | null}} props `totals` by round and seat; `rounds`: of the whole game
 */
export function Curves({ names, totals, rounds, own = null }) {
  const last = totals.at(-1) ?? names.map(() => 0);
  const box = { left: LEFT, top: EDGE, width: WIDTH - LEFT - RIGHT, height: HEIGHT - 2 * EDGE };
  const { x, y, low, high } = scaleOf(totals, rounds, box);
  const labels = spread(names.map((_, seat) => ({ seat, y: y(last[seat]) })));
  const text = names.map((name, seat) => `${name} ${last[seat]}`).join(", ");
  return html`<figure class="chart">
    <figcaption>${t("table-chart")}</figcaption>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img"
      aria-label=${t("table-chart-text", { totals: text })}>
      ${[low, 0, high]
        .filter((total, at, list) => list.indexOf(total) === at)
        .map(
          (total) => html`<g key=${total}>
        <line class="chart-rule" x1=${LEFT} x2=${WIDTH - RIGHT} y1=${y(total)} y2=${y(total)} />
        <text class="chart-scale" x=${LEFT - 5} y=${y(total) + 3} text-anchor="end">
          ${withMinus(total)}</text>
      </g>`,
        )}
      ${names.map((name, seat) => {
        const points = [0, ...totals.map((after) => after[seat])];
        const line = points.map((total, round) => `${x(round).toFixed(1)},${y(total).toFixed(1)}`);
        const label = /** @type {{y: number}} */ (labels.find((one) => one.seat === seat));
        return html`<g key=${seat}
          class="chart-seat seat-colour-${seat} ${seat === own ? "own" : ""}">
          <polyline points=${line.join(" ")} stroke-dasharray=${DASHES[seat]} />
          <circle cx=${x(totals.length)} cy=${y(last[seat])} r="3" />
          <text x=${x(totals.length) + 7} y=${label.y + 3.5}>${isolated(shortened(name, 9))}</text>
        </g>`;
      })}
    </svg>
  </figure>`;
}

/**
 * The positions of rounds and totals in a box.
 * @param {readonly (readonly number[])[]} totals
 * @param {number} rounds
 * @param {{left: number, top: number, width: number, height: number}} box
 */
export function scaleOf(totals, rounds, { left, top, width, height }) {
  const low = Math.min(0, ...totals.flat());
  const high = Math.max(20, ...totals.flat());
  return {
    low,
    high,
    x: (/** @type {number} */ round) => left + (width * round) / Math.max(rounds, 1),
    y: (/** @type {number} */ total) => top + (height * (high - total)) / (high - low),
  };
}

/** Moves overlapping labels apart. @param {{seat: number, y: number}[]} labels */
function spread(labels) {
  const sorted = [...labels].sort((one, other) => one.y - other.y);
  sorted.forEach((label, at) => {
    if (at > 0) label.y = Math.max(label.y, sorted[at - 1].y + LABEL);
  });
  const over = Math.max(0, (sorted.at(-1)?.y ?? 0) - HEIGHT + EDGE / 2);
  for (const label of sorted) label.y -= over;
  return sorted;
}
