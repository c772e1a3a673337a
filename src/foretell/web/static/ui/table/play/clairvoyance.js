/** Clairvoyance: before the bidding, everyone sees every hand but their own (R9.6). */

import { inRound } from "../../../core/index.js";
import { figureIcon } from "../../../art/mini.js";
import { cardFace, cardName } from "../../../words/cards.js";
import { t } from "../../../words/words.js";
import { html } from "../../base/html.js";
import { settings } from "../../base/settings.js";
import { CardBack, Drawing, SuitSign } from "../../parts/card.js";
import { inOrder } from "./hand_order.js";
import { nameOf } from "../../parts/names.js";
import { lookOf } from "../state/game_view.js";

/** @import { GameView } from "../state/game_view.js" */

/** Whether the others' hands are visible now. @param {GameView} view */
export const isClairvoyant = ({ options, trick, me, number }) =>
  inRound(options, number).clairvoyance && trick === null && me !== null && number > 0;

/** Whether the viewer's hand is hidden now. @param {GameView} view */
export const isHandUnseen = ({ me, hands, number }) => me !== null && number > 0 && !hands[me];

/** @param {{view: GameView}} props */
export function OthersHands({ view }) {
  return html`<section class="others-hands" aria-labelledby="others-title"
    tabindex="0">
    <h2 id="others-title">${t("table-others-hands")}</h2>
    ${view.others.map(
      (seat) => html`<${HandOf} key=${seat} view=${view} seat=${seat} cards=${view.hands[seat] ?? []} />`,
    )}
  </section>`;
}

/**
 * A hand in a few short groups.
 * @param {{view: GameView, seat: number, cards: readonly string[], gone?: readonly string[]}} props
 *   `gone`: the cards among them that have been played
 */
export function HandOf({ view, seat, cards, gone = [] }) {
  const { order, faces } = settings.value;
  const look = lookOf(view.table, faces);
  return html`<div class="others-hand" data-hand=${seat}>
    <h3 dir="auto">${nameOf(view.table, seat)}</h3>
    <ul>
      ${bySuit(inOrder(cards, order, view.trump)).map(
        (group) => html`<li key=${group[0]}>
        <${Emblem} card=${group[0]} edition=${look.edition} />
        ${group.map(
          (card) => html`<span key=${card} class=${gone.includes(card) ? "gone" : ""}>
          <span aria-hidden="true">${cardFace(card, look)}</span>
          <span class="visually-hidden">
            ${gone.includes(card) ? t("web-replay-card-gone", { card: cardName(card, look) }) : cardName(card, look)}
          </span>
        </span>`,
        )}
      </li>`,
      )}
    </ul>
  </div>`;
}

/**
 * The suit or kind of a group of cards.
 * @param {{card: string, edition: "classic" | "fantasy"}} props
 */
function Emblem({ card, edition }) {
  if (card[0] === "Z" || card[0] === "N") {
    return html`<${Drawing} draw=${figureIcon} of=${[card[0] === "Z" ? "wizard" : "jester"]} />`;
  }
  return html`<${SuitSign} suit=${card[0]} edition=${edition} />`;
}

/** Groups cards by suit or kind, in order. @param {readonly string[]} cards */
function bySuit(cards) {
  /** @type {string[][]} */
  const groups = [];
  for (const card of cards) {
    const last = groups.find((group) => group[0][0] === card[0]);
    if (last) last.push(card);
    else groups.push([card]);
  }
  return groups;
}

/** The viewer's hand, which only the others see. @param {{view: GameView}} props */
export function UnseenHand({ view }) {
  return html`<section class="hand unseen" aria-labelledby="unseen-title">
    <h2 id="unseen-title" class="unseen-note">${t("table-unseen-hand", { count: view.size })}</h2>
    <ul class="unseen-cards" aria-hidden="true">
      ${Array.from({ length: view.size }, (_, at) => html`<li key=${at}><${CardBack} kind="hidden" /></li>`)}
    </ul>
  </section>`;
}
