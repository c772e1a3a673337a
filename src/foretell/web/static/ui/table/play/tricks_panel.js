/** The tricks of this round to look back at, the last one first. */

import { cardName } from "../../../words/cards.js";
import { t } from "../../../words/words.js";
import { html } from "../../base/html.js";
import { settings } from "../../base/settings.js";
import { CardFace, MiniCard } from "../../parts/card.js";
import { Icon } from "../../parts/icons.js";
import { nameOf, whoOf } from "../../parts/names.js";
import { lookOf, seatOf } from "../state/game_view.js";

/** @import { GameView } from "../state/game_view.js" */

/** @param {{view: GameView}} props */
export function TricksPanel({ view }) {
  const look = lookOf(view.table, settings.value.faces);
  const tricks = view.tricks.map((trick, at) => ({ trick, number: at + 1 })).reverse();
  return html`
    ${tricks.length === 0 && html`<p>${t("table-no-tricks")}</p>`}
    <ol class="past-tricks" reversed>
      ${tricks.map(
        ({ trick, number }, at) => html`<li key=${number} class=${at === 0 ? "latest" : ""}>
        <h3>${t("table-trick-taken", { number, ...whoOf(view.table, Number(trick.winner)) })}</h3>
        <ul>
          ${trick.cards.map((card, place) => {
            const seat = seatOf(trick, place, view.options.players);
            const won = seat === trick.winner;
            return html`<li key=${card} class=${won ? "won" : ""}>
              ${
                at === 0
                  ? html`<${CardFace} card=${card} look=${look} width=${64} />`
                  : html`<${MiniCard} card=${card} look=${look} />`
              }
              <span class="past-name">${won && html`<${Icon} name="crown" />`}<span class="one-line" dir="auto">
                ${nameOf(view.table, seat)}</span></span>
              <span class="visually-hidden">
                ${cardName(card, look)}${won ? `, ${t("table-took-it")}` : ""}</span>
            </li>`;
          })}
        </ul>
      </li>`,
      )}
    </ol>
    ${view.spent.length > 0 && html`<${Spent} view=${view} />`}
  `;
}

/** With two players, the cards that are out of the game (R9.4). @param {{view: GameView}} props */
function Spent({ view }) {
  const look = lookOf(view.table, settings.value.faces);
  return html`<section class="spent">
    <h3>${t("table-spent", { count: view.spent.length })}</h3>
    <ul>
      ${view.spent.map(
        (card) => html`<li key=${card}>
        <${MiniCard} card=${card} look=${look} /><span class="visually-hidden">
          ${cardName(card, look)}</span>
      </li>`,
      )}
    </ul>
  </section>`;
}
