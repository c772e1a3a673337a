/** The trick on the table: each card towards the seat that played it. */

import { cardName } from "../../words/cards.js";
import { t } from "../../words/words.js";
import { html, useLayoutEffect, useRef } from "../html.js";
import { settings } from "../settings.js";
import { emptyCard } from "../../art/card.js";
import { leaderMarker } from "../../art/ornaments.js";
import { CardFace, Drawing } from "./card.js";
import { Icon } from "./icons.js";
import { comeFrom, goTo } from "./motion.js";
import { nameOf } from "./names.js";
import { lookOf, seatOf, winningSeat } from "./game_view.js";

/** @import { Controller } from "./controller.js" */
/** @import { GameView } from "./game_view.js" */

/** @param {{controller: Controller, view: GameView}} props */
export function TrickOnTable({ controller, view }) {
  const lying = controller.animations.lying.value;
  const trick = lying?.trick ?? view.trick;
  const area = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (!lying?.gathers) return;
    const to = plateOf(Number(lying.trick.winner));
    area.current
      ?.querySelectorAll(".trick-card")
      .forEach((/** @type {Element} */ card, /** @type {number} */ at) =>
        goTo(card, to, { delay: at * 30 }),
      );
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
      ${trick.cards.map((/** @type {string} */ card, /** @type {number} */ place) => {
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
    const from = seat === table.seat ? controller.lay.get(card) : plateOf(seat);
    if (shown.current) comeFrom(shown.current, from, { tilt: seat === table.seat ? 0 : -14 });
  }, []);
  const [x, y] = towards((seat - bottom + options.players) % options.players, options.players);
  const states = [wins && (won ? "table-took-it" : "table-wins-so-far"), leads && "table-led"];
  const said = states.filter(Boolean).map((id) => t(String(id)));
  return html`<li class="trick-place" style=${{ "--x": String(x), "--y": String(y) }}>
    <div ref=${shown} class="trick-card ${wins ? "wins" : ""}">
      <${CardFace} card=${card} look=${look} width=${innerWidth > 700 ? 100 : 62} />
      ${wins && html`<span class="trick-crown"><${Icon} name="crown" /></span>`}
    </div>
    <span class="trick-name" aria-hidden="true">
      ${leads && html`<${Drawing} draw=${leaderMarker} of=${[]} />`}${nameOf(table, seat)}</span>
    <span class="visually-hidden">
      ${[`${nameOf(table, seat)}: ${cardName(card, look)}`, ...said].join(", ")}</span>
  </li>`;
}

/** Where the own card will lie. @param {{view: GameView}} props */
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
 * Where a seat's card lies, from the middle: −1 to 1 to the right and down. Clockwise from below.
 * @param {number} step seats on from the own one
 * @param {number} players
 * @returns {[number, number]}
 */
export function towards(step, players) {
  const angle = Math.PI / 2 + (2 * Math.PI * step) / players;
  return [Math.round(100 * Math.cos(angle)) / 100, Math.round(100 * Math.sin(angle)) / 100];
}

/** Where a seat is on the screen. @param {number} seat */
function plateOf(seat) {
  return document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
}
