// Games entered by taps on the page for advice, against what Python knows of them at each decision.

import "./page.js";
import { readOptions } from "../../../src/foretell/web/static/core/index.js";
import { informationOf } from "../../../src/foretell/web/static/engine/known.js";
import { KNOWN } from "../../../src/foretell/web/static/engine/layout.js";
import { stepAfter } from "../../../src/foretell/web/static/ui/advice/course.js";
import { cardMeant } from "../../../src/foretell/web/static/ui/advice/places.js";
import { checks } from "./checks.js";

/** @import { Answer, Setup, Step } from "../../../src/foretell/web/static/ui/advice/course.js" */

const DECK = [
  ...["C", "D", "H", "S"].flatMap((suit) =>
    Array.from({ length: 13 }, (_, at) => `${suit}${at + 1}`)
  ),
  ...["Z", "N"].flatMap((kind) => [1, 2, 3, 4].map((at) => `${kind}${at}`)),
];
const MOVES = ["trump", "bid", "card"];

/**
 * A game: the taps that enter it, the knowledge at each of the reader's decisions, number by number,
 * and at each card of another player, why every card of the deck cannot be it, "" if it can.
 * @typedef {object} Entered
 * @property {Record<string, unknown>} options
 * @property {number} seat
 * @property {number} dealer
 * @property {(string | number)[]} taps
 * @property {string[][]} known
 * @property {string[][]} refused
 */

/** @param {readonly Entered[]} games */
export function run(games) {
  const check = checks();
  for (const [number, game] of games.entries()) {
    check.attempt(`game ${number}`, () => enter(game, number, check));
  }
  return check.result();
}

/** @type {(game: Entered, number: number, check: ReturnType<typeof checks>) => void} */
function enter({ options: given, seat, dealer, taps, known, refused }, number, check) {
  const reading = readOptions(given);
  if ("refusal" in reading) throw new Error(reading.refusal.code);
  const { options } = reading;
  const names = Array(options.players).fill("");
  const first = { suits: [], round: 1, totals: null, bids: [], sheet: null };
  /** @type {Setup} */
  const setup = { options, names, seat, dealer, ...first };
  /** @type {Answer[]} */
  const answers = [];
  let decisions = 0;
  let plays = 0;
  for (const tap of taps) {
    const step = stepAfter(setup, answers);
    const { question, state } = step;
    const name = `game ${number} ${JSON.stringify(given)}, tap ${answers.length}`;
    if ("seat" in question && MOVES.includes(question.type) && question.seat === seat) {
      const result = informationOf(state, seat).map(String);
      check.same(
        name,
        withoutTotals(result, options.bidding),
        withoutTotals(known[decisions], options.bidding),
      );
      decisions += 1;
    } else if (question.type === "card") {
      check.same(name, DECK.map((card) => codeOf(setup, step, card)), refused[plays]);
      plays += 1;
    }
    answers.push(answerOf(setup, step, tap));
  }
  check.same(`game ${number} ends`, stepAfter(setup, answers).question.type, "over");
  check.same(`game ${number} decisions`, [decisions, plays], [known.length, refused.length]);
}

/**
 * Bids that stay secret are never asked for, so the totals are unknown; no decision depends on them.
 * @param {readonly string[]} known
 * @param {string} bidding
 */
const withoutTotals = (known, bidding) =>
  bidding === "secret" ? known.toSpliced(KNOWN.TOTALS, KNOWN.BIDS - KNOWN.TOTALS) : known;

/** @type {(setup: Setup, step: Step, card: string) => string} */
function codeOf(setup, step, card) {
  const result = cardMeant(setup, step, card, String);
  return "refusal" in result ? result.refusal.code : "";
}

/** @type {(setup: Setup, step: Step, tap: string | number) => Answer} */
function answerOf(setup, step, tap) {
  const { type } = step.question;
  if (type === "bid" || type === "revealed") return { type, bid: Number(tap) };
  if (type === "trump") return { type, suit: String(tap) };
  if (type === "next") return { type };
  const result = cardMeant(setup, step, String(tap), String);
  if ("refusal" in result) throw new Error(`${tap}: ${JSON.stringify(result.refusal)}`);
  return /** @type {Answer} */ ({ type, card: result.card });
}
