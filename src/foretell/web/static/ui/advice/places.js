/** The places of cards in a game with real cards, and the reasons why a card is impossible. */

import { DECK, findRefusal, evolve, indexOf, ledIn, suitOf, SUITS } from "../../core/index.js";
import { ownDeck } from "../../core/cards.js";
import { refusal } from "../../core/refusal.js";
import { legalPlays } from "../../core/rules.js";

/** @import { Card, Options, Refusal, Seat, State, Trick } from "../../core/types.d.ts" */
/** @import { Setup, Step } from "./course.js" */

/**
 * Finds the card that is meant, or the reason why it is impossible.
 * @param {Setup} setup
 * @param {Step} step a question about a card
 * @param {string} face a card; "Z" or "N" for any Wizard or Jester
 * @param {(seat: Seat) => string} nameOf a player's name in a sentence
 * @returns {{ card: Card } | { refusal: Refusal }}
 */
export function cardMeant({ seat: own, options }, { question, state }, face, nameOf) {
  const meant = DECK.filter((card) => card === face || card[0] === face);
  if (question.type !== "card") {
    const isDealt = question.type === "cards" && question.whose !== "spent";
    return free(state, meant, { own, deck: isDealt ? deckOf(options, question.seat) : DECK });
  }
  const { seat } = question;
  if (seat !== own) return played(state, meant, { own, seat, player: nameOf(seat) });
  const card = meant.find((one) => state.round.hands[seat]?.includes(one)) ?? meant[0];
  const refused = findRefusal(state, { type: "play", seat, card });
  return refused ? { refusal: refused } : { card };
}

/** @type {(options: Options, seat: Seat) => readonly Card[]} */
export const deckOf = ({ deal }, seat) => (deal === "one_suit" ? ownDeck(seat) : DECK);

/**
 * The first of some cards whose place is unknown.
 * @type {(state: State, meant: readonly Card[], among: { own: Seat, deck: readonly Card[] }) => {
 *   card: Card } | { refusal: Refusal }}
 */
function free(state, meant, { own, deck }) {
  const places = placesOf(state, own);
  const possible = meant.filter((card) => deck.includes(card));
  const [card] = possible;
  if (!card) return { refusal: refusal("advise/not_own_suit", "R9.7", { card: meant[0] }) };
  const unplaced = possible.find((one) => !places.has(one));
  if (unplaced) return { card: unplaced };
  if (possible.length > 1) return { refusal: refusal("advise/all_elsewhere", "R1.1", { card }) };
  const place = places.get(card);
  return { refusal: refusal("advise/card_elsewhere", "R1.1", { card, place }) };
}

/**
 * The places of the cards that a seat knows.
 * @type {(state: State, own: Seat) => Map<Card, string>}
 */
function placesOf({ round, spent }, own) {
  const hands = round.hands.flatMap((hand, seat) =>
    (hand ?? []).map((card) => /** @type {const} */ ([card, seat === own ? "hand" : "shown"]))
  );
  return new Map([
    ...spent.map((card) => /** @type {const} */ ([card, "spent"])),
    ...tricksOf(round).flatMap(({ cards }) =>
      cards.map((card) => /** @type {const} */ ([card, "played"]))
    ),
    ...(round.turned === null ? [] : [/** @type {const} */ ([round.turned, "turned"])]),
    ...hands,
  ]);
}

/** All tricks of a round, the one under way too. @param {State["round"]} round */
const tricksOf = ({ tricks, trick }) => (trick === null ? tricks : [...tricks, trick]);

/**
 * The card that another player plays.
 * @type {(state: State, meant: readonly Card[], who: { own: Seat, seat: Seat, player: string }) =>
 *   { card: Card } | { refusal: Refusal }}
 */
function played(state, meant, { own, seat, player }) {
  const hand = state.round.hands[seat];
  if (hand) return playedFrom(state, hand, meant, { seat, player });
  const meantCard = free(state, meant, { own, deck: deckOf(state.options, seat) });
  if ("refusal" in meantCard) return meantCard;
  const { card } = meantCard;
  const passed = notFollowed(state, card, seat);
  if (passed) return { refusal: refusal("advise/had_none", "R7.3", { card, player, ...passed }) };
  if (isPossible(evolve(state, { type: "played", seat, card }))) return meantCard;
  return { refusal: refusal("advise/no_such_deal", "R7.3", { card, player }) };
}

