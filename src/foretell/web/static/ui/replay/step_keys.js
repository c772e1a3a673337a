/** The keys of a replay. */

import { useEffect, useRef } from "../base/html.js";

/**
 * Arrow keys step, with Shift by rounds; Home and End go to the ends, Space plays.
 * @param {{step: (by: number) => void, stepRound: (by: number) => void, toggle: () => void, first:
 *   () => void, last: () => void}} acts
 */
export function useStepKeys(acts) {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const onKey = (event) => {
      const { step, stepRound, toggle, first, last } = latest.current;
      if (event.ctrlKey || event.metaKey || event.altKey || isForAnother(event)) return;
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (by !== undefined) (event.shiftKey ? stepRound : step)(by);
      else if (event.key === "Home") first();
      else if (event.key === "End") last();
      else if (event.key === " ") toggle();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

/**
 * Whether a key belongs to the focused element or to an open sheet.
 * @param {KeyboardEvent} event
 */
function isForAnother({ key, target }) {
  if (document.querySelector("dialog[open]")) return true;
  const takers = key === " "
    ? "button, a, select, summary, textarea, input"
    : "select, textarea, input:not([type=checkbox])";
  return target instanceof Element && target.closest(takers) !== null;
}
