/**
 * Practice: a table in the page that continues from a moment of another game, with the same deal
 * and bots.
 */

import { inOrder } from "../core/cards.js";
import { nextEvent } from "../core/decide.js";
import { evolve, fold } from "../core/evolve.js";
import { seatsToAct, start } from "../core/state.js";
import { deciderOf } from "../core/undo.js";
import { HUMAN } from "../table/state.js";
import { STAND_IN } from "./bots.js";
import { LOCAL_SETTINGS } from "./live/local_settings.js";

/** @import { Card, GameEvent, GameRecord, Hands, Header, Seat } from "../core/types.d.ts" */
/** @import { SavedTable, TableEvent } from "../table/types.d.ts" */

/** @typedef {Pick<Header, "options" | "players" | "seed" | "fair">} Dealt the game that is dealt, and its players */

/**
 * The moment of the next decision in a finished game, after a number of its events; the end if there
 * is none.
 * @type {(events: readonly GameEvent[], at: number) => number}
 */
export function nextDecision(events, at) {
  const next = events.findIndex((event, index) => index >= at && deciderOf(event) !== null);
  return next < 0 ? events.length : next;
}

/**
 * The table of a finished game at a moment, with one person and bots, and the events that follow
 * automatically.
 * @param {{header: Dealt, events: readonly GameEvent[]}} record
 * @param {number} at the number of events that have happened
 * @param {Seat} person the person's seat
 * @param {number} started when practice begins, in milliseconds
 * @returns {SavedTable}
 */
export function practiceFrom({ header, events }, at, person, started) {
  const { options, players, fair, seed } = header;
  /** @type {TableEvent[]} */
  const entries = [
    { type: "opened", options, settings: LOCAL_SETTINGS },
    ...players.map(({ name, kind: before }, seat) => {
      const kind = seat === person ? HUMAN : before === HUMAN ? STAND_IN : before;
      return { type: /** @type {const} */ ("seated"), seat, name, kind };
    }),
    { type: "host_changed", seat: person },
    ...(fair ? shuffleOf(fair) : []),
    { type: "game_started", game: 1 },
    ...events.slice(0, nextDecision(events, at)),
  ];
  return { form: 1, entries, started, secrets: 0, ...(fair ? {} : { seed }) };
}

/**
 * A record with other hands at a moment; cards played earlier in the round are added to them. It
 * has no commitment, and no later events.
 * @param {GameRecord} record
 * @param {number} at the number of events that have happened
 * @param {Hands} hands of all seats at that moment
 * @returns {GameRecord}
 */
export function inOtherHands({ header: { fair: _, ...header }, events }, at, hands) {
  const deal = events.findLastIndex(({ type }, index) => type === "dealt" && index < at);
  const plays = events.slice(deal, at).flatMap((event) => event.type === "played" ? [event] : []);
  const dealt = hands.map((hand, seat) =>
    inOrder([...(hand ?? []), ...plays.flatMap((play) => (play.seat === seat ? [play.card] : []))])
  );
  const changed = events.slice(0, at).map((event, index) =>
    index >= deal && (event.type === "dealt" || event.type === "bidding_closed")
      ? { ...event, hands: dealt }
      : event
  );
  return { header, events: changed };
}

/**
 * A record continued with cards to the end of its round, in turn.
 * @param {GameRecord} record
 * @param {readonly Card[]} cards
 * @returns {GameRecord}
 */
export function continued({ header, events }, cards) {
  let state = fold(start(header.options, null), events);
  /** @type {GameEvent[]} */
  const added = [];
  const add = (/** @type {GameEvent} */ event) => {
    added.push(event);
    state = evolve(state, event);
  };
  for (const card of cards) {
    add({ type: "played", seat: seatsToAct(state)[0], card });
    while (added.at(-1)?.type !== "round_scored") {
      const event = nextEvent(state);
      if (!event) break;
      add(event);
    }
  }
  return { header, events: [...events, ...added] };
}

/**
 * A table as it was before the last decision of a seat; null if the seat has made none. Rounds with a
 * hint stay marked. Practice starts at a time in milliseconds.
 * @type {(saved: SavedTable, person: Seat, started: number) => SavedTable | null}
 */
export function beforeLastDecision(saved, person, started) {
  const begin = saved.entries.findLastIndex(({ type }) => type === "game_started");
  const last = saved.entries.findLastIndex((event) => deciderOf(event) === person);
  if (last <= begin) return null;
  const isKept = (/** @type {TableEvent} */ { type }, /** @type {number} */ at) =>
    type === "hint_used" || at < last && !(type === "hint_shown" && at === last - 1);
  const entries = saved.entries.filter(isKept);
  return { ...saved, entries, started };
}

/** @type {(fair: NonNullable<GameRecord["header"]["fair"]>) => TableEvent[]} */
const shuffleOf = ({ commitment, seed, salt, nonces }) => [
  { type: "shuffle_committed", game: 1, commitment, seed, salt },
  ...nonces.flatMap((nonce, seat) =>
    nonce === null ? [] : [{ type: /** @type {const} */ ("nonce_given"), seat, nonce }]
  ),
];
