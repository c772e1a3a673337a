/** The runs stored in this browser: the one in this tab, which survives a reload, and the best of each kind. */

import { keeper } from "../../keeper/here.js";
import { BEST_RUNS, RUN } from "../../keeper/kinds.js";

/** @import { BestRuns, Run } from "../../keeper/stored.d.ts" */

/** @returns {BestRuns} */
export const bestRuns = () => keeper.read(BEST_RUNS).value ?? {};

/** The run in this tab. @type {(kind: Run["kind"]) => Run | null} */
export function currentRun(kind) {
  const run = keeper.read(RUN).value;
  return run?.kind === kind ? run : null;
}

/** @param {Run | null} run */
export const keepRun = (run) => keeper.change(RUN, "", () => run);

/** Stores the result of a run, if no tab has a better one. @param {Run} run */
export const keepBest = ({ kind, right }) =>
  keeper.change(BEST_RUNS, "", (best) => ({ ...best, [kind]: Math.max(right, best?.[kind] ?? 0) }));
