/** Retrying until the server can be reached. */

import { Refused } from "./api.js";

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 15000;

/**
 * Call a function, and call it again while the server cannot be reached: after a pause, or at once
 * when the network is back or the page becomes visible.
 * @param {() => Promise<void>} act
 * @param {() => void} onAway called after each failed attempt
 * @param {(refused: Refused) => void} onRefused called if it answers with a refusal; there is no further attempt
 * @returns {() => void} stops the attempts
 */
export function untilReached(act, onAway, onRefused) {
  let wait = FIRST_WAIT;
  let over = false;
  let busy = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const stop = () => {
    over = true;
    clearTimeout(timer);
    removeEventListener("online", hurry);
    document.removeEventListener("visibilitychange", hurry);
  };
  const attempt = async () => {
    clearTimeout(timer);
    if (busy || over) return;
    busy = true;
    try {
      await act();
      stop();
    } catch (error) {
      if (over) return;
      if (!(error instanceof Refused)) throw error;
      if (!error.refusal.code.startsWith("net/")) {
        stop();
        return onRefused(error);
      }
      onAway();
      timer = setTimeout(attempt, wait);
      wait = Math.min(2 * wait, LONGEST_WAIT);
    } finally {
      busy = false;
    }
  };
  const hurry = () => {
    if (document.visibilityState === "hidden") return;
    wait = FIRST_WAIT;
    void attempt();
  };
  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);
  void attempt();
  return stop;
}
