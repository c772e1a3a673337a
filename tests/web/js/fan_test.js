// The places of a hand's cards: each can be seen and touched, at any width.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fanOf, shareOf, TALL } from "../../../src/foretell/web/static/ui/table/play/fan.js";

/** @import { Place } from "../../../src/foretell/web/static/ui/table/play/fan.js" */

const WIDTHS = [312, 360, 414, 768, 1200];
const SIZES = [1, 2, 5, 7, 10, 15, 20];
/** The width that a finger needs. */
const TOUCH = 44;

/** Every hand of every round at every width, with the places of its cards. */
const FANS = WIDTHS.flatMap((width) =>
  SIZES.flatMap((size) =>
    SIZES.filter((count) => count <= size).map((count) => {
      const hand = { width, size, count, share: width > 600 ? 210 : 165 };
      return { ...hand, ...fanOf(hand), name: `${count} of ${size} cards in ${width} px` };
    })
  )
);

test("every card lies within the width and the height of the hand", () => {
  for (const { name, width, card, height, places } of FANS) {
    for (const { x, y } of places) {
      assert.ok(x >= 0 && x + card <= width, `${name}: ${x}`);
      assert.ok(y >= -12 && y + card * TALL <= height + 12, `${name}: ${y} in ${height}`);
    }
  }
});

test("of every card a finger's width is to be seen", () => {
  for (const { name, places, perRow } of FANS) {
    for (const [index, place] of places.entries()) {
      const right = places[index + 1];
      if (right && (index + 1) % perRow !== 0) {
        assert.ok(right.x - place.x >= TOUCH, `${name}: ${index}`);
      }
    }
  }
});

test("rows are as even as can be, the first one the longest, and lie below each other", () => {
  for (const { name, count, perRow, places } of FANS) {
    const rows = Array.from(
      { length: Math.ceil(count / perRow) },
      (_, row) => places.slice(row * perRow, (row + 1) * perRow),
    );
    assert.ok(perRow - /** @type {Place[]} */ (rows.at(-1)).length < rows.length, name);
    for (const [row, cards] of rows.entries()) {
      if (row > 0) assert.ok(cards[0].y - rows[row - 1][0].y >= TOUCH, name);
    }
  }
});

test("a hand in one row is bent like a fan, its middle highest; more rows lie straight", () => {
  const { places } = fanOf({ width: 600, size: 5, count: 5, share: 210 });
  assert.deepEqual(places.map(({ tilt }) => Math.sign(tilt)), [-1, -1, 0, 1, 1]);
  assert.ok(places[0].y > places[2].y && places[4].y === places[0].y);
  const rows = fanOf({ width: 312, size: 15, count: 15, share: 165 });
  assert.ok(rows.places.every(({ tilt }) => tilt === 0));
});

test("the room of a hand depends on the round alone, and its cards grow as they are played", () => {
  for (const { name, width, size, share, height, card } of FANS) {
    const whole = fanOf({ width, size, share, count: size });
    assert.equal(height, whole.height, name);
    assert.ok(card >= whole.card, name);
  }
});

test("of a row above another, 48 pixels are to be seen, or 0.85 of a card's width if that is more", () => {
  for (const { name, card, height, perRow, count, size, share, places } of FANS) {
    const rows = Math.ceil(count / perRow);
    const step = Math.max(48, 0.85 * card);
    for (let row = 1; row < rows; row += 1) {
      const down = places[row * perRow].y - places[(row - 1) * perRow].y;
      assert.ok(Math.abs(down - step) <= 1, `${name}: ${down}, not ${step}`);
    }
    const last = /** @type {Place} */ (places.at(-1));
    if (rows > 1) assert.ok(Math.abs(last.y + card * TALL - height) <= 1, `${name}: ends above`);
    if (count === size) {
      assert.equal(height, Math.max(share, Math.round((rows - 1) * step + card * TALL)), name);
    }
  }
});

test("a hand takes 0.29 of a screen's height, 0.26 of one that is low and wide, and 278 pixels at most", () => {
  assert.equal(shareOf({ screenWidth: 360, screenHeight: 600 }), 174);
  assert.equal(shareOf({ screenWidth: 600, screenHeight: 360 }), 94);
  assert.equal(shareOf({ screenWidth: 600, screenHeight: 600 }), 174);
  assert.equal(shareOf({ screenWidth: 2000, screenHeight: 1400 }), 278);
});
