// The sounds of a table.

import assert from "node:assert/strict";
import { test } from "node:test";
import { SCORES, soundOf } from "../../../src/foretell/web/static/ui/table/sound/sound_scores.js";

/** @type {(event: object, standing?: object) => string | null} */
const heard = (event, standing = { bids: [1, null], taken: [1, 4] }) =>
  soundOf(
    /** @type {import("../../../src/foretell/web/static/wire.d.ts").TableEvent} */ (event),
    /** @type {import("../../../src/foretell/web/static/ui/table/state/game_view.js").GameView} */ (standing),
  );

test("a Wizard, a Jester and any other card have sounds of their own, and so has trump", () => {
  const cards = ["Z1", "N4", "H9"].map((card) => heard({ type: "played", seat: 0, card }));
  assert.deepEqual(cards, ["wizard", "jester", "card"]);
  assert.equal(heard({ type: "dealt", round: 1 }), "trump");
  assert.equal(heard({ type: "bid", seat: 0, bid: 1 }), null);
});

test("a trick too many cracks, where the bid is known", () => {
  assert.equal(heard({ type: "trick_won", seat: 0 }), "trick");
  assert.equal(heard({ type: "trick_won", seat: 1 }), "trick");
  assert.equal(heard({ type: "trick_won", seat: 0 }, { bids: [0], taken: [1] }), "crack");
});

for (const [sound, notes] of Object.entries(SCORES)) {
  test(`the sound ${sound} is short, and loud enough for nobody to start`, () => {
    assert.ok(notes.length > 0);
    for (const { pitch, to = pitch, at = 0, lasts, loud } of notes) {
      assert.ok(pitch >= 50 && to >= 50 && pitch <= 10_000 && to <= 10_000);
      assert.ok(at + lasts <= 1.5 && lasts >= 0.05);
      assert.ok(loud > 0 && loud <= 0.3);
    }
  });
}
