/** The points of a game above the average, round by round: as played, and with the best known decisions. */

import { t } from "../../words/words.js";
import { html } from "../base/html.js";
import { scaleOf } from "../parts/chart.js";
import { curveOf, mistakesOf } from "./figures.js";
import { signedPoints } from "./texts.js";

/** @import { Judgement, Review } from "../../analysis/types.d.ts" */

const WIDTH = 360;
const HEIGHT = 220;
const BOX = { left: 40, top: 12, width: WIDTH - 52, height: HEIGHT - 38 };
/** The least distance between numbers of rounds on the axis. */
const APART = 22;

/** @param {{review: Review, seat: number}} props */
export function Curve({ review, seat }) {
  const curve = curveOf(review, seat);
  const isReviewed = review.seats[seat].decisions !== null;
  const rounds = curve.length - 1;
  const { x, y, low, high } = scaleOf(curve.map(({ points, best }) => [points, best]), rounds, BOX);
  const line = (/** @type {"points" | "best"} */ which) =>
    curve.map((point, at) => `${x(at).toFixed(1)},${y(point[which]).toFixed(1)}`);
  const every = Math.ceil((APART * rounds) / BOX.width);
  const last = curve[rounds];
  const text = t(isReviewed ? "web-review-curve-text" : "web-review-curve-text-luck", {
    points: signedPoints(last.points),
    best: signedPoints(last.best),
  });
  return html`<figure class="curve">
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${text}>
      ${[low, 0, high].map(
        (points, at) => html`<g key=${at}>
          <line class=${points === 0 ? "curve-zero" : "curve-rule"} x1=${BOX.left} x2=${BOX.left + BOX.width}
            y1=${y(points)} y2=${y(points)} />
          ${(points !== 0 || at === 1) &&
          html`<text class="curve-scale" x=${BOX.left - 6} y=${y(points) + 4} text-anchor="end">
            ${signedPoints(Math.round(points)).replace(/[.,]0$/, "")}</text>`}
        </g>`,
      )}
      ${curve.map(
        ({ round }, at) =>
          at > 0 && (at === rounds || (at % every === 0 && at <= rounds - every)) && html`<text key=${round} class="curve-scale" x=${x(at)}
            y=${HEIGHT - 6} text-anchor="middle">${round}</text>`,
      )}
      ${
        isReviewed &&
        html`<polygon class="curve-lost" points=${[...line("best"), ...line("points").reverse()].join(" ")} />
          <polyline class="curve-other" points=${line("best").join(" ")} />`
      }
      <polyline class="curve-points" points=${line("points").join(" ")} />
      ${worstOf(review, seat).map(
        ({ place, judgement }) => html`<circle key=${place} class=${`curve-mark is-${judgement}`} r="4.5"
          cx=${x(place + 1)} cy=${y(curve[place + 1].points)} />`,
      )}
    </svg>
    <figcaption>
      <span class="curve-key">${t("web-review-curve-played")}</span>
      ${isReviewed && html`<span class="curve-key is-other">${t("web-review-curve-best")}</span>`}
    </figcaption>
  </figure>`;
}

/** The worst judgement in each round that has one. @param {Review} review @param {number} seat */
function worstOf(review, seat) {
  /** @type {Judgement[]} */
  const names = ["blunder", "mistake", "inaccurate"];
  const mistakes = mistakesOf(review, seat);
  return review.rounds.flatMap(({ round }, place) => {
    const judgements = mistakes.filter((one) => one.round === round).map(({ decision }) => decision.judgement);
    const judgement = names.find((name) => judgements.includes(name));
    return judgement ? [{ place, judgement }] : [];
  });
}
