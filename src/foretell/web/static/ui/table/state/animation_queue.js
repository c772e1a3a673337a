/**
 * The queue of animations. One message may have a card, the trick it ended, the score and the next
 * deal; the queue shows them one by one, faster when more arrive. Nothing waits for it: a person
 * may act on the newest state at any time.
 */

import { signal } from "../../base/html.js";
import { evolve } from "../../../table/evolve.js";
import { resultTime, times } from "../../parts/motion.js";
import { gameViewOf } from "./game_view.js";

/** @import { Trick } from "../../../core/types.d.ts" */
/** @import { TableView } from "../../../table/types.d.ts" */
/** @import { TableEvent } from "../../../wire.d.ts" */
/** @import { TableConnection } from "./table_connection.js" */

/**
 * @typedef {{trick: Trick, gathers: boolean}} Lying a complete trick still on the table
 * @typedef {{table: TableView, lying: Lying | null, wait: number, event?: TableEvent, scored?:
 *   number | null, newBid?: NewBid}} Moment with `scored`, a round's score is shown from now on, or no
 *   longer
 * @typedef {{seat: number, bid: number, version: number}} NewBid a bid just made
 */

/** The number of waiting moments above which they are not shown one by one. */
const MOST_WAITING = 14;

/** @param {TableConnection} connection */
export function createAnimationQueue(connection) {
  const table = signal(/** @type {TableView | null} */ (null));
  const lying = signal(/** @type {Lying | null} */ (null));
  /** The round with a visible score. */
  const scored = signal(/** @type {number | null} */ (null));
  /** The event shown last. */
  const event = signal(/** @type {TableEvent | null} */ (null));
  const newBid = signal(/** @type {NewBid | null} */ (null));
  /** @type {Moment[]} */
  let waiting = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let seen = /** @type {TableView | null} */ (null);

  /** @param {Moment} moment */
  const show = (moment) => {
    lying.value = moment.lying;
    table.value = moment.table;
    newBid.value = moment.newBid ?? null;
    event.value = moment.event ?? null;
    if (moment.scored !== undefined) scored.value = moment.scored;
  };
  const go = () => {
    timer = undefined;
    while (waiting.length > 0) {
      const moment = /** @type {Moment} */ (waiting.shift());
      show(moment);
      if (moment.wait > 0) {
        // the end of a round is never hurried
        const haste = moment.scored ? 1 : 1 + Math.floor(waiting.length / 4);
        timer = setTimeout(go, moment.wait / haste);
        return;
      }
    }
  };
  /** Ends the current animation; later ones keep their durations. */
  const skip = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    go();
  };
  /** Shows the newest state at once. */
  const hurry = () => {
    clearTimeout(timer);
    timer = undefined;
    const last = waiting.pop();
    const round = waiting.findLast((moment) => moment.scored !== undefined)?.scored;
    waiting = [];
    if (last) show({ ...last, wait: 0, scored: last.scored ?? round });
    else lying.value = null;
  };

  const stop = connection.table.subscribe((/** @type {TableView | null} */ next) => {
    if (next === null || next === seen) return;
    const before = seen;
    seen = next;
    const events = connection.events.peek();
    if (before === null || !follows(before, next, events) || document.hidden) {
      waiting.push({ table: next, lying: null, wait: 0 });
      hurry();
      return;
    }
    waiting.push(...moments(before, next, events));
    if (waiting.length > MOST_WAITING) hurry();
    else if (timer === undefined) go();
  });

  return {
    table,
    lying,
    scored,
    newBid,
    event,
    hurry,
    skip,
    close: () => {
      clearTimeout(timer);
      stop();
    },
  };
}

/**
 * Whether events lead from one table to the next, so that they can be animated.
 * @type {(before: TableView, next: TableView, events: readonly TableEvent[]) => boolean}
 */
function follows(before, next, events) {
  return before.game !== null && next.version === before.version + events.length && before.upToDate;
}

/** @type {(before: TableView, next: TableView, events: readonly TableEvent[]) => Moment[]} */
function moments(before, next, events) {
  const { flight, dwell } = times();
  /** @type {Moment[]} */
  const moments = [];
  let table = before;
  for (const event of events) {
    const after = evolve(table, event);
    const between = { ...after, toAct: [], legal: null };
    if (event.type === "trick_won") {
      const trick = /** @type {Trick} */ (gameViewOf(after).tricks.at(-1));
      moments.push({
        table: { ...table, toAct: [], legal: null },
        lying: { trick, gathers: false },
        wait: dwell,
      });
      moments.push({ table: between, event, lying: { trick, gathers: true }, wait: flight * 1.3 });
    } else if (event.type === "played") {
      const first = gameViewOf(after).trick?.cards.length === 1 && gameViewOf(after).tricks.length === 0;
      moments.push({ table: between, event, lying: null, wait: flight, ...(first && { scored: null }) });
    } else if (event.type === "round_scored") {
      const isLast = events.some(({ type }) => type === "finished");
      moments.push({ table: between, lying: null, wait: resultTime(isLast), scored: event.round });
    } else if (event.type === "bid" && event.bid !== null) {
      const newBid = { seat: event.seat, bid: event.bid, version: after.version };
      moments.push({ table: between, lying: null, wait: flight, newBid });
    } else {
      const wait = event.type === "dealt" ? flight * 2 : 0;
      moments.push({ table: between, event, lying: null, wait });
    }
    table = after;
  }
  const last = moments.at(-1);
  if (last && !last.lying) last.table = next;
  else moments.push({ table: next, lying: null, wait: 0 });
  return moments;
}
