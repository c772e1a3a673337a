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
/** The height of a line below the table, and the width in letters from which a panel is next to it. */
const STRIP = 52;
const BESIDE = 68;
/** The height in letters from which a panel takes the lower half, and the height of the other one. */
const HALVED = 34;
const HALF = { least: 20, part: 0.48 };
/** The visible width in CSS pixels of a card that nobody taps. */
const INDEX = 26;

/** The visible hands. @param {{view: GameView}} props */
export const Hands = ({ view }) => html`<${AnyHands} view=${view} isStudied=${false} />`;

/**
 * The visible hands, with a discussion below them unless it fits next to the table.
 * @param {{view: GameView}} props
 */
export const StudiedHands = ({ view }) => html`<${AnyHands} view=${view} isStudied=${true} />`;

/** @param {{view: GameView, isStudied: boolean}} props */
function AnyHands({ view, isStudied }) {
  const seats = [view.bottom, ...view.others].filter((seat) => view.hands[seat]);
  if (seats.length === 0) return html`<${UnseenHand} view=${view} />`;
  if (seats.length === 1) return html`<${OneHand} view=${view} seat=${seats[0]} isStudied=${isStudied} />`;
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

/** @param {{view: GameView, seat: number, isStudied: boolean}} props */
function OneHand({ view, seat, isStudied }) {
  const { order, faces } = settings.value;
  const held = view.hands[seat] ?? [];
  const cards = useMemo(() => inOrder(held, order, view.trump), [held, order, view.trump]);
  const list = useRef(/** @type {HTMLUListElement | null} */ (null));
  const room = useRoom(list);
  const fan = fanOf({
    width: room.width,
    share: shareOf({ ...room, screenHeight: heightIn(room, isStudied) }),
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
 * The height of the table: what the controls leave, and what the discussion does, if it is below.
 * @param {{screenWidth: number, screenHeight: number, letters: number}} room
 * @param {boolean} isStudied
 */
function heightIn({ screenWidth, screenHeight, letters }, isStudied) {
  const height = screenHeight - (screenWidth < WIDE ? BAR.narrow : BAR.wide);
  if (!isStudied || screenWidth >= BESIDE * letters) return height;
  if (screenHeight < HALVED * letters) return height - STRIP;
  return Math.max(HALF.least * letters, HALF.part * screenHeight);
}

/** The cards that a seat has played in the round. @param {GameView} view @param {number} seat */
function playedBy({ tricks, trick, options }, seat) {
  const all = trick === null ? tricks : [...tricks, trick];
  return all.flatMap((one) =>
    one.cards.filter((_, place) => seatOf(one, place, options.players) === seat),
  );
}
