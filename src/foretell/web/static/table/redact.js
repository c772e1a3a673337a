// Visibility of a table's events; `core/redact.js` decides about those of a game.

/** @import { Options, Seat } from "../core/types.d.ts" */
/** @import { TableEvent } from "./types.d.ts" */
import { redactEvent as redactGameEvent } from "../core/redact.js";

/**
 * An event as a seat may know it (R12). Identities, the values of hints and
 * undealt cards stay secret for everyone.
 * @type {(event: TableEvent, viewer: Seat | null, options: Options) => TableEvent}
 */
export function redactEvent(event, viewer, options) {
  switch (event.type) {
    case "shuffle_committed":
      return { type: event.type, game: event.game, commitment: event.commitment };
    case "seated":
    case "note_added": {
      const { person: _, ...shown } = event;
      return shown;
    }
    case "hint_shown":
      return { type: event.type, seat: event.seat };
    case "dealt":
    case "bid":
    case "bidding_closed":
      return redactGameEvent(event, viewer, options);
    default:
      return event;
  }
}
