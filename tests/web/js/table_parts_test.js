// Parts of the table on the screen, as far as they need no browser.

import { media } from "./page.js"; // first: what the others need of a page
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { standardOptions } from "../../../src/foretell/web/static/core/index.js";
import { NOTHING_SENT } from "../../../src/foretell/web/static/net/table_view.js";
import { figuresOf } from "../../../src/foretell/web/static/ui/table/results/figures.js";
import { pipsOf } from "../../../src/foretell/web/static/ui/parts/gauge.js";
import { winningSeat } from "../../../src/foretell/web/static/ui/table/state/game_view.js";
import { Promised } from "../../../src/foretell/web/static/ui/table/gather/gathering.js";
import { inOrder } from "../../../src/foretell/web/static/ui/table/play/hand_order.js";
import { comeFrom, goTo, shake } from "../../../src/foretell/web/static/ui/parts/motion.js";
import { isLeader } from "../../../src/foretell/web/static/ui/table/play/plate.js";
import { DEFAULTS, settings } from "../../../src/foretell/web/static/ui/base/settings.js";
import { loadLanguage } from "../../../src/foretell/web/static/words/words.js";

/** @import { Child, VNode } from "../../../src/foretell/web/static/libraries.d.ts" */
/** @import { GameView } from "../../../src/foretell/web/static/ui/table/state/game_view.js" */

/**
 * Return the words in what a component draws.
 * @type {(child: Child) => string}
 */
function textOf(child) {
  if (child === null || child === undefined || typeof child === "boolean") return "";
  if (typeof child !== "object") return String(child);
  if (Array.isArray(child)) return child.map(textOf).join(" ");
  const { type, props } = /** @type {VNode} */ (child);
  if (typeof type === "function") return textOf(type(props));
  return textOf(/** @type {Child} */ (props.children));
}

/** @type {(cards: string[], trump: string | null, more?: {lastWizard?: boolean, won?: number}) => number | null} */
const winner = (cards, trump, { lastWizard = false, won } = {}) => {
  const options = { ...standardOptions(4), winning_wizard: lastWizard ? "last" : "first" };
  const view = /** @type {GameView} */ (/** @type {unknown} */ ({ trump, options }));
  return winningSeat({ leader: 2, cards, winner: won ?? null }, view);
};

test("the seat that would take a trick is that of its best card, counted from the leader", () => {
  assert.equal(winner(["H5", "H9", "H7"], null), 3);
  assert.equal(winner(["H5", "H9", "S2"], "S"), 0);
  assert.equal(winner(["H9", "Z1", "Z2"], "H"), 3);
  assert.equal(winner(["H9", "Z1", "Z2"], "H", { lastWizard: true }), 0);
  assert.equal(winner(["N1", "N2", "N3", "N4"], "H"), 2);
});

test("nobody takes a trick without a card, and a trick that was won stays the winner's", () => {
  assert.equal(winner([], "H"), null);
  assert.equal(winner(["H5", "H9"], "H", { won: 1 }), 1);
});

const HAND = ["C2", "N2", "D13", "H1", "Z3", "S5", "D4", "N1", "Z1", "H8", "C9", "S12"];
const FIGURES = ["Z1", "Z3"];
const JESTERS = ["N1", "N2"];

test("by suits, red and black suits take turns, highest cards first", () => {
  assert.deepEqual(inOrder(HAND, "suits", "D"), [
    ...FIGURES,
    ...["S12", "S5", "H8", "H1", "C9", "C2", "D13", "D4"],
    ...JESTERS,
  ]);
});

for (
  const [trump, suits] of /** @type {const} */ ([
    ["S", "SHCD"],
    ["H", "HCDS"],
    ["C", "CDSH"],
    ["D", "DSHC"],
  ])
) {
  test(`with trump ${trump} first, the suits are held as ${suits}`, () => {
    const held = inOrder(HAND, "trump_first", trump).slice(2, -2);
    assert.equal(held.map((card) => card[0]).filter((_, at) => at % 2 === 0).join(""), suits);
  });
}

