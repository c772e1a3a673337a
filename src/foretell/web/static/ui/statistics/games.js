/** The games of the player on this device: those finished here, and those reviewed. */

import { finishedGames, finishedRecord } from "../stored/finished.js";
import { keptReviews } from "../../keeper/reviews.js";
import { gameIn } from "./figures.js";

/** @import { PlayedGame } from "./figures.js" */

/** All of them except practice. @returns {Promise<PlayedGame[]>} */
export async function ownGames() {
  const reviews = (await keptReviews().catch(() => [])).filter(({ isOwn }) => isOwn);
  const practised = finishedGames().flatMap(({ id, isPractice }) => (isPractice ? [id] : []));
  const here = finishedGames().flatMap(({ id, seat, isPractice }) => {
    const text = isPractice ? null : finishedRecord(id);
    return text === null ? [] : [{ started: id, own: seat, text }];
  });
  const elsewhere = reviews.filter(({ started }) =>
    !practised.includes(started) && !here.some((game) => game.started === started));
  return [...here, ...elsewhere].flatMap(({ started, own, text }) => {
    const game = gameIn(text, own);
    const kept = reviews.find((one) => one.started === started && one.own === own && one.left === 0);
    return game ? [{ ...game, review: kept?.review ?? null }] : [];
  });
}
