/** The turned card and the trump of the round, always visible. */

import { cardName, suitName } from "../../../words/cards.js";
import { t } from "../../../words/words.js";
import { html, useLayoutEffect, useRef } from "../../base/html.js";
import { settings } from "../../base/settings.js";
import { trumpMarker } from "../../../art/ornaments.js";
import { CardBack, CardFace, Drawing, SMALL_BELOW, SuitSign } from "../../parts/card.js";
import { lookOf } from "../state/game_view.js";
import { turnTrump } from "../../parts/motion.js";
import { inRound, SUITS } from "../../../core/index.js";
import { chooseTrump } from "./moves.js";

/** @import { GameView } from "../state/game_view.js" */
/** @import { Controller } from "../state/controller.js" */

/** @param {{view: GameView}} props */
export function Trump({ view }) {
  const look = lookOf(view.table, settings.value.faces);
  const { trump, turned } = view;
  return html`<section class="trump" aria-labelledby="trump-title">
    <h2 id="trump-title" class="visually-hidden">${t("table-trump-title")}</h2>
    <p class="visually-hidden">${trumpText(view)}</p>
    <div class="trump-shown" aria-hidden="true">
      ${turned !== null &&
      html`<span class="trump-card"><${CardFace} card=${turned} look=${look} width=${60} /></span>`}
      ${view.trumpKind !== "choose" &&
      html`<${Drawing} key=${trump} draw=${trumpMarker} of=${[trump, look.edition]} />`}
      <span class="trump-name">
        ${trump === null ? t(`table-trump-short-${view.trumpKind}`) : suitName(trump, look)}
      </span>
    </div>
  </section>`;
}

/** The colours of the suits. @type {Record<string, string>} */
const WASHES = {
  C: "var(--suit-clubs)",
  D: "var(--suit-diamonds)",
  H: "var(--suit-hearts)",
  S: "var(--suit-spades)",
};

/** The rest of the deck with the turned card: the middle of the table before play. */
export function Stock(/** @type {{view: GameView}} */ { view }) {
  const look = lookOf(view.table, settings.value.faces);
  const wash = view.trump === null ? {} : { "--wash": WASHES[view.trump] };
  const stock = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => turnTrump(stock.current), [view.turned]);
  return html`<div ref=${stock} class="stock" aria-hidden="true" style=${wash}>
    <span><${CardBack} /></span>
    <span><${CardFace} card=${view.turned} look=${look} width=${SMALL_BELOW} /></span>
  </div>`;
}

/** The trump in a sentence. @param {GameView} view */
export function trumpText(view) {
  const look = lookOf(view.table, settings.value.faces);
  const turned = view.turned === null ? "" : cardName(view.turned, look);
  const suit = view.trump === null ? "" : suitName(view.trump, look);
  if (view.trump !== null && view.turned === null) return t("table-trump-suit-only", { suit });
  return t(`table-trump-${view.trumpKind}`, { suit, turned });
}

/** @param {{controller: Controller, view: GameView}} props */
export function TrumpChoice({ controller, view }) {
  const look = lookOf(view.table, settings.value.faces);
  return html`<section class="ask trump-choice" aria-labelledby="choose-title">
    <div class="ask-box">
    <h2 id="choose-title">${t("table-ask-trump")}</h2>
    ${inRound(view.options, view.number).clairvoyance && html`<p class="ask-reason">${t("table-ask-trump-unseen")}</p>`}
    <ul>
      ${SUITS.map(
        (suit) => html`<li key=${suit}>
        <button type="button" data-suit=${suit}
          class="${controller.asked.value === suit ? "asked" : ""} ${controller.waiting.value === suit ? "waits" : ""}"
          aria-pressed=${controller.waiting.value === suit ? "true" : undefined}
          onClick=${() => chooseTrump(controller, suit)}>
          <${SuitSign} suit=${suit} edition=${look.edition} />
          <span>${suitName(suit, look)}</span>
        </button>
      </li>`,
      )}
    </ul>
    </div>
  </section>`;
}
