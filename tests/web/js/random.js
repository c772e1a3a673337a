// The bot that plays at random, as in Python: it reaches whatever is legal.

/** @import { Action, Seat, State } from "../../../src/foretell/web/static/core/types.d.ts" */
import { legalFor } from "../../../src/foretell/web/static/core/legal.js";
import { bytesOf } from "../../../src/foretell/web/static/core/sha256.js";
import { awaitsTrump } from "../../../src/foretell/web/static/core/state.js";
import { stream } from "../../../src/foretell/web/static/core/stream.js";

/**
 * Anything legal, each action as likely as the others; always the same one at the same point.
 * @param {State} known
 * @param {Seat} seat
 * @param {string} seed
 * @returns {Action}
 */
export function random(known, seat, seed) {
  const { suits, bids, cards } = legalFor(known, seat) ?? {};
  const { number, tricks, trick } = known.round;
  const stage = trick ? `trick/${tricks.length}` : awaitsTrump(known) ? "trump" : "bid";
  const { below } = stream(bytesOf(seed), `random/round/${number}/${stage}`);
  if (suits) return { type: "choose_trump", seat, suit: suits[below(suits.length)] };
  if (bids) return { type: "bid", seat, bid: bids[below(bids.length)] };
  if (cards) return { type: "play", seat, card: cards[below(cards.length)] };
  throw new Error("the seat is not to act");
}
