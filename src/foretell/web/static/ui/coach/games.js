/** The decisions of a person's reviewed games, for the coach. */

import { casesIn } from "../../analysis/habits.js";
import { readRecord } from "../../core/dealing.js";
import { ownGames } from "../stored/own_games.js";

/** @import { ReviewedGame } from "../../analysis/habits.js" */
/** @import { OwnGame } from "../stored/own_games.js" */

/**
 * @typedef {{games: readonly ReviewedGame[], unreviewed: number}} OwnReviews the first game first,
 *   and the number of games without a review
 */

/** Reads game after game, so that the page answers meanwhile. @returns {Promise<OwnReviews>} */
export async function ownReviews() {
  const all = await ownGames();
  /** @type {ReviewedGame[]} */
  const games = [];
  for (const game of all) {
    games.push(...reviewedIn(game));
    await new Promise((resolve) => setTimeout(resolve));
  }
  games.sort((one, other) => one.started - other.started);
  return { games, unreviewed: all.filter(({ kept }) => kept === null).length };
}

/** @param {OwnGame} game @returns {ReviewedGame[]} none without a review */
function reviewedIn({ started, own, text, kept }) {
  const read = kept && readRecord(text);
  if (!read || "refusal" in read) return [];
  const { players } = read.record.header;
  return [{ started, players: players.length, cases: casesIn(read.record, kept.review, own) }];
}

/** The most frequent number of players. @param {readonly ReviewedGame[]} games */
export function usualPlayers(games) {
  const counts = games.map(({ players }) => games.filter((one) => one.players === players).length);
  return games[counts.indexOf(Math.max(...counts))]?.players ?? 4;
}
