/** Work that waits for the next paint, so that a tap is acknowledged first. */

/** Milliseconds to wait on a page that is not painted. */
const PAINT_TIMEOUT = 100;

/** @param {() => void} act */
export function afterPaint(act) {
  let done = false;
  const once = () => {
    if (!done) act();
    done = true;
  };
  setTimeout(once, PAINT_TIMEOUT);
  requestAnimationFrame(() => setTimeout(once));
}
