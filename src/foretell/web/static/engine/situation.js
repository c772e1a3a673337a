// The situation of a seat: its knowledge as arrays in the engine, and its legal actions if it is to
// act.

/** @import { Action, Seat, State } from "../core/types.d.ts" */
/** @import { Memory } from "./memory.js" */
import { DECK, indexOf, SUITS } from "../core/cards.js";
import { awaitsTrump, phaseOf } from "../core/state.js";
import { deriveSeed } from "../core/stream.js";
import { informationOf, settingsOf } from "./known.js";

/**
 * @typedef {object} Knowledge
 * @property {State} known the game as the seat knows it
 * @property {Seat} seat
 * @property {string} seed the bot's seed, in hexadecimal digits
 * @property {readonly [settings: number, information: number]} addresses
 */
/**
 * @typedef {object} Choice
 * @property {readonly number[]} codes the legal actions, ascending: cards, bids or suits
 * @property {readonly Action[]} actions the same, as the page writes them
 */
/** @typedef {Knowledge & Choice} Situation */

/**
 * The knowledge of a seat, whether it is to act or not.
 * @type {(memory: Memory, known: State, seat: Seat, seed: string) => Knowledge}
 */
export function knowledgeOf(memory, known, seat, seed) {
  const settings = memory.intsOf(settingsOf(known.options));
  const information = memory.intsOf(informationOf(known, seat));
  return { known, seat, seed, addresses: [settings.address, information.address] };
}

/** @type {(memory: Memory, known: State, seat: Seat, seed: string) => Situation} */
export function situationOf(memory, known, seat, seed) {
  if (!phaseOf(known).seats.includes(seat)) throw new Error(`seat ${seat} is not to act`);
  const knowledge = knowledgeOf(memory, known, seat, seed);
  const legal = memory.exports.legal_actions(...knowledge.addresses);
  const codes = DECK.map((_, code) => code).filter((code) => (legal >> BigInt(code)) & 1n);
  return { ...knowledge, codes, actions: codes.map((code) => actionOf(known, seat, code)) };
}

/**
 * The action of a code: a card's index, a bid or a suit's place.
 * @type {(known: State, seat: Seat, code: number) => Action}
 */
export function actionOf(known, seat, code) {
  if (known.round.trick) return { type: "play", seat, card: DECK[code] };
  if (awaitsTrump(known)) return { type: "choose_trump", seat, suit: SUITS[code] };
  return { type: "bid", seat, bid: code };
}

/** @type {(action: Action) => number} */
export function codeOf(action) {
  if (action.type === "play") return indexOf(action.card);
  return action.type === "bid" ? action.bid : SUITS.indexOf(action.suit);
}

/**
 * The key of the samples at this point of the game.
 * @type {(knowledge: Knowledge) => bigint}
 */
export function keyOf({ known, seed }) {
  const { number, trick, tricks } = known.round;
  const stage = trick ? `trick/${tricks.length}` : awaitsTrump(known) ? "trump" : "bid";
  return BigInt(`0x${deriveSeed(seed, `round/${number}/${stage}`).slice(0, 15)}`);
}
