/** A quiz: tap the card that wins the trick, and read why. */

import { cardName, suitName } from "../../words/cards.js";
import { t } from "../../words/words.js";
import { html, useState } from "../base/html.js";
import { CardFace } from "../parts/card.js";
import { bestOf, reasonOf, TRICKS } from "./tricks.js";

/** @import { Look } from "../../words/cards.js" */

/** @param {{look: Look}} props */
export function Quiz({ look }) {
  const [asked, setAsked] = useState(0);
  const [chosen, setChosen] = useState(/** @type {number | null} */ (null));
  const [right, setRight] = useState(0);
  const trick = TRICKS[asked];
  const isOver = trick === undefined;
  const again = () => {
    setAsked(0);
    setRight(0);
  };
  if (isOver) {
    return html`<section class="panel primer-quiz">
      <h2>${t("web-primer-quiz")}</h2>
      <p role="status">${t("web-primer-quiz-over", { right, tricks: TRICKS.length })}</p>
      <p class="actions"><button class="button" onClick=${again}>${t("web-primer-quiz-again")}</button>
        <a class="button button-main" href="/solo">${t("web-play-now")}</a></p>
    </section>`;
  }
  const best = bestOf(trick);
  /** @param {number} place */
  const choose = (place) => {
    setChosen(place);
    if (place === best) setRight(right + 1);
  };
  const next = () => {
    setChosen(null);
    setAsked(asked + 1);
  };
  const { trump } = trick;
  return html`<section class="panel primer-quiz">
    <h2>${t("web-primer-quiz")}</h2>
    <p>${t("web-primer-quiz-text")}${" "}
      <b>${trump === null ? t("web-primer-no-trump") : t("web-primer-trump-is", { suit: suitName(trump, look) })}</b></p>
    <div class="primer-picture" role="group" aria-label=${t("web-primer-quiz")}>
      ${trick.cards.map((card, place) => html`<button key=${card} disabled=${chosen !== null}
        class="primer-card ${chosen !== null && place === best ? "wins" : ""} ${chosen === place && place !== best ? "missed" : ""}"
        aria-label=${cardName(card, look)} onClick=${() => choose(place)}>
        <${CardFace} card=${card} look=${look} width=${56} /></button>`)}
    </div>
    <div class="primer-answer row">
      <p role="status">${
    chosen !== null &&
    `${t(chosen === best ? "web-primer-right" : "web-primer-wrong")} ${t(`web-primer-why-${reasonOf(trick)}`)}`
  }</p>
      ${
    chosen !== null &&
    html`<button class="button button-main" onClick=${next}>${t("web-primer-next")}</button>`
  }
    </div>
  </section>`;
}
