/** Games that are made to be looked at: which table, and up to which moment it is played. */

import { observe } from "/static/core/redact.js";

const STANDARD = {
  players: 4,
  deal: "shared",
  bidding: "open",
  even_bid: "free",
  winning_wizard: "first",
  clairvoyance: false,
  follow_after_wizard: false,
  first_dealer: 0,
  hand_sizes: null,
  edition: "classic",
};

const SEASONED = { name: "seasoned", kind: "seasoned", away: false };
const NAMES = ["You", "Anna", "Bartholomew", "Chiara", "Dmitri", "Elif"];

/** @param {any} table */
const round = (table) => table.game?.state.round;
/** @param {any} table @param {"bids" | "cards" | "suits"} what */
const mayNow = (table, what) => Boolean(table.legal?.[what]);

/** @param {any} table @param {number} seat */
const isAwaited = (table, seat) => table.toAct.includes(seat);

/** @param {any} table */
const withPeople = (table) => ({
  ...table,
  seats: table.seats.map((/** @type {any} */ holder) => ({ ...holder, kind: "human" })),
});

/**
 * A moment: options that differ from the standard game, and when to stop.
 * @type {Record<string, {options?: any, until: (table: any) => boolean, change?: (table: any) => any, isLocal?: boolean}>}
 */
