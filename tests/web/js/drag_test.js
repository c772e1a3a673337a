// A card that is dragged up from the hand, and where it has to be let go to be played.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { dragToPlay } from "../../../src/foretell/web/static/ui/table/play/drag.js";

/**
 * Press a card at (100, 500), and follow the pointer.
 * @param {{button?: number, isPrimary?: boolean}} [how]
 */
function pressed({ button = 0, isPrimary = true } = {}) {
  const seen = {
    /** @type {unknown[]} */
    played: [],
    /** @type {string[]} */
    classes: [],
    captured: 0,
    animated: 0,
  };
  const classes = new Set();
  const card = Object.assign(new EventTarget(), {
    style: { transform: "" },
    classList: {
      add: (/** @type {string} */ name) => classes.add(name),
      remove: (/** @type {string[]} */ ...names) => names.forEach((name) => classes.delete(name)),
      toggle: (/** @type {string} */ name, /** @type {boolean} */ isOn) =>
        isOn ? classes.add(name) : classes.delete(name),
    },
    setPointerCapture: () => (seen.captured += 1),
    getBoundingClientRect: () => `at ${card.style.transform}`,
    animate: () => (seen.animated += 1),
  });
  const press = {
    button,
    isPrimary,
    pointerId: 1,
    clientX: 100,
    clientY: 500,
    currentTarget: card,
  };
  dragToPlay(
    /** @type {PointerEvent} */ (/** @type {unknown} */ (press)),
    (_, from) => seen.played.push(from),
  );
  /** @type {(type: string, x: number, y: number, pointerId?: number) => void} */
  const point = (type, x, y, pointerId = 1) => {
    dispatchEvent(
      Object.assign(new Event(type), { clientX: 100 + x, clientY: 500 + y, pointerId }),
    );
    seen.classes = [...classes].map(String).sort();
  };
  return { seen, card, point };
}

test("a card that is let go of above the hand is played, from where it was", () => {
  const { seen, card, point } = pressed();
  point("pointermove", 3, -57);
  assert.deepEqual(seen.classes, ["dragged", "far"]);
  assert.equal(seen.captured, 1);
  point("pointerup", 3, -57);
  assert.deepEqual(seen.played, ["at translate(3px, -57px)"]);
  assert.deepEqual([seen.classes, card.style.transform, seen.animated], [[], "", 0]);
});

test("a card that was not brought far enough goes back", () => {
  const { seen, point } = pressed();
  point("pointermove", 0, -90);
  point("pointermove", 0, -56);
  assert.deepEqual(seen.classes, ["dragged"]);
  point("pointerup", 0, -56);
  assert.deepEqual(seen.played, []);
  assert.equal(seen.animated, 1);
});

test("a press that hardly moves is a tap", () => {
  const { seen, card, point } = pressed();
  point("pointermove", 6, -8);
  assert.deepEqual(seen.classes, []);
  point("pointerup", 6, -8);
  let clicks = 0;
  card.addEventListener("click", () => (clicks += 1));
  card.dispatchEvent(new Event("click"));
  assert.deepEqual([clicks, seen.played, seen.captured], [1, [], 0]);
});

test("the click at the end of a drag is no tap", () => {
  const { card, point } = pressed();
  point("pointermove", 0, -90);
  point("pointerup", 0, -90);
  let clicks = 0;
  card.addEventListener("click", () => (clicks += 1));
  card.dispatchEvent(new Event("click", { cancelable: true }));
  assert.equal(clicks, 0);
  card.dispatchEvent(new Event("click"));
  assert.equal(clicks, 1);
});

test("a drag that is interrupted plays nothing, however far", () => {
  const { seen, point } = pressed();
  point("pointermove", 0, -90);
  point("pointercancel", 0, -90);
  point("pointerup", 0, -90);
  assert.deepEqual(seen.played, []);
});

test("other fingers and buttons drag nothing", () => {
  const { seen, point } = pressed();
  point("pointermove", 0, -90, 2);
  point("pointerup", 0, -90, 2);
  assert.deepEqual(seen.classes, []);
  point("pointerup", 0, 0);
  for (const how of [{ button: 2 }, { isPrimary: false }]) {
    const other = pressed(how);
    other.point("pointermove", 0, -90);
    other.point("pointerup", 0, -90);
    assert.deepEqual(other.seen.played, []);
  }
});
