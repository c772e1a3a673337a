/** The space available for a part of the page. */

import { useLayoutEffect, useState } from "../html.js";

/** @typedef {{width: number, screenWidth: number, screenHeight: number, letters: number}} Room in CSS pixels */

/**
 * The width of an element, and the size of the screen and of its letters, measured anew when they change.
 * @param {{current: HTMLElement | null}} shown
 * @returns {Room}
 */
export function useRoom(shown) {
  const [room, setRoom] = useState({ width: 340, screenWidth: 360, screenHeight: 616, letters: 16 });
  useLayoutEffect(() => {
    const element = shown.current;
    if (!element) return;
    const measure = () => {
      const width = element.clientWidth;
      setRoom((/** @type {Room} */ before) =>
        before.width === width && before.screenWidth === innerWidth &&
          before.screenHeight === innerHeight
          ? before
          : { width, screenWidth: innerWidth, screenHeight: innerHeight, letters: lettersNow() }
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
  return room;
}

const lettersNow = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
