// Advice for real cards: the questions in order of play, and the cards that cannot be.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { readOptions, scheduleOf } from "../../../src/foretell/web/static/core/index.js";
import { stepAfter } from "../../../src/foretell/web/static/ui/advice/course.js";
import { exchanged } from "../../../src/foretell/web/static/ui/advice/owned_suits.js";
import { cardMeant, isPossible } from "../../../src/foretell/web/static/ui/advice/places.js";
import { atTable, reasonAtTable } from "../../../src/foretell/web/static/ui/advice/seats.js";
import {
  continued,
  nextDraft,
  setupFrom,
} from "../../../src/foretell/web/static/ui/advice/session.js";
import { entered, newSheet, nextRound } from "../../../src/foretell/web/static/ui/pad/sheet.js";

/** @import { AdviceDraft } from "../../../src/foretell/web/static/keeper/stored.d.ts" */
/** @import { Answer, Question, Setup } from "../../../src/foretell/web/static/ui/advice/course.js" */

/** @type {(values?: Record<string, unknown>, more?: Partial<Setup>) => Setup} */
function setupOf(values = {}, more = {}) {
  const reading = readOptions({ players: 4, ...values });
  assert.ok("options" in reading);
  const { options } = reading;
  const names = Array(options.players).fill("");
  const first = { seat: 0, suits: [], round: 1, dealer: 3, totals: null, bids: [], sheet: null };
  return { options, names, ...first, ...more };
}

/**
 * The answers that some texts stand for, as they are tapped.
 * @type {(setup: Setup, texts: readonly string[]) => readonly Answer[]}
 */
function tapped(setup, texts) {
  /** @type {readonly Answer[]} */
  let answers = [];
  for (const text of texts) answers = [...answers, answerTo(setup, answers, text)];
  return answers;
}

/** @type {(setup: Setup, answers: readonly Answer[], text: string) => Answer} */
function answerTo(setup, answers, text) {
  const step = stepAfter(setup, answers);
  const { type } = step.question;
  switch (type) {
    case "turned":
    case "cards":
    case "card": {
      const meaning = cardMeant(setup, step, text, String);
      if ("refusal" in meaning) throw new Error(meaning.refusal.code);
      return /** @type {Answer} */ ({ type, card: meaning.card });
    }
    case "trump":
      return { type, suit: text };
    case "bid":
    case "revealed":
      return { type, bid: Number(text) };
    case "leader":
      return { type, leads: text === "yes" };
    case "next":
      return { type };
    case "over":
      throw new Error("the game is over");
  }
}

/** @type {(setup: Setup, texts: string) => Question} */
const questionAfter = (setup, texts) =>
  stepAfter(setup, tapped(setup, texts.split(" ").filter(Boolean))).question;
/** @type {(setup: Setup, texts: string, face: string) => string | null} */
function refused(setup, texts, face) {
  const step = stepAfter(setup, tapped(setup, texts.split(" ")));
  const meaning = cardMeant(setup, step, face, (seat) => `seat ${seat}`);
  return "refusal" in meaning ? meaning.refusal.code : null;
}

const FOUR = setupOf();

test("a round is asked in order of play, and the next dealer sits at the left", () => {
  assert.deepEqual(questionAfter(FOUR, ""), { type: "turned" });
  const hand = { type: "cards", whose: "hand", seat: 0, left: 1, told: [] };
  assert.deepEqual(questionAfter(FOUR, "H3"), hand);
  assert.deepEqual(questionAfter(FOUR, "H3 C9"), { type: "bid", seat: 0 });
  assert.deepEqual(questionAfter(FOUR, "H3 C9 0 1 0 0"), { type: "card", seat: 0 });
  const played = "H3 C9 0 1 0 0 C9 C10 C2 Z";
  assert.deepEqual(questionAfter(FOUR, played), { type: "next" });
  const { state } = stepAfter(FOUR, tapped(FOUR, played.split(" ")));
  assert.deepEqual(state.scores[0].points, [20, -10, 20, -10]);
  const after = stepAfter(FOUR, tapped(FOUR, `${played} next`.split(" ")));
  assert.equal(after.state.round.dealer, 0);
  assert.equal(after.state.round.size, 2);
});

test("who took a trick leads to the next one, and the round ends by itself", () => {
  const setup = setupOf({ players: 3 }, { round: 2, dealer: 2 });
  assert.deepEqual(questionAfter(setup, "N C9 D4 1 0 1 C9 C12 C2"), { type: "card", seat: 1 });
  assert.deepEqual(questionAfter(setup, "N C9 D4 1 0 1 C9 C12 C2 S2 S3 D4"), { type: "next" });
});

test("after the last round nothing is asked any more", () => {
  const setup = setupOf({ players: 3, hand_sizes: [1] }, { dealer: 2 });
  assert.deepEqual(questionAfter(setup, "N C9 1 0 1 C9 C12 C2"), { type: "over" });
});

