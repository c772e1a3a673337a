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
        hands: visibleHands(event.hands, viewer, inRound(options, event.round), false),
      };
    case "bid":
      return options.bidding === "open" || event.seat === viewer ? event : { ...event, bid: null };
    case "bidding_closed": {
      const bids = options.bidding === "secret" ? onlyOf(viewer, event.bids) : event.bids;
      return { ...event, bids, hands: onlyOf(viewer, event.hands) };
    }
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
  const hands = visibleHands(round.hands, viewer, options, round.trick !== null);
  const bids = bidsArePublic(state) ? round.bids : onlyOf(viewer, round.bids);
  return { ...state, seed: null, round: { ...round, hands, bids } };
}

/**
 * Whether a viewer knows a seat's hand, before or once cards are played (R9.6).
 * @type {(seat: Seat, viewer: Seat | null, options: Options, played: boolean) => boolean}
 */
export function seesHand(seat, viewer, options, isPlaying) {
  if (viewer === null || viewer < 0 || viewer >= options.players) return false;
  if (options.clairvoyance && !isPlaying) return seat !== viewer;
  return seat === viewer || options.clairvoyance;
}

/** @type {(hands: Hands, viewer: Seat | null, options: Options, played: boolean) => Hands} */
const visibleHands = (hands, viewer, options, isPlaying) =>
  hands.map((hand, seat) => (seesHand(seat, viewer, options, isPlaying) ? hand : null));

/** @type {(state: State) => boolean} */
function bidsArePublic({ options, round, scores }) {
  if (options.bidding === "open" || scores.length === round.number) return true;
  return options.bidding === "hidden" && round.trick !== null;
}

/** @type {<T>(viewer: Seat | null, values: readonly (T | null)[]) => (T | null)[]} */
const onlyOf = (viewer, values) => values.map((value, seat) => (seat === viewer ? value : null));
