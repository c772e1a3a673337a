/** The space available for a part of the page. */

import { html, useLayoutEffect, useRef, useState } from "../../base/html.js";

/** @import { Child } from "../../../libraries.d.ts" */

/**
 * @typedef {{width: number, screenWidth: number, screenHeight: number, letters: number}} Room in
 *   CSS pixels
 */
/** @typedef {{width: number, height: number, letters: number}} Area in CSS pixels */

/** The heights in letter sizes up to which an area is low: no room for names, or for the stock. */
const LOW = 13;
const LOWEST = 7;

/**
 * The width of an element, and the size of the screen and its letters, measured when they change.
 * @type {(shown: {current: HTMLElement | null}) => Room}
 */
export const useRoom = (shown) =>
  useMeasured(shown, { width: 340, screenWidth: 360, screenHeight: 616, letters: 16 }, (element) => ({
    width: element.clientWidth,
    screenWidth: innerWidth,
    screenHeight: innerHeight,
    letters: lettersNow(),
  }));

/**
 * The middle of the cloth. Style sheets know its size as `--area-width` and `--area-height`, so
 * that cards are as large as possible. It is not a container for queries: a grid lays out its rows
 * twice, and each time all styles inside a container would be computed again, for any change on the
 * page.
 * @param {{children?: Child}} props
 */
export function FeltMiddle({ children }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const { width, height, letters } = useMeasured(place, { width: 340, height: 340, letters: 16 }, areaOf);
  const lows = [height <= LOW * letters && "low", height <= LOWEST * letters && "lowest"];
  return html`<div ref=${place} class=${["felt-middle", ...lows].filter(Boolean).join(" ")}
    style=${{ "--area-width": `${width}px`, "--area-height": `${height}px` }}>${children}</div>`;
}

/** @type {(element: HTMLElement) => Area} */
const areaOf = ({ clientWidth, clientHeight }) => ({
  width: clientWidth,
  height: clientHeight,
  letters: lettersNow(),
});

/**
 * Measures an element whenever its size or that of the screen changes.
 * @template {Record<string, number>} Measures
 * @param {{current: HTMLElement | null}} shown
 * @param {Measures} first used until the element exists
 * @param {(element: HTMLElement) => Measures} read
 * @returns {Measures}
 */
function useMeasured(shown, first, read) {
  const [measured, setMeasured] = useState(first);
  useLayoutEffect(() => {
    const element = shown.current;
    if (!element) return;
    const measure = () => {
      const now = read(element);
      setMeasured((/** @type {Measures} */ before) =>
        Object.keys(now).every((key) => now[key] === before[key]) ? before : now
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener("resize", measure);
    measure();
    return () => {
      observer.disconnect();
      removeEventListener("resize", measure);
    };
  }, []);
  return measured;
}

const lettersNow = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
