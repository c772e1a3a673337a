// Decides an action: the events that it causes, or a refusal.

/** @import { Action, GameEvent, Outcome, RoundScored, State } from "./types.d.ts" */
import { dealRound, drawForDealer, trumpOf } from "./deal.js";
import { evolve } from "./evolve.js";
import { findRefusal } from "./legal.js";
import { points } from "./rules.js";
import { roundsOf, totalsOf } from "./state.js";
import { bestIn } from "./tricks.js";

/**
 * The events caused by an action, up to the next moment when a seat is to act.
 * @type {(state: State, action: Action) => Outcome}
 */
export function act(state, action) {
  const refusal = findRefusal(state, action);
  if (refusal) return { refusal };
  const event = eventOf(action);
  const after = settle(evolve(state, event));
  return { events: [event, ...after.events], state: after.state };
}

/**
 * The events that follow automatically until a seat is to act, and the state then.
 * @type {(state: State) => { events: GameEvent[], state: State }}
 */
export function settle(state) {
  const events = [];
  for (let event = nextEvent(state); event; event = nextEvent(state)) {
    events.push(event);
    state = evolve(state, event);
  }
  return { events, state };
}

/**
 * The event that follows automatically in a full state; null when a seat is to act or the game is
 * over.
 * @type {(state: State) => GameEvent | null}
 */
export function nextEvent(state) {
  const { options, round, firstDealer } = state;
  const { trick } = round;
  if (state.winners.length) return null;
  if (firstDealer === null) {
    return { type: "dealer_drawn", ...drawForDealer(seedOf(state), options) };
  }
  if (state.scores.length === round.number) {
    return round.number === roundsOf(state) ? finish(state) : deal(state, firstDealer);
  }
  if (!round.hasBid.every(Boolean)) return null;
  if (!trick) return { type: "bidding_closed", bids: round.bids, hands: round.hands };
  if (trick.cards.length === options.players) {
    const best = bestIn(trick, round.trump, options);
    return { type: "trick_won", seat: (trick.leader + best) % options.players };
  }
  return round.tricks.length === round.size ? score(state) : null;
}

/** @type {(action: Action) => GameEvent} */
function eventOf(action) {
  switch (action.type) {
    case "choose_trump":
      return { type: "trump_chosen", seat: action.seat, suit: action.suit };
    case "bid":
      return { type: "bid", seat: action.seat, bid: action.bid };
    case "play":
      return { type: "played", seat: action.seat, card: action.card };
  }
}

/** @type {(state: State) => string} */
function seedOf({ seed }) {
  if (seed === null) throw new Error("only the state that holds the seed can deal");
  return seed;
}

/** @type {(state: State, firstDealer: number) => GameEvent} */
function deal(state, firstDealer) {
  const round = state.round.number + 1;
  const dealer = (firstDealer + round - 1) % state.options.players;
  const { hands, turned } = dealRound(seedOf(state), state.options, round, dealer);
  return { type: "dealt", round, dealer, hands, turned, trump: trumpOf(turned) };
}

/** @type {(state: State) => RoundScored} */
function score(state) {
  const { round } = state;
  const totals = totalsOf(state);
  const bids = round.bids.map(Number);
  const gains = bids.map((bid, seat) => points(bid, round.taken[seat]));
  return {
    type: "round_scored",
    round: round.number,
    bids,
    tricks: round.taken,
    points: gains,
    totals: totals.map((total, seat) => total + gains[seat]),
    trump: round.trump,
  };
}

/** @type {(state: State) => GameEvent} */
function finish(state) {
  const totals = totalsOf(state);
  const best = Math.max(...totals);
  const winners = totals.flatMap((total, seat) => (total === best ? [seat] : []));
  return { type: "finished", totals, winners };
}
