/** A review at a glance: what went well, what cost most, the curve, the other players. */

import { distinct } from "../../words/names.js";
import { t } from "../../words/words.js";
import { Frame } from "../parts/frame.js";
import { Learning } from "../parts/learning.js";
import { html, useMemo, useState } from "../base/html.js";
import { Icon } from "../parts/icons.js";
import { Curve } from "./curve.js";
import { headlineOf, verdictOf } from "./figures.js";
import { Headline, Sources } from "./headline.js";
import { Highlights, Moments, wentWell } from "./moments.js";
import { Progress } from "./progress.js";
import { ThresholdFields } from "./thresholds.js";
import { withMinus } from "../parts/numbers.js";
import { accuracyText, signedPoints } from "./texts.js";
import { roundsIn } from "../replay/moments.js";

/** @import { OpenGame } from "../replay/source.js" */
/** @import { useReview } from "./use_review.js" */
/** @import { Review } from "../../analysis/types.d.ts" */
/** @import { GameEvent } from "../../core/types.d.ts" */

/** @typedef {ReturnType<typeof useReview>} ReviewInProgress */

/** The columns of all players that a narrow screen has no room for. */
const WIDE = ["others", "own"];

/**
 * @param {{game: OpenGame, progress: ReviewInProgress, address: string, query: URLSearchParams,
 *   isShared: boolean}} props `isShared`: whether its moments are seen together with others
 */
export function Overview({ game, progress, address, query, isShared }) {
  const { header } = game.record;
  const { review, own } = progress;
  const [chosen, setSeat] = useState(/** @type {number | null} */ (null));
  const seat = chosen ?? own;
  const names = useMemo(() => distinct(header.players.map(({ name }) => name)), [game]);
  const key = game.key ? `key=${game.key}&` : "";
  const room = isShared ? `together=1&${query.has("spoilers") ? "spoilers=0&" : ""}` : "";
  const stepTo = (/** @type {number} */ at) => `${address}?${key}${room}seat=${seat}&at=${at}`;
  const linkTo = (/** @type {number} */ at) => `${stepTo(at)}${isShared ? "&alone=1" : ""}`;
  const choose = (/** @type {number} */ other) => {
    setSeat(other);
    if (!review?.reviewed.includes(other)) progress.add(other);
  };
  const first = game.record.events.findIndex(({ type }) => type === "dealt") + 1;
  if (review !== null && review.rounds.length === 0) {
    return html`<${Frame} title=${t("web-review")}><p>${t("web-review-no-round")}</p><//>`;
  }
  const isWhole = progress.left === 0;
  const who = { who: names[seat], you: seat === own ? "yes" : "no" };
  const well = isWhole && review !== null ? wentWell(review, seat) : null;
  return html`<${Frame} title=${t("web-review")}>
    <div class="review stack">
      <p class="review-of">${game.title}</p>
      <${Progress} progress=${progress} />
      ${
        review !== null &&
        html`<div class="review-column stack">
        <section class="panel review-head" aria-labelledby="review-headline">
          <${Headline} of=${review.seats[seat]} who=${who}
            words=${isWhole ? headlineOf(review.seats[seat], review.rounds.length) : null} />
          ${
          well &&
          html`<h3>${t("web-review-well")}</h3>
            <${Highlights} well=${well} edition=${header.options.edition} linkTo=${linkTo} />`
        }
          <p class="actions review-acts">
            <a class="button button-main" href=${stepTo(first)}>
              <${Icon} name="replay" /> ${t(isShared ? "web-review-back" : "web-review-step")}</a>
          </p>
          <${Sources} of=${review.seats[seat]} isWhole=${isWhole} />
        </section>
        <section class="panel review-moments" aria-labelledby="review-moments">
          <h2 id="review-moments">${t("web-review-moments")}</h2>
          <${Moments} review=${review} seat=${seat} edition=${header.options.edition} linkTo=${linkTo}
            isWhole=${isWhole} />
          <${ThresholdFields} />
        </section>
        </div>
        <div class="review-column stack">
        <section class="panel review-curve" aria-labelledby="review-curve">
          <h2 id="review-curve">${t("web-review-curve")}</h2>
          <${Curve} review=${review} seat=${seat} />
          <details class="review-more">
            <summary>${t("web-review-figures")}</summary>
            <${RoundTable} review=${review} seat=${seat} linkTo=${linkTo} events=${game.record.events} />
          </details>
        </section>
        <section class="panel review-players" aria-labelledby="review-players">
          <h2 id="review-players">${t("web-review-players")}</h2>
          <${Players} review=${review} names=${names} seat=${seat} own=${own} onChoose=${choose} />
        </section>
        </div>`
      }
      <${Learning} />
      <p class="more"><a class="documented" href="/docs/how-it-works/how-sure-is-it.html" hreflang="en">
        ${t("web-review-sure")}</a></p>
      <p class="actions">${game.keep}</p>
    </div>
  <//>`;
}

