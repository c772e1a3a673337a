/** The hands of a replay: one, as in the game, or all, with the played cards struck out. */

import { cardName } from "../../words/cards.js";
import { t } from "../../words/words.js";
import { html, useMemo, useRef } from "../base/html.js";
import { settings } from "../base/settings.js";
import { CardFace } from "../parts/card.js";
import { HandOf, UnseenHand } from "../table/play/clairvoyance.js";
import { fanOf, shareOf } from "../table/play/fan.js";
import { lookOf, seatOf } from "../table/state/game_view.js";
import { inOrder } from "../table/play/hand_order.js";
import { nameOf } from "../parts/names.js";
import { useRoom } from "../table/play/room.js";

/** @import { GameView } from "../table/state/game_view.js" */

/** The total number of cards above which they lie closer together. */
const MANY = 40;
/** The height of the controls on a narrow screen, and on a wide one, in CSS pixels. */
const BAR = { narrow: 112, wide: 56 };
const WIDE = 544;
/** The height of the panel below the table, and the width in letters from which it is next to the table. */
const STRIP = 52;
const BESIDE = 68;
/** The visible width in CSS pixels of a card that nobody taps. */
const INDEX = 26;

/** The visible hands. @param {{view: GameView}} props */
export const Hands = ({ view }) => html`<${AnyHands} view=${view} below=${0} />`;

/**
 * The visible hands, with a discussion below them unless it fits next to the table.
 * @param {{view: GameView}} props
 */
export const StudiedHands = ({ view }) => html`<${AnyHands} view=${view} below=${STRIP} />`;

/**
 * @param {{view: GameView, below: number}} props `below`: the height of what lies below on a narrow
 *   screen
 */
function AnyHands({ view, below }) {
  const seats = [view.bottom, ...view.others].filter((seat) => view.hands[seat]);
  if (seats.length === 0) return html`<${UnseenHand} view=${view} />`;
  if (seats.length === 1) return html`<${OneHand} view=${view} seat=${seats[0]} below=${below} />`;
  const many = seats.length * view.size > MANY ? "many" : "";
  return html`<section class="hand open-hands ${many}" aria-labelledby="hands-title" tabindex="0">
    <h2 id="hands-title" class="visually-hidden">${t("web-replay-all-hands")}</h2>
    ${seats.map((seat) => {
      const held = view.hands[seat] ?? [];
      const gone = playedBy(view, seat);
      return html`<${HandOf} key=${seat} view=${view} seat=${seat} cards=${[...held, ...gone]} gone=${gone} />`;
    })}
  </section>`;
}

/** @param {{view: GameView, seat: number, below: number}} props */
function OneHand({ view, seat, below }) {
  const { order, faces } = settings.value;
  const held = view.hands[seat] ?? [];
  const cards = useMemo(() => inOrder(held, order, view.trump), [held, order, view.trump]);
  const list = useRef(/** @type {HTMLUListElement | null} */ (null));
  const room = useRoom(list);
  const bar = (room.screenWidth < WIDE ? BAR.narrow : BAR.wide) + (isBeside(room) ? 0 : below);
  const fan = fanOf({
    width: room.width,
    share: shareOf({ ...room, screenHeight: room.screenHeight - bar }),
    count: cards.length,
    size: Math.max(1, view.size),
    strip: INDEX,
  });
  const look = lookOf(view.table, faces);
  return html`<section class="hand" aria-labelledby="hand-title">
    <h2 id="hand-title" class="visually-hidden">
      ${t("web-replay-hand", { who: nameOf(view.table, seat), count: cards.length })}</h2>
    <ul ref=${list} class="hand-cards" style=${{ "--card": `${fan.card}px`, height: `${fan.height}px` }}>
      ${cards.map((card, at) => {
        const { x, y, tilt } = fan.places[at];
        return html`<li key=${card} style=${{ transform: `translate(${x}px, ${y}px) rotate(${tilt}deg)` }}>
          <span class="hand-card">
            <${CardFace} card=${card} look=${look} width=${fan.card} />
            <span class="visually-hidden">${cardName(card, look)}</span>
          </span>
        </li>`;
      })}
    </ul>
  </section>`;
}

/**
 * Whether the panel fits next to the table.
 * @param {{screenWidth: number, letters: number}} room
 */
const isBeside = ({ screenWidth, letters }) => screenWidth >= BESIDE * letters;

/** The cards that a seat has played in the round. @param {GameView} view @param {number} seat */
function playedBy({ tricks, trick, options }, seat) {
  const all = trick === null ? tricks : [...tricks, trick];
  return all.flatMap((one) =>
    one.cards.filter((_, place) => seatOf(one, place, options.players) === seat),
  );
}
