/** Keeps the screen on while the score pad is open. */

import { useEffect } from "../html.js";

/** Keep the screen on as long as a component is shown, where the browser can. */
export function useWakeLock() {
  useEffect(() => {
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
      void lock?.release();
    };
  }, []);
}
