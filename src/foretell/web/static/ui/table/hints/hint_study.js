/** The computation of a hint: the strongest bot's first figures at once, then ever better ones. */

import { study } from "../../../net/bots.js";

/** @import { Seat, State } from "../../../core/types.d.ts" */
/** @import { Explained } from "../../../worker/worker.js" */

/**
 * A hint so far: the values of all actions and the reasons for the best, null before the first,
 * whether a simpler bot stands in because the strongest could not be loaded, and whether it is
 * final.
 * @typedef {{study: Explained | null, isSimpler: boolean, isFinal: boolean}} Hint
 */

/** @type {Hint} */
export const NO_HINT = Object.freeze({ study: null, isSimpler: false, isFinal: false });

/** Fixed, so that the same situation gets the same hint. */
const SEED = "0".repeat(64);
/** Milliseconds for as many games as the bot plays itself; as long again for more. */
const HALF = 1000;
const STRONGEST = ["strongest", "strongest:400"];
/** The substitute, which needs no networks. */
const SIMPLER = ["searcher"];

/**
 * Studies the actions of a seat.
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
