/** The totals over the rounds, a line for each seat, told apart by colour, dashes and name. */

import { t } from "../../words/words.js";
import { html } from "../html.js";
import { nameOf } from "./names.js";
import { withMinus } from "./numbers.js";

/** @import { GameView } from "./game_view.js" */

const WIDTH = 320;
const HEIGHT = 180;
const LEFT = 34;
const RIGHT = 80;
const EDGE = 12;
const DASHES = ["none", "7 3", "2 3", "10 3 2 3", "5 5", "1 4"];
/** Names at the ends of lines keep so much distance. */
const LABEL = 14;

/** @param {{view: GameView}} props */
export function Chart({ view }) {
  const { table, scores, rounds } = view;
  const seats = table.seats.map((_, seat) => seat);
  const all = scores.flatMap(({ totals }) => totals);
  const low = Math.min(0, ...all);
  const high = Math.max(20, ...all);
  const x = (/** @type {number} */ round) =>
    LEFT + ((WIDTH - LEFT - RIGHT) * round) / Math.max(rounds, 1);
  const y = (/** @type {number} */ total) =>
    EDGE + ((HEIGHT - 2 * EDGE) * (high - total)) / (high - low);
  const labels = spread(seats.map((seat) => ({ seat, y: y(view.totals[seat]) })));
  return html`<figure class="chart">
    <figcaption>${t("table-chart")}</figcaption>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${chartText(view)}>
      ${[low, 0, high]
        .filter((total, at, list) => list.indexOf(total) === at)
        .map(
          (total) => html`<g key=${total}>
        <line class="chart-rule" x1=${LEFT} x2=${WIDTH - RIGHT} y1=${y(total)} y2=${y(total)} />
        <text class="chart-scale" x=${LEFT - 5} y=${y(total) + 3} text-anchor="end">
          ${withMinus(total)}</text>
      </g>`,
        )}
      ${seats.map((seat) => {
        const points = [0, ...scores.map(({ totals }) => totals[seat])];
        const line = points.map((total, round) => `${x(round).toFixed(1)},${y(total).toFixed(1)}`);
        const label = /** @type {{y: number}} */ (labels.find((one) => one.seat === seat));
        return html`<g key=${seat}
          class="chart-seat seat-colour-${seat} ${seat === table.seat ? "own" : ""}">
          <polyline points=${line.join(" ")} stroke-dasharray=${DASHES[seat]} />
          <circle cx=${x(scores.length)} cy=${y(view.totals[seat])} r="3" />
          <text x=${x(scores.length) + 7} y=${label.y + 3.5}>${short(nameOf(table, seat))}</text>
        </g>`;
      })}
    </svg>
  </figure>`;
}

/** @param {GameView} view */
function chartText(view) {
  const totals = view.totals.map((total, seat) => `${nameOf(view.table, seat)} ${total}`);
  return t("table-chart-text", { totals: totals.join(", ") });
}

/**
 * Labels that would lie over each other are moved apart.
 * @param {{seat: number, y: number}[]} labels
 */
function spread(labels) {
  const sorted = [...labels].sort((one, other) => one.y - other.y);
  sorted.forEach((label, at) => {
    if (at > 0) label.y = Math.max(label.y, sorted[at - 1].y + LABEL);
  });
  const over = Math.max(0, (sorted.at(-1)?.y ?? 0) - HEIGHT + EDGE / 2);
  for (const label of sorted) label.y -= over;
  return sorted;
}

/** @param {string} name */
const short = (name) => (name.length > 9 ? `${name.slice(0, 8)}…` : name);
