// Drills: deals with a decision of a kind, the same ones on every device.

/** @import { Action, GameEvent, Options, State } from "../core/types.d.ts" */
/** @import { Question } from "../engine/engine.js" */
/** @import { ActionValue } from "../engine/search.js" */
/** @import { Stream } from "../core/stream.js" */
/** @import { Group, Place } from "./occasions.js" */
import { act, settle } from "../core/decide.js";
import { largestHand, standardOptions } from "../core/options.js";
import { hasChoice } from "../core/legal.js";
import { observe } from "../core/redact.js";
import { seatsToAct, start } from "../core/state.js";
import { deriveSeed, stream } from "../core/stream.js";
import { bytesOf } from "../core/sha256.js";
import { groupsOf, idOf, sizesOf } from "./occasions.js";

/**
 * A deal of one round up to a decision of the first seat.
 * @typedef {object} Deal
 * @property {Options} options
 * @property {string} seed
 * @property {readonly GameEvent[]} events before the decision
 * @property {State} known what the seat knows
 */
/**
 * The bots of a drill: one that decides for all seats up to the decision, and one that values it.
 * @typedef {object} Players
 * @property {(question: Question) => Action | Promise<Action>} decide
 * @property {(question: Question) => readonly ActionValue[] | Promise<readonly ActionValue[]>}
 *   estimate the values of all actions, the best first
 */

/** The number of deals in a drill. */
export const DEALS = 5;
/** The person's seat in every deal. */
export const OWN = 0;

/** The bot on all seats up to the decision. */
const PLAYER = "steady";
/** The bot whose estimates show whether a decision matters. */
const ESTIMATOR = "learned";
/** The least cards of a hand with a choice, and the most that are quickly played. */
const SIZES = Object.freeze(/** @type {const} */ ([3, 8]));
/** The most cards in a drill of bids. */
const MOST = 12;
/** The least gap of the worst card to the best one in a decision that matters, in points. */
const MATTERS = 5;
/** The least gap of the second best bid or trump. */
const PARTS = 2;
/** The decisions that are looked at for one that matters, and the deals for one of the kind. */
const DECISIONS = 12;
const TRIES = 200;

/**
 * The number of players in a drill: with two there is one deck for the whole game, so there are three.
 * @param {number} players
 */
const drilled = (players) => Math.max(3, players);

/**
 * The deal with a number, from 0, of a drill with a number; null if none was found.
 * @param {Group} group the kind of decision
 * @param {{players: number, drill: number, deal: number}} which
 * @param {Players} how
 * @returns {Promise<Deal | null>}
 */
export async function dealOf(group, { players, drill, deal }, { decide, estimate }) {
  /** @type {{ deal: Deal, spread: number } | null} */
  let best = null;
  let decisions = 0;
  for (let attempt = 0; attempt < TRIES && decisions < DECISIONS; attempt += 1) {
    const seed = deriveSeed(`${idOf(group)}/${drill}/${deal}/${attempt}`, "coach");
    const options = optionsOf(group, drilled(players), stream(bytesOf(seed), "coach"));
    let { state, events } = settle(start(options, seed));
    while (state.winners.length === 0) {
      const [seat] = seatsToAct(state);
      const question = { bot: PLAYER, known: observe(state, seat), seat, seed };
      if (isOccasion(question, group)) {
        const values = await estimate({ ...question, bot: ESTIMATOR });
        const spread = spreadOf(values);
        decisions += 1;
        if (best === null || spread > best.spread) {
          best = { deal: { options, seed, events, known: question.known }, spread };
        }
        if (spread >= 1) return best.deal;
      }
      if (isOver(group, state)) break;
      const outcome = act(state, await decide(question));
      if ("refusal" in outcome) throw new Error(outcome.refusal.code);
      state = outcome.state;
      events = [...events, ...outcome.events];
    }
  }
  return best?.deal ?? null;
}

/** The weight of a decision: it matters from 1 on. @param {readonly ActionValue[]} values */
const spreadOf = (values) =>
  values[0].action.type === "play"
    ? Math.max(...values.map(({ behind }) => behind)) / MATTERS
    : values[1].behind / PARTS;

/** @type {(question: Question, group: Group) => boolean} */
const isOccasion = ({ known, seat }, group) =>
  seat === OWN && groupsOf(known, seat).some((one) => idOf(one) === idOf(group)) &&
  hasChoice(known, seat);

/** Whether no decision of the kind can come any more. @type {(group: Group, state: State) => boolean} */
function isOver({ occasion }, { round }) {
  if (occasion === "trump") return true; // the first decision of a round, if at all
  return occasion === "bid" && round.hasBid[OWN];
}

/** @type {(group: Group, players: number, numbers: Stream) => Options} */
function optionsOf({ occasion, band, place }, players, { below }) {
  const largest = Math.min(MOST, largestHand(players) - 1); // a card is left to be turned
  const [least, most] = band ? sizesOf(band) : occasion === "bid" ? [1, MOST] : SIZES;
  const from = Math.min(least, largest);
  const size = from + below(Math.min(most, largest) - from + 1);
  const isEnding = occasion === "ending";
  return {
    ...standardOptions(players),
    hand_sizes: [isEnding ? Math.max(4, size) : size],
    first_dealer: occasion === "trump" ? OWN : dealerFor(place, players, below),
    bidding: place === "unseen" ? "hidden" : "open",
  };
}

/**
 * The dealer with whom the person bids from a place; anyone if there is none.
 * @type {(place: Place | undefined, players: number, below: Stream["below"]) => number}
 */
function dealerFor(place, players, below) {
  if (place === "first") return (OWN + players - 1) % players;
  if (place === "last") return OWN;
  return place === "between" ? OWN + 1 + below(players - 2) : below(players);
}
