// A person's habits: kinds of decisions, their figures, the habit that costs most, what became of it.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  casesIn,
  figuresOf,
  GROUPS,
  habitOf,
  measureOf,
} from "../../../src/foretell/web/static/analysis/habits.js";
import { SURE } from "../../../src/foretell/web/static/analysis/judgement.js";
import { playedRounds } from "../../../src/foretell/web/static/analysis/moves.js";
import {
  groupOf,
  groupsOf,
  idOf,
  isPartOf,
} from "../../../src/foretell/web/static/analysis/occasions.js";
import { outcomeOf } from "../../../src/foretell/web/static/analysis/outcomes.js";
import { readPosition } from "../../../src/foretell/web/static/core/position_reading.js";
import { chance, gameWith, numbers } from "./made_games.js";
import { played } from "./home_table.js";

/** @import { ReviewedGame } from "../../../src/foretell/web/static/analysis/habits.js" */
/** @import { Loss } from "./made_games.js" */

/** The ids of the groups of the decision at a position. @param {string} text */
function idsAt(text) {
  const read = readPosition(text);
  if ("refusal" in read) throw new Error(`${text}: ${read.refusal.code}`);
  return groupsOf(read.state, Number(read.viewer)).map(idOf);
}

const BIDS = {
  "the first to bid": [
    "3:5 r1 d0 D1 0,0,0 1 ?/C11.D3.H2.S5.Z4/? -,-,-",
    ["bid", "bid/3-5", "bid//first", "bid/3-5/first"],
  ],
  "one after the other": [
    "3:7 r1 d0 D1 0,0,0 2 ?/?/C2.C9.C11.D3.H2.S5.Z4 -,1,-",
    ["bid", "bid/6-8", "bid//between", "bid/6-8/between"],
  ],
  "the dealer, who bids last": [
    "3:1 r1 d0 D1 0,0,0 0 C11/?/? -,1,0",
    ["bid", "bid/1-2", "bid//last", "bid/1-2/last"],
  ],
  "a hidden bid": [
    "3h:5 r1 d0 D1 0,0,0 0 C11.D3.H2.S5.Z4/?/? -,?,-",
    ["bid", "bid/3-5", "bid//unseen", "bid/3-5/unseen"],
  ],
  "the dealer, who names trump": ["3:5 r1 d0 Z1 0,0,0 0 C11.D3.H2.S5.Z4/?/? -,-,-", ["trump"]],
};
for (const [who, [text, ids]] of Object.entries(BIDS)) {
  test(`before play, ${who}, decides in the groups ${ids}`, () => {
    assert.deepEqual(idsAt(/** @type {string} */ (text)), ids);
  });
}

const HAND = "C11.D3.H2.S5.Z4";
/** @type {Record<string, [string, string[]]>} */
const PLAYS = {
  "a lead": [`3:5 r1 d0 D1 0,0,0 1 ?/${HAND}/? 1,1,2`, ["lead"]],
  "a lead at even bids": [`3:5 r1 d0 D1 0,0,0 1 ?/${HAND}/? 1,1,3`, ["lead", "even"]],
  "hearts that can be followed, two tricks still to take": [
    `3:5 r1 d0 D1 0,0,0 2 ?/?/${HAND} 1,1,2 1:H7`,
    ["follow"],
  ],
  "hearts that can be followed, no trick wanted": [
    `3:5 r1 d0 D1 0,0,0 2 ?/?/${HAND} 1,1,0 1:H7`,
    ["duck"],
  ],
  "hearts without a heart in the hand": [
    "3:5 r1 d0 D1 0,0,0 2 ?/?/C11.D3.D4.S5.Z4 1,1,0 1:H7",
    ["discard"],
  ],
  "a Wizard led, after which nothing has to be followed": [
    `3:5 r1 d0 D1 0,0,0 2 ?/?/${HAND} 1,1,0 1:Z1`,
    ["duck"],
  ],
  "a Jester led, so that no suit is led yet": [
    `3:5 r1 d0 D1 0,0,0 2 ?/?/${HAND} 1,1,1 1:N1`,
    ["follow"],
  ],
  "three cards left of five": [
    "3:5 r1 d0 D1 0,0,0 1 ?/C11.D3.H2/? 1,1,2 1:H7.H9.H10 0:C2.C3.C4 2:S2.S3",
    ["ending"],
  ],
};
for (const [what, [text, ids]] of Object.entries(PLAYS)) {
  test(`a card is ${ids} for ${what}`, () => assert.deepEqual(idsAt(text), ids));
}

