/** A position as a scene: players, the trick, the turned card, the learner's hand, and what to look at. */

import { bestIn } from "../../core/index.js";
import { seatsToAct } from "../../core/state.js";
import { cardName } from "../../words/cards.js";
import { t } from "../../words/words.js";
import { html } from "../base/html.js";
import { settings } from "../base/settings.js";
import { CardFace } from "../parts/card.js";
import { withMinus } from "../parts/numbers.js";
import { stateAt } from "./lessons.js";
import { company, Plate, Standing } from "./plate.js";

/** @import { Look } from "../../words/cards.js" */
/** @import { BoardLine } from "./lessons.js" */

/** @param {{board: BoardLine}} props */
export function Board({ board: { position, at } }) {
  const { state, seat: own } = stateAt(position);
  const { options, round, scores } = state;
  const { players, edition } = options;
  const { faces, names } = company(players);
  const look = { edition, faces: settings.value.faces };
  const totals = scores.at(-1)?.totals;
  const plays = (round.trick?.cards ?? []).map((card, place) => ({ card, seat: ((round.trick?.leader ?? 0) + place) % players }));
  const cards = plays.map(({ card }) => card);
  const best = cards.length > 0 ? plays[bestIn({ cards }, round.trump, options)].seat : null;
  const spot = (/** @type {string} */ what) => (at.includes(what) ? "lesson-spot" : "");
  const others = Array.from({ length: players - 1 }, (_, place) => (own + 1 + place) % players);
  const hand = round.hands[own] ?? [];
  const isOwnTurn = seatsToAct(state).includes(own);
  return html`<section class="lesson-scene lesson-board cloth ${round.trick ? "" : "is-bidding"}" aria-label=${t("web-lesson-table")}>
    <div class="lesson-table">
      ${round.turned && html`<${Turned} card=${round.turned} look=${look} spot=${spot("turned")} />`}
      <ol class="lesson-seats ${spot("trick")}" style=${{ "--seats": String(players) }}>
        ${[...others, own].map((seat) => {
          const card = plays.find((play) => play.seat === seat)?.card;
          return html`<li key=${seat} class=${seat === best && cards.length === players ? "wins" : ""}>
            <${Plate} seat=${seat} face=${faces[(seat - own + players) % players]} name=${names[(seat - own + players) % players]}
              spot=${spot(`seat ${seat}`)}>
              <${Standing} bid=${round.bids[seat]} hasBid=${round.hasBid[seat]} taken=${round.taken[seat]} playing=${round.trick !== null} />
              ${totals && html`<small class="board-total">${t("lessons-total", { points: totals[seat], shown: withMinus(totals[seat]) })}</small>`}
            <//>
            <div class="lesson-place ${card ? spot(card) : ""}">
              ${
                card
                  ? html`<span class="lesson-played" role="img" aria-label=${cardName(card, look)}>
                    <${CardFace} card=${card} look=${look} width=${56} /></span>`
                  : seat === own && isOwnTurn && round.trick && html`<span class="board-turn">${t("lessons-your-turn")}</span>`
              }
            </div>
          </li>`;
        })}
      </ol>
    </div>
    <div class="board-hand ${spot("hand")}" role="group" aria-label=${t("web-lesson-hand")} style=${{ "--cards": String(hand.length) }}>
      ${hand.map((card) => html`<span key=${card} class=${spot(card)} role="img" aria-label=${cardName(card, look)}>
        <${CardFace} card=${card} look=${look} width=${hand.length > 5 ? 56 : 100} /></span>`)}
    </div>
  </section>`;
}

/** @param {{card: string, look: Look, spot: string}} props */
export const Turned = ({ card, look, spot }) =>
  html`<div class="lesson-turned ${spot}" role="img" aria-label=${`${t("web-lesson-turned")}: ${cardName(card, look)}`}>
    <span class="lesson-name one-line" aria-hidden="true">${t("web-lesson-turned")}</span>
    <${CardFace} card=${card} look=${look} width=${56} />
  </div>`;
