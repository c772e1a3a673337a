/** A puzzle played on: practice against bots, with its deal, from one of its decisions. */

import { practiceFrom } from "../../net/practice.js";
import { t } from "../../words/words.js";
import { go } from "../base/route.js";
import { characterName, opponentsOf } from "../parts/characters.js";
import { keepPractice } from "../stored/saved.js";
import { HUMAN } from "../../table/state.js";
import { playedUpTo } from "./position.js";

/** @import { SavedTable } from "../../table/types.d.ts" */
/** @import { Answered } from "./position.js" */
/** @import { Puzzle } from "./puzzle.js" */

/** The bots on the other seats. */
const OTHERS = "seasoned";

/** Goes to the table, at the decision after some answers. @param {Puzzle} puzzle @param {readonly Answered[]} answers */
export function tryOn(puzzle, answers) {
  keepPractice(practiceOf(puzzle, answers, Date.now()));
  go("/solo?new=1&practice=1");
}

/** @type {(puzzle: Puzzle, answers: readonly Answered[], started: number) => SavedTable} */
export function practiceOf(puzzle, answers, started) {
  const { options, seat, events } = playedUpTo(puzzle, answers.map(({ action }) => action));
  const name = t("web-you");
  const bots = opponentsOf(name, Array.from({ length: options.players - 1 }, () => OTHERS))
    .map((who) => ({ name: characterName(who), kind: OTHERS }));
  const players = [...bots.slice(0, seat), { name, kind: HUMAN }, ...bots.slice(seat)];
  const header = /** @type {const} */ ({ options, players, seed: puzzle.seed });
  return practiceFrom({ header, events }, events.length, seat, started);
}
