/** The trick on the table: each card towards the seat that played it. */

import { cardName } from "../../../words/cards.js";
import { t } from "../../../words/words.js";
import { html, useLayoutEffect, useRef } from "../../base/html.js";
import { settings } from "../../base/settings.js";
import { emptyCard } from "../../../art/card.js";
import { leaderMarker } from "../../../art/ornaments.js";
import { CardFace, Drawing } from "../../parts/card.js";
import { Icon } from "../../parts/icons.js";
import { comeFrom, goTo } from "../../parts/motion.js";
import { nameOf } from "../../parts/names.js";
import { lookOf, seatOf, winningSeat } from "../state/game_view.js";

/** @import { Controller } from "../state/controller.js" */
/** @import { GameView } from "../state/game_view.js" */

/** Cards with a special animation. @type {Record<string, string>} */
const FIGURES = { Z: "wizard", N: "jester" };

/** Screens with large cards on the cloth. Reading `innerWidth` would lay out the page for each card. */
const WIDE = matchMedia("(min-width: 701px)");

/** @param {{controller: Controller, view: GameView}} props */
export function TrickOnTable({ controller, view }) {
  const lying = controller.animations.lying.value;
  const trick = lying?.trick ?? view.trick;
  const area = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (!lying?.gathers) return;
    const to = plateOf(Number(lying.trick.winner));
    area.current?.querySelectorAll(".trick-card").forEach((card, at) => goTo(card, to, { delay: at * 30 }));
  }, [lying]);
  if (trick === null) return null;
  const winner = winningSeat(trick, view);
  const { players } = view.options;
  const number = view.tricks.length + (lying?.gathers ? 0 : 1);
  return html`<section ref=${area} class="trick trick-of-${players}" aria-labelledby="trick-title"
    tabindex="-1">
    <h2 id="trick-title" class="visually-hidden">
      ${t("table-trick", { number: Math.min(number, view.size), tricks: view.size })}</h2>
    <ol>
      ${trick.cards.map((card, place) => {
        const seat = seatOf(trick, place, players);
        return html`<${TrickCard} key=${`${seat}-${card}`} controller=${controller} view=${view}
          card=${card}
          seat=${seat} leads=${place === 0} wins=${seat === winner} won=${lying !== null} />`;
      })}
    </ol>
    ${isOwnPlace(view, lying !== null) && html`<${OwnPlace} view=${view} />`}
  </section>`;
}

/**
 * @param {{controller: Controller, view: GameView, card: string, seat: number, leads: boolean,
 *   wins: boolean, won: boolean}} props
 */
function TrickCard({ controller, view, card, seat, leads, wins, won }) {
  const { table, options, bottom } = view;
  const { faces } = settings.value;
  const look = lookOf(table, faces);
  const shown = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const from = seat === table.seat ? controller.positions.get(card) : plateOf(seat);
    if (shown.current) comeFrom(shown.current, from, { tilt: seat === table.seat ? 0 : -14 });
  }, []);
  const [x, y] = towards((seat - bottom + options.players) % options.players, options.players);
  const states = [wins && (won ? "table-took-it" : "table-wins-so-far"), leads && "table-led"];
  const remarks = states.filter(Boolean).map((id) => t(String(id)));
  return html`<li class="trick-place" style=${{ "--x": String(x), "--y": String(y) }}>
    <div ref=${shown} class="trick-card ${wins ? "wins" : ""} ${FIGURES[card[0]] ?? ""}">
      <${CardFace} card=${card} look=${look} width=${WIDE.matches ? 100 : 62} />
      ${wins && html`<span class="trick-crown disc"><${Icon} name="crown" /></span>`}
    </div>
    <span class="trick-name" aria-hidden="true">
      ${leads && html`<${Drawing} draw=${leaderMarker} of=${[]} />`}<span class="one-line" dir="auto">
        ${nameOf(table, seat)}</span></span>
    <span class="visually-hidden">
      ${[`${nameOf(table, seat)}: ${cardName(card, look)}`, ...remarks].join(", ")}</span>
  </li>`;
}

/** @param {{view: GameView}} props */
function OwnPlace({ view }) {
  const [x, y] = towards(0, view.options.players);
  return html`<div class="trick-place own" style=${{ "--x": String(x), "--y": String(y) }}
    aria-hidden="true">
    <${Drawing} draw=${emptyCard} of=${[]} />
  </div>`;
}

/** @param {GameView} view @param {boolean} lies */
const isOwnPlace = ({ phase, me, toAct }, lies) =>
  !lies && phase === "playing" && me !== null && toAct.includes(me);

/**
 * The positions of the cards by number of players, clockwise from the viewer's. Neighbours never
 * overlap at any width.
 * @type {Record<number, readonly (readonly [number, number])[]>}
 */
const PLACES = {
  2: [[0, 1], [0, -1]],
  3: [[0, 1], [-0.9, -0.5], [0.9, -0.5]],
  4: [[0, 1], [-1, 0], [0, -1], [1, 0]],
  5: [[0, 1], [-1, 0.1], [-0.45, -0.9], [0.45, -0.9], [1, 0.1]],
  6: [[0, 1], [-1, 0.2], [-0.58, -0.7], [0, -1], [0.58, -0.7], [1, 0.2]],
};

/**
 * The position of a seat's card from the middle: −1 to 1 to the right and down.
 * @param {number} step seats from the viewer's
 * @param {number} players
 */
export const towards = (step, players) => PLACES[players][step];

/** @param {number} seat */
function plateOf(seat) {
  return document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
}
