// Kinds of decisions, by what their seat knew.

/** @import { Seat, State } from "../core/types.d.ts" */
import { suitOf, SUITS } from "../core/cards.js";
import { ledIn } from "../core/tricks.js";
import { awaitsTrump } from "../core/state.js";

/**
 * @typedef {"bid" | "trump" | "lead" | "follow" | "duck" | "discard" | "ending"} Occasion the kind
 *   of a decision; of cards, the first that fits: one of the last tricks, a lead, a discard without
 *   the suit led, a trick to be lost, any other
 * @typedef {"1-2" | "3-5" | "6-8" | "9-"} Band of cards in each hand
 * @typedef {"first" | "between" | "last" | "unseen"} Place in the bidding; `unseen`: bids are hidden
 */
/**
 * A set of decisions: those of an occasion, of bids perhaps only with some hands or from some place;
 * or, with `even`, all cards of rounds in which the bids add up to the tricks.
 * @typedef {{ readonly occasion: Occasion | "even", readonly band?: Band, readonly place?: Place }}
 *   Group
 */

export const CARDS = Object.freeze(
  /** @type {const} */ (["lead", "follow", "duck", "discard", "ending"]),
);
export const BANDS = Object.freeze(/** @type {const} */ (["1-2", "3-5", "6-8", "9-"]));
export const PLACES = Object.freeze(/** @type {const} */ (["first", "between", "last", "unseen"]));

/** The number of tricks in the ending of a round. */
const ENDING = 3;

/** The band of a hand's size. @param {number} size */
export const bandOf = (size) => BANDS[[2, 5, 8, Infinity].findIndex((most) => size <= most)];

/** The least and the most cards of a band. @param {Band} band @returns {[number, number]} */
export function sizesOf(band) {
  const [least, most] = band.split("-");
  return [Number(least), most === "" ? 20 : Number(most)];
}

/** @type {(known: State, seat: Seat) => Place} */
function placeOf({ options, round }, seat) {
  if (options.bidding !== "open") return "unseen";
  const place = (seat - round.dealer - 1 + 2 * options.players) % options.players;
  return place === 0 ? "first" : place === options.players - 1 ? "last" : "between";
}

/**
 * Whether a trick is one of the last ones of its round, where hands are almost known.
 * @param {number} size the cards dealt to each player
 * @param {number} trick its number, from 0
 */
export const isEnding = (size, trick) => size > ENDING && size - trick <= ENDING;

/** @type {(known: State, seat: Seat) => Occasion} */
function cardOccasion({ options, round }, seat) {
  const { trick, tricks, size, hands, bids, taken } = round;
  if (isEnding(size, tricks.length)) return "ending";
  if (trick === null || trick.cards.length === 0) return "lead";
  const led = ledIn(trick, options);
  const follows = (hands[seat] ?? []).some((card) => suitOf(card) === SUITS[led]);
  if (led >= 0 && !follows) return "discard";
  return taken[seat] >= Number(bids[seat]) ? "duck" : "follow";
}

/**
 * The groups of a decision, the largest first.
 * @param {State} known what its seat knew
 * @param {Seat} seat which is to act
 * @returns {readonly Group[]}
 */
export function groupsOf(known, seat) {
  const { round } = known;
  if (awaitsTrump(known)) return [{ occasion: "trump" }];
  if (round.trick === null) {
    const [band, place] = [bandOf(round.size), placeOf(known, seat)];
    const bid = { occasion: /** @type {const} */ ("bid") };
    return [bid, { ...bid, band }, { ...bid, place }, { ...bid, band, place }];
  }
  const sum = round.bids.reduce((/** @type {number} */ sum, bid) => sum + (bid ?? NaN), 0);
  const even = sum === round.size ? [{ occasion: /** @type {const} */ ("even") }] : [];
  return [{ occasion: cardOccasion(known, seat) }, ...even];
}

/** The id of a group: `bid/6-8/last`, `bid//last`, `lead`. @param {Group} group */
export const idOf = ({ occasion, band, place }) =>
  [occasion, band ?? "", place ?? ""].join("/").replace(/\/+$/, "");

/** @param {string} id @returns {Group} */
export function groupOf(id) {
  const [occasion, band, place] = id.split("/");
  return /** @type {Group} */ ({
    occasion,
    ...(band ? { band } : {}),
    ...(place ? { place } : {}),
  });
}

/** Whether a group is a part of another. @param {Group} part @param {Group} whole */
export const isPartOf = (part, whole) =>
  part.occasion === whole.occasion && idOf(part) !== idOf(whole) &&
  (whole.band ?? part.band) === part.band && (whole.place ?? part.place) === part.place;
