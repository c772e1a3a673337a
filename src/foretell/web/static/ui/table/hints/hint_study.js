/** The way to a hint: the strongest bot's first figures at once, then ever better ones. */

import { study } from "../../../net/bots.js";

/** @import { Seat, State } from "../../../core/types.d.ts" */
/** @import { Explained } from "../../../worker/worker.js" */

/**
 * A hint so far: the values of all actions and the reasons for the best, null before there are any;
 * whether they are a simpler bot's, because the strongest could not be loaded; and whether they are
 * final.
 * @typedef {{study: Explained | null, isSimpler: boolean, isFinal: boolean}} Hint
 */

/** @type {Hint} */
export const NO_HINT = Object.freeze({ study: null, isSimpler: false, isFinal: false });

/** The same situation gets the same hint. */
const SEED = "0".repeat(64);
/** Half of the time, in milliseconds, for as many games as the bot plays itself, the rest for more. */
const HALF = 1000;
const STRONGEST = ["strongest", "strongest:400"];
/** It needs no networks. */
const SIMPLER = ["searcher"];

/**
 * Study what a seat could do.
 * @param {State} known the game as the seat knows it
 * @param {Seat} seat which is to act
 * @param {(hint: Hint) => void} onHint called at each change
 * @param {typeof study} [ask]
 * @returns {() => void} ends it
 */
export function studyHint(known, seat, onHint, ask = study) {
  let hint = NO_HINT;
  let stop = () => {};
  const tell = (/** @type {Partial<Hint>} */ changes) => onHint(hint = { ...hint, ...changes });
  const run = (/** @type {readonly string[]} */ [bot, ...rest]) => {
    const question = { bot, known, seat, seed: SEED, milliseconds: HALF };
    stop = ask(
      question,
      (study) => study.games >= (hint.study?.games ?? 0) && tell({ study }),
      (error) => {
        if (error !== null && hint.study === null && !hint.isSimpler) {
          tell({ isSimpler: true });
          run(SIMPLER);
        } else if (error === null && rest.length > 0) run(rest);
        else tell({ isFinal: true });
      },
    );
  };
  run(STRONGEST);
  return () => stop();
}
