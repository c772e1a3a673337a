/** Tables that nobody has played: any number of players and cards, at any moment of a round. */

import {
  DECK,
  legalFor,
  scheduleOf,
  seatsToAct,
  standardOptions,
  start,
} from "/static/core/index.js";
import { NOTHING_SENT } from "/static/net/table_view.js";

/** @import { State } from "/static/core/types.d.ts" */
/** @import { TableView } from "/static/table/types.d.ts" */

/**
 * @typedef {"trump" | "bid" | "forbidden" | "play" | "late" | "wait"} Phase the viewer's turn, but
 *   for the last one
 * @typedef {{players: number, size: number, edition: "classic" | "fantasy", phase: Phase}} Moment
 */

const NAMES = ["Maximiliane", "Anna", "Bartholomew", "عبد الرحمن الطويل", "Zoë", "Konstantinos"];

/** The rounds that a number of players has: by how many cards each is dealt. @param {number} players */
export const sizesOf = (players) => [...new Set(scheduleOf(optionsOf(players)))];

/** @param {number} players @param {object} [more] @returns {any} */
const optionsOf = (players, more) => ({ ...standardOptions(players), first_dealer: 0, ...more });

/** The view of a table at a moment; null where it cannot occur. @param {Moment} moment @returns {TableView | null} */
export function tableOf({ players, size, edition, phase }) {
  const isWhole = players * size === DECK.length;
  if ((phase === "trump" && isWhole) || (phase === "forbidden" && players === 2)) return null;
  const options = optionsOf(players, {
    edition,
    even_bid: phase === "forbidden" ? "never" : "free",
  });
  const state = stateOf(options, size, phase);
  const seats = NAMES.slice(0, players);
  return {
    ...NOTHING_SENT,
    code: "K7MPX2",
    seat: 0,
    options,
    seats: seats.map((name) => ({ name, kind: "human", away: false, waits: false })),
    present: seats.map(() => true),
    game: { number: 1, state, events: [], round: { before: state, at: 0 }, hints: [] },
    toAct: seatsToAct(state),
    legal: legalFor(state, 0),
    upToDate: true,
  };
}

/** @param {any} options @param {number} size @param {Phase} phase @returns {State} */
function stateOf(options, size, phase) {
  const { players } = options;
  const deck = DECK.map((_, at) => DECK[(at * 37) % DECK.length]).filter((card) => card !== "Z4");
  const trumped = phase === "trump" ? "Z4" : (deck[players * size] ?? null);
  const hand = [...deck.slice(0, size - 1), "Z4"].slice(0, size);
  const own = phase === "trump" || size === 0 ? deck.slice(0, size) : hand;
  const schedule = scheduleOf(options);
  const number = schedule.indexOf(size) + 1;
  const hasBid = phase !== "trump" && phase !== "bid" && phase !== "forbidden";
  const bids = Array.from(
    { length: players },
    (_, seat) => phase === "trump" || (seat === 0 && !hasBid) ? null : seat === 1 ? size : 0,
  );
  const gone = phase === "late" ? Math.floor(size / 2) : 0;
  const left = own.slice(gone);
  const most = players > 4 ? 750 : 1480;
  const lies = deck.slice(size, size + players - 1);
  return {
    ...start(options, null),
    round: {
      number,
      size,
      dealer: 0,
      hands: Array.from({ length: players }, (_, seat) => seat === 0 ? left : null),
      turned: players * size === DECK.length ? null : trumped,
      trump: trumpOf(trumped, phase),
      bids,
      hasBid: bids.map((bid) => bid !== null),
      tricks: Array.from({ length: gone }, (_, at) => ({
        leader: 1,
        cards: [...lies, own[at]],
        winner: 1,
      })),
      taken: bids.map((_, seat) => seat === 1 ? gone : 0),
      trick: hasBid
        ? { leader: 1, cards: phase === "wait" ? lies.slice(0, 1) : lies, winner: null }
        : null,
    },
    scores: schedule.slice(0, number - 1).map((_, at) => ({
      type: "round_scored",
      round: at + 1,
      bids: bids.map(() => at),
      tricks: bids.map(() => at),
      points: bids.map((_, seat) => (seat % 2 ? 120 : -110)),
      totals: bids.map((_, seat) => (seat % 2 ? most : -most)),
      trump: null,
    })),
  };
}

/** The trump that a turned card makes; a Wizard's has been named but at that moment. @param {string | null} turned @param {Phase} phase */
function trumpOf(turned, phase) {
  if (turned?.[0] === "Z") return phase === "trump" ? null : "H";
  return turned === null || turned[0] === "N" ? null : turned[0];
}