/**
 * The card that a player plays from a hand that has been seen (R9.6).
 * @type {(state: State, hand: readonly Card[], meant: readonly Card[], who: { seat: Seat, player:
 *   string }) => { card: Card } | { refusal: Refusal }}
 */
function playedFrom(state, hand, meant, { seat, player }) {
  const card = meant.find((one) => hand.includes(one)) ?? meant[0];
  const refused = findRefusal(state, { type: "play", seat, card });
  if (refused === null) return { card };
  if (refused.code !== "play/must_follow_suit") {
    return { refusal: refusal("advise/not_theirs", "R7.3", { card, player }) };
  }
  const { led } = refused.fields ?? {};
  return { refusal: refusal("advise/they_must_follow", "R7.3", { card, player, led }) };
}

/**
 * The last trick in which a seat should have played a card and did not, by the card it played
 * instead; null if there is none.
 * @type {(state: State, card: Card, seat: Seat) => {trick: number, played: Card, led: number} |
 *   null}
 */
function notFollowed({ round, options }, card, seat) {
  const later = [indexOf(card)];
  for (let trick = round.tricks.length; trick > 0; trick -= 1) {
    const { leader, cards } = round.tricks[trick - 1];
    const place = placeOf(seat, leader, options);
    const led = ledIn({ cards: cards.slice(0, place) }, options);
    const index = indexOf(cards[place]);
    later.push(index);
    if (!legalPlays(later, led).includes(index)) return { trick, played: cards[place], led };
  }
  return null;
}

/** @param {Seat} seat @param {Seat} leader @param {Options} options */
const placeOf = (seat, leader, { players }) => (seat - leader + players) % players;

/**
 * Whether some hands agree with everything seen: no group of seats holds more cards than are
 * available to it (P. Hall, On Representatives of Subsets, 1935).
 * @param {State} state
 */
export function isPossible(state) {
  const { round, options, spent } = state;
  const tricks = tricksOf(round);
  const visible = new Set([...spent, ...round.hands.flatMap((hand) => hand ?? [])]);
  for (const { cards } of tricks) for (const card of cards) visible.add(card);
  if (round.turned !== null) visible.add(round.turned);
  const seats = round.hands.flatMap((hand, seat) => (hand === null ? [seat] : []));
  const held = seats.map((seat) => {
    const played = tricks.filter(({ leader, cards }) => placeOf(seat, leader, options) < cards.length);
    return round.size - played.length;
  });
  const may = seats.map((seat) => {
    const voids = voidsOf(tricks, seat, options);
    return new Set(deckOf(options, seat).filter((card) => !voids.has(suitOf(card) ?? "")));
  });
  /** For each hidden card, the seats that can have it; a bit for each seat. */
  const owners = DECK.filter((card) => !visible.has(card)).map((card) =>
    may.reduce((bits, cards, at) => bits | (Number(cards.has(card)) << at), 0)
  );
  return Array.from({ length: 1 << seats.length }, (_, some) => some).every((some) => {
    const together = held.reduce((sum, count, at) => sum + ((some >> at) & 1) * count, 0);
    return together <= owners.filter((bits) => bits & some).length;
  });
}

/**
 * The suits that a seat has shown not to hold (R7.3).
 * @type {(tricks: readonly Pick<Trick, "leader" | "cards">[], seat: Seat, options: Options) =>
 *   Set<string>}
 */
function voidsOf(tricks, seat, options) {
  return new Set(
    tricks.flatMap(({ leader, cards }) => {
      const place = placeOf(seat, leader, options);
      const led = ledIn({ cards: cards.slice(0, place) }, options);
      const suit = place < cards.length ? suitOf(cards[place]) : null;
      return led >= 0 && suit !== null && suit !== SUITS[led] ? [SUITS[led]] : [];
    }),
  );
}
