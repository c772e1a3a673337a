/** The bots of the page, which decide in the engine, in a worker. */

/** @import { Action } from "../core/types.d.ts" */
/** @import { Question } from "../engine/engine.js" */
/** @import { ActionValue } from "../engine/search.js" */
/** @import { Explained, Reasons, Trouble } from "../worker/worker.js" */
import { legalFor } from "../core/legal.js";
import { engineWorker } from "./engine_worker.js";

/** The bots of the page, by name; levels may have a style. */
export const BOTS = Object.freeze([
  ...["beginner", "casual", "seasoned", "expert", "master"],
  ...["steady", "learned", "searcher", "strongest"],
]);

/** The bot that fills empty seats, stands in, and replaces a bot that fails; it needs no weights. */
export const STAND_IN = "steady";

/** Milliseconds for a decision, in which a slow device examines fewer games. */
const MOVE = 400;
/** Milliseconds before an engine that failed to start is tried again. */
const RETRY_AFTER = 3000;

const engine = engineWorker();

/**
 * @param {Question} question
 * @returns {Promise<Action>} rejected when the bot fails; the cause of the error is a `Trouble`
 */
export const decide = (question) =>
  new Promise((resolve, reject) => {
    engine.send({ type: "decide", question }, (reply) => {
      if (reply.type === "error") reject(new Error(reply.message, { cause: reply.code }));
      else if (reply.type !== "action") return;
      else if (isLegal(question, reply.action)) resolve(reply.action);
      else reject(new Error(`an illegal ${reply.action.type}`, { cause: "bots/failed" }));
    });
  });

/** @type {(question: Question, action: Action) => boolean} */
function isLegal({ known, seat }, action) {
  const { suits = [], bids = [], cards = [] } = legalFor(known, seat) ?? {};
  if (action.seat !== seat) return false;
  if (action.type === "choose_trump") return suits.includes(action.suit);
  return action.type === "bid" ? bids.includes(action.bid) : cards.includes(action.card);
}

/**
 * Decides as a bot, within the time of a move, or as `STAND_IN` if the bot fails; if that fails
 * too, it retries until it succeeds. Failures are logged to the console.
 * @param {Question} question
 * @param {(code: string) => void} onTrouble called with the code of a refusal
 * @returns {Promise<Action>}
 */
export async function decideAnyway(question, onTrouble) {
  for (let tries = 0;; tries += 1) {
    const bot = tries === 0 ? question.bot : STAND_IN;
    try {
      return await decide({ ...question, bot, milliseconds: MOVE });
    } catch (error) {
      const { message, cause } = /** @type {Error} */ (error);
      console.info(`${bot} failed: ${message}`);
      const isBot = bot !== STAND_IN || cause === "bots/no_wasm";
      onTrouble(isBot ? /** @type {Trouble} */ (cause) : "bots/no_engine");
    }
    if (tries > 0) await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
  }
}

/**
 * Values all actions, ever more exactly, with reasons for the best. Any other question ends it.
 * @param {Question} question
 * @param {(study: Explained) => void} onStudy
 * @param {(error: Error | null) => void} onEnd
 * @returns {() => void} ends it
 */
export const study = (question, onStudy, onEnd) =>
  engine.send({ type: "study", question }, (reply) => {
    if (reply.type === "study") onStudy(reply.study);
    else onEnd(reply.type === "error" ? new Error(reply.message) : null);
  });

/**
 * The reasons for the first of some known values, and against another one.
 * @param {Question} question
 * @param {readonly ActionValue[]} values of all legal actions
 * @param {ActionValue} taken
 * @returns {Promise<Reasons>} rejected when there is no engine
 */
export const explain = (question, values, taken) =>
  new Promise((resolve, reject) => {
    engine.send({ type: "explain", question, values, taken }, (reply) => {
      if (reply.type === "reasons") resolve(reply.reasons);
      else if (reply.type === "error") reject(new Error(reply.message));
    });
  });

/**
 * Downloads what a bot needs, so that it can play offline; rejected when it cannot be had.
 * @type {(bot: string) => Promise<void>}
 */
export const prepare = (bot) =>
  new Promise((resolve, reject) => {
    engine.send({ type: "prepare", bot }, (reply) => {
      if (reply.type === "error") reject(new Error(reply.message));
      else resolve();
    });
  });
