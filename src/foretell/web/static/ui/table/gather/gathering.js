/** Before the game: the seats, the invitation, and the start. */

import { has, loadWords, t } from "../../../words/words.js";
import { html, useEffect, useRef, useState } from "../../base/html.js";
import { BarredNotice, BarredPeople } from "../play/barred.js";
import { Sheet } from "../../parts/dialog.js";
import { useFocusKept } from "../play/focus.js";
import { Icon } from "../../parts/icons.js";
import { Invitation } from "./invitation.js";
import { charactersAt, temperOf } from "../../parts/characters.js";
import { Portrait } from "../../parts/portrait.js";
import { botNotes, isAway, isBot, nameOf } from "../../parts/names.js";
import { later } from "../../base/later.js";
import { tableSummary } from "../../choice/variants.js";
import { Waiting } from "../play/waiting.js";
import { LEVELS, botOf, partsOf, strengthNotes } from "../../parts/levels.js";

/** @import { TableView } from "../../../table/types.d.ts" */
/** @import { Controller } from "../state/controller.js" */
/** @import { FieldEvent } from "../../base/html.js" */

const TableRules = later(() => import("./table_rules.js").then((file) => file.TableRules));

/** @param {{controller: Controller, table: TableView, onLeave: () => void}} props */
export function Gathering({ controller, table, onLeave }) {
  useNonce(controller, table);
  useEffect(() => void loadWords("people").catch(() => {}), []);
  useFocusKept(sameSeat);
  const [taken, setTaken] = useState(/** @type {{seat: number, version: number} | null} */ (null));
  const moving = taken?.seat ?? null;
  const state = controller.connection.state.value;
  const isHost = table.seat !== null && table.host === table.seat;
  const open = table.seats.filter((holder) => holder === null).length;
  const host = table.host === null ? "" : nameOf(table, table.host);
  /** @param {number} seat */
  const swap = (seat) => {
    if (taken === null) return setTaken({ seat, version: table.version });
    const { seat: first, version } = taken;
    if (first !== seat) controller.send({ type: "swap", seats: [first, seat], version });
    return setTaken(null);
  };
  return html`<div class="gathering">
    <header class="gathering-head row">
      <button type="button" class="icon-button" onClick=${onLeave} aria-label=${t("table-leave")}>
        <${Icon} name="door" />
      </button>
      <h1>${host ? t("table-of", { host }) : t("table-title")}</h1>
      <p class="gathering-summary">${table.options && tableSummary(table.options, table.settings ?? {})}</p>
      <button type="button" class="button" onClick=${() => controller.open("rules")}><${Icon}
        name="rules" /> ${t("table-rules")}</button>
    </header>
    ${
      controller.panel.value === "rules" &&
      html`<${Sheet} kind="sheet-rules" title=${t("table-rules")}
        onClose=${() => (controller.panel.value = null)}>
        <${TableRules} table=${table} isLocal=${controller.connection.isLocal} />
      <//>`
    }
    <main id="main" tabindex="-1" class="gathering-main stack">
      ${table.barredBy &&
      html`<div class="panel"><${BarredNotice} host=${table.barredBy} onLeave=${onLeave} /></div>`}
      <section class="panel seats-panel" aria-labelledby="seats-title">
        <h2 id="seats-title">${t("table-seats")}</h2>
        <ol class="seat-list stack">
          ${table.seats.map(
            (_, seat) => html`<${Seat} key=${seat} controller=${controller} table=${table} seat=${seat}
            isHost=${isHost} moving=${moving} onSwap=${() => swap(seat)} />`,
          )}
        </ol>
        ${moving !== null &&
        html`<p class="note" role="status">${t("table-swap-with", { who: nameOf(table, moving) })}</p>`}
        ${
          isHost
            ? html`<p class="start">
              <button type="button" class="button button-main button-large"
                onClick=${() => controller.send({ type: "start" })}>
                ${t("table-start")}
              </button>
              ${open > 0 && html`<span class="note">${t("table-start-bots", { open })}</span>`}
            </p>`
            : html`<p class="note" role="status">
              ${host ? t("table-waits-for-host", { host }) : t("table-no-host")}</p>`
        }
        ${state !== "open" && html`<p class="note" role="status">${t(`table-connection-${state}`)}</p>`}
        <${BarredPeople} controller=${controller} table=${table} />
      </section>
      ${!controller.connection.isLocal &&
      html`<${Invitation} controller=${controller} code=${table.code} open=${open} />`}
      ${table.shuffle && html`<${Promised} table=${table} />`}
      <div class="questions"><${Waiting} connection=${controller.connection} table=${table} onWithdraw=${controller.withdraw} /></div>
    </main>
  </div>`;
}

/**
 * @param {{controller: Controller, table: TableView, seat: number, isHost: boolean,
 *   moving: number | null, onSwap: () => void}} props
 */
function Seat({ controller, table, seat, isHost, moving, onSwap }) {
  const holder = table.seats[seat];
  const who = nameOf(table, seat);
  const character = charactersAt(table)[seat];
  const isOwn = seat === table.seat;
  const isHostsBot = isHost && isBot(table, seat) && !controller.connection.isLocal;
  return html`<li
    class=${["seat", holder ? "taken" : "open", isOwn && "own", moving === seat && "moving"].filter(Boolean).join(" ")}>
    <span class="seat-sign disc">
      <${Portrait} who=${character} mood=${isAway(table, seat) ? "asleep" : "neutral"}>
        <${Icon} name=${holder === null ? "chair" : isBot(table, seat) ? "bot" : "check"} />
      <//>
    </span>
    <span class="seat-who">
      <b dir="auto">${holder === null ? t("table-open-seat") : who}</b>
      ${isBot(table, seat) && character && has(`web-temper-${character}`) &&
      html`<small>${temperOf(character)}</small>`}
      ${
        isHostsBot
          ? html`<${Strength} controller=${controller} table=${table} seat=${seat} />`
          : html`<small>${seatNotes(table, seat)}</small>`
      }
    </span>
    <span class="seat-acts">
      ${
        holder === null &&
        table.seat === null &&
        !table.barredBy &&
        html`<button type="button" class="button button-main" data-at=${seat}
          onClick=${() => controller.send({ type: "sit", seat })}
        aria-label=${t("table-sit-at", { seat: seat + 1 })}>${t("table-sit-here")}</button>`
      }
      ${
        holder === null &&
        isHost &&
        html`<button type="button" class="button" data-at=${seat}
          aria-label=${t("table-bot-at", { seat: seat + 1 })}
        onClick=${() => controller.send({ type: "seat_bot", seat, bot: table.settings?.stand_in ?? "steady" })}>
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
        onClick=${() => controller.send({ type: "remove", seat })}><${Icon} name="close" /></button>`
      }
      ${
        isOwn &&
        !isHost &&
        html`<button type="button" class="button" data-at=${seat}
          onClick=${() => controller.send({ type: "stand" })}>
          ${t("table-stand")}</button>`
      }
    </span>
  </li>`;
}

/** The next control to focus when one of a seat has gone. @param {Element} gone */
const sameSeat = (gone) =>
  gone instanceof HTMLElement && gone.dataset.at !== undefined
    ? document.querySelector(`.seat-list > li:nth-child(${Number(gone.dataset.at) + 1}) :is(select, button)`)
    : null;

/** @param {TableView} table @param {number} seat */
function seatNotes(table, seat) {
  const notes = [
    seat === table.seat && t("table-its-you"),
    seat === table.host && t("table-is-host"),
    ...botNotes(table, seat),
    isAway(table, seat) && t("table-is-away"),
  ];
  return notes.filter(Boolean).join(" · ") || t("table-seat", { seat: seat + 1 });
}

/** The server's commitment to its cards, in small print. @param {{table: TableView}} props */
export function Promised({ table }) {
  const shuffle = /** @type {NonNullable<TableView["shuffle"]>} */ (table.shuffle);
  const contributors = table.seats.flatMap((_, seat) =>
    seat in shuffle.nonces ? [nameOf(table, seat)] : [],
  );
  return html`<details class="promised">
    <summary><${Icon} name="shield" /> ${t("table-promised")}</summary>
    <p>${t("table-promised-text")}</p>
    <p class="numbers">${shuffle.commitment}</p>
    ${contributors.length > 0 && html`<p>${t("table-nonces", { who: contributors.join(", ") })}</p>`}
  </details>`;
}

/**
 * Contributes to the shuffle: an unpredictable number, once for every seat and game.
 * @type {(controller: Controller, table: TableView) => void}
 */
function useNonce(controller, table) {
  const contributed = useRef("");
  const { seat, shuffle } = table;
  useEffect(() => {
    if (seat === null || !shuffle || seat in shuffle.nonces || contributed.current === shuffle.commitment)
      return;
    contributed.current = shuffle.commitment;
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    controller.connection.send({ type: "give_nonce", nonce });
  }, [seat, shuffle]);
}

/** @param {{controller: Controller, table: TableView, seat: number}} props */
function Strength({ controller, table, seat }) {
  const kind = table.seats[seat]?.kind ?? "";
  const levels = LEVELS.map((level) => botOf(level, partsOf(kind).style));
  const bots = levels.includes(kind) ? levels : [kind, ...LEVELS]; // no level: it is known by its name
  const [, leaning] = strengthNotes(kind);
  return html`<select class="input" value=${kind}
      aria-label=${t("table-strength", { who: nameOf(table, seat) })}
      onChange=${(/** @type {FieldEvent} */ event) =>
        controller.send({ type: "seat_bot", seat, bot: event.currentTarget.value })}>
      ${bots.map(
        (bot) => html`<option key=${bot} value=${bot}>${strengthNotes(bot)[0] ?? bot}</option>`,
      )}
    </select>
    ${leaning && html`<small>${leaning}</small>`}`;
}
