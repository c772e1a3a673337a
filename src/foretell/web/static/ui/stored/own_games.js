/** The games that a person has played, stored in this browser, each with its review. */

import { keptReviews } from "../../keeper/reviews.js";
import { finishedGames, finishedRecord } from "./finished.js";

/** @import { KeptReview } from "../../keeper/reviews.js" */

/**
 * @typedef {object} OwnGame
 * @property {number} started in milliseconds
 * @property {number} own the person's seat
 * @property {string} text the lines of the record
 * @property {KeptReview | null} kept null if there is no review of all the person's decisions
 */

/** All of them except practice. @returns {Promise<OwnGame[]>} */
export async function ownGames() {
  const reviews = (await keptReviews().catch(() => [])).filter(({ isOwn }) => isOwn);
  const practised = finishedGames().flatMap(({ id, isPractice }) => (isPractice ? [id] : []));
  const here = finishedGames().flatMap(({ id, seat, isPractice }) => {
    const text = isPractice ? null : finishedRecord(id);
    return text === null ? [] : [{ started: id, own: seat, text }];
  });
  const elsewhere = reviews.filter(({ started }) =>
    !practised.includes(started) && !here.some((game) => game.started === started));
  /** @param {KeptReview | undefined} review */
  const whole = (review) => review?.left === 0 ? review : null;
  return [
    ...here.map((game) => ({
      ...game,
      kept: whole(reviews.find(({ started, own }) => started === game.started && own === game.own)),
    })),
    ...elsewhere.map((review) => {
      const { started, own, text } = review;
      return { started, own, text, kept: whole(review) };
    }),
  ];
}