test("a round of three cards has no ending", () => {
  assert.deepEqual(idsAt("3:3 r1 d0 D1 0,0,0 1 ?/C11.D3.H2/? 1,1,2"), ["lead"]);
});

test("a group is a part of every group that asks for less", () => {
  const cell = groupOf("bid/6-8/last");
  const wholes = GROUPS.filter((group) => isPartOf(cell, group)).map(idOf);
  assert.deepEqual(wholes, ["bid", "bid/6-8", "bid//last"]);
  for (const group of GROUPS) assert.deepEqual(groupOf(idOf(group)), group);
});

test("a review's decisions become cases with the sign of their bids, but not after a hint", async () => {
  const record = await played();
  const moves = playedRounds(record).map(({ moves }) =>
    moves.filter(({ action }) => action.seat === 0)
  );
  const rounds = moves.map((own, place) => ({
    round: place + 1,
    decisions: own.map(({ at, action }) => ({
      at,
      seat: 0,
      action,
      values: [{ action: action.type === "bid" ? { ...action, bid: action.bid + 1 } : action }],
      loss: 9,
      error: 1,
    })),
  }));
  const review = /** @type {any} */ ({ rounds });
  const cases = casesIn(record, review, 0);
  assert.equal(cases.length, moves.flat().length);
  const bids = cases.filter(({ groups }) => groups.includes("bid"));
  assert.deepEqual(bids.map(({ bias }) => bias), [-1, -1]);
  assert.ok(cases.every(({ loss, sure }) => loss === 9 && sure === 9 - SURE));
  assert.ok(cases.every(({ groups, bias }) => groups.includes("bid") || bias === null));
  const hinted = casesIn({ ...record, hints: [[0, 1], [1, 2]] }, review, 0);
  assert.equal(hinted.length, moves[1].length);
  assert.deepEqual(casesIn(record, review, 1), []);
});

/**
 * Games in which a share of the decisions of some groups loses six points on average; all others
 * lose nothing but what chance shows.
 * @param {string} label
 * @param {number} games
 * @param {(group: string) => number} share
 * @param {(group: string) => number} [bias]
 * @returns {ReviewedGame[]}
 */
function gamesWith(label, games, share, bias = () => 0) {
  const random = numbers(label);
  /** @type {(group: string) => Loss} */
  const lossOf = (group) =>
    random.uniform() < share(group)
      ? { loss: 6 * random.exponential(), error: 0.7, bias: bias(group) }
      : chance(random);
  return Array.from({ length: games }, (_, place) => gameWith(lossOf, random, place));
}

/** @param {readonly ReviewedGame[]} games */
function verdictText(games) {
  const verdict = habitOf(games);
  return verdict.type === "habit" ? idOf(verdict.figures.group) : verdict.type;
}

test("figures add up: all bids are the bids of all sizes, and points a game those of all games", () => {
  const games = gamesWith("sums", 6, () => 0.3);
  const all = figuresOf(games, { occasion: "bid" });
  const parts = GROUPS.filter(({ band, place }) => band && !place).map((group) =>
    figuresOf(games, group)
  );
  const sum = (/** @type {(one: typeof all) => number} */ figure) =>
    parts.reduce((total, one) => total + figure(one), 0);
  assert.equal(sum(({ cases }) => cases), all.cases);
  assert.ok(Math.abs(sum(({ perGame }) => perGame.value) - all.perGame.value) < 1e-9);
  assert.ok(Math.abs(all.loss.value * all.cases - 6 * all.perGame.value) < 1e-9);
});

test("bids one too high in half of the cases have a bias of a half, beyond chance", () => {
  const games = gamesWith("bias", 12, (group) => (group.startsWith("bid/6-8") ? 0.5 : 0), () => 1);
  const { bias } = figuresOf(games, groupOf("bid/6-8"));
  assert.ok(bias && Number(bias.low) > 0 && Number(bias.low) <= 0.5 && Number(bias.high) >= 0.5);
  const other = figuresOf(games, groupOf("bid/3-5")).bias;
  assert.equal(other?.value, 0);
});

