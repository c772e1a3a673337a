/** Dragging a card from the hand onto the table plays it. */

import { times } from "../../parts/motion.js";

/** Pixels before a press is a drag, and the distance for a drop to count. */
const SLACK = 10;
const FAR = 56;

/**
 * Follows a pointer that went down on a card.
 * @param {PointerEvent} press
 * @param {(card: HTMLElement, from: DOMRect) => void} onPlayed called with the place of the drop
 */
export function dragToPlay(press, onPlayed) {
  if (press.button !== 0 || !press.isPrimary) return;
  const card = /** @type {HTMLElement} */ (press.currentTarget);
  let drags = false;
  let x = 0;
  let y = 0;

  /** @param {PointerEvent} event */
  const move = (event) => {
    if (event.pointerId !== press.pointerId) return;
    x = event.clientX - press.clientX;
    y = event.clientY - press.clientY;
    if (!drags && Math.hypot(x, y) > SLACK) {
      drags = true;
      card.setPointerCapture(press.pointerId);
      card.classList.add("dragged");
    }
    if (!drags) return;
    card.classList.toggle("far", y < -FAR);
    card.style.transform = `translate(${x}px, ${y}px)`;
  };
  /** @param {PointerEvent} event */
  const end = (event) => {
    if (event.pointerId !== press.pointerId) return;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (!drags) return;
    card.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => card.removeEventListener("click", swallow, { capture: true }), 50);
    const from = card.style.transform;
    const where = card.getBoundingClientRect();
    card.classList.remove("dragged", "far");
    card.style.transform = "";
    if (event.type === "pointerup" && y < -FAR) {
      onPlayed(card, where);
    } else if (times().flight > 0) {
      card.animate([{ transform: from }, { transform: "none" }], {
        duration: 200,
        easing: "ease-out",
      });
    }
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

/** @param {Event} event */
function swallow(event) {
  event.stopImmediatePropagation();
  event.preventDefault();
}
