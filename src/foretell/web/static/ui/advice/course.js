/**
 * The course of a game with real cards (`foretell.terminal.advise.course`): a generator of
 * questions in order of play. Knowledge follows from the answers alone.
 */

import { nextEvent, trumpOf } from "../../core/dealing.js";
import {
  awaitsTrump,
  evolve,
  inRound,
  leavesStock,
  phaseOf,
  scheduleOf,
  start,
  totalsOf,
} from "../../core/index.js";

/** @import { Card, GameEvent, Options, RoundScored, Seat, State, Suit } from "../../core/types.d.ts" */

/**
 * The game as known before the first question.
 * @typedef {object} Setup
 * @property {Options} options
 * @property {readonly string[]} names by seat; "" for a player without one
 * @property {Seat} seat the reader's
 * @property {readonly Suit[]} suits the suit that each seat owns on the cards at the table (R9.7); those
 *   of records where there are none
 * @property {number} round the first one, from 1
 * @property {Seat} dealer of that round
 * @property {readonly number[] | null} totals before that round; null if nobody knows them
 * @property {readonly (number | null)[]} bids that have been made in that round
 * @property {string | null} sheet the id of the score sheet that all of this comes from
 * @property {State} [position] what the reader knows of the first round, if it is under way
 */
/**
 * A question; of cards `left` are still to be entered, after those `told`.
 * @typedef {{ readonly type: "turned" }
 *   | { readonly type: "cards", readonly whose: Whose, readonly seat: Seat, readonly left: number,
 *       readonly told: readonly Card[] }
 *   | { readonly type: "leader" | "trump" | "bid" | "revealed" | "card", readonly seat: Seat }
 *   | { readonly type: "next" | "over" }} Question
 * @typedef {"hand" | "shown" | "spent"} Whose
 * @typedef {object} Told what the answer to each type of question holds
 * @property {{ readonly card: Card }} turned
 * @property {{ readonly card: Card }} cards
 * @property {{ readonly card: Card }} card
 * @property {{ readonly suit: Suit }} trump
 * @property {{ readonly bid: number }} bid
 * @property {{ readonly bid: number }} revealed
 * @property {{ readonly leads: boolean }} leader
 * @property {{}} next
 * @typedef {{ [T in keyof Told]: { readonly type: T } & Told[T] }[keyof Told]} Answer
 * @typedef {{ readonly question: Question, readonly state: State }} Step a question, and the game as
 *   the reader knows it then
 */
/**
 * @template T
 * @typedef {Generator<Step, T, Answer>} Course
 */

/**
 * The question after some answers.
 * @param {Setup} setup
 * @param {readonly Answer[]} answers
 * @returns {Step}
 */
export function stepAfter(setup, answers) {
  const steps = course(setup);
  let { value } = steps.next();
  for (const answer of answers) ({ value } = steps.next(answer));
  if (!value) throw new Error("there are more answers than questions");
  return value;
}

/** @param {Setup} setup @returns {Course<void>} */
function* course(setup) {
  const { options, round, dealer, position } = setup;
  let state = position ?? opened(setup);
  if (options.players === 2 && round > 1 && !position) {
    const before = state;
    const sizes = scheduleOf(options).slice(0, round - 1);
    const count = sizes.reduce((sum, size) => sum + 2 * size + 1, 0); // hands and turned cards (R9.4)
    const spent = (/** @type {readonly Card[]} */ told) => ({ ...before, spent: told });
    state = spent(yield* collect("spent", setup.seat, count, spent));
  }
  const rounds = scheduleOf(options).length;
  const asksForLead = round > 1 && setup.totals === null;
  for (let number = round; number <= rounds; number += 1) {
    const deals = (dealer + number - round) % options.players;
    if (!position || number > round) {
      const { even_bid } = inRound(options, number);
      if (asksForLead && even_bid === "not_leader") state = yield* lead(state, deals);
      state = yield* deal(setup, state, number, deals);
    }
    state = yield* nameTrump(state);
    state = yield* bid(setup, state);
    state = yield* play(state);
    state = followed(state); // scored
    if (number < rounds) yield* ask({ type: "next" }, state);
  }
  yield { question: { type: "over" }, state };
}

/**
 * The game before the first deal; earlier rounds only have totals.
 * @param {Setup} setup
 * @returns {State}
 */
function opened({ options, round, dealer, totals }) {
  const { players } = options;
  const nothing = Array(players).fill(0);
  const scores = Array.from({ length: round - 1 }, (_, at) => ({
    ...NOT_ENTERED,
    round: at + 1,
    totals: totals ?? nothing,
  }));
  const firstDealer = (((dealer - round + 1) % players) + players) % players;
  return { ...start(options, null), firstDealer, scores };
}

/** @type {Omit<RoundScored, "round" | "totals">} */
const NOT_ENTERED = { type: "round_scored", bids: [], tricks: [], points: [], trump: null };

/**
 * Asks whether the dealer is alone in the lead, all that the rules need of the totals (R9.5).
 * @param {State} state
 * @param {Seat} dealer
 * @returns {Course<State>}
 */
