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

/** @param {any} story */
const round = (story) => story.game?.state.round;
/** @param {any} story @param {"bids" | "cards" | "suits"} what */
const mayNow = (story, what) => Boolean(story.legal?.[what]);

/** @param {any} story */
const withPeople = (story) => ({
  ...story,
  seats: story.seats.map((/** @type {any} */ holder) => ({ ...holder, kind: "human" })),
});

/**
 * A moment: options that differ from the standard game, and when to stop.
 * @type {Record<string, {options?: any, until: (story: any) => boolean, change?: (story: any) => any, isLocal?: boolean}>}
 */
export const MOMENTS = {
  bidding: { until: (story) => round(story)?.number === 6 && mayNow(story, "bids") },
  forbidden: {
    options: { even_bid: "never" },
    until: (story) => round(story)?.number === 5 && (story.legal?.bids?.length ?? 9) < 6,
  },
  trick: {
    until: (story) =>
      round(story)?.number >= 7 && mayNow(story, "cards") &&
      round(story).trick.cards.length === 3 &&
      story.legal.cards.length < round(story).hands[0].length && round(story).tricks.length > 0 &&
      round(story).tricks.length < 4,
  },
  lead: {
    until: (story) =>
      round(story)?.number === 7 && mayNow(story, "cards") && round(story).tricks.length > 0 &&
      round(story).trick.cards.length === 0,
  },
  first: { until: (story) => round(story)?.number === 1 && mayNow(story, "cards") },
  twenty: {
    options: { players: 3, hand_sizes: [20, 20] },
    until: (story) =>
      mayNow(story, "cards") && round(story).trick.cards.length > 0 &&
      story.legal.cards.length < 19,
  },
  "twenty-bids": {
    options: { players: 3, hand_sizes: [20, 20] },
    until: (story) => mayNow(story, "bids"),
  },
  fantasy: {
    options: { players: 5, edition: "fantasy" },
    until: (story) =>
      round(story)?.number === 9 && mayNow(story, "cards") && round(story).trick.cards.length > 1,
  },
  six: {
    options: { players: 6 },
    until: (story) =>
      round(story)?.number === 9 && mayNow(story, "cards") && round(story).trick.cards.length > 3,
  },
  "six-full": {
    options: { players: 6, edition: "fantasy" },
    until: (story) =>
      round(story)?.number === 5 && mayNow(story, "cards") && round(story).trick.cards.length === 5,
  },
  trump: { until: (story) => mayNow(story, "suits") },
  clairvoyance: {
    options: { players: 4, clairvoyance: true },
    until: (story) => round(story)?.number === 9 && mayNow(story, "bids"),
  },
  "clairvoyance-six": {
    options: { players: 6, clairvoyance: true },
    until: (story) => round(story)?.number === 10 && mayNow(story, "bids"),
  },
  "clairvoyance-end": {
    options: { players: 4, clairvoyance: true },
    until: (story) =>
      round(story)?.number === 4 && round(story).tricks.length === 3 && mayNow(story, "cards"),
  },
  secret: {
    options: { players: 5, bidding: "secret" },
    until: (story) =>
      round(story)?.number === 7 && mayNow(story, "cards") && round(story).trick.cards.length > 1,
  },
  hidden: {
    options: { players: 4, bidding: "hidden" },
    until: (story) => round(story)?.number === 7 && mayNow(story, "bids"),
  },
  "one-suit": {
    options: { players: 4, deal: "one_suit" },
    until: (story) =>
      round(story)?.number === 4 && mayNow(story, "cards") && round(story).trick.cards.length > 1,
  },
  two: {
    options: { players: 2, bidding: "secret" },
    until: (story) =>
      round(story)?.number === 5 && mayNow(story, "cards") && round(story).trick.cards.length === 1,
  },
  score: {
    until: (story) =>
      round(story)?.number === 9 && round(story).tricks.length === 8 && mayNow(story, "cards"),
  },
  undo: {
    until: (story) => round(story)?.number === 4 && mayNow(story, "cards"),
    change: (story) => ({ ...story, undo: { seat: 1, missing: [0] } }),
  },
  removal: {
    until: (story) => round(story)?.number === 4 && mayNow(story, "cards"),
    change: (story) => ({ ...withPeople(story), removal: { seat: 1, target: 2, missing: [0, 3] } }),
  },
  "removal-of-oneself": {
    until: (story) => round(story)?.number === 4 && mayNow(story, "cards"),
    change: (story) => ({ ...withPeople(story), removal: { seat: 1, target: 0, missing: [2, 3] } }),
  },
  newcomer: {
    until: (story) =>
      round(story)?.number === 5 && round(story).trick?.cards.length === 2 &&
      round(story).tricks.length === 2,
    change: (story) => ({
      ...story,
      legal: null,
      seats: [{ ...story.seats[0], name: "Zoë", waits: true }, ...story.seats.slice(1)],
      game: { ...story.game, state: observe(story.game.state, null) },
    }),
  },
  "open-seat": {
    until: (story) => round(story)?.number === 5 && mayNow(story, "cards"),
    isLocal: false,
    change: (story) => ({
      ...story,
      seat: null,
      legal: null,
      seats: [{ ...story.seats[0], name: "Zoë" }, story.seats[1], null, story.seats[3]],
      game: { ...story.game, state: observe(story.game.state, null) },
    }),
  },
  away: {
    until: (story) => round(story)?.number === 4 && mayNow(story, "cards"),
    change: (story) => ({
      ...story,
      clocks: [83000, 12000, 240000, 65000],
      seats: story.seats.map((/** @type {any} */ holder, /** @type {number} */ seat) =>
        seat === 2 ? { ...holder, kind: "human", away: true } : holder
      ),
    }),
  },
  over: {
    options: { hand_sizes: [1, 2, 3, 4, 5, 4, 3, 2, 1] },
    until: (story) => story.game?.state.winners.length > 0 && Boolean(story.shuffle?.seed),
  },
  gathering: {
    until: (story) => story.seats.length > 0 && story.seats[0] !== null,
    isLocal: false,
    change: (story) => ({
      ...story,
      table: "K7MPX2",
      settings: { ...story.settings, stand_in: "seasoned" },
      seats: [
        { ...story.seats[0], name: "Zoë" },
        { name: "Anna", kind: "human", away: false },
        null,
        SEASONED,
      ],
    }),
  },
  guest: {
    until: (story) => story.seats.length > 0 && story.seats[0] !== null,
    isLocal: false,
    change: (story) => ({
      ...story,
      table: "K7MPX2",
      seat: null,
      seats: [{ name: "Anna", kind: "human", away: false }, null, null, SEASONED],
    }),
  },
  watching: {
    until: (story) => round(story)?.number === 5 && mayNow(story, "cards"),
    change: (story) => ({
      ...story,
      seat: null,
      legal: null,
      seats: [{ ...story.seats[0], name: "Zoë" }, ...story.seats.slice(1)],
    }),
  },
};

/**
 * What a table is made of.
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
