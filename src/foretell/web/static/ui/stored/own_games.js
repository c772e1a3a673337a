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
  return [...here, ...elsewhere].map(({ started, own, text }) => {
    const kept = reviews.find((one) => one.started === started && one.own === own && one.left === 0);
    return { started, own, text, kept: kept ?? null };
  });
}