test("a Wizard that is turned has trump named by the dealer, after the hand is seen", () => {
  assert.deepEqual(questionAfter(FOUR, "Z C9"), { type: "trump", seat: 3 });
  assert.deepEqual(questionAfter(FOUR, "Z C9 H"), { type: "bid", seat: 0 });
});

test("where no card is left, none is turned", () => {
  const setup = setupOf({}, { round: 15 });
  assert.equal(questionAfter(setup, "").type, "cards");
});

test("bids that stay hidden are asked for when they are shown", () => {
  const hidden = setupOf({ bidding: "hidden" });
  assert.deepEqual(questionAfter(hidden, "H3 C9 1"), { type: "revealed", seat: 1 });
  assert.deepEqual(questionAfter(hidden, "H3 C9 1 0 0 1"), { type: "card", seat: 0 });
  const secret = setupOf({ bidding: "secret" });
  assert.deepEqual(questionAfter(secret, "H3 C9 1"), { type: "card", seat: 0 });
});

test("with clairvoyance the others' hands are asked for before the bids, one's own after them", () => {
  const setup = setupOf({ players: 3, clairvoyance: true }, { dealer: 2 });
  const shown = { type: "cards", whose: "shown", seat: 1, left: 1, told: [] };
  assert.deepEqual(questionAfter(setup, "H3"), shown);
  assert.deepEqual(questionAfter(setup, "H3 C1 C2"), { type: "bid", seat: 0 });
  const own = { type: "cards", whose: "hand", seat: 0, left: 1, told: [] };
  assert.deepEqual(questionAfter(setup, "H3 C1 C2 0 0 0"), own);
  assert.deepEqual(questionAfter(setup, "H3 C1 C2 0 0 0 Z"), { type: "card", seat: 0 });
});

test("two players enter what earlier rounds have used up, and no more once they are entered", () => {
  const setup = setupOf({ players: 2 }, { round: 2, dealer: 1 });
  const spent = { type: "cards", whose: "spent", seat: 0, left: 5, told: [] };
  assert.deepEqual(questionAfter(setup, ""), spent);
  const before = "C1 C2 C3 C4 C5";
  assert.deepEqual(questionAfter(setup, before), { type: "turned" });
  assert.equal(refused(setup, `${before} C6`, "C3"), "advise/card_elsewhere");
  const first = setupOf({ players: 2 }, { dealer: 1 });
  const round = "C6 C1 C2 1 C1 C3 C4 C2 next";
  assert.deepEqual(questionAfter(first, round), { type: "turned" });
  const { state } = stepAfter(first, tapped(first, round.split(" ")));
  assert.deepEqual(state.spent, ["C1", "C2", "C3", "C4", "C6"]);
});

test("only where the rules ask for it, and totals are unknown, the lead is asked for", () => {
  const options = { even_bid: "not_leader" };
  assert.equal(questionAfter(setupOf(options), "").type, "turned");
  const later = setupOf(options, { round: 2 });
  assert.deepEqual(questionAfter(later, ""), { type: "leader", seat: 3 });
  const before = "D1 C1 C2 0 1 0";
  const step = (/** @type {string} */ leads) =>
    stepAfter(later, tapped(later, `${leads} ${before}`.split(" ")));
  assert.deepEqual(step("yes").state.scores[0].totals, [0, 0, 0, 1]);
  assert.deepEqual(step("no").state.scores[0].totals, [0, 0, 0, 0]);
  assert.equal(
    questionAfter(setupOf(options, { round: 2, totals: [1, 2, 3, 4] }), "").type,
    "turned",
  );
});

test("a card is in one place only, and of Wizards there are four", () => {
  const setup = setupOf({}, { round: 5 });
  assert.equal(refused(setup, "H3", "H3"), "advise/card_elsewhere");
  assert.equal(refused(setup, "H3 C1", "C1"), "advise/card_elsewhere");
  assert.equal(refused(setup, "Z Z Z", "Z"), null);
  assert.equal(refused(setup, "Z Z Z Z", "Z"), "advise/all_elsewhere");
});

test("a player who did not follow a suit plays none of it later", () => {
  const setup = setupOf({ players: 3 }, { round: 2, dealer: 2 });
  const played = "N C9 D4 1 0 1 C9 D12 C2";
  assert.equal(refused(setup, `${played} D4`, "C3"), "advise/had_none");
  assert.equal(refused(setup, `${played} D4`, "S3"), null);
});

test("one's own card is in the hand, and follows", () => {
  const setup = setupOf({ players: 3 }, { round: 2, dealer: 0 });
  const played = "N C9 D4 1 0 1 C5 C6";
  assert.equal(refused(setup, played, "D4"), "play/must_follow_suit");
  assert.equal(refused(setup, played, "S4"), "play/not_in_hand");
});

test("a hand that was seen decides what its player can play", () => {
  const setup = setupOf({ players: 3, clairvoyance: true }, { round: 2, dealer: 2 });
  const before = "H3 C1 D1 C2 D2 0 0 0 C3 S1 C3";
  assert.equal(refused(setup, before, "D1"), "advise/they_must_follow");
  assert.equal(refused(setup, before, "C9"), "advise/not_theirs");
  assert.equal(refused(setup, before, "C1"), null);
});

