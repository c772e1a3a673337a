// A sound player by rules of thumb. Every card has a chance to take a trick, the less the more
// cards can beat it (`chances`); the sum of the chances makes the bid (`bidding`); in play, the
// card is the one after which the hand fits what the bid still needs (`playing`). It decides as the
// server's steady does, to the last bit, so the order of the arithmetic is not to be changed.

import { DECK, indexOf, SUITS } from "../core/cards.js";
import { bidForbiddenTo, playable } from "../core/legal.js";
import { awaitsTrump } from "../core/state.js";
import { bestIn } from "../core/tricks.js";
import { chooseBid, chooseTrump } from "./steady/bidding.js";
import { chooseCard } from "./steady/playing.js";
import { handsOf, ownCards, shareOf, sightOf } from "./steady/sight.js";
import { UNWILLING, weightsFor } from "./steady/weights.js";

/** @import { Action, Seat, State } from "../core/types.d.ts" */
/** @import { Contest } from "./steady/playing.js" */
/** @import { Sight } from "./steady/sight.js" */

/**
 * The card, the bid or the trump of a seat that is to act.
 * @param {State} known the game as the seat knows it
 * @param {Seat} seat
 * @returns {Action}
 */
export function steady(known, seat) {
  const { round, options } = known;
  const weights = weightsFor(options.players, options.deal === "one_suit");
  const sight = sightOf(known, seat);
  if (round.trick) {
    const allowed = playable(known, seat);
    if (allowed.length === 1) return { type: "play", seat, card: allowed[0] };
    const hand = {
      cards: ownCards(known, seat, sight),
      allowed: allowed.map(indexOf),
      left: round.size - round.tricks.length,
      need: Number(round.bids[seat]) - round.taken[seat],
    };
    const card = DECK[chooseCard(hand, contestOf(known, seat, sight), sight, weights)];
    return { type: "play", seat, card };
  }
  const cards = ownCards(known, seat, sight);
  if (awaitsTrump(known)) {
    return {
      type: "choose_trump",
      seat,
      suit: SUITS[chooseTrump(cards, round.size, sight, weights)],
    };
  }
  const bids = round.bids.filter((bid) => bid !== null);
  const bidder = {
    cards,
    size: round.size,
    players: options.players,
    leads: seat === (round.dealer + 1) % options.players,
    bidsKnown: bids.length,
    bidSum: bids.reduce((sum, bid) => sum + bid, 0),
    forbidden: bidForbiddenTo(known, seat),
  };
  return { type: "bid", seat, bid: chooseBid(bidder, sight, weights) };
}

/**
 * The trick on the table as a seat finds it that is to play.
 * @param {State} known
 * @param {Seat} seat
 * @param {Sight} sight
 * @returns {Contest}
 */
function contestOf({ round, options }, seat, sight) {
  const { players } = options;
  const cards = round.trick?.cards ?? [];
  const best = cards.length ? indexOf(cards[bestIn({ cards }, round.trump, options)]) : -1;
  const after = [];
  for (let step = 1; step < players - cards.length; step += 1) after.push((seat + step) % players);
  if (!after.length) return { best, behind: null, share: 0 };
  const behind = options.clairvoyance ? handsOf(round, after) : sight.unseen;
  let rivals = 0;
  for (const other of after) rivals += willing(round.bids[other], round.taken[other]);
  return { best, behind, share: shareOf(rivals * (round.size - round.tricks.length), behind) };
}

/**
 * The degree to which a seat is a rival for the trick, from 0 to 1.
 * @param {number | null} bid
 * @param {number} taken
 * @returns {number}
 */
function willing(bid, taken) {
  if (bid === null) return (1 + UNWILLING) / 2;
  return bid > taken ? 1 : UNWILLING;
}
