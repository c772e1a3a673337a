// Announcements for screen readers: each event is announced with the table as it was right after it.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { NOTHING_SENT } from "../../../src/foretell/web/static/net/table_view.js";
import { standardOptions } from "../../../src/foretell/web/static/core/index.js";
import {
  announcementsOf,
  promptText,
} from "../../../src/foretell/web/static/ui/table/play/announcements.js";
import { comingsAndGoings } from "../../../src/foretell/web/static/ui/table/play/absence.js";
import { sumText } from "../../../src/foretell/web/static/ui/table/play/sum.js";
import { loadLanguage, t } from "../../../src/foretell/web/static/words/words.js";
import { carryOut, gathered } from "./live_table.js";

/** @import { TableView } from "../../../src/foretell/web/static/table/types.d.ts" */
/** @import { TableEvent } from "../../../src/foretell/web/static/wire.d.ts" */

await loadLanguage("en");

const LOBBY = { ...NOTHING_SENT, options: standardOptions(3), seats: [null, null, null] };

test("a seat that is taken, swapped and left again in one message has its holder's name", () => {
  /** @type {TableEvent[]} */
  const events = [
    { type: "seated", seat: 1, name: "Ada", kind: "human" },
    { type: "swapped", seats: [1, 2] },
    { type: "seated", seat: 1, name: "Bruno", kind: "human" },
    { type: "vacated", seat: 2, by: "host" },
  ];
  assert.deepEqual(announcementsOf(LOBBY, events), [
    "Ada sits down.",
    "Bruno sits down.",
    "Seat 3 is open again.",
  ]);
});

test("numbers below zero have a true minus in every sentence", () => {
  const sentence = t("table-told-score", { who: "Ada", points: -10, total: -30 });
  assert.equal(sentence, "Ada: −10 points, total −30.");
});

test("a note is told to everybody but its author, who has just written it", () => {
  const seats = [null, { name: "Ada", kind: "human", away: false, waits: false }, null];
  /** @type {TableEvent[]} */
  const events = [{ type: "note_added", seat: 1, at: 4, text: "Why?" }];
  assert.deepEqual(announcementsOf({ ...LOBBY, seats, seat: 0 }, events), ["Note by Ada: Why?"]);
  assert.deepEqual(announcementsOf({ ...LOBBY, seats, seat: 1 }, events), []);
});

test("who leaves is announced while a game is played, and never after it", () => {
  const { state } = carryOut(gathered(), { type: "start", id: "1" });
  const there = { ...NOTHING_SENT, ...state, seat: 1, present: [true, true, true] };
  const gone = { ...there, present: [false, true, true] };
  assert.deepEqual(comingsAndGoings(there, gone), [t("table-told-gone", { who: "Ann" })]);
  assert.deepEqual(comingsAndGoings(gone, there), [t("table-told-here-again", { who: "Ann" })]);
  const over = /** @type {TableView["game"]} */ (gone.game &&
    { ...gone.game, state: { ...gone.game.state, winners: [0] } });
  assert.deepEqual(comingsAndGoings(there, { ...gone, game: over }), []);
});

test("a hint is announced to all but the person who asked for it", () => {
  const { state } = carryOut(gathered(), { type: "start", id: "1" });
  /** @type {TableEvent[]} */
  const events = [{ type: "hint_used", seat: 0, round: 1 }];
  const sentences = (/** @type {number} */ seat) =>
    announcementsOf({ ...NOTHING_SENT, ...state, seat }, events);
  assert.equal(sentences(1).length, 1);
  assert.match(sentences(1)[0], /Ann/);
  assert.deepEqual(sentences(0), []);
});

test("the sum of secret bids is not told before the round is over", () => {
  const sum = (/** @type {string} */ bidding, /** @type {object[]} */ scores = []) =>
    sumText(
      /** @type {any} */ ({
        options: { bidding },
        size: 3,
        bids: [1, 1, 0],
        hasBid: [true, true, true],
        number: 1,
        scores,
      }),
    );
  assert.equal(sum("secret"), t("table-bids-secret", { tricks: 3 }));
  const underbid = t("table-sum-underbid", { sum: 2, tricks: 3, by: 1 });
  for (const known of [sum("hidden"), sum("open"), sum("secret", [{}])]) {
    assert.equal(known, underbid);
  }
});

test("a game of the reader's speaks to the reader, whichever hands are shown", () => {
  const { state } = carryOut(gathered(), { type: "start", id: "1" });
  const named = (/** @type {string} */ name) => ({
    ...NOTHING_SENT,
    ...state,
    legal: null,
    seat: null,
    seats: state.seats.map((holder, seat) => seat === 1 ? { ...holder, name } : holder),
  });
  const prompt = (/** @type {string} */ name) => promptText(/** @type {any} */ (named(name)));
  assert.equal(prompt("You"), t("table-turn-bid", { tricks: 1 }));
  assert.equal(prompt("Ada"), t("table-waits-bidding", { who: "Ada" }));
});
