// The deal of the day: what follows from the date, what is kept, and what is announced.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { readRecord } from "../../../src/foretell/web/static/core/dealing.js";
import { keeper } from "../../../src/foretell/web/static/keeper/here.js";
import { DAY_TRIES, DAYS } from "../../../src/foretell/web/static/keeper/kinds.js";
import { writeRecord } from "../../../src/foretell/web/static/core/record.js";
import { seatsToAct } from "../../../src/foretell/web/static/core/state.js";
import * as deal from "../../../src/foretell/web/static/net/daily/deal.js";
import { gameOf, lineOf, recordOf } from "../../../src/foretell/web/static/net/daily/line.js";
import { bestLevel, roundsOf } from "../../../src/foretell/web/static/ui/daily/best.js";
import { placeIn } from "../../../src/foretell/web/static/ui/daily/dates.js";
import { rungs } from "../../../src/foretell/web/static/ui/daily/ladder.js";
import { playedBy } from "../../../src/foretell/web/static/ui/daily/levels.js";
import * as log from "../../../src/foretell/web/static/ui/daily/log.js";
import { compare } from "../../../src/foretell/web/static/ui/daily/others.js";
import { shareText } from "../../../src/foretell/web/static/ui/daily/share.js";
import { loadLanguage } from "../../../src/foretell/web/static/words/words.js";
import { think } from "./bots.js";
import { playUntil, tableOf } from "./home_table.js";
import { forgetEverything } from "./storage.js";

/** @import { DayResult } from "../../../src/foretell/web/static/keeper/stored.d.ts" */

const DATE = "2026-11-24";
const NAMES = ["Renata", "Bruno", "Minerva"];

const tableOfDay = (date = DATE, hints = false) =>
  deal.tableOfDay(date, { name: "You", bots: NAMES, started: 0, hints });

/** @type {(points: number) => DayResult} */
const result = (points) => ({ points, rounds: [], game: null });

test("the date is that of Greenwich, and the deals are numbered by it", () => {
  const late = Date.parse("2026-11-24T23:59:00Z");
  assert.equal(deal.dateAt(late), DATE);
  assert.equal(deal.dateAt(late + 60_000), "2026-11-25");
  assert.equal(deal.untilNext(late), 60_000);
  assert.equal(deal.daysAfter("2026-12-31", 1), "2027-01-01");
  assert.equal(deal.daysAfter("2027-03-01", -1), "2027-02-28");
  assert.equal(deal.numberOf("2026-11-01"), 1);
  assert.equal(deal.numberOf(DATE), 24);
});

test("every day has a seed of its own", () => {
  const seeds = new Set(
    Array.from({ length: 400 }, (_, day) => deal.seedOfDay(deal.daysAfter(DATE, day))),
  );
  assert.equal(seeds.size, 400);
  assert.equal(deal.seedOfDay(DATE), deal.seedOfDay(DATE));
});

test("the table of a date has its cards dealt, and gives hints for practice alone", async () => {
  const home = await tableOf(tableOfDay());
  const { game, seats, settings } = home.view();
  assert.deepEqual(seats.map((holder) => holder?.kind), [
    "human",
    "seasoned",
    "seasoned",
    "seasoned",
  ]);
  assert.equal(game?.state.round.size, 3);
  assert.equal(settings?.hints, false);
  const practice = await tableOf(tableOfDay(DATE, true));
  assert.equal(practice.view().settings?.hints, true);
});

test("the record of a day's game has the day's seed, and its replay checks", async () => {
  const home = await tableOf(tableOfDay());
  await playUntil(home, () => home.table.record() !== null);
  const reading = readRecord(home.table.record() ?? "");
  assert.ok("record" in reading);
  assert.equal(reading.record.header.seed, deal.seedOfDay(DATE));
  assert.deepEqual(reading.record.header.options, deal.optionsOfDay());
});

