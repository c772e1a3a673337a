// Legal actions of a seat, and the reasons against all others.

/** @import { Action, Card, Legal, Refusal, Seat, State, Suit } from "./types.d.ts" */
import { DECK, indexOf, isJester, isWizard, SUITS } from "./cards.js";
import { inRound } from "./options.js";
import { refusal } from "./refusal.js";
import { forbiddenBid, legalPlays, NO_BID } from "./rules.js";
import { phaseOf, totalsOf } from "./state.js";
import { ledIn } from "./tricks.js";

/**
 * All legal actions of a seat; null when it is not to act. A viewer's state is enough for the
 * viewer's own seat.
 * @type {(state: State, seat: Seat) => Legal | null}
 */
export function legalFor(state, seat) {
  const phase = phaseOf(state);
  if (!phase.seats.includes(seat)) return null;
  if (phase.type === "choosing_trump") return { suits: SUITS };
  if (phase.type === "playing") return { cards: playable(state, seat) };
  const forbidden = bidForbiddenTo(state, seat);
  const bids = Array.from({ length: state.round.size + 1 }, (_, bid) => bid);
  return { bids: bids.filter((bid) => bid !== forbidden) };
}

/**
 * Whether a seat has a real choice: legal actions that are not all Wizards or all Jesters (R1.1).
 * @type {(state: State, seat: Seat) => boolean}
 */
export function hasChoice(state, seat) {
  const { suits, bids, cards } = legalFor(state, seat) ?? {};
  const legal = suits ?? bids ?? cards ?? [];
  return legal.length > 1 && !cards?.every(isWizard) && !cards?.every(isJester);
}

/**
 * Whether two actions are equivalent: two Wizards, or two Jesters (R1.1).
 * @type {(action: Action, other: Action) => boolean}
 */
export function isAlike(action, other) {
  if (JSON.stringify(action) === JSON.stringify(other)) return true;
  if (action.type !== "play" || other.type !== "play") return false;
  return [isWizard, isJester].some((isOne) => isOne(action.card) && isOne(other.card));
}

/**
 * The legal cards of the seat to act, in the order of the deck (R7.3).
 * @type {(state: State, seat: Seat) => Card[]}
 */
export function playable({ round, options }, seat) {
  const hand = round.hands[seat];
  if (!round.trick || !hand) throw new Error("nothing is to be played, or the hand is not known");
  return legalPlays(hand.map(indexOf), ledIn(round.trick, options)).map((index) => DECK[index]);
}

/**
 * The one bid that a seat may not make now, or `NO_BID` (R9.5, R9.8).
 * @type {(state: State, seat: Seat) => number}
 */
export function bidForbiddenTo(state, seat) {
  const { round } = state;
  const { even_bid } = inRound(state.options, round.number);
  if (even_bid === "free" || seat !== round.dealer) return NO_BID;
  const totals = totalsOf(state);
  const bestOther = Math.max(...totals.filter((_, other) => other !== seat));
  const others = round.bids.reduce((/** @type {number} */ sum, bid) => sum + (bid ?? 0), 0);
  return forbiddenBid(round.size, others, even_bid, totals[seat], bestOther);
}

/**
 * The refusal of a card or suit that does not exist; null otherwise.
 * @type {(action: { type: string, card?: Card, suit?: Suit }) => Refusal | null}
 */
export function findUnknown({ type, card = "", suit = "" }) {
  if (type === "play" && indexOf(card) < 0) return refusal("card/unknown", "R1.1", { text: card });
  if (type === "choose_trump" && !SUITS.includes(suit)) {
    return refusal("card/unknown_suit", "R1.1", { text: suit });
  }
  return null;
}

/**
 * The reason why an action is illegal now, in the full state or that of the viewer in the seat;
 * null when it is legal.
 * @type {(state: State, action: Action) => Refusal | null}
 */
export function findRefusal(state, action) {
  const unknown = findUnknown(action);
  if (unknown) return unknown;
  const { type, seats } = phaseOf(state);
  const [seat] = seats;
  switch (type) {
    case "finished":
      return refusal("turn/game_over", "R8.4");
    case "settling":
      return refusal("turn/not_dealt", "R4.1");
    case "choosing_trump":
      if (action.type !== "choose_trump") return refusal("turn/choose_trump", "R5.3", { seat });
      if (action.seat === seat) return null;
      return refusal("trump/not_dealer", "R5.3", { seat: action.seat, dealer: seat });
    case "bidding":
      if (action.type !== "bid") return refusal("turn/bid", "R6.1", { seat });
      return refuseBid(state, action.seat, action.bid, seats);
    case "playing":
      if (action.type !== "play") return refusal("turn/play", "R7.1", { seat });
      if (action.seat === seat) return refusePlay(state, seat, action.card);
      return refusal("play/not_your_turn", "R7.1", { seat: action.seat, to_act: seat });
  }
}

/** @type {(state: State, seat: Seat, bid: number, bidders: readonly Seat[]) => Refusal | null} */
function refuseBid(state, seat, bid, bidders) {
  const { round, options } = state;
  const hand_size = round.size;
  if (!bidders.includes(seat)) {
    if (round.hasBid[seat]) return refusal("bid/stands", "R6.1", { seat });
    return refusal("bid/not_your_turn", "R6.1", { seat, to_act: bidders[0] });
  }
  if (!Number.isInteger(bid) || bid < 0 || bid > hand_size) {
    return refusal("bid/out_of_range", "R6.1", { bid, hand_size });
  }
  if (bid !== bidForbiddenTo(state, seat)) return null;
  const never = options.even_bid === "never";
  return refusal(never ? "bid/even" : "bid/even_leader", never ? "R9.8" : "R9.5", {
    bid,
    hand_size,
  });
}

/** @type {(state: State, seat: Seat, card: Card) => Refusal | null} */
function refusePlay(state, seat, card) {
  const { round, options } = state;
  if (!round.hands[seat]?.includes(card)) return refusal("play/not_in_hand", "R7.3", { card });
  const allowed = playable(state, seat);
  if (allowed.includes(card) || !round.trick) return null;
  const led = ledIn(round.trick, options);
  return refusal("play/must_follow_suit", "R7.3", { card, led, allowed });
}
