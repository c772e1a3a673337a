// The small markers on a table. Each has its own shape, and nearby text gives its meaning.

import { box, circle, group, line, path, picture, use } from "./shape.js";
import { suitName } from "./suits.js";

/** @import { Shape } from "./shape.js" */
/** @import { Edition, SuitLetter } from "./suits.js" */

/**
 * The round's trump on a seal; without one the seal is struck out.
 * @type {(suit: SuitLetter | null, edition: Edition) => Shape}
 */
export function trumpMarker(suit, edition) {
  const petals = Array.from(
    { length: 12 },
    (_, index) => circle(24, 5.6, 5, "var(--seal)", { transform: `rotate(${index * 30} 24 24)` }),
  );
  const seal = [
    ...petals,
    circle(24, 24, 19.4, "var(--seal)"),
    circle(24, 24, 16.4, "var(--card-paper)"),
  ];
  if (suit === null) {
    const stroke = { stroke: "currentColor", "stroke-width": 3 };
    return picture(
      "trump-marker trump-none",
      "0 0 48 48",
      ...seal,
      circle(24, 24, 8.6, "none", stroke),
      line("M17.8 30.2 30.2 17.8", "currentColor", 3),
    );
  }
  const name = suitName(edition, suit);
  return picture(`trump-marker suit-${name}`, "0 0 48 48", ...seal, use(name, 13, 13, 22, 22));
}

/** @returns {Shape} two cards on a disc */
export function dealerButton() {
  const card = { rx: 1.6, stroke: "var(--button)", "stroke-width": 1.3 };
  return picture(
    "dealer-button",
    "0 0 28 28",
    circle(14, 14, 13, "var(--button)"),
    circle(14, 14, 10.8, "none", {
      stroke: "var(--on-button)",
      "stroke-width": 1,
      "stroke-opacity": 0.6,
    }),
    group({ transform: "rotate(-16 14 17)" }, box(8.4, 8.4, 7, 10.4, "var(--on-button)", card)),
    group({ transform: "rotate(14 14 17)" }, box(12, 8.4, 7, 10.4, "var(--on-button)", card)),
  );
}

/** @returns {Shape} a pennant */
export const leaderMarker = () =>
  picture(
    "leader-marker",
    "0 0 28 28",
    line("M8 4V25", "currentColor", 2.6),
    path(
      "M8 4.4C12 2.6 15 6.4 19 5.4 21.4 4.8 23 4.6 24.6 5.4L21.6 10.2 24.6 15.2" +
        "C21 14.2 19.4 16 16.6 15.8 13.4 15.6 11.4 13.6 8 15.2Z",
      "currentColor",
    ),
  );

/** @returns {Shape} a ring that is half a disc */
export const awayDot = () =>
  picture(
    "away-dot",
    "0 0 16 16",
    circle(8, 8, 5.4, "none", { stroke: "currentColor", "stroke-width": 2 }),
    path("M8 2.6A5.4 5.4 0 0 1 8 13.4Z", "currentColor"),
  );
