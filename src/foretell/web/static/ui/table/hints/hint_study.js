/** The computation of a hint: first as many possible games as a review has, then more. */

import { GAMES, isClear, MORE, questionOf, SEED } from "../../../analysis/appraisal.js";
import { study } from "../../../net/bots.js";

/** @import { Seat, State } from "../../../core/types.d.ts" */
/** @import { Question } from "../../../engine/engine.js" */
/** @import { Explained } from "../../../worker/worker.js" */

/**
 * A hint so far: the values of all actions and the reasons for the best, null until enough games are
 * played out, how many are so far, whether a simpler bot stands in because the strongest could not be
 * loaded, and whether it is final.
 * @typedef {{study: Explained | null, looking: number, isSimpler: boolean, isFinal: boolean}} Hint
 */

/** @type {Hint} */
export const NO_HINT = Object.freeze({ study: null, looking: 0, isSimpler: false, isFinal: false });

/** Milliseconds for more games, while another action may be as good as the best. */
const MOST_TIME = 1000;
/** The substitute, which needs no networks. */
const SIMPLER = "searcher";

/**
 * Studies the actions of a seat. However slow the device, nothing is recommended from fewer games
 * than a review has.
 * @param {State} known the game as the seat knows it
 * @param {Seat} seat which is to act
 * @param {(hint: Hint) => void} onHint called at each change
 * @param {typeof study} [ask]
 * @returns {() => void} stops it
 */
export function studyHint(known, seat, onHint, ask = study) {
  let hint = NO_HINT;
  let stop = () => {};
  const tell = (/** @type {Partial<Hint>} */ changes) => onHint(hint = { ...hint, ...changes });
  /** @type {(question: Question, least: number, after: () => void) => void} */
  const run = (question, least, after) => {
    /** @type {Explained | null} */
    let last = null;
    const onStudy = (/** @type {Explained} */ study) => {
      last = study;
      if (study.games >= Math.max(least, hint.study?.games ?? 0)) tell({ study });
      else if (hint.study === null) tell({ looking: study.games });
    };
    stop = ask(question, onStudy, (error) => {
      if (error !== null && hint.study === null && !hint.isSimpler) {
        tell({ isSimpler: true });
        const simpler = { bot: SIMPLER, known, seat, seed: SEED, milliseconds: MOST_TIME };
        run(simpler, 1, end);
      } else if (error === null) {
        if (hint.study === null && last !== null) tell({ study: last }); // a single card needs no more games
        after();
      }
      else end();
    });
  };
  const end = () => tell({ isFinal: true });
  run(questionOf(known, seat), GAMES, () => {
    if (hint.study === null || isClear(hint.study.values)) end();
    else run({ ...questionOf(known, seat, MORE[0]), milliseconds: MOST_TIME }, GAMES, end);
  });
  return () => stop();
}
