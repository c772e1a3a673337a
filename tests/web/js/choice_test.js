// The games that people choose among.

import assert from "node:assert/strict";
import { test } from "node:test";
import { checkOptions, scheduleOf } from "../../../src/foretell/web/static/core/index.js";
import {
  FIRST_CHOICE,
  kindOf,
  KINDS,
  LENGTHS,
  lengthsFor,
  minutesOf,
  ofKind,
  optionsFor,
  playersFor,
  summarized,
  TWISTS,
  withPlayers,
  withTwist,
} from "../../../src/foretell/web/static/ui/choice/choice.js";
import { STANDARD } from "../../../src/foretell/web/static/ui/choice/presets.js";
import { FIRST_SUMMARY } from "../../../src/foretell/web/static/ui/home/solo_choice.js";

/** @import { Choice } from "../../../src/foretell/web/static/keeper/stored.d.ts" */

/** Every choice that taps lead to, without options chosen one by one. */
function everyChoice() {
  /** @type {Choice[]} */
  const choices = [];
  const twisted = TWISTS.map((twist) => withTwist(ofKind(FIRST_CHOICE, "twist"), twist));
  for (const start of [FIRST_CHOICE, ...twisted]) {
    for (const players of playersFor(start)) {
      for (const length of LENGTHS) {
        for (const edition of /** @type {const} */ (["classic", "fantasy"])) {
          choices.push({ ...withPlayers(start, players), length, edition });
        }
      }
    }
  }
  return choices;
}

test("whatever is chosen goes together, for as many as were chosen, in the edition that was", () => {
  for (const choice of everyChoice()) {
    const options = optionsFor(choice);
    assert.equal(checkOptions(options), null, JSON.stringify(choice));
    assert.deepEqual([options.players, options.edition], [choice.players, choice.edition]);
  }
});

test("the kind that is chosen is the kind that is shown, whatever was chosen before", () => {
  for (const choice of everyChoice()) {
    for (const kind of KINDS) {
      const chosen = ofKind(choice, kind);
      assert.equal(kindOf(chosen), kind, JSON.stringify(choice));
      assert.equal(checkOptions(optionsFor(chosen)), null);
      assert.equal(kindOf(ofKind(ofKind(choice, "own"), kind)), kind);
    }
  }
});

test("the first choice is the standard game, and its summary is right", () => {
  assert.deepEqual(optionsFor(FIRST_CHOICE), STANDARD);
  assert.deepEqual(summarized(FIRST_CHOICE, "casual"), FIRST_SUMMARY);
});

test("one's own rules begin with those that were chosen before", () => {
  const twist = withTwist(ofKind(FIRST_CHOICE, "twist"), "dark-wizard");
  assert.deepEqual(ofKind({ ...twist, length: "half" }, "own").own, {
    ...STANDARD,
    winning_wizard: "last",
    hand_sizes: [1, 3, 5, 7, 9, 11, 13, 15],
  });
});

test("a length is offered with its rounds, and none where the rules fix them", () => {
  const rounds = (/** @type {Choice} */ choice) => lengthsFor(choice).map((one) => one.rounds);
  assert.deepEqual(rounds(FIRST_CHOICE), [15, 8, 5]);
  assert.deepEqual(rounds(withPlayers(FIRST_CHOICE, 3)), [20, 10, 5]);
  assert.deepEqual(rounds(ofKind(FIRST_CHOICE, "two")), []);
  assert.deepEqual(rounds(withTwist(FIRST_CHOICE, "one-suit")), []);
});

test("as many can play as the rules allow", () => {
  assert.deepEqual(playersFor(FIRST_CHOICE), [2, 3, 4, 5, 6]);
  assert.deepEqual(playersFor(withTwist(FIRST_CHOICE, "clairvoyance")), [3, 4, 5, 6]);
  assert.deepEqual(playersFor(withTwist(FIRST_CHOICE, "one-suit")), [3, 4]);
  assert.equal(withTwist({ ...FIRST_CHOICE, players: 6 }, "one-suit").players, 4);
});

test("a game takes longer with more rounds, more players, and more people", () => {
  const minutes = (/** @type {Choice} */ choice, /** @type {number} */ people) =>
    minutesOf(optionsFor(choice), people);
  const short = ofKind(FIRST_CHOICE, "short");
  assert.equal(minutes(FIRST_CHOICE, 4), 35);
  assert.ok(minutes(FIRST_CHOICE, 1) < minutes(FIRST_CHOICE, 4));
  assert.ok(minutes(short, 4) < minutes({ ...FIRST_CHOICE, length: "half" }, 4));
  assert.ok(minutes(short, 6) > minutes(withPlayers(short, 3), 3));
  assert.ok(minutesOf({ ...STANDARD, hand_sizes: [1] }, 1) === 1);
  assert.equal(scheduleOf(optionsFor(short)).length, 5);
});
