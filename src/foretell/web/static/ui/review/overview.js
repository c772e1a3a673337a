/** A review at a glance: its headline, the curve, the costliest moments, the other players. */

import { distinct } from "../../words/names.js";
import { t } from "../../words/words.js";
import { Frame } from "../parts/frame.js";
import { html, useMemo, useState } from "../base/html.js";
import { Icon } from "../parts/icons.js";
import { Curve } from "./curve.js";
import { headlineOf } from "./figures.js";
import { Headline } from "./headline.js";
import { Moments } from "./moments.js";
import { Players } from "./players.js";
import { Progress } from "./progress.js";
import { RoundTable } from "./round_table.js";
import { ThresholdFields } from "./thresholds.js";

/** @import { OpenGame } from "../replay/source.js" */
/** @import { useReview } from "./use_review.js" */

/** @typedef {ReturnType<typeof useReview>} ReviewInProgress */

/** @param {{game: OpenGame, progress: ReviewInProgress, address: string}} props */
export function Overview({ game, progress, address }) {
  const { header } = game.record;
  const { review, own } = progress;
  const [chosen, setSeat] = useState(/** @type {number | null} */ (null));
  const seat = chosen ?? own;
  const names = useMemo(() => distinct(header.players.map(({ name }) => name)), [game]);
  const key = game.key ? `key=${game.key}&` : "";
  const linkTo = (/** @type {number} */ at) => `${address}?${key}seat=${seat}&at=${at}`;
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
  return html`<${Frame} title=${t("web-review")}>
    <div class="review">
      <p class="review-of">${game.title}</p>
      <${Progress} progress=${progress} />
      ${
        review !== null &&
        html`<div class="review-column">
        <section class="panel review-head" aria-labelledby="review-headline">
          <${Headline} of=${review.seats[seat]} who=${who} isWhole=${isWhole}
            words=${isWhole ? headlineOf(review.seats[seat], review.rounds.length) : null} />
          <p class="actions review-acts">
            <a class="button button-main" href=${linkTo(first)}>
              <${Icon} name="replay" /> ${t("web-review-step")}</a>
          </p>
        </section>
        <section class="panel review-curve" aria-labelledby="review-curve">
          <h2 id="review-curve">${t("web-review-curve")}</h2>
          <${Curve} review=${review} seat=${seat} />
          <details class="review-more">
            <summary>${t("web-review-figures")}</summary>
            <${RoundTable} review=${review} seat=${seat} linkTo=${linkTo} events=${game.record.events} />
          </details>
        </section>
        </div>
        <div class="review-column">
        <section class="panel review-moments" aria-labelledby="review-moments">
          <h2 id="review-moments">${t("web-review-moments")}</h2>
          <${Moments} review=${review} seat=${seat} edition=${header.options.edition} linkTo=${linkTo}
            isWhole=${isWhole} />
          <${ThresholdFields} />
        </section>
        <section class="panel review-players" aria-labelledby="review-players">
          <h2 id="review-players">${t("web-review-players")}</h2>
          <${Players} review=${review} names=${names} seat=${seat} own=${own} onChoose=${choose} />
        </section>
        </div>`
      }
      <nav class="more" aria-label=${t("web-review")}>
        <a href="/mistakes">${t("web-my-mistakes")}</a>
        <a href="/statistics">${t("web-my-statistics")}</a>
        <a href="/replay">${t("web-games")}</a>
      </nav>
      <p class="actions">${game.keep}</p>
    </div>
  <//>`;
}