/**
 * @param {{review: Review, names: readonly string[], seat: number, own: number,
 *   onChoose: (seat: number) => void}} props
 */
function Players({ review, names, seat, own, onChoose }) {
  const order = [...review.seats].sort((one, other) => other.points - one.points);
  return html`<p class="note">${t("web-review-players-hint")}</p>
    <div class="wide-table" tabindex="0" role="group" aria-labelledby="review-players"><table class="figure-table">
    <thead><tr>
      <th scope="col">${t("web-review-player")}</th>
      ${["points", "cards", "others", "own", "accuracy"].map(
        (column) => html`<th key=${column} scope="col" class=${WIDE.includes(column) ? "is-wide" : ""}>
          ${t(`web-review-column-${column}`)}</th>`,
      )}
    </tr></thead>
    <tbody>
      ${order.map(
        (one) => html`<tr key=${one.seat} class=${one.seat === seat ? "is-shown" : ""}>
          <th scope="row"><button type="button" class="link-button" aria-pressed=${String(one.seat === seat)}
            onClick=${() => onChoose(one.seat)}>${names[one.seat]}${
              one.seat === own ? html` <small>${t("web-review-you")}</small>` : ""
            }</button></th>
          <td><b>${withMinus(one.points)}</b></td>
          <td>${signedPoints(one.cards)}</td>
          <td class="is-wide">${signedPoints(one.others)}</td>
          <td class="is-wide">${signedPoints(one.own)}</td>
          <td>${one.accuracy === null ? "–" : accuracyText(one.accuracy)}</td>
        </tr>`,
      )}
    </tbody>
  </table></div>`;
}

/**
 * @param {{review: Review, seat: number, linkTo: (at: number) => string, events: readonly GameEvent[]}} props
 */
function RoundTable({ review, seat, linkTo, events }) {
  const dealt = roundsIn(events);
  return html`<div class="wide-table" tabindex="0" role="group" aria-label=${t("web-review-figures")}>
    <table class="figure-table">
      <thead><tr>
        ${["round", "bid", "points", "cards", "others", "own", "decisions", "accuracy", "verdict"].map(
          (column) => html`<th key=${column} scope="col">${t(`web-review-column-${column}`)}</th>`,
        )}
      </tr></thead>
      <tbody>
        ${review.rounds.map((round) => {
          const one = round.seats[seat];
          const verdict = verdictOf(round, seat);
          const at = dealt.find(({ number }) => number === round.round)?.at ?? 0;
          return html`<tr key=${round.round}>
            <th scope="row"><a href=${linkTo(at)}>${round.round}</a></th>
            <td>${t("web-review-bid-taken", { bid: one.bid, taken: one.taken })}</td>
            <td><b>${withMinus(one.points)}</b></td>
            <td>${signedPoints(one.cards)}</td>
            <td>${signedPoints(one.others)}</td>
            <td>${signedPoints(one.own)}</td>
            <td>${one.decisions === null ? "–" : signedPoints(one.decisions)}</td>
            <td>${one.accuracy === null ? "–" : accuracyText(one.accuracy)}</td>
            <td>${verdict && t(`web-review-verdict-${verdict}`)}</td>
          </tr>`;
        })}
      </tbody>
    </table>
  </div>`;
}
