/** A finished game, at any moment, by a link to it. */

import { readRecord, redactEvent, shuffleFault } from "../../core/dealing.js";
import { fold, seatsToAct, start } from "../../core/index.js";
import { recordAddress, recordKey, record as recordText } from "../../net/api.js";
import { NOTHING_SENT } from "../../net/table_view.js";
import { t } from "../../words/words.js";
import { Frame } from "../frame.js";
import { html, useEffect, useMemo, useState } from "../html.js";
import { go } from "../route.js";
import { readOnly } from "../table_connection.js";
import { nameOf } from "../table/names.js";
import { Table } from "../table/table.js";

/** @import { GameRecord } from "../../core/types.d.ts" */
/** @import { TableView } from "../../net/table_view.js" */
/** @import { FieldEvent } from "../html.js" */

/** @param {{rest: string[], query: URLSearchParams}} props */
export function Replay({ rest: [code, number], query }) {
  const [record, setRecord] = useState(/** @type {GameRecord | null | undefined} */ (undefined));
  const [key, setKey] = useState(query.get("key") ?? "");
  useEffect(() => {
    const look = async () => {
      const found = key || (await recordKey(code, Number(number)));
      const text = await recordText(code, Number(number), found);
      const read = text === null ? null : readRecord(text);
      setKey(found);
      setRecord(read !== null && "record" in read ? read.record : null);
    };
    look().catch(() => setRecord(null));
  }, [code, number]);
  if (record === undefined) return html`<${Frame} title=${t("web-replay")}><p>${t("web-loading")}</p><//>`;
  if (record === null) return html`<${Frame} title=${t("web-replay")}><p>${t("web-replay-none")}</p><//>`;
  return html`<${Moments} record=${record} query=${query} shared=${key} address=${`/replay/${code}/${number}`}
    file=${recordAddress(code, Number(number), key)}
    title=${t("web-replay-title", { code, number })} />`;
}

/**
 * @param {{record: GameRecord, query: URLSearchParams, shared: string, address: string, file: string,
 *   title: string}} props `shared` is the key that belongs to the address of a moment
 */
function Moments({ record, query, shared, address, file, title }) {
  const connection = useMemo(readOnly, []);
  const { events, header } = record;
  const at = within(query.get("at") ?? events.length, events.length);
  const seat = within(query.get("seat") ?? 0, header.players.length - 1);
  const table = useMemo(() => (connection.table.value = storyAt(record, at, seat)), [record, at, seat]);
  useEffect(() => {
    document.title = `${title} · Foretell`;
  }, [title]);
  const to = (/** @type {{at?: number, seat?: number}} */ moment) => {
    const next = { seat, at, ...moment };
    const key = shared ? `key=${shared}&` : "";
    go(`${address}?${key}seat=${next.seat}&at=${within(next.at, events.length)}`, { replace: true });
  };
  return html`<div class="replay">
    <${Table} connection=${connection} onLeave=${() => go("/")} />
    <section class="replay-bar" aria-label=${title}>
      <div class="row steps">
        <button class="button" disabled=${at === 0} onClick=${() => to({ at: at - 1 })}>${t("web-replay-back")}</button>
        <input type="range" min="0" max=${events.length} value=${at} aria-label=${t("web-replay-moment")}
          onInput=${(/** @type {FieldEvent} */ event) => to({ at: Number(event.currentTarget.value) })} />
        <button class="button" disabled=${at === events.length}
          onClick=${() => to({ at: at + 1 })}>${t("web-replay-on")}</button>
      </div>
      <div class="row whence">
        <${Pick} label=${t("web-replay-round")} value=${roundAt(record, at)} choices=${roundsIn(record)}
          onPick=${(/** @type {number} */ index) => to({ at: index })} />
        <${Pick} label=${t("web-replay-seat")} value=${seat}
          choices=${header.players.map((_, index) => [index, nameOf(table, index)])}
          onPick=${(/** @type {number} */ index) => to({ seat: index })} />
      </div>
    </section>
    <section class="replay-proof" aria-label=${t("web-record")}>
      <a class="button" download href=${file}>${t("web-record")}</a>
      <${Fair} record=${record} />
    </section>
  </div>`;
}

/**
 * @param {{label: string, value: number, choices: readonly (readonly [number, string | number])[],
 *   onPick: (value: number) => void}} props
 */
function Pick({ label, value, choices, onPick }) {
  return html`<label class="pick"><span>${label}</span>
    <select class="input" value=${value} onChange=${(/** @type {FieldEvent} */ event) => onPick(Number(event.currentTarget.value))}>
      ${choices.map(([one, name]) => html`<option key=${one} value=${one}>${name}</option>`)}
    </select>
  </label>`;
}

/**
 * The moments at which rounds have been dealt, and their numbers.
 * @param {GameRecord} record
 * @returns {[number, number][]}
 */
function roundsIn({ events }) {
  return events.flatMap((event, index) =>
    event.type === "dealt" ? [[index + 1, event.round]] : [],
  );
}

/** The moment at which the round began. @param {GameRecord} record @param {number} at */
function roundAt(record, at) {
  const rounds = roundsIn(record);
  return (rounds.findLast(([begun]) => begun <= at) ?? rounds[0])[0];
}

/** @param {string | number} number @param {number} most */
const within = (number, most) => Math.min(most, Math.max(0, Math.trunc(Number(number)) || 0));

/**
 * The table at a moment of a game that is over, as a seat saw it.
 * @param {GameRecord} record
 * @param {number} at how many events have happened
 * @param {number} seat
 * @returns {TableView}
 */
function storyAt({ header, events }, at, seat) {
  const before = start(header.options, null);
  const so = events
    .slice(0, at)
    .map((event) => redactEvent(event, seat, header.options));
  const state = fold(before, so);
  return {
    ...NOTHING_SENT,
    code: header.id,
    seat,
    version: at,
    options: header.options,
    seats: header.players.map((one) => ({ ...one, away: false, waits: false })),
    present: header.players.map(() => true),
    game: { number: 1, state, events: so, round: { before, at: 0 } },
    toAct: seatsToAct(state),
    upToDate: true,
  };
}

/** Whether the shuffle was as promised, by the page's own reckoning. @param {{record: GameRecord}} props */
function Fair({ record }) {
  const fault = useMemo(() => shuffleFault(record.header, record.events), [record]);
  if (!record.header.fair) return null;
  return html`<p class=${fault ? "trouble" : "fair"}>
    ${t(fault ? "web-fair-not" : "web-fair", { commitment: record.header.fair.commitment })}
  </p>`;
}
