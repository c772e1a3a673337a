/** Keeps the screen on while cards lie on a real table or a game is under way. */

import { useEffect } from "./html.js";

/** Keep the screen on as long as a component is shown. */
export const useWakeLock = () => useEffect(keepAwake, []);

/** Keep the screen on, where the browser can; returns how to stop. */
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
      // not here, or not now: the battery is low
    }
  };
  void take();
  document.addEventListener("visibilitychange", take); // a hidden page loses it
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", take);
    void lock?.release().catch(() => {});
  };
}
