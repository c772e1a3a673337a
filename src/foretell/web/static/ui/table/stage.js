/**
 * What is shown, moment by moment. One message may tell of a card, the trick it ended, the score
 * and the next deal; the stage shows them one after the other, and hurries when more comes in.
 * Nothing waits for it: a person may act on the newest story at any time.
 */

import { signal } from "../html.js";
import { evolve } from "../../table/evolve.js";
import { times } from "./motion.js";
import { viewOf } from "./view.js";

/** @import { Trick } from "../../core/types.d.ts" */
/** @import { TableView } from "../../net/table_view.js" */
/** @import { TableEvent } from "../../wire.d.ts" */
/** @import { SeatAt } from "../seat_at.js" */

/**
 * @typedef {{trick: Trick, gathers: boolean}} Lying a complete trick that still lies on the table
 * @typedef {{story: TableView, lying: Lying | null, wait: number, scored?: number | null}} Moment
 */

/** More moments than these are not shown one by one. */
const MOST_WAITING = 14;

/** @param {SeatAt} seat */
export function createStage(seat) {
  const story = signal(/** @type {TableView | null} */ (null));
  const lying = signal(/** @type {Lying | null} */ (null));
  /** The round whose score is shown. */
  const scored = signal(/** @type {number | null} */ (null));
  /** @type {Moment[]} */
  let waiting = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let told = /** @type {TableView | null} */ (null);

  /** @param {Moment} moment */
  const show = (moment) => {
    lying.value = moment.lying;
    story.value = moment.story;
    if (moment.scored !== undefined) scored.value = moment.scored;
  };
  const go = () => {
    timer = undefined;
    while (waiting.length > 0) {
      const moment = /** @type {Moment} */ (waiting.shift());
      show(moment);
      if (moment.wait > 0) {
        timer = setTimeout(go, moment.wait / (1 + Math.floor(waiting.length / 4)));
        return;
      }
    }
  };
  /** Show the newest at once. */
  const hurry = () => {
    clearTimeout(timer);
    timer = undefined;
    const last = waiting.pop();
    const round = waiting.findLast((moment) => moment.scored !== undefined)?.scored;
    waiting = [];
    if (last) show({ ...last, wait: 0, scored: last.scored ?? round });
    else lying.value = null;
  };

  const stop = seat.story.subscribe((/** @type {TableView | null} */ next) => {
    if (next === null || next === told) return;
    const before = told;
    told = next;
    const news = seat.news.peek();
    if (before === null || !follows(before, next, news) || document.hidden) {
      waiting.push({ story: next, lying: null, wait: 0 });
      hurry();
      return;
    }
    waiting.push(...moments(before, next, news));
    if (waiting.length > MOST_WAITING) hurry();
    else if (timer === undefined) go();
  });

  return {
    story,
    lying,
    scored,
    hurry,
    close: () => {
      clearTimeout(timer);
      stop();
    },
  };
}

/**
 * Whether the news lead from one story to the next, so that they can be shown one by one.
 * @param {TableView} before
 * @param {TableView} next
 * @param {readonly TableEvent[]} news
 */
function follows(before, next, news) {
  return before.game !== null && next.version === before.version + news.length && before.upToDate;
}

/**
 * @param {TableView} before
 * @param {TableView} next
 * @param {readonly TableEvent[]} news
 * @returns {Moment[]}
 */
function moments(before, next, news) {
  const { flight, dwell } = times();
  /** @type {Moment[]} */
  const found = [];
  let story = before;
  for (const entry of news) {
    const after = evolve(story, entry);
    const between = { ...after, toAct: [], legal: null };
    if (entry.type === "trick_won") {
      const trick = /** @type {Trick} */ (viewOf(after).tricks.at(-1));
      found.push({
        story: { ...story, toAct: [], legal: null },
        lying: { trick, gathers: false },
        wait: dwell,
      });
      found.push({ story: between, lying: { trick, gathers: true }, wait: flight * 1.3 });
    } else if (entry.type === "played") {
      const first = viewOf(after).trick?.cards.length === 1 && viewOf(after).tricks.length === 0;
      found.push({ story: between, lying: null, wait: flight, ...(first && { scored: null }) });
    } else if (entry.type === "round_scored") {
      found.push({ story: between, lying: null, wait: dwell, scored: entry.round });
    } else {
      found.push({ story: between, lying: null, wait: entry.type === "dealt" ? flight * 2 : 0 });
    }
    story = after;
  }
  const last = found.at(-1);
  if (last && !last.lying) last.story = next;
  else found.push({ story: next, lying: null, wait: 0 });
  return found;
}