test("a bot in the person's seat gets the points that it gets at the table", async () => {
  const { points, line } = await playedBy(
    DATE,
    "steady",
    (question) => Promise.resolve(think(question)),
  );
  const home = await tableOf(tableOfDay());
  await playUntil(home, () => home.table.record() !== null);
  const { scores } = /** @type {any} */ (home.view().game).state;
  assert.equal(log.resultOf(scores, deal.SEAT, deal.HAND_SIZES, null).points, points);
  assert.deepEqual(seatsToAct(/** @type {any} */ (home.view().game).state), []);
  assert.equal(lineOf(DATE, home.table.save().entries), line);
});

test("a result is the rounds of a seat, and their sum", () => {
  const scores = [
    { bids: [1, 0, 0, 1], tricks: [1, 1, 0, 1], points: [30, -10, 20, 30] },
    { bids: [2, 0, 2, 1], tricks: [0, 1, 3, 2], points: [-20, -10, -10, -10] },
  ];
  assert.deepEqual(log.resultOf(/** @type {any} */ (scores), 0, [3, 6], 7), {
    points: 10,
    rounds: [
      { size: 3, bid: 1, taken: 1, points: 30 },
      { size: 6, bid: 2, taken: 0, points: -20 },
    ],
    game: 7,
  });
});

test("the first try counts, and no later one", () => {
  forgetEverything();
  log.keepDay(DATE, result(40));
  log.keepDay(DATE, result(90));
  assert.equal(log.dayResults()[DATE].points, 40);
  log.keepLevel(DATE, "casual", { points: 50, line: "0a" });
  assert.deepEqual(log.dayResults()[DATE].levels, { casual: 50 });
  assert.deepEqual(log.dayResults()[DATE].lines, { casual: "0a" });
  log.keepLevel("2026-11-25", "casual", { points: 50, line: "0a" });
  assert.deepEqual(Object.keys(log.dayResults()), [DATE]);
});

test("a try is resumed on its own date, whatever else is under way", () => {
  forgetEverything();
  const table = tableOfDay();
  keeper.change(DAY_TRIES, DATE, () => ({ date: DATE, table }));
  keeper.change(DAY_TRIES, "2026-11-20", () => ({ date: "2026-11-20", table }));
  assert.deepEqual(log.tryOf(DATE), JSON.parse(JSON.stringify(table)));
  assert.equal(log.tryOf("2026-11-25"), null);
  keeper.change(DAY_TRIES, DATE, () => null);
  assert.equal(log.tryOf(DATE), null);
  assert.notEqual(log.tryOf("2026-11-20"), null);
});

test("a try counts that was begun on its date and ended by the day after", () => {
  const late = Date.parse("2026-11-24T23:59:00Z");
  const minute = 60_000;
  assert.equal(log.isInTime(DATE, late, late + 10 * minute), true);
  assert.equal(log.isInTime(DATE, late, late + 1440 * minute), true);
  assert.equal(log.isInTime(DATE, late, late + 1442 * minute), false);
  assert.equal(log.isInTime(DATE, late + 2 * minute, late + 10 * minute), false);
  assert.equal(log.isInTime("2026-11-25", late, late + 10 * minute), false);
});

test("the results of more than two years are kept, the oldest forgotten first", () => {
  forgetEverything();
  for (let day = 0; day < 1002; day += 1) {
    keeper.change(DAYS, deal.daysAfter("2026-11-01", day), () => result(day));
  }
  const dates = Object.keys(log.dayResults());
  assert.equal(dates.length, 1000);
  assert.equal(dates[0], "2026-11-03");
});

test("the own points stand before those of levels that got as many", () => {
  assert.deepEqual(rungs(50, { beginner: 20, casual: 50, expert: 70 }), [
    { who: "expert", points: 70 },
    { who: "you", points: 50 },
    { who: "casual", points: 50 },
    { who: "beginner", points: 20 },
  ]);
});

