/** The bots of the page: each thinks in the engine, in a worker of its own. */

/** @import { Action } from "../core/types.d.ts" */
/** @import { Question } from "../engine/engine.js" */
/** @import { ActionValue } from "../engine/search.js" */
/** @import { Explained, Reasons } from "../engine/worker.js" */
import { engineWorker } from "./engine_worker.js";

/** The bots of the page, by name; levels may have a style. */
export const BOTS = Object.freeze([
  ...["beginner", "casual", "seasoned", "expert", "master"],
  ...["steady", "learned", "searcher", "strongest"],
]);

/** The bot that fills empty seats and stands in; it needs no network of weights. */
export const STAND_IN = "steady";

/** Milliseconds for a decision; a slow device looks at fewer games instead. */
const MOVE = 400;
/** Milliseconds until an engine that did not start is tried again. */
const AGAIN = 3000;

const engine = engineWorker();

/**
 * Decide as a bot.
 * @param {Question} question
 * @returns {Promise<Action>} rejected when the bot cannot think here
 */
export const decide = (question) =>
  new Promise((resolve, reject) => {
    engine.send({ type: "decide", question }, (reply) => {
      if (reply.type === "action") resolve(reply.action);
      else if (reply.type === "error") reject(new Error(reply.message));
    });
  });

/**
 * Decide as a bot, or else as the one that needs no weights, within the time of a move; where no bot
 * can think yet, it is tried again until one can.
 * @param {Question} question
 * @param {(code: string) => void} onTrouble called with the code of a refusal
 * @returns {Promise<Action>}
 */
export async function decideAnyway(question, onTrouble) {
  const inTime = { ...question, milliseconds: MOVE };
  for (let tries = 0;; tries += 1) {
    try {
      return await decide(tries === 0 ? inTime : { ...inTime, bot: STAND_IN });
    } catch {
      onTrouble(tries === 0 && question.bot !== STAND_IN ? "bots/no_weights" : "bots/no_engine");
    }
    if (tries > 0) await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
}

/**
 * Value all actions, ever more exactly, with reasons for the best. Any other question ends it.
 * @param {Question} question
 * @param {(study: Explained) => void} onStudy
 * @param {(error: Error | null) => void} onEnd
 * @returns {() => void} ends it
 */
export function study(question, onStudy, onEnd) {
  return engine.send({ type: "study", question }, (reply) => {
    if (reply.type === "study") onStudy(reply.study);
    else onEnd(reply.type === "error" ? new Error(reply.message) : null);
  });
}

/**
 * The reasons for the first of some values, which are known already, and against one of them.
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
 * Have what a bot needs on the device, so that it plays without a network as well.
 * @param {string} bot
 * @returns {Promise<void>} rejected when it cannot be had
 */
export const prepare = (bot) =>
  new Promise((resolve, reject) => {
    engine.send({ type: "prepare", bot }, (reply) => {
      if (reply.type === "error") reject(new Error(reply.message));
      else resolve();
    });
  });
