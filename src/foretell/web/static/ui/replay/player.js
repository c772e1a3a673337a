/** A finished game, moment by moment: step by step, round by round, or by itself. */

import { shuffleFault } from "../../core/dealing.js";
import { nextDecision, practiceFrom } from "../../net/practice.js";
import { t } from "../../words/words.js";
import { reviewOf } from "../stored/finished.js";
import { keepPractice } from "../stored/saved.js";
import { html, useEffect, useMemo, useRef, useState } from "../base/html.js";
import { later } from "../base/later.js";
import { go, rewrite } from "../base/route.js";
import { readOnly } from "../table/state/table_connection.js";
import { Icon } from "../parts/icons.js";
import { resultTime, times } from "../parts/motion.js";
import { nameOf } from "../parts/names.js";
import { Table } from "../table/table.js";
import { useTitle } from "../base/title.js";
import { Hands, StudiedHands } from "./hands.js";
import { momentIn, nextMissed, roundAt, roundsIn, stopAt, stopsOf } from "./moments.js";
import { KeepPosition } from "./keep.js";
import { Rounds } from "./rounds.js";
import { useShown } from "./shown.js";
import { useSpoilers } from "./spoilers.js";

/** @import { Child } from "../../libraries.d.ts" */
/** @import { GameEvent, GameRecord } from "../../core/types.d.ts" */
/** @import { FieldEvent } from "../base/html.js" */
/** @import { IconName } from "../parts/icons.js" */
/** @import { PlayedRound } from "./moments.js" */
/** @import { Moment } from "./shown.js" */

/** The labels of keys; `KeysHelp` explains them. */
export const KEYS = { step: "← →", round: "⇧ ← →", ends: "", play: "" };
/** Milliseconds before the address follows: browsers refuse rapid changes of the address. */
const SETTLED = 250;
/** The address of the review of a game at a table of the server. */
const AT_A_TABLE = /^\/review\/([0-9A-Z]+)\/(\d+)$/;

/** In the address of somebody who comes to a shared review with another moment. */
const ALONE = "alone";

const Together = later(() => import("./together.js").then((file) => file.Together));

/**
 * The knowledge of a panel next to the table: the moment, the number of events to show, and the
 * links to the rounds.
 * @typedef {Moment & {end: number, rounds: Child, onGo: (at: number) => void}} Beside
 */

/**
 * @param {{record: GameRecord, query: URLSearchParams, shared: string, own: number, address:
 *   string, keep: Child | null, title: string, keys?: Readonly<Record<string, string>>, beside?: (moment:
 *   Beside) => Child, isPlaying?: boolean}} props `shared`: the key in the address, `own`: the nearest seat while all
 *   hands are shown, `keep`: the ways to keep the record, null for a game that nobody played, `beside`: the panel next to the table, `isPlaying`: whether it plays by
 *   itself at once
 */
