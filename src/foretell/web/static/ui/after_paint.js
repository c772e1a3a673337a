/** First it is seen that a tap was understood; whatever follows from it may take its time. */

/** A page that is not painted does not wait for it. */
const PATIENCE = 100;

/**
 * Do something once what has changed until now is on the screen.
 * @param {() => void} act
 */
export function afterPaint(act) {
  let done = false;
  const once = () => {
    if (!done) act();
    done = true;
  };
  setTimeout(once, PATIENCE);
  requestAnimationFrame(() => setTimeout(once));
}
