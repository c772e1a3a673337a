/** Keeps the screen on while cards lie on a real table or a game is under way. */

import { useEffect } from "./html.js";

export const useWakeLock = () => useEffect(keepAwake, []);

/** Keeps the screen on, if the browser can; returns a function that stops it. */
export function keepAwake() {
  /** @type {WakeLockSentinel | null} */
  let lock = null;
  let isOver = false;
  const take = async () => {
    if (document.visibilityState !== "visible") return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (isOver) await lock.release();
    } catch {
      // unavailable, or refused now: the battery is low
    }
  };
  void take();
  document.addEventListener("visibilitychange", take); // a hidden page loses the lock
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", take);
    void lock?.release().catch(() => {});
  };
}