test("what is shared tells how each round went and nothing of bids or cards", async () => {
  await loadLanguage("en");
  const shared = {
    points: 10,
    rounds: [
      { size: 3, bid: 1, taken: 1, points: 30 },
      { size: 6, bid: 2, taken: 3, points: -10 },
      { size: 9, bid: 4, taken: 0, points: -10 },
    ],
    game: 7,
    levels: { casual: -20, expert: 10 },
  };
  assert.deepEqual(shareText(DATE, shared, 3, "https://example.org/daily").split("\n"), [
    "Foretell, deal of the day no. 24",
    "🟩 +30  🟨 −10  🟥 −10",
    "10 points",
    "Better than 1 of 2 levels",
    "🔥 3 days in a row",
    "https://example.org/daily",
  ]);
  const alone = shareText(DATE, { ...shared, levels: undefined }, 1, "/daily").split("\n");
  assert.equal(alone.length, 4);
});

test("the line of a game gives its record and its rounds, without any bot", async () => {
  const home = await tableOf(tableOfDay());
  await playUntil(home, () => home.table.record() !== null);
  const reading = readRecord(home.table.record() ?? "");
  assert.ok("record" in reading);
  const { header: { players }, events } = reading.record;
  const line = lineOf(DATE, home.table.save().entries);
  assert.match(line, /^[0-9a-z]{84,87}$/);
  const record = recordOf(DATE, line, players);
  assert.ok(record);
  assert.deepEqual(record.events, events);
  assert.ok("record" in readRecord(writeRecord(record)));
  const { state } = /** @type {any} */ (home.view().game);
  assert.deepEqual(
    roundsOf(DATE, line),
    log.resultOf(state.scores, deal.SEAT, deal.HAND_SIZES, null).rounds,
  );
  for (const wrong of ["", line.slice(1), line.slice(0, -1), `${line}0`, "zzz"]) {
    assert.equal(gameOf(DATE, wrong), null, wrong);
  }
});

test("the best level is the strongest of those with the most points and a game", () => {
  const levels = { beginner: 90, casual: 20, seasoned: 60, expert: 60, master: 50 };
  const lines = { casual: "1", seasoned: "2", expert: "3", master: "4" };
  assert.equal(bestLevel({ ...result(1), levels, lines }), "expert");
  assert.equal(bestLevel({ ...result(1), levels }), null);
  assert.equal(bestLevel(result(1)), null);
});

test("an address names today, or an earlier day, and whether to play it", () => {
  /** @type {[string[], string, boolean][]} */
  const cases = [
    [[], DATE, false],
    [["play"], DATE, true],
    [["2026-11-02"], "2026-11-02", false],
    [["2026-11-02", "play"], "2026-11-02", true],
    [[DATE, "play"], DATE, true],
    [["2026-10-31", "play"], DATE, false],
    [["2026-11-25"], DATE, false],
    [["2026-02-30"], DATE, false],
    [["2026-11-2"], DATE, false],
  ];
  for (const [rest, date, isToPlay] of cases) {
    assert.deepEqual(placeIn(rest, DATE), { date, isToPlay }, rest.join("/"));
  }
});

test("a result played later is neither sent nor replaced, and its date keeps its levels", async () => {
  forgetEverything();
  log.keepDay("2026-11-02", { ...result(40), playedOn: DATE });
  log.keepDay("2026-11-02", result(90));
  log.keepLevel("2026-11-02", "casual", { points: 50, line: "0a" });
  const { points, playedOn, levels, unsent } = keeper.read(DAYS, "2026-11-02").value ?? {};
  assert.deepEqual({ points, playedOn, levels, unsent }, {
    points: 40,
    playedOn: DATE,
    levels: { casual: 50 },
    unsent: undefined,
  });
  let asked = 0;
  const { fetch } = globalThis;
  globalThis.fetch = () => {
    asked += 1;
    return Promise.resolve(new Response("{}"));
  };
  assert.equal(await compare("2026-11-02"), null);
  globalThis.fetch = fetch;
  assert.equal(asked, 0);
});

test("a line of a server's bots is their game", () => {
  const line =
    "111000001010000012111010101130001000001000003134721142001100000133011300101001100000";
  assert.equal(roundsOf("2026-11-18", line)?.reduce((sum, { points }) => sum + points, 0), 70);
});