export const MOMENTS = {
  bidding: { until: (table) => round(table)?.number === 6 && mayNow(table, "bids") },
  forbidden: {
    options: { even_bid: "never" },
    until: (table) => round(table)?.number === 5 && (table.legal?.bids?.length ?? 9) < 6,
  },
  trick: {
    until: (table) =>
      round(table)?.number >= 7 && mayNow(table, "cards") &&
      round(table).trick.cards.length === 3 &&
      table.legal.cards.length < round(table).hands[0].length && round(table).tricks.length > 0 &&
      round(table).tricks.length < 4,
  },
  lead: {
    until: (table) =>
      round(table)?.number === 7 && mayNow(table, "cards") && round(table).tricks.length > 0 &&
      round(table).trick.cards.length === 0,
  },
  wizard: {
    until: (table) =>
      round(table)?.number > 4 && mayNow(table, "cards") && round(table).trick.cards.length === 0 &&
      round(table).hands[0].length > 3 && round(table).tricks.length > 0 &&
      /Z/.test(round(table).hands[0]) && round(table).taken[0] + 1 === round(table).bids[0],
  },
  first: { until: (table) => round(table)?.number === 1 && mayNow(table, "cards") },
  twenty: {
    options: { players: 3, hand_sizes: [20, 20] },
    until: (table) =>
      mayNow(table, "cards") && round(table).trick.cards.length > 0 &&
      table.legal.cards.length < 19,
  },
  "twenty-bids": {
    options: { players: 3, hand_sizes: [20, 20] },
    until: (table) => mayNow(table, "bids"),
  },
  fantasy: {
    options: { players: 5, edition: "fantasy" },
    until: (table) =>
      round(table)?.number === 9 && mayNow(table, "cards") && round(table).trick.cards.length > 1,
  },
  six: {
    options: { players: 6 },
    until: (table) =>
      round(table)?.number === 9 && mayNow(table, "cards") && round(table).trick.cards.length > 3,
  },
  "six-full": {
    options: { players: 6, edition: "fantasy" },
    until: (table) =>
      round(table)?.number === 5 && mayNow(table, "cards") && round(table).trick.cards.length === 5,
  },
  trump: { until: (table) => mayNow(table, "suits") },
  clairvoyance: {
    options: { players: 4, clairvoyance: true },
    until: (table) => round(table)?.number === 9 && mayNow(table, "bids"),
  },
  "clairvoyance-six": {
    options: { players: 6, clairvoyance: true },
    until: (table) => round(table)?.number === 10 && mayNow(table, "bids"),
  },
  "clairvoyance-end": {
    options: { players: 4, clairvoyance: true },
    until: (table) =>
      round(table)?.number === 4 && round(table).tricks.length === 3 && mayNow(table, "cards"),
  },
  secret: {
    options: { players: 5, bidding: "secret" },
    until: (table) =>
      round(table)?.number === 7 && mayNow(table, "cards") && round(table).trick.cards.length > 1,
  },
  hidden: {
    options: { players: 4, bidding: "hidden" },
    until: (table) => round(table)?.number === 7 && mayNow(table, "bids"),
  },
  "one-suit": {
    options: { players: 4, deal: "one_suit" },
    until: (table) =>
      round(table)?.number === 4 && mayNow(table, "cards") && round(table).trick.cards.length > 1,
  },
  two: {
    options: { players: 2, bidding: "secret" },
    until: (table) =>
      round(table)?.number === 5 && mayNow(table, "cards") && round(table).trick.cards.length === 1,
  },
  score: {
    until: (table) =>
      round(table)?.number === 9 && round(table).tricks.length === 8 && mayNow(table, "cards"),
  },
  undo: {
    until: (table) => round(table)?.number === 4 && mayNow(table, "cards"),
    change: (table) => ({ ...table, undo: { seat: 1, missing: [0] } }),
  },
  removal: {
    until: (table) => round(table)?.number === 4 && mayNow(table, "cards"),
    change: (table) => ({ ...withPeople(table), removal: { seat: 1, target: 2, missing: [0, 3] } }),
  },
  "removal-of-oneself": {
    until: (table) => round(table)?.number === 4 && mayNow(table, "cards"),
    change: (table) => ({ ...withPeople(table), removal: { seat: 1, target: 0, missing: [2, 3] } }),
  },
  newcomer: {
    until: (table) =>
      round(table)?.number >= 5 && round(table).trick?.cards.length === 2 &&
      round(table).tricks.length === 2 && round(table).trick.leader !== 2,
    change: (table) => ({
      ...table,
      legal: null,
      seats: [{ ...table.seats[0], name: "Zoë", waits: true }, ...table.seats.slice(1)],
      game: { ...table.game, state: observe(table.game.state, null) },
    }),
  },
  "open-seat": {
    until: (table) => round(table)?.number === 5 && mayNow(table, "cards"),
    isLocal: false,
    change: (table) => ({
      ...table,
      seat: null,
      legal: null,
      seats: [{ ...table.seats[0], name: "Zoë" }, table.seats[1], null, table.seats[3]],
      game: { ...table.game, state: observe(table.game.state, null) },
    }),
  },
  idle: {
    until: (table) => round(table)?.number === 6 && isAwaited(table, 2),
    isLocal: false,
    change: (table) => ({ ...withPeople(table), waited: 35 }),
  },
  "idle-for-long": {
    until: (table) => round(table)?.number === 6 && isAwaited(table, 2),
    isLocal: false,
    change: (table) => ({ ...withPeople(table), waited: 60 }),
  },
  hurried: {
    until: (table) => round(table)?.number === 6 && mayNow(table, "bids"),
    isLocal: false,
    change: (table) => ({ ...withPeople(table), waited: 35 }),
  },
  "played-for": {
    until: (table) => round(table)?.number === 1 && mayNow(table, "cards"),
    isLocal: false,
    change: (table) => {
      const { seats: [own, ...others], ...more } = withPeople(table);
      return { ...more, seats: [{ ...own, away: true, silent: true }, ...others] };
    },
  },
  absent: {
    until: (table) => round(table)?.number === 6 && mayNow(table, "bids"),
    isLocal: false,
    change: (table) => ({
      ...withPeople(table),
      present: [true, true, false, true],
      gone: [0, 0, 12, 0],
    }),
  },
  away: {
    until: (table) => round(table)?.number === 4 && mayNow(table, "cards"),
    change: (table) => ({
      ...table,
      clocks: [83000, 12000, 240000, 65000],
      seats: table.seats.map((/** @type {any} */ holder, /** @type {number} */ seat) =>
        seat === 2 ? { ...holder, kind: "human", away: true } : holder
      ),
    }),
  },
  exact: {
    until: (table) => {
      const { number, size, tricks, trick, hands, bids, taken } = round(table) ?? {};
      if (!(number >= 4) || tricks.length < size - 1 || !mayNow(table, "cards")) return false;
      const [kind] = hands[0][0];
      const isLow = kind === "N" && taken[0] === bids[0];
      return taken[0] > 0 &&
        (isLow || (kind === "Z" && taken[0] + 1 === bids[0] && !/Z/.test(trick.cards)));
    },
  },
  "last-card": {
    options: { hand_sizes: [1, 2, 3, 4, 5, 4, 3, 2, 1] },
    until: (table) => round(table)?.number === 9 && mayNow(table, "cards"),
  },
  over: {
    options: { hand_sizes: [1, 2, 3, 4, 5, 4, 3, 2, 1] },
    until: (table) => table.game?.state.winners.length > 0 && Boolean(table.shuffle?.seed),
  },
  gathering: {
    until: (table) => table.seats.length > 0 && table.seats[0] !== null,
    isLocal: false,
    change: (table) => ({
      ...table,
      code: "K7MPX2",
      settings: { ...table.settings, stand_in: "seasoned" },
      seats: [
        { ...table.seats[0], name: "Zoë" },
        { name: "Anna", kind: "human", away: false },
        null,
        SEASONED,
      ],
    }),
  },
  guest: {
    until: (table) => table.seats.length > 0 && table.seats[0] !== null,
    isLocal: false,
    change: (table) => ({
      ...table,
      code: "K7MPX2",
      seat: null,
      seats: [{ name: "Anna", kind: "human", away: false }, null, null, SEASONED],
    }),
  },
  watching: {
    until: (table) => round(table)?.number === 5 && mayNow(table, "cards"),
    change: (table) => ({
      ...table,
      seat: null,
      legal: null,
      seats: [{ ...table.seats[0], name: "Zoë" }, ...table.seats.slice(1)],
    }),
  },
};

/**
 * The basis of a table.
 * @param {string} name
 * @param {string} seed
 */
export function setUp(name, seed) {
  const { options = {} } = MOMENTS[name] ?? {};
  const all = { ...STANDARD, ...options };
  return {
    options: all,
    seed,
    name: NAMES[0],
    bots: NAMES.slice(1, all.players).map((called) => ({ bot: "steady", name: called })),
  };
}