test("by ranks, cards of a rank stand together, trump first among them", () => {
  assert.deepEqual(inOrder(["C9", "D13", "S9", "H9", "N1", "Z2", "D9"], "ranks", "C"), [
    ...["Z2", "D13", "C9", "D9", "S9", "H9", "N1"],
  ]);
});

test("before the game, those are named who have given a number for the shuffle", async () => {
  await loadLanguage("en");
  const names = ["Ada", "Ben", "Cleo"];
  const table = {
    ...NOTHING_SENT,
    seats: names.map((name) => ({ name, kind: "human", away: false, waits: false })),
    shuffle: { commitment: "c0ffee", nonces: { 0: "5eed", 2: "f00d" } },
  };
  const words = textOf(Promised({ table }));
  assert.match(words, /c0ffee/);
  assert.match(words, /Ada, Cleo/);
  assert.doesNotMatch(words, /Ben/);
  const nobody = { ...table, shuffle: { commitment: "c0ffee", nonces: {} } };
  assert.doesNotMatch(textOf(Promised({ table: nobody })), /Numbers added|Ada|Ben|Cleo/);
});

const row = (/** @type {number} */ round, /** @type {number[]} */ points, totals = points) => ({
  ...{ type: "round_scored", round, bids: [1, 1], tricks: points.map((one) => Number(one > 0)) },
  ...{ points, totals, trump: null },
});

test("the figures of a game name its first best and worst results, streaks and changes of lead", () => {
  const scores = [row(1, [30, -10]), row(2, [-10, 30], [20, 20]), row(3, [-10, 30], [10, 50])];
  const view = { scores, options: standardOptions(2) };
  assert.deepEqual(figuresOf(/** @type {GameView} */ (/** @type {unknown} */ (view))), {
    exact: [1, 2],
    streaks: [1, 2],
    best: { seat: 0, round: 1, points: 30 },
    worst: { seat: 1, round: 1, points: -10 },
    leads: 1,
  });
});

test("a bid of one to five has pips: full ones, due ones, and one for each trick too many", () => {
  assert.deepEqual(pipsOf(3, 1), ["full", "due", "due"]);
  assert.deepEqual(pipsOf(2, 3), ["full", "full", "extra"]);
  assert.deepEqual(pipsOf(5, 0).length, 5);
  for (const [bid, taken] of [[0, 0], [0, 2], [6, 1], [4, 6]]) {
    assert.deepEqual(pipsOf(bid, taken), [], "a ring and numbers tell more");
  }
});

test("those with the highest total lead, unless everybody has it", () => {
  assert.deepEqual([0, 1, 2].map((seat) => isLeader([20, 50, 50], seat)), [false, true, true]);
  assert.equal(isLeader([0, 0, 0], 1), false);
});

/** An element that notes how long each of its animations lasts. */
function moved() {
  /** @type {number[]} */
  const animations = [];
  const box = { left: 0, top: 0, width: 50, height: 70 };
  const element = /** @type {Element} */ (/** @type {unknown} */ ({
    animate: (/** @type {unknown} */ _, /** @type {{duration: number}} */ { duration }) =>
      animations.push(duration),
    getBoundingClientRect: () => box,
  }));
  const place = /** @type {DOMRect} */ ({ ...box, left: 200 });
  shake(element);
  comeFrom(element, place);
  comeFrom(element, null);
  goTo(element, place);
  goTo(element, undefined);
  return animations;
}

beforeEach(() => {
  media.clear();
  settings.value = DEFAULTS;
});

test("things move for as long as a person prefers", () => {
  assert.deepEqual(moved(), [280, 300, 375]);
  settings.value = { ...DEFAULTS, speed: "slow" };
  assert.deepEqual(moved(), [280, 520, 650]);
});

test("nothing moves for those who want no motion", () => {
  settings.value = { ...DEFAULTS, speed: "none" };
  assert.deepEqual(moved(), []);
});

test("nothing moves where the system asks for less motion", () => {
  media.add("(prefers-reduced-motion: reduce)");
  assert.deepEqual(moved(), []);
});
