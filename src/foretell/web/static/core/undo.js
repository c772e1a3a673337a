/** @import { GameEvent, Options, Seat } from "./types.d.ts" */

/**
 * The number of events to undo when a seat takes its last action back; 0 when another seat has
 * acted since, or a card or a bid has been revealed.
 * @param {readonly GameEvent[]} events
 * @param {Seat} seat
 * @param {Options} options
 * @param {readonly Seat[]} [bots] the seats whose later actions are undone with it: the bots of a
 *   game without other people
 */
export function eventsToTakeBack(events, seat, options, bots = []) {
  for (let count = 1; count <= events.length; count += 1) {
    const event = events[events.length - count];
    switch (event.type) {
      case "trump_chosen":
      case "bid":
      case "played":
        if (event.seat === seat) return count;
        if (!bots.includes(event.seat)) return 0;
        break;
      case "round_scored":
        return 0;
      case "bidding_closed":
        if (options.clairvoyance || options.bidding === "hidden") return 0;
    }
  }
  return 0;
}

/**
 * The seat that made the decision in an event; null for one that follows automatically.
 * @type {(event: {readonly type: string, readonly seat?: Seat | null}) => Seat | null}
 */
export const deciderOf = ({ type, seat = null }) =>
  type === "trump_chosen" || type === "bid" || type === "played" ? seat : null;