test("the trend is that of the later half of the games, and only where both have enough cases", () => {
  const worse = [
    ...gamesWith("early", 10, (group) => (group === "lead" ? 0.6 : 0)),
    ...gamesWith("late", 10, () => 0),
  ];
  const { trend } = figuresOf(worse, groupOf("lead"));
  assert.ok(trend && Number(trend.high) < 0);
  assert.equal(figuresOf(worse.slice(8, 11), groupOf("lead")).trend, null);
});

test("without games, or in too few of them, nothing is said", () => {
  assert.deepEqual(habitOf([]), { type: "none" });
  assert.deepEqual(habitOf(gamesWith("one", 1, () => 0)), { type: "wait", games: 2 });
});

test("no habit is named where losses are chance alone, in 40 games of a person", () => {
  for (let person = 0; person < 40; person += 1) {
    const games = gamesWith(`chance/${person}`, 4 + (person % 4) * 6, () => 0);
    assert.notEqual(habitOf(games).type, "habit", String(person));
  }
});

/** @type {readonly [string, string, number, (group: string) => number][]} */
const HABITS = [
  ["leading", "lead", 14, (group) => (group === "lead" ? 0.35 : 0)],
  ["ducking", "duck", 14, (group) => (group === "duck" ? 0.35 : 0)],
  ["some hands from some place", "bid/6-8/last", 30, (id) => (id === "bid/6-8/last" ? 0.8 : 0)],
  ["a place", "bid//last", 20, (id) => (id.endsWith("/last") ? 0.6 : 0)],
  ["all bids alike", "bid", 14, (id) => (id.startsWith("bid/") ? 0.3 : 0)],
];
for (const [what, id, games, share] of HABITS) {
  test(`the habit of ${what} is found in ${games} games, in nine of ten persons at least`, () => {
    const found = Array.from(
      { length: 20 },
      (_, person) => verdictText(gamesWith(`${id}/${person}`, games, share)),
    );
    const right = found.filter((one) => one === id).length;
    assert.ok(right >= 18, found.join(" "));
  });
}

test("a habit that is not sure yet asks for a number of games, after which it is", () => {
  const share = (/** @type {string} */ id) => (id === "lead" ? 0.35 : 0);
  let waits = 0;
  for (let person = 0; person < 20; person += 1) {
    const verdict = habitOf(gamesWith(`wait/${person}`, 4, share));
    if (verdict.type !== "wait") continue;
    waits += 1;
    assert.ok(verdict.games >= 1 && verdict.games <= 15);
  }
  assert.ok(waits >= 10, String(waits));
});

test("even bids are a habit only where they cost more than other cards", () => {
  const random = numbers("even");
  const evenGame = (/** @type {boolean} */ isWorse) => {
    const game = gameWith(() => chance(random), random);
    const cases = game.cases.map((one) => {
      const isEven = one.groups.includes("even");
      const loses = one.bias === null && random.uniform() < 0.3 && (isEven || !isWorse);
      return loses ? { ...one, loss: 6, sure: 5 } : one;
    });
    return { ...game, cases };
  };
  const worse = Array.from({ length: 20 }, () => evenGame(true));
  assert.equal(verdictText(worse), "even");
  const alike = Array.from({ length: 20 }, () => evenGame(false));
  assert.notEqual(verdictText(alike), "even");
});

test("a drill is followed by a verdict once there are enough decisions since", () => {
  const MONTH = 30 * 86_400_000;
  const before = gamesWith("before", 12, (id) => (id === "lead" ? 0.6 : 0));
  const drill = { habit: "lead", before: measureOf(before, groupOf("lead")), ended: 11 };
  const since = gamesWith("since", 12, () => 0).map((game) => ({ ...game, started: 20 }));
  const all = [...before, ...since];
  assert.equal(outcomeOf(drill, before, 12).verdict, "unknown");
  assert.equal(outcomeOf(drill, [...before, since[0]], 12).verdict, "unknown");
  const { verdict, change, isMonth } = outcomeOf(drill, all, 11 + MONTH);
  assert.deepEqual([verdict, isMonth], ["better", true]);
  assert.ok(change.value < 0);
  assert.equal(outcomeOf(drill, all, 10 + MONTH).isMonth, false);
  const same = gamesWith("same", 12, (id) => (id === "lead" ? 0.6 : 0));
  const unclear = [...before, ...same.map((game) => ({ ...game, started: 20 }))];
  assert.equal(outcomeOf(drill, unclear, 12).verdict, "unclear");
});
