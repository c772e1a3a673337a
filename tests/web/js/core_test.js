// Laws of the game that the page can check without a table: suits led, undo, draws, commitments.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  act,
  drawForDealer,
  readRecord,
  settle,
  shuffleFault,
} from "../../../src/foretell/web/static/core/dealing.js";
import {
  eventsToTakeBack,
  indexOf,
  standardOptions,
  start,
} from "../../../src/foretell/web/static/core/index.js";
import { EVERYTHING, positionText } from "../../../src/foretell/web/static/core/position_text.js";
import { LED_NO_SUIT, LED_NOTHING, ledAfter } from "../../../src/foretell/web/static/core/rules.js";

/** @import { GameEvent } from "../../../src/foretell/web/static/core/types.d.ts" */

const OPTIONS = { ...standardOptions(3), first_dealer: 0 };
const SEEDS = Array.from({ length: 400 }, (_, number) => (number + 1).toString(16));

/** @type {(cards: string, follows: boolean) => number} */
const ledBy = (cards, follows) =>
  cards.split(" ").reduce((led, card) => ledAfter(led, indexOf(card), follows), LED_NOTHING);

test("under R7.5 the first number card sets the suit to follow, however many Wizards led", () => {
  assert.equal(ledBy("Z1 H5", true), 2);
  assert.equal(ledBy("Z1 Z2 H5", true), 2);
  assert.equal(ledBy("Z1 Z2 H5", false), LED_NO_SUIT);
});

/** @type {(seat: number) => GameEvent} */
const bid = (seat) => ({ type: "bid", seat, bid: 0 });

test("a bid cannot be taken back after another person's, but after a bot's", () => {
  assert.equal(eventsToTakeBack([bid(1), bid(2)], 2, OPTIONS), 1);
  assert.equal(eventsToTakeBack([bid(1), bid(2)], 1, OPTIONS), 0);
  assert.equal(eventsToTakeBack([bid(1), bid(2)], 1, OPTIONS, [2]), 2);
});

test("a bid cannot be taken back once hidden bids or hands have been revealed", () => {
  /** @type {GameEvent[]} */
  const events = [bid(1), { type: "bidding_closed", bids: [0, 0, 0], hands: [[], [], []] }];
  assert.equal(eventsToTakeBack(events, 1, OPTIONS), 2);
  assert.equal(eventsToTakeBack(events, 1, { ...OPTIONS, bidding: "hidden" }), 0);
  assert.equal(eventsToTakeBack(events, 1, { ...OPTIONS, clairvoyance: true }), 0);
});

test("only the seats with the highest cards draw again for the first deal", () => {
  const options = { ...standardOptions(4), first_dealer: /** @type {const} */ ("draw") };
  const again = SEEDS.map((seed) => drawForDealer(seed, options).draws).filter((draws) =>
    draws.length > 1
  );
  assert.ok(again.length > 0);
  for (const [first, second] of again) {
    const drew = second.filter((card) => card !== null).length;
    assert.ok(drew >= 2 && drew < first.length, `${first} then ${second}`);
  }
});

test("a shuffle with another commitment than the one shown before the game is refused", () => {
  const file = new URL("../../../conformance/records/fair.jsonl", import.meta.url);
  const reading = readRecord(readFileSync(file, "utf8"));
  assert.ok(!("refusal" in reading));
  const { header, events } = reading.record;
  assert.equal(shuffleFault(header, events, header.fair?.commitment), null);
  assert.equal(shuffleFault(header, events, "0".repeat(64))?.code, "record/other_commitment");
});

test("a position names the suit chosen for a turned Wizard", () => {
  const dealt = SEEDS.map((seed) => settle(start(OPTIONS, seed)).state);
  const wizard = dealt.find(({ round }) => round.turned?.startsWith("Z"));
  assert.ok(wizard);
  const { turned } = wizard.round;
  assert.equal(positionText(wizard, EVERYTHING).split(" ")[3], turned);
  const choice = act(wizard, { type: "choose_trump", seat: 0, suit: "S" });
  assert.ok(!("refusal" in choice));
  assert.equal(positionText(choice.state, EVERYTHING).split(" ")[3], `${turned}=S`);
});
