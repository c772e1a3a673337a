// @ts-check
/** A finished game, at any moment, by a link to it. */

import { fold, readRecord, redactEvent, seatsToAct, shuffleFault, start } from "../../core/index.js";
import { UNTOLD } from "../../net/story.js";
import { t } from "../../words/words.js";
import { Frame } from "../frame.js";
import { html, useEffect, useMemo, useState } from "../html.js";
import { go } from "../route.js";
import { looking } from "../seat_at.js";
import { Table } from "../table/table.js";

/** @param {{rest: string[], query: URLSearchParams}} props */
export function Replay({ rest: [code, number], query }) {
  const [record, setRecord] = useState(/** @type {any} */ (undefined));
  useEffect(() => {
    fetch(`/api/tables/${encodeURIComponent(code)}/games/${Number(number)}/record`)
      .then((response) => (response.ok ? response.text() : null))
      .then((text) => {
        const read = text === null ? null : readRecord(text);
        setRecord(read !== null && "record" in read ? read.record : null);
      })
      .catch(() => setRecord(null));
  }, [code, number]);
  if (record === undefined) return html`<${Frame} title=${t("web-replay")}><p>${t("web-loading")}</p><//>`;
  if (record === null) return html`<${Frame} title=${t("web-replay")}><p>${t("web-replay-none")}</p><//>`;
  const last = record.events.length;
  const at = Math.min(last, Math.max(0, Number(query.get("at") ?? last)));
  const seat = Math.min(record.header.players.length - 1, Math.max(0, Number(query.get("seat") ?? 0)));
  const to = (/** @type {number} */ moment) =>
    go(`/replay/${code}/${number}?seat=${seat}&at=${Math.min(last, Math.max(0, moment))}`, { replace: true });
  return html`<${Frame} title=${t("web-replay-title", { code, number })}>
    <${Steps} record=${record} at=${at} seat=${seat} onStep=${to} />
    <p><a class="button" download href=${`/api/tables/${code}/games/${number}/record`}>
      ${t("web-record")}</a></p>
    <${Fair} record=${record} />
  <//>`;
}

/** @param {{record: any, at: number, seat: number, onStep: (moment: number) => void}} props */
function Steps({ record, at, seat, onStep }) {
  const place = useMemo(looking, []);
  useMemo(() => (place.story.value = storyAt(record, at, seat)), [record, at, seat]);
  const rounds = record.events.flatMap((/** @type {any} */ event, /** @type {number} */ index) =>
    event.type === "dealt" ? [{ round: event.round, index: index + 1 }] : [],
  );
  const keys = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "ArrowRight") onStep(at + 1);
    else if (event.key === "ArrowLeft") onStep(at - 1);
  };
  return html`<section class="replay" onKeyDown=${keys}>
    <${Table} seat=${place} onLeave=${() => go("/")} />
    <div class="row steps">
      <button class="button" disabled=${at === 0} onClick=${() => onStep(at - 1)}>${t("web-replay-back")}</button>
      <input type="range" min="0" max=${record.events.length} value=${at} aria-label=${t("web-replay-moment")}
        onInput=${(/** @type {any} */ event) => onStep(Number(event.target.value))} />
      <button class="button" disabled=${at === record.events.length}
        onClick=${() => onStep(at + 1)}>${t("web-replay-on")}</button>
    </div>
    <nav class="rounds" aria-label=${t("web-replay-rounds")}>
      ${rounds.map(
        (/** @type {{round: number, index: number}} */ one) => html`<button class="button"
          key=${one.round} onClick=${() => onStep(one.index)}>${one.round}</button>`,
      )}
    </nav>
  </section>`;
}

/**
 * The table at a moment of a game that is over, as a seat saw it.
 * @param {any} record
 * @param {number} at how many events have happened
 * @param {number} seat
 */
function storyAt({ header, events }, at, seat) {
  const before = start(header.options, null);
  const so = events
    .slice(0, at)
    .map((/** @type {any} */ event) => redactEvent(event, seat, header.options));
  const state = fold(before, so);
  return {
    ...UNTOLD,
    table: header.id,
    seat,
    version: at,
    options: header.options,
    seats: header.players.map((/** @type {any} */ one) => ({ ...one, away: false })),
    present: header.players.map(() => true),
    game: { number: 1, start: before, state, events: so },
    toAct: seatsToAct(state),
    upToDate: true,
  };
}

/** Whether the shuffle was as promised, by the page's own reckoning. @param {{record: any}} props */
function Fair({ record }) {
  const fault = useMemo(() => shuffleFault(record.header, record.events), [record]);
  if (!record.header.fair) return null;
  return html`<p class=${fault ? "trouble" : "fair"}>
    ${t(fault ? "web-fair-not" : "web-fair", { commitment: record.header.fair.commitment })}
  </p>`;
}
