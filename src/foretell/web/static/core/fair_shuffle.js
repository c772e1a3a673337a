// The fair shuffle (docs/build/shuffle.md): checks a dealer's promise, from revealed values alone.

/** @import { BidMade, Fair, GameEvent, Options, Refusal } from "./types.d.ts" */
import { follow } from "./reading.js";
import { refusal } from "./refusal.js";
import { bytesOf, hexOf, hmac, sha256 } from "./sha256.js";
import { start } from "./state.js";
import { isSeed, VERSION } from "./stream.js";

/**
 * The commitment shown before the first card: SHA-256 of the digits of seed and salt.
 * @type {(seed: string, salt: string) => string}
 */
export const commitmentOf = (seed, salt) => hexOf(sha256(bytesOf(seed + salt)));

/**
 * The game's seed: the committed seed mixed with each seat's nonce.
 * @type {(seed: string, nonces: readonly (string | null)[]) => string}
 */
export function mixedSeed(seed, nonces) {
  const parts = nonces.map((nonce, seat) => (nonce === null ? "" : `/${seat}:${nonce}`));
  return hexOf(hmac(bytesOf(seed), bytesOf(`${VERSION}/fair${parts.join("")}`)));
}

/**
 * Checks that a game was shuffled as promised, by replaying every card and move from what has been
 * revealed. Returns null, or the first fault.
 * @param {{ options: Options, fair?: Fair, seed?: string }} header of a record, or of a table
 * @param {readonly GameEvent[]} events all events of the game, complete or redacted for a viewer
 * @param {string} [promise] the commitment that was shown before the game
 * @returns {Refusal | null}
 */
export function shuffleFault({ options, fair, seed }, events, promise) {
  if (!fair) return refusal("record/no_shuffle");
  const listed = fair.nonces?.length ?? 0;
  if (listed !== options.players) {
    return refusal("record/nonces_mismatch", "", { listed, players: options.players });
  }
  const gameSeed = seed ?? mixedSeed(fair.seed, fair.nonces);
  const fault = promiseFault(fair, gameSeed);
  if (fault) return fault;
  if (promise !== undefined && promise !== fair.commitment) {
    return refusal("record/other_commitment", "", { expected: promise, found: fair.commitment });
  }
  let state = start(options, gameSeed);
  for (const [place, event] of events.entries()) {
    const line = event.type === "bid" ? revealed(events, place, event) : event;
    const next = follow(state, { ...line }, masked);
    if ("refusal" in next) return next.refusal;
    state = next.state;
  }
  return null;
}

/**
 * The fault of a commitment by itself; null if it holds.
 * @type {(fair: Fair, gameSeed: string) => Refusal | null}
 */
function promiseFault(fair, gameSeed) {
  for (const key of /** @type {const} */ (["commitment", "seed", "salt"])) {
    const text = fair[key];
    if (!/^[0-9a-f]{64}$/.test(text)) {
      return refusal("record/invalid_hex", "", { key: `fair.${key}`, text });
    }
  }
  for (const nonce of fair.nonces) {
    if (nonce !== null && !isSeed(nonce)) return refusal("nonce/invalid", "", { nonce });
  }
  const commitment = commitmentOf(fair.seed, fair.salt);
  const seed = mixedSeed(fair.seed, fair.nonces);
  if (commitment !== fair.commitment) return mismatch("commitment", commitment, fair.commitment);
  return seed === gameSeed ? null : mismatch("seed", seed, gameSeed);
}

/** @type {(what: string, expected: string, found: string) => Refusal} */
const mismatch = (what, expected, found) =>
  refusal(`record/${what}_mismatch`, "", { expected, found });

/**
 * A bid with its number; a hidden one takes it from the score of its round.
 * @type {(events: readonly GameEvent[], place: number, bid: BidMade) => BidMade}
 */
function revealed(events, place, bid) {
  if (bid.bid !== null) return bid;
  const score = events.slice(place).find((event) => event.type === "round_scored");
  return { ...bid, bid: score?.type === "round_scored" ? score.bids[bid.seat] : 0 };
}

/**
 * The expected event with null for every value that the line hides.
 * @type {(expected: GameEvent, line: Readonly<Record<string, unknown>>) => GameEvent}
 */
function masked(expected, line) {
  /** @type {<Value>(values: readonly Value[], mask: unknown) => (Value | null)[]} */
  const visible = (values, mask) =>
    values.map((value, seat) => Array.isArray(mask) && mask[seat] === null ? null : value);
  if (expected.type === "dealt") return { ...expected, hands: visible(expected.hands, line.hands) };
  if (expected.type !== "bidding_closed") return expected;
  const { bids, hands } = expected;
  return { ...expected, bids: visible(bids, line.bids), hands: visible(hands, line.hands) };
}
