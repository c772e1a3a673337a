/** Motion and its durations, as the person prefers them. */

import { settings } from "../base/settings.js";

const REDUCED = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * Milliseconds of a card's flight, of a complete trick on the table, of a round's end, and of a
 * bot's thought: at least, without a choice, and at most.
 */
const TIMES = {
  none: { flight: 0, dwell: 450, result: 900, thought: [400, 400] },
  quick: { flight: 170, dwell: 420, result: 1300, thought: [0, 0] },
  normal: { flight: 300, dwell: 850, result: 2400, thought: [400, 1200] },
  slow: { flight: 520, dwell: 1600, result: 4000, thought: [800, 1200] },
};

/** @returns {typeof TIMES.normal} */
export function times() {
  const chosen = TIMES[/** @type {keyof typeof TIMES} */ (settings.value.speed)] ?? TIMES.normal;
  return REDUCED.matches ? { ...chosen, flight: 0 } : chosen;
}

/** The duration of a bot's thought, usually longer with more choices. @param {number} choices */
export function thoughtTime(choices) {
  const [least, most] = times().thought;
  const share = 1 - Math.random() ** Math.log2(Math.max(1, choices));
  return least + (most - least) * share;
}

/** The duration of a round's end; the last round's is the longest. @param {boolean} isLast */
export const resultTime = (isLast) => times().result * (isLast ? 1.6 : 1);

/**
 * Animates an element from the place of another.
 * @type {(element: Element, from: DOMRect | null | undefined, how?: {delay?: number, tilt?: number,
 *   lasts?: number}) => void}
 */
export function comeFrom(element, from, { delay = 0, tilt = 0, lasts = 1 } = {}) {
  const { flight } = times();
  if (!from || flight === 0 || from.width === 0) return;
  element.animate([{ transform: between(element, from, tilt) }, { transform: "none" }], {
    duration: flight * lasts,
    delay,
    fill: "backwards",
    easing: "cubic-bezier(0.2, 0.9, 0.3, 1)",
  });
}

/**
 * Animates an element to the place of another, where it vanishes.
 * @type {(element: Element, to: DOMRect | null | undefined, how?: {delay?: number}) => void}
 */
export function goTo(element, to, { delay = 0 } = {}) {
  const { flight } = times();
  if (!to || flight === 0) return;
  const gone = { transform: `${between(element, to, 0)}  scale(0.7)`, opacity: 0 };
  element.animate([{ transform: "none", opacity: 1 }, { opacity: 1, offset: 0.7 }, gone], {
    duration: flight * 1.25,
    delay,
    fill: "forwards",
    easing: "cubic-bezier(0.5, 0, 0.7, 0.4)",
  });
}

/**
 * Turns the turned card over, and washes the cloth in the trump colour.
 * @param {Element | null} stock
 */
export function turnTrump(stock) {
  const { flight } = times();
  if (!stock?.lastElementChild || flight === 0) return;
  const hidden = { opacity: 0, transform: "perspective(30rem) rotateY(90deg)" };
  stock.lastElementChild.animate([hidden, { opacity: 1, transform: "none" }], {
    duration: flight * 1.4,
    delay: flight,
    fill: "backwards",
    easing: "cubic-bezier(0.3, 1.5, 0.5, 1)",
  });
  stock.animate(
    [{ opacity: 0.8, transform: "scale(0.4)" }, { opacity: 0, transform: "scale(2.6)" }],
    { duration: flight * 3, delay: flight * 1.8, easing: "ease-out", pseudoElement: "::after" },
  );
}

/** Shakes an element as a "no". @param {Element | null} element */
export function shake(element) {
  if (element === null || times().flight === 0) return;
  const steps = [0, -5, 5, -3, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  element.animate(steps, { duration: 280 });
}

/** @param {Element} element @param {DOMRect} other @param {number} tilt */
function between(element, other, tilt) {
  const own = element.getBoundingClientRect();
  const x = other.left + other.width / 2 - own.left - own.width / 2;
  const y = other.top + other.height / 2 - own.top - own.height / 2;
  // anything but a card, such as a plate, is a place to come from, not a size
  const isCard = other.height > other.width;
  const scale = isCard ? other.width / Math.max(1, own.width) : 0.4;
  return `translate(${x}px, ${y}px) scale(${scale}) rotate(${tilt}deg)`;
}
