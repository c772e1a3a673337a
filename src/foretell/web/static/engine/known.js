// What a seat knows of a game, as the engine's arrays: the settings and the information set.

/** @import { Card, Options, Seat, State } from "../core/types.d.ts" */
import { indexOf, SUITS } from "../core/cards.js";
import { scheduleOf } from "../core/options.js";
import { awaitsTrump, totalsOf } from "../core/state.js";
import { CODES, KNOWN, SETTINGS } from "./layout.js";

/** The codes of options by their values, in the order of `CHOICES`. */
const EVEN_BID = ["free", "not_leader", "never"];
const BIDDING = ["open", "hidden", "secret"];

/**
 * A game's settings.
 * @param {Options} options
 * @returns {number[]}
 */
export function settingsOf(options) {
  const schedule = scheduleOf(options);
  const settings = Array(SETTINGS.HAND_SIZES).fill(0);
  settings[SETTINGS.PLAYERS] = options.players;
  settings[SETTINGS.ROUNDS] = schedule.length;
  settings[SETTINGS.ONE_SUIT] = Number(options.deal === "one_suit");
  settings[SETTINGS.EVEN_BID] = EVEN_BID.indexOf(options.even_bid);
  settings[SETTINGS.LAST_WIZARD] = Number(options.winning_wizard === "last");
  settings[SETTINGS.FOLLOW_AFTER_WIZARD] = Number(options.follow_after_wizard);
  settings[SETTINGS.CLAIRVOYANCE] = Number(options.clairvoyance);
  settings[SETTINGS.BIDS_KNOWN] = BIDDING.indexOf(options.bidding);
  settings[SETTINGS.FIRST_DEALER] = options.first_dealer === "draw"
    ? SETTINGS.DRAWN
    : options.first_dealer;
  return [...settings, ...schedule];
}

/**
 * The information set of a seat.
 * @param {State} known the game as the seat knows it
 * @param {Seat} seat
 * @returns {(number | bigint)[]}
 */
export function informationOf(known, seat) {
  const { round, spent } = known;
  /** @type {(number | bigint)[]} */
  const information = Array(KNOWN.WIDTH).fill(0);
  const tricks = round.trick ? [...round.tricks, round.trick] : round.tricks;
  const cards = tricks.flatMap((trick) => trick.cards.map(indexOf));
  information[KNOWN.OBSERVER] = seat;
  information[KNOWN.ROUND] = round.number;
  information[KNOWN.DEALER] = round.dealer;
  information[KNOWN.TURNED] = round.turned === null ? CODES.NO_CARD : indexOf(round.turned);
  information[KNOWN.TRUMP] = round.trump === null ? CODES.NO_TRUMP : SUITS.indexOf(round.trump);
  if (awaitsTrump(known)) information[KNOWN.TRUMP] = CODES.TRUMP_TO_CHOOSE;
  information[KNOWN.SPENT] = setOf(spent);
  totalsOf(known).forEach((total, other) => (information[KNOWN.TOTALS + other] = total));
  round.bids.forEach((bid, other) => {
    const made = bid ?? CODES.HIDDEN_BID;
    information[KNOWN.BIDS + other] = round.hasBid[other] ? made : CODES.NO_BID;
  });
  round.hands.forEach((hand, other) => {
    information[KNOWN.HANDS + other] = hand ? setOf(hand) : KNOWN.UNKNOWN;
  });
  information[KNOWN.COUNT] = cards.length;
  cards.forEach((card, number) => (information[KNOWN.CARDS + number] = card));
  return information;
}

/**
 * @param {readonly Card[]} cards
 * @returns {bigint}
 */
function setOf(cards) {
  return cards.reduce((set, card) => set | (1n << BigInt(indexOf(card))), 0n);
}