export function Player({ record, query, shared, own, address, keep, title, keys = KEYS, beside, isPlaying = false }) {
  const { events, header } = record;
  const table = query.has("together") ? AT_A_TABLE.exec(address) : null;
  const connection = useMemo(() => readOnly({ Hands: beside ? StudiedHands : Hands, keys }), []);
  const stops = useMemo(() => stopsOf(events), [record]);
  const rounds = useMemo(() => roundsIn(events), [record]);
  const first = useMemo(() => momentIn(query.get("at"), location.hash, rounds), []);
  const [{ at, seat }, setMoment] = useState({
    at: stops[stopAt(stops, first)],
    seat: seatIn(query.get("seat"), header.players.length),
  });
  const [plays, setPlays] = useState(isPlaying);
  const bottom = useRef(seat ?? own);
  if (seat !== null) bottom.current = seat;
  const spoilers = useSpoilers(query, events, at);
  useShown(connection, record, stops, { at, seat }, bottom.current, spoilers.hides);
  useAddress(keep === null ? null : address, shared, { at, seat });
  useTitle(title);

  const place = stopAt(stops, at);
  const now = roundAt(rounds, at);
  const names = header.players.map((player) => player.name);
  const seats = seat === null ? names.map((_, one) => one) : [seat];
  const shownRounds = useMemo(() => roundsIn(events.slice(0, spoilers.end)), [record, spoilers.end]);
  const missed = nextMissed(shownRounds, now, seats);
  /** @param {number} wanted */
  const jump = (wanted) => {
    setPlays(false);
    setMoment({ at: stops[stopAt(stops, wanted)], seat });
  };
  /** @param {number} by */
  const step = (by) => jump(stops[within(place + by, stops.length - 1)]);
  /** The first step back goes to the start of the round. @param {number} by */
  const stepRound = (by) => {
    const back = by < 0 && at > rounds[now].at ? now : now + by;
    jump(back >= rounds.length ? events.length : rounds[within(back, rounds.length - 1)].at);
  };
  const toggle = () => {
    if (!plays && place === stops.length - 1) setMoment({ at: stops[0], seat });
    setPlays(!plays);
  };
  useEffect(() => {
    if (!plays) return;
    const timer = setTimeout(() => {
      if (place === stops.length - 1) setPlays(false);
      else setMoment({ at: stops[place + 1], seat });
    }, waitAfter(events[at - 1], events[at]));
    return () => clearTimeout(timer);
  }, [plays, at]);
  /** @param {Moment} wanted @returns {Moment} */
  const goTo = (wanted) => {
    const moment = { at: stops[stopAt(stops, wanted.at)], seat: wanted.seat };
    setPlays(false);
    setMoment(moment);
    return moment;
  };
  const practise = () => {
    keepPractice(practiceFrom(record, at, bottom.current, Date.now()));
    go("/solo?new=1&practice=1");
  };
  useStepKeys({ step, stepRound, toggle, first: () => jump(0), last: () => jump(spoilers.end) });

  const links = html`<${Rounds} rounds=${shownRounds} now=${now} seats=${seats} names=${names} onGo=${jump} />`;
  return html`<div class=${`replay ${beside ? "has-study" : ""}`}>
    <${Table} connection=${connection} onLeave=${() => go("/")} />
    ${beside?.({ at, seat, end: spoilers.end, rounds: links, onGo: jump })}
    <section class="replay-bar" aria-label=${title}>
      <div class="steps">
        <${Act} icon="back" name="web-replay-back" disabled=${place === 0} onAct=${() => step(-1)} />
        <${Act} icon=${plays ? "pause" : "play"} name=${plays ? "web-replay-pause" : "web-replay-play"}
          kind="button-main" onAct=${toggle} />
        <${Act} icon="forward" name="web-replay-forward" disabled=${place === stops.length - 1}
          onAct=${() => step(1)} />
        ${
          missed &&
          html`<${Act} icon="missed" name="web-replay-missed" onAct=${() => jump(missed.at)} />`
        }
      </div>
      ${links}
      <select class="input whose" aria-label=${t("web-replay-hands")} value=${seat ?? ""}
        onChange=${(/** @type {FieldEvent} */ { currentTarget: { value } }) =>
          setMoment({ at, seat: value === "" ? null : Number(value) })}>
        <option value="">${t("web-replay-all-hands")}</option>
        ${names.map((name, one) => html`<option key=${one} value=${one}>
          ${t("web-replay-hand-of", { who: connection.table.value ? nameOf(connection.table.value, one) : name })}
        </option>`)}
      </select>
      ${
        table &&
        html`<${Together} code=${table[1]} game=${Number(table[2])} moment=${{ at, seat }} rounds=${rounds}
        spoilers=${spoilers} isAlone=${query.has(ALONE)} onGo=${goTo} />`
      }
    </section>
    ${
      keep !== null &&
      html`<section class="replay-proof" aria-label=${t("web-record")}>
          ${
            nextDecision(events, at) < events.length &&
            html`<button type="button" class="button" onClick=${practise}>
            <${Icon} name="again" /> ${t("web-replay-practice")}</button>`
          }
          ${
            !beside &&
            html`<a class="button" href=${`${reviewOf(address)}${shared ? `?key=${shared}` : ""}`}>
            <${Icon} name="review" /> ${t("web-review")}</a>`
          }
          ${keep}
          <${KeepPosition} record=${record} moment=${{ at, seat }} />
          <${Fair} record=${record} />
          ${!spoilers.hides && html`<${BrokenOff} rounds=${rounds} record=${record} />`}
        </section>`
    }
  </div>`;
}

