/** The focus is never lost: when the focused element disappears, a near one takes it. */

import { useEffect, useLayoutEffect, useRef } from "../../base/html.js";

/**
 * @param {(gone: Element) => Element | null | undefined} heir returns the successor of a removed
 *   element, null if another part of the page is responsible
 */
export function useFocusKept(heir) {
  const last = useRef(/** @type {Element | null} */ (null));
  useEffect(() => {
    const onFocus = (/** @type {FocusEvent} */ event) => {
      last.current = event.target instanceof Element ? event.target : null;
    };
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, []);
  useLayoutEffect(() => {
    const gone = last.current;
    if (gone === null || gone.isConnected) return;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const next = heir(gone);
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  });
}
