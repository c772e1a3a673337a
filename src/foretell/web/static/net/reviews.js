/** Reviews of games, computed in a second engine, so that bots need not wait. */

/** @import { Action, GameRecord, Hands, Seat } from "../core/types.d.ts" */
/** @import { Stage } from "../analysis/review.js" */
/** @import { Question } from "../engine/engine.js" */
/** @import { Watched } from "../engine/reasons.js" */
/** @import { Explained } from "../worker/worker.js" */
import { engineWorker } from "./engine_worker.js";

const engine = engineWorker();

/** Starts the engine for a review, while the rest of the page loads. */
export function prepareReview() {
  engine.send({ type: "prepare_review" }, () => {}); // the review reports what is missing
}

/** Has the decisions from a moment on reviewed first. @param {number} at */
export const turnTo = (at) => engine.turnTo(at);

/**
 * Reviews a game in the background, stage by stage. Any other request ends it.
 * @param {{record: GameRecord, seats: readonly Seat[], known: readonly number[]}} game `seats` are
 *   those whose decisions are reviewed, `known` the decisions that need no new values
 * @param {(stage: Stage) => void} onStage
 * @param {(error: Error | null) => void} onEnd
 * @returns {() => void} ends it
 */
export const review = (game, onStage, onEnd) =>
  engine.send({ type: "review", ...game }, (reply) => {
    if (reply.type === "stage") onStage(reply.stage);
    else onEnd(reply.type === "error" ? new Error(reply.message) : null);
  });

/**
 * The values of all actions, from as many possible games as in a review. Any other request ends it.
 * @param {Question} question
 * @returns {Promise<Explained>} rejected when the engine cannot be had
 */
export const valued = (question) =>
  new Promise((resolve, reject) => {
    /** @type {Explained | null} */
    let last = null;
    engine.send({ type: "study", question }, (reply) => {
      if (reply.type === "study") last = reply.study;
      else if (reply.type === "end" && last !== null) resolve(last);
      else reject(new Error(reply.type === "error" ? reply.message : "it was ended"));
    });
  });

/**
 * @param {Question} question
 * @returns {Promise<Hands>} rejected when the engine cannot be had
 */
export const possibleHands = (question) =>
  new Promise((resolve, reject) => {
    engine.send({ type: "world", question }, (reply) => {
      if (reply.type === "world") resolve(reply.hands);
      else if (reply.type === "error") reject(new Error(reply.message));
    });
  });

/**
 * A possible game after each of two cards, by its number in a cause.
 * @param {Question} question
 * @param {readonly Action[]} cards
 * @param {number} game
 * @returns {Promise<Watched>} rejected when the engine cannot be had
 */
export const watchedGame = (question, cards, game) =>
  new Promise((resolve, reject) => {
    engine.send({ type: "watch", question, cards, game }, (reply) => {
      if (reply.type === "watched") resolve(reply.watched);
      else if (reply.type === "error") reject(new Error(reply.message));
    });
  });
