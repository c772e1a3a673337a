/** Retrying until the server can be reached. */

import { isUnreachable, Refused } from "./api.js";
import { whenBack } from "../network/network.js";

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 3000;
/** Milliseconds in which several events may mean one return of the network. */
const SAME_RETURN = 250;

/**
 * Calls a function, and repeats it while the server cannot be reached: after a pause, or at once
 * when the network may be back. An attempt that still hangs then is abandoned.
 * @param {() => Promise<void>} act
 * @param {(refused: Refused) => void} onAway called after each failed attempt
 * @param {(refused: Refused) => void} onRefused called on a refusal, which ends the attempts
 * @returns {() => void} stops the attempts
 */
export function untilReached(act, onAway, onRefused) {
  let wait = FIRST_WAIT;
  let over = false;
  /** The number of the last attempt, and when it began. */
  let attempts = 0;
  let began = 0;
  let isPending = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const stop = () => {
    over = true;
    clearTimeout(timer);
    stopWatching();
  };
  const attempt = async () => {
    clearTimeout(timer);
    const number = ++attempts;
    began = Date.now();
    isPending = true;
    try {
      await act();
      if (!over) stop();
    } catch (error) {
      if (over || number !== attempts) return;
      isPending = false;
      if (!(error instanceof Refused)) throw error;
      if (!isUnreachable(error)) {
        stop();
        return onRefused(error);
      }
      onAway(error);
      timer = setTimeout(attempt, wait);
      wait = Math.min(2 * wait, LONGEST_WAIT);
    }
  };
  const hurry = () => {
    wait = FIRST_WAIT;
    if (!isPending || Date.now() - began > SAME_RETURN) void attempt();
  };
  const stopWatching = whenBack(hurry);
  void attempt();
  return stop;
}
