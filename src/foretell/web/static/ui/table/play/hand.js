/** The viewer's hand: cards to tap, to drag up, and to choose by arrow keys. */

import { cardName } from "../../../words/cards.js";
import { t } from "../../../words/words.js";
import { html, useIs, useLayoutEffect, useMemo, useRef, useState } from "../../base/html.js";
import { settings } from "../../base/settings.js";
import { CardFace } from "../../parts/card.js";
import { placeAfter } from "./arrow_keys.js";
import { dragToPlay } from "./drag.js";
import { fanOf, shareOf } from "./fan.js";
import { useFocusKept } from "./focus.js";
import { inOrder } from "./hand_order.js";
import { comeFrom, shake, times } from "../../parts/motion.js";
import { dropCard, takeCard } from "./moves.js";
import { useRoom } from "./room.js";
import { lookOf, gameViewOf } from "../state/game_view.js";

/** @import { Look } from "../../../words/cards.js" */
/** @import { Place } from "./fan.js" */
/** @import { Controller } from "../state/controller.js" */
/** @import { GameView } from "../state/game_view.js" */

/** @param {{controller: Controller, view: GameView}} props */
export function Hand({ controller, view }) {
  const { order, faces } = settings.value;
  const me = /** @type {number} */ (view.me);
  const held = view.hands[me] ?? null;
  const cards = useMemo(() => inOrder(held ?? [], order, view.trump), [held, order, view.trump]);
  const list = useRef(/** @type {HTMLUListElement | null} */ (null));
  const room = useRoom(list);
  const [at, setAt] = useState(0);
  const legal = legalNow(controller, view);
  const size = Math.max(1, view.size);
  const fan = useMemo(
    () => fanOf({ width: room.width, share: shareOf(room), count: cards.length, size }),
    [room, cards.length, size],
  );
  const look = useMemo(() => lookOf(view.table, faces), [view.options.edition, faces]);
  const here = Math.min(at, cards.length - 1);

  useFocusKept((gone) => (gone.matches(".hand-card") ? buttonAt(list.current, here) : null));
  useDealt(list, view, cards);
  useLayoutEffect(() => rememberPlaces(list.current, controller.positions), [cards, fan.card, room.width]);

  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    const next = placeAfter(event.key, here, cards.length, fan.perRow);
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setAt(next);
    buttonAt(list.current, next)?.focus();
  };

  return html`<section class="hand" aria-labelledby="hand-title">
    <h2 id="hand-title" class="visually-hidden">${t("table-your-hand", { count: cards.length })}
      </h2>
    <ul ref=${list} class=${`hand-cards ${fan.perRow < cards.length ? "rows" : ""}`}
      onKeyDown=${onKeyDown}
      style=${{ "--card": `${fan.card}px`, height: `${fan.height}px` }}>
      ${cards.map(
        (card, place) => html`<${HandCard} key=${card} controller=${controller} card=${card}
        look=${look} width=${fan.card} place=${fan.places[place]}
        can=${legal === null ? null : legal.includes(card)} isHere=${place === here}
        at=${place} onFocus=${setAt} />`,
      )}
    </ul>
  </section>`;
}

/**
 * @param {{controller: Controller, card: string, look: Look,
 *   width: number, place: Place, can: boolean | null, isHere: boolean,
 *   at: number, onFocus: (at: number) => void}} props
 */
function HandCard({ controller, card, look, width, place, can, isHere, at, onFocus }) {
  const isChosen = useIs(controller.chosen, card);
  const isAsked = useIs(controller.asked, card);
  const waits = useIs(controller.waiting, card);
  /** @param {PointerEvent} event */
  const press = (event) => {
    const version = controller.connection.table.peek()?.version;
    dragToPlay(event, (button, from) => {
      controller.positions.set(card, from);
      if (dropCard(controller, card, version) === "refused") shake(button);
    });
  };
  /** @param {MouseEvent} event */
  const tap = ({ currentTarget }) => {
    if (takeCard(controller, card) === "refused") shake(/** @type {Element} */ (currentTarget));
  };
  const classes = [
    can === true && "can",
    can === false && "cannot",
    isChosen && "chosen",
    isAsked && "asked",
    waits && "waits",
  ];
  return html`<li
    style=${{ transform: `translate(${place.x}px, ${place.y}px) rotate(${place.tilt}deg)` }}>
    <button type="button" class=${["hand-card", ...classes].filter(Boolean).join(" ")}
      data-card=${card} tabindex=${isHere ? 0 : -1}
      aria-disabled=${can === false ? "true" : undefined}
      aria-pressed=${isChosen || waits ? "true" : undefined}
      aria-label=${labelOf(cardName(card, look), { isChosen, waits })}
      onFocus=${() => onFocus(at)}
      onPointerDown=${press}
      onClick=${tap}
    ><${CardFace} card=${card} look=${look} width=${width} /></button>
  </li>`;
}

/** @param {string} card @param {{isChosen: boolean, waits: boolean}} how */
function labelOf(card, { isChosen, waits }) {
  if (waits) return t("table-card-waiting", { card });
  return isChosen ? t("table-card-chosen", { card }) : card;
}

/**
 * The cards that may be played now; null if none can. The screen may lag behind the table, and the
 * hand follows the table.
 * @type {(controller: Controller, view: GameView) => readonly string[] | null}
 */
function legalNow(controller, view) {
  const table = controller.connection.table.value;
  if (!table?.game || gameViewOf(table).number !== view.number) return null;
  return table.legal?.cards ?? null;
}

/**
 * Deals a new hand from the dealer's seat.
 * @type {(list: {current: HTMLElement | null}, view: GameView, cards: readonly string[]) => void}
 */
function useDealt(list, view, cards) {
  const dealt = useRef(0);
  useLayoutEffect(() => {
    const first = dealt.current === 0;
    const isNew = cards.length > 0 && dealt.current !== view.number;
    if (isNew) dealt.current = view.number;
    if (!isNew || first || times().flight === 0 || cards.length !== view.size) return;
    const from = document.querySelector(`[data-seat="${view.dealer}"]`)?.getBoundingClientRect();
    const step = Math.min(60, 500 / cards.length);
    list.current?.querySelectorAll(".hand-card").forEach((card, place) => {
      comeFrom(card, from, { delay: place * step, tilt: -20 });
    });
  }, [cards, view.number]);
}

/** @param {HTMLElement | null} list @param {Map<string, DOMRect>} positions */
function rememberPlaces(list, positions) {
  list?.querySelectorAll(".hand-card").forEach((button) => {
    positions.set(
      String(/** @type {HTMLElement} */ (button).dataset.card),
      button.getBoundingClientRect(),
    );
  });
}

/** @param {HTMLElement | null} list @param {number} place */
function buttonAt(list, place) {
  return /** @type {HTMLElement | null} */ (list?.children[place]?.firstElementChild ?? null);
}
