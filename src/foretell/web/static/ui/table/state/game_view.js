/** A game as the screen shows it: values shared by all parts, computed once. */

import { waits } from "../../../net/table_view.js";
import { gameOf, optionsOf } from "../../../table/state.js";
import { bestIn, phaseOf, roundsOf, scheduleOf, totalsOf } from "../../../core/index.js";

/** @import { Options, Phase, Round, RoundScored, Trick } from "../../../core/types.d.ts" */
/** @import { TableView } from "../../../table/types.d.ts" */
/** @import { Look } from "../../../words/cards.js" */

/**
 * @typedef {"suit" | "none" | "choose" | "no-card" | "one-suit"} TrumpKind
 * @typedef {{ table: TableView, options: Options, me: number | null, bottom: number, others:
 *   readonly number[], phase: Phase["type"], toAct: readonly number[], number: number, rounds:
 *   number | null, size: number, dealer: number, hands: readonly (readonly string[] | null)[],
 *   held: readonly number[], turned: string | null, trump: string | null, trumpKind: TrumpKind,
 *   bids: readonly (number | null)[], hasBid: readonly boolean[], taken: readonly number[], trick:
 *   Trick | null, tricks: readonly Trick[], scores: readonly RoundScored[], totals:
 *   readonly number[], winners: readonly number[], spent: readonly string[], }} GameView `me` is
 *   the viewer's seat, null for an onlooker or a person who waits for the next deal
 */

/** @type {WeakMap<TableView, GameView>} */
const views = new WeakMap();

/** The visible state of a table in a game. @type {(table: TableView) => GameView} */
export function gameViewOf(table) {
  const before = views.get(table);
  if (before) return before;
  const state = gameOf(table).state;
  const { round, options } = state;
  const { players } = options;
  const bottom = table.seat ?? table.bottom ?? 0;
  const phase = phaseOf(state);
  const view = {
    table,
    options,
    me: waits(table) ? null : table.seat,
    bottom,
    others: Array.from({ length: players - 1 }, (_, step) => (bottom + step + 1) % players),
    phase: phase.type,
    toAct: phase.seats,
    number: round.number,
    rounds: table.hidesLength ? null : roundsOf(state),
    size: round.size,
    dealer: round.dealer,
    hands: round.hands,
    held: heldBy(round, players),
    turned: round.turned,
    trump: round.trump,
    trumpKind: trumpKind(round, options),
    bids: filled(round.bids, players, null),
    hasBid: filled(round.hasBid, players, false),
    taken: filled(round.taken, players, 0),
    trick: round.trick,
    tricks: round.tricks,
    scores: state.scores,
    totals: totalsOf(state),
    winners: state.winners,
    spent: state.spent,
  };
  views.set(table, view);
  return view;
}

/**
 * The look of cards: the table's edition, the person's choice of faces.
 * @type {(table: TableView, faces: "letters" | "numbers") => Look}
 */
export const lookOf = (table, faces) => ({ edition: optionsOf(table).edition, faces });

/** The sum of the known bids. @param {GameView} view */
export const bidSum = ({ bids }) =>
  bids.reduce((/** @type {number} */ sum, bid) => sum + (bid ?? 0), 0);

/** Whether the others' bids stay unknown until the round is over. @param {GameView} view */
export const isSecret = ({ options }) => options.bidding === "secret";

/**
 * The seat that wins a trick so far; null without a card.
 * @type {(trick: Trick, view: GameView) => number | null}
 */
export function winningSeat(trick, { trump, options }) {
  if (trick.winner !== null) return trick.winner;
  if (trick.cards.length === 0) return null;
  return seatOf(trick, bestIn(trick, trump, options), options.players);
}

/** The card that took a trick. @param {Trick} trick @param {number} players */
export function winningCard(trick, players) {
  return trick.cards[(Number(trick.winner) - trick.leader + players) % players];
}

/** @param {Trick} trick @param {number} place @param {number} players */
export const seatOf = (trick, place, players) => (trick.leader + place) % players;

/** The one bid that the last bidder may not make; null for none. @param {GameView} view */
export function forbiddenBid({ table, me, size, toAct, phase }) {
  const bids = table.legal?.bids;
  if (phase !== "bidding" || me === null || !toAct.includes(me) || !bids) return null;
  for (let bid = 0; bid <= size; bid += 1) if (!bids.includes(bid)) return bid;
  return null;
}

/** @param {GameView} view @param {number} round from 1 */
export const sizeOfRound = ({ options }, round) => scheduleOf(options)[round - 1];

/** The number of cards that each seat still holds. @param {Round} round @param {number} players */
function heldBy({ size, tricks, trick }, players) {
  return Array.from({ length: players }, (_, seat) => {
    const place = trick === null ? players : (seat - trick.leader + players) % players;
    return size - tricks.length - (trick !== null && place < trick.cards.length ? 1 : 0);
  });
}

/** @type {(round: Round, options: Options) => TrumpKind} */
export function trumpKind({ trump, turned }, options) {
  if (trump !== null) return "suit";
  if (options.deal === "one_suit") return "one-suit";
  if (turned === null) return "no-card";
  return turned[0] === "Z" ? "choose" : "none";
}

/**
 * @template T
 * @param {readonly T[]} list
 * @param {number} players
 * @param {T} nothing
 * @returns {readonly T[]}
 */
function filled(list, players, nothing) {
  return list.length > 0 ? list : Array(players).fill(nothing);
}