function* lead(state, dealer) {
  const { leads } = yield* ask({ type: "leader", seat: dealer }, state);
  const totals = totalsOf(state).map((_, seat) => Number(leads && seat === dealer));
  return { ...state, scores: state.scores.map((score) => ({ ...score, totals })) };
}

/**
 * @param {Setup} setup
 * @param {State} before
 * @param {number} number
 * @param {Seat} dealer
 * @returns {Course<State>}
 */
function* deal({ options, seat }, before, number, dealer) {
  const size = scheduleOf(options)[number - 1];
  /** @type {(readonly Card[] | null)[]} */
  let hands = Array(options.players).fill(null);
  /** @type {Card | null} */
  let turned = null;
  const dealt = () =>
    evolve(before, { type: "dealt", round: number, dealer, hands, turned, trump: trumpOf(turned) });
  if (leavesStock(options, size)) ({ card: turned } = yield* ask({ type: "turned" }, dealt()));
  const own = clockwise(options, seat);
  for (const other of inRound(options, number).clairvoyance ? own.slice(1) : own.slice(0, 1)) {
    const whose = other === seat ? "hand" : "shown";
    yield* collect(whose, other, size, (told) => {
      hands = hands.map((hand, at) => (at === other ? told : hand));
      return dealt();
    });
  }
  return dealt();
}

/**
 * Asks for cards one by one, and returns them.
 * @param {Whose} whose
 * @param {Seat} seat
 * @param {number} count
 * @param {(cards: readonly Card[]) => State} stateWith the game with the cards so far
 * @returns {Course<readonly Card[]>}
 */
function* collect(whose, seat, count, stateWith) {
  /** @type {readonly Card[]} */
  let cards = [];
  for (let left = count; left > 0; left -= 1) {
    const { card } = yield* ask({ type: "cards", whose, seat, left, told: cards }, stateWith(cards));
    cards = [...cards, card];
  }
  stateWith(cards);
  return cards;
}

/** @param {State} state @returns {Course<State>} */
function* nameTrump(state) {
  if (!awaitsTrump(state)) return state;
  const { dealer } = state.round;
  const { suit } = yield* ask({ type: "trump", seat: dealer }, state);
  return evolve(state, { type: "trump_chosen", seat: dealer, suit });
}

/**
 * Asks for the bids, for those revealed after them (R9.1), and with clairvoyance for the hand that
 * is taken up then (R9.6); at a position, only for what is missing from it.
 * @param {Setup} setup
 * @param {State} state
 * @returns {Course<State>}
 */
function* bid({ options, seat: own, round, bids: made }, state) {
  if (state.round.trick) return state;
  const order = clockwise(options, state.round.dealer + 1);
  for (const seat of order.filter((one) => !state.round.hasBid[one])) {
    /** @type {number | null} */
    let value = null;
    if (options.bidding === "open" || seat === own) {
      value = (state.round.number === round ? made[seat] : null) ?? null;
      value ??= (yield* ask({ type: "bid", seat }, state)).bid;
    }
    state = evolve(state, { type: "bid", seat, bid: value });
  }
  if (options.bidding === "hidden") {
    for (const seat of order.filter((one) => state.round.bids[one] === null)) {
      const { bid } = yield* ask({ type: "revealed", seat }, state);
      const bids = state.round.bids.map((before, at) => (at === seat ? bid : before));
      state = { ...state, round: { ...state.round, bids } };
    }
  }
  const { round: closed } = state;
  if (!inRound(options, closed.number).clairvoyance) return followed(state);
  const before = state;
  const taken = (/** @type {readonly Card[]} */ told) => {
    const hands = closed.hands.map((_, seat) => (seat === own ? told : null));
    return evolve(before, { type: "bidding_closed", bids: closed.bids, hands });
  };
  return taken(yield* collect("hand", own, closed.size, taken));
}

/** @param {State} state @returns {Course<State>} */
function* play(state) {
  while (state.round.tricks.length < state.round.size) {
    const { type, seats: [seat] } = phaseOf(state);
    if (type === "playing") {
      const { card } = yield* ask({ type: "card", seat }, state);
      state = evolve(state, { type: "played", seat, card });
    } else state = followed(state);
  }
  return state;
}

/** The state after the event that follows automatically. @param {State} state */
const followed = (state) => evolve(state, /** @type {GameEvent} */ (nextEvent(state)));

/** All seats clockwise, from one on. @param {Options} options @param {Seat} seat */
export const clockwise = ({ players }, seat) =>
  Array.from({ length: players }, (_, step) => (seat + step) % players);

/**
 * Asks a question, and returns its answer.
 * @template {Question} T
 * @param {T} question
 * @param {State} state
 * @returns {Generator<Step, Extract<Answer, { type: T["type"] }>, Answer>}
 */
function* ask(question, state) {
  const answer = yield { question, state };
  if (answer.type !== question.type) throw new Error(`no answer to ${question.type}: ${answer.type}`);
  return /** @type {Extract<Answer, { type: T["type"] }>} */ (answer);
}
