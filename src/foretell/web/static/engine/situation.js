// The situation of a seat: what it knows as arrays in the engine, and if it is to act, its legal actions.

/** @import { Action, Seat, State } from "../core/types.d.ts" */
/** @import { Exports } from "./exports.d.ts" */
/** @import { Ints, Memory } from "./memory.js" */
import { DECK, indexOf, SUITS } from "../core/cards.js";
import { awaitsTrump, phaseOf } from "../core/state.js";
import { deriveSeed } from "../core/stream.js";
import { informationOf, settingsOf } from "./known.js";

/**
 * @typedef {object} Knowledge
 * @property {State} known the game as the seat knows it
 * @property {Seat} seat
 * @property {string} seed the bot's seed, in hexadecimal digits
 * @property {Ints} settings
 * @property {Ints} information
 */
/**
 * @typedef {object} Choice
 * @property {readonly number[]} codes the legal actions, ascending: cards, bids or suits
 * @property {readonly Action[]} actions the same, in the words of the page
 */
/** @typedef {Knowledge & Choice} Situation */

/**
 * The knowledge of a seat, whether it is to act or not.
 * @param {Memory} memory
 * @param {State} known
 * @param {Seat} seat
 * @param {string} seed
 * @returns {Knowledge}
 */
export function knowledgeOf(memory, known, seat, seed) {
  const settings = memory.intsOf(settingsOf(known.options));
  const information = memory.intsOf(informationOf(known, seat));
  return { known, seat, seed, settings, information };
}

/**
 * @param {Exports} exports
 * @param {Memory} memory
 * @param {State} known
 * @param {Seat} seat
 * @param {string} seed
 * @returns {Situation}
 */
export function situationOf(exports, memory, known, seat, seed) {
  if (!phaseOf(known).seats.includes(seat)) throw new Error(`seat ${seat} is not to act`);
  const knowledge = knowledgeOf(memory, known, seat, seed);
  const { settings, information } = knowledge;
  const legal = exports.legal_actions(settings.at, information.at);
  const codes = DECK.map((_, code) => code).filter((code) => (legal >> BigInt(code)) & 1n);
  const actions = codes.map((code) => actionOf(known, seat, code));
  return { ...knowledge, codes, actions };
}

/**
 * The action of a code: a card's index, a bid or a suit's place.
 * @param {State} known
 * @param {Seat} seat
 * @param {number} code
 * @returns {Action}
 */
export function actionOf(known, seat, code) {
  if (known.round.trick) return { type: "play", seat, card: DECK[code] };
  if (awaitsTrump(known)) return { type: "choose_trump", seat, suit: SUITS[code] };
  return { type: "bid", seat, bid: code };
}

/**
 * The code of an action.
 * @param {Action} action
 * @returns {number}
 */
export function codeOf(action) {
  if (action.type === "play") return indexOf(action.card);
  return action.type === "bid" ? action.bid : SUITS.indexOf(action.suit);
}

/**
 * The key of the samples at this point of the game.
 * @param {Knowledge} knowledge
 * @returns {bigint}
 */
export function keyOf({ known, seed }) {
  const { number, trick, tricks } = known.round;
  const stage = trick ? `trick/${tricks.length}` : awaitsTrump(known) ? "trump" : "bid";
  return BigInt(`0x${deriveSeed(seed, `round/${number}/${stage}`).slice(0, 15)}`);
}