test("with one suit each a card of another suit is none of theirs", () => {
  const setup = setupOf({ deal: "one_suit", players: 3 }, { dealer: 2 });
  assert.equal(questionAfter(setup, "").type, "cards");
  assert.equal(stepAfter(setup, []).state.round.size, 4);
  const hand = tapped(setup, ["C1", "C2", "C3"]);
  const meaning = cardMeant(setup, stepAfter(setup, hand), "D1", String);
  assert.ok("refusal" in meaning && meaning.refusal.code === "advise/not_own_suit");
});

test("a card that no deal has room for is refused", () => {
  const setup = setupOf({ players: 3 }, { round: 20, dealer: 2 });
  const clubs = Array.from({ length: 13 }, (_, at) => `C${at + 1}`);
  const hand = [...clubs, "D1", "D2", "D3", "D4", "D5", "D6", "D7"];
  const answers = tapped(setup, [...hand, "0", "0", "0", "D1", "D8"]);
  const step = stepAfter(setup, answers);
  assert.ok(isPossible(step.state));
  const meaning = cardMeant(setup, step, "H1", String);
  assert.ok(!("refusal" in meaning));
  const more = tapped(setup, [...hand, "0", "0", "0", "D1", "H1"]);
  const both = cardMeant(setup, stepAfter(setup, more), "H2", String);
  assert.ok("refusal" in both && both.refusal.code === "advise/no_such_deal"); // nobody has diamonds
});

test("a reader who comes from the score pad is asked for nothing that stands there", () => {
  const options = { ...FOUR.options, first_dealer: 1, hand_sizes: [1, 3, 5] };
  const all = { id: "7", names: ["Ada", "Ben", "Cleo", "Dov"], options };
  const filled = ["bids", "taken"].reduce(
    (sheet, kind) =>
      [0, 1, 2, 3].reduce(
        (one, seat) =>
          entered(one, { seat, kind: /** @type {"bids"} */ (kind) }, Number(seat === 0)),
        sheet,
      ),
    newSheet(all),
  );
  const sheet = entered(nextRound(filled), { seat: 3, kind: "bids" }, 2);
  const setup = setupFrom(sheet, { seat: 0, suits: [] });
  assert.deepEqual([setup.round, setup.dealer, setup.totals], [2, 2, [30, 20, 20, 20]]);
  assert.deepEqual(questionAfter(setup, "N C1 C2 C3"), { type: "bid", seat: 0 });
  const { state } = stepAfter(setup, tapped(setup, ["N", "C1", "C2", "C3"]));
  assert.deepEqual(state.round.bids, [null, null, null, 2]);
  const session = { setup, answers: tapped(setup, ["N"]) };
  assert.equal(continued(sheet, session), session);
  assert.equal(continued({ ...sheet, id: "8" }, session), null);
  const later = continued({ ...sheet, round: 2 }, session);
  assert.deepEqual([later?.setup.round, later?.setup.seat, later?.answers], [3, 0, []]);
  assert.equal(scheduleOf(setup.options)[Number(later?.setup.round) - 1], 5);
});

test("suits that players own are called as on the cards at the table", () => {
  const setup = setupOf({ deal: "one_suit" }, { suits: ["H", "S", "C", "D"] });
  assert.deepEqual(["C5", "S1", "Z2", "N1", "D"].map((card) => atTable(setup, card)), [
    "H5",
    "D1",
    "Z2",
    "N1",
    "S",
  ]);
  const reason = reasonAtTable(setup, { code: "reason/x", fields: { cards: "C5 Z1", count: 2 } });
  assert.deepEqual(reason.fields, { cards: "H5 Z1", count: 2 });
  assert.deepEqual(exchanged(["C", "D", "H"], 0, "H"), ["H", "D", "C"]);
  assert.deepEqual(exchanged(["C", "D", "H"], 0, "S"), ["S", "D", "H"]);
});

test("the next time, the round is chosen that comes next, once the hand was entered", () => {
  /** @type {AdviceDraft} */
  const draft = {
    choice: { players: 4, edition: "classic", length: "whole", twist: null, own: null },
    size: 1,
    dealer: 3,
    names: [],
    suits: [],
  };
  const after = (/** @type {Setup} */ setup, /** @type {string} */ texts) =>
    nextDraft(draft, { setup, answers: tapped(setup, texts.split(" ").filter(Boolean)) });
  assert.equal(after(FOUR, "H3"), draft);
  assert.deepEqual(after(FOUR, "H3 C9"), { ...draft, size: 2, dealer: 0 });
  assert.equal(after(setupOf({ hand_sizes: [1] }), "H3 C9"), draft);
  assert.equal(after({ ...FOUR, sheet: "7" }, "H3 C9"), draft);
  assert.equal(nextDraft(null, { setup: FOUR, answers: [] }), null);
});
