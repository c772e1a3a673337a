/** Before the bidding, everybody sees every hand but their own (R9.6). */

import { figureIcon } from "../../art/mini.js";
import { cardFace, cardName } from "../../words/cards.js";
import { t } from "../../words/words.js";
import { html } from "../html.js";
import { settings } from "../settings.js";
import { CardBack, Drawing, SuitSign } from "./card.js";
import { inOrder } from "./hand_order.js";
import { nameOf } from "./names.js";
import { lookOf } from "./game_view.js";

/** @import { Child } from "../../libraries.d.ts" */
/** @import { GameView } from "./game_view.js" */

/** Whether the others' hands are to be seen now. @param {GameView} view */
export const isClairvoyant = ({ options, trick, me, number }) =>
  options.clairvoyance && trick === null && me !== null && number > 0;

/** Whether the own hand is not to be seen now. @param {GameView} view */
export const isHandUnseen = ({ me, hands, number }) => me !== null && number > 0 && !hands[me];

/** The others' hands. @param {{view: GameView}} props */
export function OthersHands({ view }) {
  const { order, faces } = settings.value;
  const look = lookOf(view.table, faces);
  return html`<section class="others-hands" aria-labelledby="others-title">
    <h2 id="others-title">${t("table-others-hands")}</h2>
    ${view.others.map((seat) => {
      const cards = inOrder(view.hands[seat] ?? [], order, view.trump);
      return html`<div key=${seat} class="others-hand">
        <h3>${nameOf(view.table, seat)}</h3>
        <ul>
          ${bySuit(cards).map(
            (group) => html`<li key=${group[0]}>
            <${Emblem} card=${group[0]} edition=${look.edition} />
            ${group.map(
              (card) => html`<span key=${card}>
              <span aria-hidden="true">${cardFace(card, look)}</span>
              <span class="visually-hidden">${cardName(card, look)}</span>
            </span>`,
            )}
          </li>`,
          )}
        </ul>
      </div>`;
    })}
  </section>`;
}

/**
 * What the cards of a group have in common.
 * @param {{card: string, edition: "classic" | "fantasy"}} props
 */
function Emblem({ card, edition }) {
  if (card[0] === "Z" || card[0] === "N") {
    return html`<${Drawing} draw=${figureIcon} of=${[card[0] === "Z" ? "wizard" : "jester"]} />`;
  }
  return html`<${SuitSign} suit=${card[0]} edition=${edition} />`;
}

/** Cards in groups of a kind, in their order. @param {readonly string[]} cards */
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

/**
 * The own hand, which only the others see: here is room for what would cover the others' hands.
 * @param {{view: GameView, children?: Child}} props
 */
export function UnseenHand({ view, children }) {
  return html`<section class="hand unseen" aria-labelledby="unseen-title">
    <h2 id="unseen-title" class="unseen-note">${t("table-unseen-hand", { count: view.size })}</h2>
    <ul class="unseen-cards" aria-hidden="true">
      ${Array.from({ length: view.size }, (_, at) => html`<li key=${at}><${CardBack} kind="hidden" /></li>`)}
    </ul>
    ${children}
  </section>`;
}
