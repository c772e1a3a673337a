// A seat's knowledge of a game as the engine's arrays: the settings and the information set.

/** @import { Card, Options, Seat, State } from "../core/types.d.ts" */
import { indexOf, SUITS } from "../core/cards.js";
import { DECLARED } from "../core/declaration.js";
import { scheduleOf, valueOf } from "../core/options.js";
import { awaitsTrump, totalsOf } from "../core/state.js";
import { CODES, KNOWN, OPTIONS, SETTINGS } from "./layout.js";

/** @type {(options: Options) => number[]} */
export function settingsOf(options) {
  const schedule = scheduleOf(options);
  const settings = Array(SETTINGS.HAND_SIZES).fill(0);
  settings[SETTINGS.ROUNDS] = schedule.length;
  for (const { name, values } of DECLARED) {
    const value = valueOf(options, name);
    const code = value === "draw" ? SETTINGS.DRAWN : Number(value);
    const place = /** @type {Readonly<Record<string, number>>} */ (OPTIONS)[name];
    if (place !== undefined) settings[place] = values ? values.indexOf(String(value)) : code;
  }
  return [...settings, ...schedule];
}

/** @type {(known: State, seat: Seat) => (number | bigint)[]} */
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
    const code = bid ?? CODES.HIDDEN_BID;
    information[KNOWN.BIDS + other] = round.hasBid[other] ? code : CODES.NO_BID;
  });
  round.hands.forEach((hand, other) => {
    information[KNOWN.HANDS + other] = hand ? setOf(hand) : KNOWN.UNKNOWN;
  });
  information[KNOWN.COUNT] = cards.length;
  cards.forEach((card, number) => (information[KNOWN.CARDS + number] = card));
  return information;
}

/** @type {(cards: readonly Card[]) => bigint} */
const setOf = (cards) => cards.reduce((set, card) => set | (1n << BigInt(indexOf(card))), 0n);
