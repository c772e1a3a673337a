/** The game on one page, in pictures: enough to play the first round. */

import { installSprite } from "../../art/sprite.js";
import { points } from "../../core/index.js";
import { cardName } from "../../words/cards.js";
import { t } from "../../words/words.js";
import { html, useLayoutEffect } from "../base/html.js";
import { CardFace } from "../parts/card.js";
import { signed } from "../parts/numbers.js";
import { Quiz } from "./quiz.js";
import { bestOf } from "./tricks.js";

/** @import { Look } from "../../words/cards.js" */
/** @import { Example } from "./tricks.js" */

/** @type {Example} */
const FOLLOWED = { cards: ["H8", "H12", "H3", "S13"], trump: null };
/** @type {Example} */
const TRUMPED = { cards: ["H12", "H13", "C2", "H5"], trump: "C" };
/** @type {Example} */
const SPECIAL = { cards: ["D13", "N1", "Z1", "D7"], trump: "D" };
/** Bids and tricks taken. */
const SCORES = [[2, 2], [2, 4], [0, 0]];

/** @param {{look: Look}} props */
export function Primer({ look }) {
  useLayoutEffect(() => installSprite(), []);
  return html`<article class="primer" aria-label=${t("web-primer")}>
    <section class="panel">
      <h2>${t("web-primer-aim")}</h2>
      <p>${t("web-primer-aim-text")}</p>
    </section>
    <section class="panel">
      <h2>${t("web-primer-trick")}</h2>
      <p>${t("web-primer-trick-text")}</p>
      <${Trick} of=${FOLLOWED} look=${look} />
    </section>
    <section class="panel">
      <h2>${t("web-primer-trump")}</h2>
      <p>${t("web-primer-trump-text")}</p>
      <${Trick} of=${TRUMPED} turned="C9" look=${look} />
    </section>
    <section class="panel">
      <h2>${t("web-primer-special")}</h2>
      <p>${t("web-primer-special-text")}</p>
      <${Trick} of=${SPECIAL} look=${look} />
    </section>
    <section class="panel">
      <h2>${t("web-primer-score")}</h2>
      <p>${t("web-primer-score-text")}</p>
      <table class="primer-score">
        <thead>
          <tr>
            <th scope="col">${t("web-primer-bid")}</th>
            <th scope="col">${t("web-primer-taken")}</th>
            <th scope="col">${t("web-primer-points")}</th>
          </tr>
        </thead>
        <tbody>
          ${SCORES.map(([bid, taken]) => html`<tr key=${bid * 10 + taken}
            class=${bid === taken ? "made" : "missed"}>
            <td>${bid}</td><td>${taken}</td><td><b>${signed(points(bid, taken))}</b></td>
          </tr>`)}
        </tbody>
      </table>
    </section>
    <${Quiz} look=${look} />
  </article>`;
}

/** @param {{of: Example, turned?: string, look: Look}} props */
function Trick({ of, turned, look }) {
  const best = bestOf(of);
  const note = (/** @type {number} */ place) =>
    place === best ? t("web-primer-wins") : place === 0 ? t("web-primer-led") : "";
  return html`<ol class="primer-picture">
    ${
    turned &&
    html`<li class="turned" aria-label=${cardName(turned, look)}>
      <${CardFace} card=${turned} look=${look} width=${56} /><small>${t("web-primer-turned")}</small></li>`
  }
    ${of.cards.map((card, place) => html`<li key=${card} class=${place === best ? "wins" : ""}
      aria-label=${`${cardName(card, look)} ${note(place)}`}>
      <${CardFace} card=${card} look=${look} width=${56} /><small>${note(place)}</small></li>`)}
  </ol>`;
}
