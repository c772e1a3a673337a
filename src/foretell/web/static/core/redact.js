// Visibility (R12): the one module that decides what each viewer may know, in states and events. A
// viewer is a seat, or null for a spectator. Folding redacted events gives the redacted state.

/** @import { GameEvent, Hands, Options, Seat, State } from "./types.d.ts" */
import { inRound } from "./options.js";

/**
 * An event as a viewer may know it, with null for hidden values.
 * @type {(event: GameEvent, viewer: Seat | null, options: Options) => GameEvent}
 */
export function redactEvent(event, viewer, options) {
  switch (event.type) {
    case "dealt":
      return {
        ...event,
        hands: seenHands(event.hands, viewer, inRound(options, event.round), false),
      };
    case "bid":
      return options.bidding === "open" || event.seat === viewer ? event : { ...event, bid: null };
    case "bidding_closed":
      return {
        ...event,
        bids: options.bidding === "secret" ? own(event.bids, viewer) : event.bids,
        hands: own(event.hands, viewer),
      };
    default:
      return event;
  }
}

/**
 * A state as a viewer may know it, with null for hidden values.
 * @type {(state: State, viewer: Seat | null) => State}
 */
export function observe(state, viewer) {
  const { round } = state;
  const options = inRound(state.options, round.number);
  const hands = seenHands(round.hands, viewer, options, round.trick !== null);
  const bids = bidsArePublic(state) ? round.bids : own(round.bids, viewer);
  return { ...state, seed: null, round: { ...round, hands, bids } };
}

/**
 * Whether a viewer knows a seat's hand, before or once cards are played (R9.6).
 * @type {(seat: Seat, viewer: Seat | null, options: Options, played: boolean) => boolean}
 */
export function seesHand(seat, viewer, options, played) {
  if (viewer === null || viewer < 0 || viewer >= options.players) return false;
  if (options.clairvoyance && !played) return seat !== viewer;
  return seat === viewer || options.clairvoyance;
}

/** @type {(hands: Hands, viewer: Seat | null, options: Options, played: boolean) => Hands} */
const seenHands = (hands, viewer, options, played) =>
  hands.map((hand, seat) => (seesHand(seat, viewer, options, played) ? hand : null));

/** @type {(state: State) => boolean} */
function bidsArePublic({ options, round, scores }) {
  if (options.bidding === "open" || scores.length === round.number) return true;
  return options.bidding === "hidden" && round.trick !== null;
}

/**
 * @template T
 * @param {readonly (T | null)[]} list
 * @param {Seat | null} viewer
 * @returns {(T | null)[]}
 */
const own = (list, viewer) => list.map((value, seat) => (seat === viewer ? value : null));
