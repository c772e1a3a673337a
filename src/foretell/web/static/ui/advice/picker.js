/** All cards to choose one from: a row or two for each suit, and the Wizards and Jesters. */

import { SUITS } from "../../core/index.js";
import { cardName } from "../../words/cards.js";
import { t } from "../../words/words.js";
import { html, useMemo, useRef, useState } from "../base/html.js";
import { MiniCard } from "../parts/card.js";
import { atTable } from "./seats.js";

/** @import { Card } from "../../core/types.d.ts" */
/** @import { Child } from "../../libraries.d.ts" */
/** @import { Look } from "../../words/cards.js" */
/** @import { Setup } from "./course.js" */

/** The ranks of a suit, the highest first, as a hand is held. */
const RANKS = Array.from({ length: 13 }, (_, at) => 13 - at);
const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/**
 * @param {{setup: Setup, look: Look, isOut: (face: string) => boolean, chosen: readonly Card[],
 *   onChoose: (face: string) => void, children: Child}} props `isOut`: whether a card is
 *   impossible; `chosen`: the cards chosen so far. A face is a card, or "Z" or "N" for any Wizard or
 *   Jester. `children`: shown next to the Wizards
 */
export function Picker({ setup, look, isOut, chosen, onChoose, children }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const [at, setAt] = useState("");
  const owned = SUITS.filter((suit) => setup.options.deal === "shared" || suitIsOwned(setup, suit));
  const faces = [...owned.flatMap((suit) => RANKS.map((rank) => suit + rank)), "Z", "N"];
  const out = useMemo(() => new Set(faces.filter(isOut)), [isOut]); // computed once, not at each step of the focus
  const isHere = (/** @type {string} */ face) => chosen.includes(face) || !out.has(face);
  const stop = faces.includes(at) ? at : faces.find(isHere) ?? faces[0];
  /** @param {string} face */
  const cell = (face) => {
    const count = chosen.filter((card) => card === face || card[0] === face).length;
    const card = face.length === 1 ? `${face}1` : atTable(setup, face);
    const name = cardName(card, look);
    return html`<button key=${face} type="button" class="pick" data-face=${face}
      tabindex=${face === stop ? 0 : -1} aria-pressed=${count > 0}
      aria-disabled=${!isHere(face)} aria-label=${count > 1 ? `${name} × ${count}` : name}
      onFocus=${() => setAt(face)} onClick=${() => onChoose(face)}>
      <${MiniCard} card=${card} look=${look} />
      ${face.length === 1 && html`<span aria-hidden="true">${name}${count > 1 && ` × ${count}`}</span>`}
    </button>`;
  };
  return html`<div class="picker" role="group" aria-label=${t("web-advice-cards")} ref=${place}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => move(event, place.current)}>
    ${owned.map((suit) => html`<div key=${suit} class="picker-suit">
      ${RANKS.map((rank) => cell(suit + rank))}
    </div>`)}
    <div class="picker-special">${children}${cell("Z")}${cell("N")}</div>
  </div>`;
}

/**
 * Whether a player owns a suit (R9.7): with three players nobody has the fourth.
 * @type {(setup: Setup, suit: string) => boolean}
 */
const suitIsOwned = ({ options }, suit) => SUITS.indexOf(suit) < options.players;

/**
 * Go to the next card in the direction of an arrow key.
 * @type {(event: KeyboardEvent, place: HTMLElement | null) => void}
 */
function move(event, place) {
  const { target, key } = event;
  if (!ARROWS.includes(key) || !(target instanceof HTMLElement) || place === null) return;
  event.preventDefault();
  const all = /** @type {HTMLElement[]} */ ([...place.querySelectorAll(".pick")]);
  const index = all.indexOf(target);
  if (key === "ArrowLeft" || key === "ArrowRight") {
    all[index + (key === "ArrowLeft" ? -1 : 1)]?.focus();
    return;
  }
  const here = target.getBoundingClientRect();
  const below = key === "ArrowDown";
  const boxes = all.map((one) => ({ one, box: one.getBoundingClientRect() }));
  const beyond = boxes.filter(({ box }) => below ? box.top > here.top + 4 : box.top < here.top - 4);
  const far = (/** @type {DOMRect} */ box) =>
    8 * Math.abs(box.top - here.top) + Math.abs(box.left - here.left);
  beyond.sort((one, other) => far(one.box) - far(other.box));
  beyond[0]?.one.focus();
}