/**
 * @param {{icon: IconName, name: string, onAct: () => void, disabled?: boolean, kind?: string}}
 *   props
 */
function Act({ icon, name, onAct, disabled = false, kind = "" }) {
  return html`<button type="button" class="button ${kind}" title=${t(name)} aria-label=${t(name)}
    aria-disabled=${disabled ? "true" : undefined} onClick=${() => !disabled && onAct()}>
    <${Icon} name=${icon} />
  </button>`;
}

/** The page's own check of the shuffle. @param {{record: GameRecord}} props */
function Fair({ record }) {
  const fault = useMemo(() => shuffleFault(record.header, record.events), [record]);
  if (!record.header.fair) return null;
  return html`<p class=${fault ? "trouble" : "fair"}>
    ${t(fault ? "web-fair-not" : "web-fair", { commitment: record.header.fair.commitment })}
  </p>`;
}

/**
 * The notice that a file ends before its game.
 * @param {{record: GameRecord, rounds: readonly PlayedRound[]}} props
 */
function BrokenOff({ record, rounds }) {
  if (record.events.at(-1)?.type === "finished") return null;
  return html`<p class="trouble" role="status">
    ${t("web-replay-broken-off", { round: rounds[rounds.length - 1].number })}</p>`;
}

/**
 * Puts the moment into the address, once it has been still for a while, unless that is null.
 * @type {(address: string | null, shared: string, moment: Moment) => void}
 */
function useAddress(address, shared, { at, seat }) {
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current || address === null) {
      isFirst.current = false;
      return;
    }
    const timer = setTimeout(() => {
      const parts = new URLSearchParams(location.search);
      if (shared) parts.set("key", shared);
      if (seat === null) parts.delete("seat");
      else parts.set("seat", String(seat));
      parts.set("at", String(at));
      parts.delete(ALONE);
      rewrite(`${address}?${parts}`);
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [address, shared, at, seat]);
}

/**
 * The milliseconds for which an event is shown.
 * @type {(last: GameEvent, next: GameEvent | undefined) => number}
 */
function waitAfter({ type }, next) {
  const { dwell } = times();
  if (type === "round_scored") return 2 * dwell + resultTime(next?.type === "finished");
  if (type === "dealt") return 2.5 * dwell;
  return next?.type === "trick_won" ? 1.5 * dwell : dwell;
}

/** @param {string | null} wanted @param {number} players */
function seatIn(wanted, players) {
  return wanted === null ? null : within(Math.trunc(Number(wanted)) || 0, players - 1);
}

/** @param {number} number @param {number} most */
const within = (number, most) => Math.min(most, Math.max(0, number));

/**
 * Arrow keys step, with Shift by rounds; Home and End go to the ends, Space plays.
 * @param {{step: (by: number) => void, stepRound: (by: number) => void, toggle: () => void, first:
 *   () => void, last: () => void}} acts
 */
function useStepKeys(acts) {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const onKey = (event) => {
      const { step, stepRound, toggle, first, last } = latest.current;
      if (event.ctrlKey || event.metaKey || event.altKey || isForAnother(event)) return;
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (by !== undefined) (event.shiftKey ? stepRound : step)(by);
      else if (event.key === "Home") first();
      else if (event.key === "End") last();
      else if (event.key === " ") toggle();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

/**
 * Whether a key belongs to the focused element or to an open sheet.
 * @param {KeyboardEvent} event
 */
function isForAnother({ key, target }) {
  if (document.querySelector("dialog[open]")) return true;
  const takers = key === " "
    ? "button, a, select, summary, textarea, input"
    : "select, textarea, input:not([type=checkbox])";
  return target instanceof Element && target.closest(takers) !== null;
}
