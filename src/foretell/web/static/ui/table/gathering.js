/** Before the game: who sits where, how others come, and the start. */

import { t } from "../../words/words.js";
import { html, useEffect, useRef, useState } from "../html.js";
import { useFocusKept } from "./focus.js";
import { Icon } from "./icons.js";
import { Invitation } from "./invitation.js";
import { botNotes, isAway, isBot, nameOf } from "./names.js";
import { Strength } from "./strength.js";

/** @import { TableView } from "../../net/table_view.js" */
/** @import { Sitting } from "./sitting.js" */

/** @param {{sitting: Sitting, story: TableView, onLeave: () => void}} props */
export function Gathering({ sitting, story, onLeave }) {
  useNonce(sitting, story);
  useFocusKept(sameSeat);
  const [moving, setMoving] = useState(/** @type {number | null} */ (null));
  const isHost = story.seat !== null && story.host === story.seat;
  const open = story.seats.filter((holder) => holder === null).length;
  const host = story.host === null ? "" : nameOf(story, story.host);
  /** @param {number} seat */
  const swap = (seat) => {
    if (moving === null) return setMoving(seat);
    if (moving !== seat) sitting.send({ type: "swap", seats: [moving, seat] });
    return setMoving(null);
  };
  return html`<div class="gathering">
    <header class="gathering-head">
      <button type="button" class="icon-button" onClick=${onLeave} aria-label=${t("table-leave")}>
        <${Icon} name="door" />
      </button>
      <h1>${host ? t("table-of", { host }) : t("table-title")}</h1>
    </header>
    <main id="main" tabindex="-1" class="gathering-main">
      <section class="panel seats-panel" aria-labelledby="seats-title">
        <h2 id="seats-title">${t("table-seats")}</h2>
        <ol class="seat-list">
          ${story.seats.map(
            (_, seat) => html`<${Seat} key=${seat} sitting=${sitting} story=${story} seat=${seat}
            isHost=${isHost} moving=${moving} onSwap=${() => swap(seat)} />`,
          )}
        </ol>
        ${moving !== null &&
        html`<p class="note" role="status">${t("table-swap-with", { who: nameOf(story, moving) })}</p>`}
        ${
          isHost
            ? html`<p class="start">
              <button type="button" class="button button-main button-large"
                onClick=${() => sitting.send({ type: "start" })}>
                ${t("table-start")}
              </button>
              ${open > 0 && html`<span class="note">${t("table-start-bots", { open })}</span>`}
            </p>`
            : html`<p class="note" role="status">
              ${host ? t("table-waits-for-host", { host }) : t("table-no-host")}</p>`
        }
      </section>
      ${!sitting.seat.isLocal &&
      html`<${Invitation} sitting=${sitting} code=${story.table} open=${open} />`}
      ${story.shuffle && html`<${Promised} story=${story} />`}
    </main>
  </div>`;
}

/**
 * @param {{sitting: Sitting, story: TableView, seat: number, isHost: boolean,
 *   moving: number | null, onSwap: () => void}} props
 */
function Seat({ sitting, story, seat, isHost, moving, onSwap }) {
  const holder = story.seats[seat];
  const who = nameOf(story, seat);
  const isOwn = seat === story.seat;
  const isHostsBot = isHost && isBot(story, seat) && !sitting.seat.isLocal;
  return html`<li
    class=${["seat", holder ? "taken" : "open", isOwn && "own", moving === seat && "moving"].filter(Boolean).join(" ")}>
    <span class="seat-sign"><${Icon}
      name=${holder === null ? "chair" : isBot(story, seat) ? "bot" : "check"} /></span>
    <span class="seat-who">
      <b>${holder === null ? t("table-open-seat") : who}</b>
      ${
        isHostsBot
          ? html`<${Strength} sitting=${sitting} story=${story} seat=${seat} />`
          : html`<small>${seatNotes(story, seat)}</small>`
      }
    </span>
    <span class="seat-acts">
      ${
        holder === null &&
        story.seat === null &&
        html`<button type="button" class="button button-main" data-at=${seat}
          onClick=${() => sitting.send({ type: "sit", seat })}
        aria-label=${t("table-sit-at", { seat: seat + 1 })}>${t("table-sit-here")}</button>`
      }
      ${
        holder === null &&
        isHost &&
        html`<button type="button" class="button" data-at=${seat}
          aria-label=${t("table-bot-at", { seat: seat + 1 })}
        onClick=${() => sitting.send({ type: "seat_bot", seat, bot: story.settings?.stand_in ?? "steady" })}>
        <${Icon} name="bot" /> ${t("table-bot-here")}</button>`
      }
      ${
        isHost &&
        html`<button type="button" class="icon-button" aria-pressed=${moving === seat}
          onClick=${onSwap}
        aria-label=${t("table-swap", { who: holder === null ? t("table-seat", { seat: seat + 1 }) : who })}><${Icon} name="swap" /></button>`
      }
      ${
        isHost &&
        holder !== null &&
        !isOwn &&
        html`<button type="button" class="icon-button" data-at=${seat}
          aria-label=${t("table-remove", { who })}
        onClick=${() => sitting.send({ type: "remove", seat })}><${Icon} name="close" /></button>`
      }
      ${
        isOwn &&
        !isHost &&
        html`<button type="button" class="button" data-at=${seat}
          onClick=${() => sitting.send({ type: "stand" })}>
          ${t("table-stand")}</button>`
      }
    </span>
  </li>`;
}

/** What else can be done with a seat when something with it has been done. @param {Element} gone */
const sameSeat = (gone) =>
  gone instanceof HTMLElement && gone.dataset.at !== undefined
    ? document.querySelector(`.seat-list > li:nth-child(${Number(gone.dataset.at) + 1}) :is(select, button)`)
    : null;

/** @param {TableView} story @param {number} seat */
function seatNotes(story, seat) {
  const notes = [
    seat === story.seat && t("table-its-you"),
    seat === story.host && t("table-is-host"),
    ...botNotes(story, seat),
    isAway(story, seat) && t("table-is-away"),
  ];
  return notes.filter(Boolean).join(" · ") || t("table-seat", { seat: seat + 1 });
}

/** What binds the server to its cards, in small print. @param {{story: TableView}} props */
function Promised({ story }) {
  const shuffle = /** @type {NonNullable<TableView["shuffle"]>} */ (story.shuffle);
  const given = story.seats.flatMap((_, seat) =>
    seat in shuffle.nonces ? [nameOf(story, seat)] : [],
  );
  return html`<details class="promised">
    <summary><${Icon} name="shield" /> ${t("table-promised")}</summary>
    <p>${t("table-promised-text")}</p>
    <p class="numbers">${shuffle.commitment}</p>
    ${given.length > 0 && html`<p>${t("table-nonces", { who: given.join(", ") })}</p>`}
  </details>`;
}

/**
 * Have a say in the shuffle: a number that nobody could foresee, once for every seat and game.
 * @param {Sitting} sitting
 * @param {TableView} story
 */
function useNonce(sitting, story) {
  const given = useRef("");
  const { seat, shuffle } = story;
  useEffect(() => {
    if (seat === null || !shuffle || seat in shuffle.nonces || given.current === shuffle.commitment)
      return;
    given.current = shuffle.commitment;
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    sitting.seat.send({ type: "give_nonce", nonce });
  }, [seat, shuffle]);
}
