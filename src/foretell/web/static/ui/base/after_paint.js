/** First it is seen that a tap was understood; whatever follows from it may take its time. */

/** A page that is not painted does not wait for it. */
const PAINT_TIMEOUT = 100;

/**
 * Call a function after the next paint.
 * @param {() => void} act
 */
export function afterPaint(act) {
  let done = false;
  const once = () => {
    if (!done) act();
    done = true;
  };
  setTimeout(once, PAINT_TIMEOUT);
  requestAnimationFrame(() => setTimeout(once));
}
