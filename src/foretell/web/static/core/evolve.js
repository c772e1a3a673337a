// The state after an event. Nothing is decided or refused here: the event has happened.

/** @import { Card, Dealt, GameEvent, Round, RoundEvent, State } from "./types.d.ts" */
import { inOrder } from "./cards.js";
import { scheduleOf } from "./options.js";

/**
 * The state after an event, the full one or a viewer's redaction of it.
 * @type {(state: State, event: GameEvent) => State}
 */
export function evolve(state, event) {
  switch (event.type) {
    case "dealer_drawn":
      return { ...state, draws: event.draws, firstDealer: event.dealer };
    case "dealt": {
      const round = deal(event, scheduleOf(state.options)[event.round - 1]);
      return { ...state, round, spent: spentAfter(state) };
    }
    case "round_scored": {
      const round = { ...state.round, bids: event.bids };
      return { ...state, round, scores: [...state.scores, event] };
    }
    case "finished":
      return { ...state, winners: event.winners };
    default:
      return { ...state, round: evolveRound(state.round, event) };
  }
}

/** @type {(state: State, events: readonly GameEvent[]) => State} */
export const fold = (state, events) => events.reduce(evolve, state);

/** @type {(round: Round, event: RoundEvent) => Round} */
function evolveRound(round, event) {
  const { trick } = round;
  switch (event.type) {
    case "trump_chosen":
      return { ...round, trump: event.suit };
    case "bid":
      return {
        ...round,
        bids: replaced(round.bids, event.seat, event.bid),
        hasBid: replaced(round.hasBid, event.seat, true),
      };
    case "bidding_closed":
      return {
        ...round,
        bids: round.bids.map((before, seat) => event.bids[seat] ?? before),
        hands: round.hands.map((before, seat) => sorted(event.hands[seat]) ?? before),
        trick: { leader: (round.dealer + 1) % round.bids.length, cards: [], winner: null },
      };
    case "played": {
      if (!trick) throw new Error("no trick is on");
      const hand = round.hands[event.seat];
      const remaining = hand && hand.filter((card) => card !== event.card);
      return {
        ...round,
        trick: { ...trick, cards: [...trick.cards, event.card] },
        hands: replaced(round.hands, event.seat, remaining),
      };
    }
    case "trick_won":
      if (!trick) throw new Error("no trick is on");
      return {
        ...round,
        tricks: [...round.tricks, { ...trick, winner: event.seat }],
        taken: replaced(round.taken, event.seat, round.taken[event.seat] + 1),
        trick: { leader: event.seat, cards: [], winner: null },
      };
  }
}

/** @type {(event: Dealt, size: number) => Round} */
const deal = (event, size) => ({
  number: event.round,
  size,
  dealer: event.dealer,
  hands: event.hands.map(sorted),
  turned: event.turned,
  trump: event.trump,
  bids: event.hands.map(() => null),
  hasBid: event.hands.map(() => false),
  tricks: [],
  taken: event.hands.map(() => 0),
  trick: null,
});

/**
 * The cards that are out of the game once the next round is dealt (R9.4).
 * @type {(state: State) => readonly Card[]}
 */
function spentAfter({ options, round, spent }) {
  if (options.players !== 2) return [];
  const played = round.tricks.flatMap((trick) => trick.cards);
  return inOrder([...spent, ...played, ...(round.turned === null ? [] : [round.turned])]);
}

/** @type {(hand: readonly Card[] | null) => readonly Card[] | null} */
const sorted = (hand) => hand && inOrder(hand);

/** @type {<T>(list: readonly T[], place: number, value: T) => T[]} */
const replaced = (list, place, value) => list.map((one, index) => (index === place ? value : one));
