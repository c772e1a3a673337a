// Dealing: the only place where a seed becomes cards (R3.1, R4, R9.4, R9.7).

/** @import { Card, Options, Seat, Suit } from "./types.d.ts" */
import { DECK, isWizard, ownDeck, rankOf, suitOf } from "./cards.js";
import { leavesStock, scheduleOf, written } from "./options.js";
import { bytesOf, hmac } from "./sha256.js";
import { stream, VERSION } from "./stream.js";

/**
 * The key of all streams of a game. It includes the options, so that nobody can change them
 * later and keep the cards.
 * @type {(seed: string, options: Options) => Uint8Array}
 */
export const dealKey = (seed, options) =>
  hmac(bytesOf(seed), bytesOf(`${VERSION}/deal/${JSON.stringify(written(options))}`));

/**
 * The draw for the first deal (R3.1): equal highest cards draw again.
 * @type {(seed: string, options: Options) => { draws: (Card | null)[][], dealer: Seat }}
 */
export function drawForDealer(seed, options) {
  const key = dealKey(seed, options);
  const seats = Array.from({ length: options.players }, (_, seat) => seat);
  /** @type {Card[]} */
  let deck = [];
  let shuffles = 0;
  const next = () => {
    if (!deck.length) deck = stream(key, `draw/${(shuffles += 1)}`).shuffled(DECK).reverse();
    return /** @type {Card} */ (deck.pop());
  };
  const draws = [];
  let highest = seats;
  while (highest.length > 1) {
    const drawers = highest;
    const cards = seats.map((seat) => (drawers.includes(seat) ? next() : null));
    const ranks = cards.map((card) => (card === null ? -1 : rankOf(card)));
    draws.push(cards);
    highest = seats.filter((seat) => ranks[seat] === Math.max(...ranks));
  }
  return { draws, dealer: highest[0] };
}

/**
 * The cards of round `number` (from 1): a hand per seat in the order dealt, and the turned card.
 * @type {(seed: string, options: Options, number: number, dealer: Seat) => { hands: Card[][],
 *   turned: Card | null }}
 */
export function dealRound(seed, options, number, dealer) {
  const key = dealKey(seed, options);
  const { players } = options;
  const schedule = scheduleOf(options);
  const size = schedule[number - 1];
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const label = `round/${number}`;
  if (options.deal === "one_suit") {
    const handOf = (/** @type {Seat} */ seat) =>
      stream(key, `${label}/seat/${seat}`).shuffled(ownDeck(seat)).slice(0, size);
    return { hands: seats.map(handOf), turned: null };
  }
  let deck = stream(key, players === 2 ? "deck" : label).shuffled(DECK);
  if (players === 2) {
    // One deck for the whole game (R9.4).
    const earlier = schedule.slice(0, number - 1);
    deck = deck.slice(earlier.reduce((count, cards) => count + players * cards + 1, 0));
  }
  const handOf = (/** @type {Seat} */ seat) => {
    const first = (seat - dealer - 1 + players) % players;
    return deck.slice(0, players * size).filter((_, place) => place % players === first);
  };
  return {
    hands: seats.map(handOf),
    turned: leavesStock(options, size) ? deck[players * size] : null,
  };
}

/**
 * The trump suit that a turned card sets; null for no trump or a suit still to be named (R5).
 * @type {(turned: Card | null) => Suit | null}
 */
export const trumpOf = (turned) => turned === null || isWizard(turned) ? null : suitOf(turned);
