// The deal of the day among other people: the result sent to a server, when, and its answer.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { SEAT, tableOfDay } from "../../../src/foretell/web/static/net/daily/deal.js";
import * as log from "../../../src/foretell/web/static/ui/daily/log.js";
import * as others from "../../../src/foretell/web/static/ui/daily/others.js";
import { playUntil, tableOf } from "./home_table.js";
import { forgetEverything } from "./storage.js";

/** @import { NewDayResult } from "../../../src/foretell/web/static/wire.d.ts" */

const DATE = "2026-11-25";
const RESULT = { points: 10, rounds: [], game: null };

/** @param {(path: string, request: RequestInit) => Response} answer what a server says */
function serve(answer) {
  /** @type {string[]} */
  const requests = [];
  const fetch = (/** @type {string} */ path, /** @type {RequestInit} */ request) => {
    requests.push(`${request.method} ${path}`);
    return Promise.resolve().then(() => answer(path, request));
  };
  Object.defineProperty(globalThis, "fetch", { value: fetch, configurable: true });
  return requests;
}

/** @type {NewDayResult} */
const UNSENT = { id: "0123456789abcdef".repeat(2), choices: [1, "C4"] };
const DISTRIBUTION = {
  date: DATE,
  results: 6,
  points: [{ points: -30, results: 1 }, { points: 10, results: 3 }, { points: 60, results: 2 }],
};

test("a result has all choices of the seat, and another number each time", async () => {
  const seats = { name: "You", bots: ["Renata", "Bruno", "Minerva"], started: 0 };
  const home = await tableOf(tableOfDay(DATE, seats)); // the person names trump
  await playUntil(home, () => home.table.record() !== null);
  const { entries } = home.table.save();
  const { id, choices } = others.newResult(entries, SEAT);
  assert.match(id, /^[0-9a-f]{32}$/);
  assert.notEqual(others.newResult(entries, SEAT).id, id);
  assert.match(String(choices[0]), /^[CDHS]$/);
  assert.equal(choices.filter((choice) => typeof choice === "number").length, 3);
  assert.equal(choices.filter((choice) => /^[CDHSZN]\d+$/.test(String(choice))).length, 18);
});

test("a result is sent once, and then compared with those of others", async () => {
  forgetEverything();
  log.keepDay(DATE, { ...RESULT, unsent: UNSENT });
  const requests = serve((_, { method, body }) => {
    if (method === "POST") assert.deepEqual(JSON.parse(String(body)), UNSENT);
    return Response.json(DISTRIBUTION);
  });
  assert.deepEqual(await others.compare(DATE), DISTRIBUTION);
  assert.deepEqual(await others.compare(DATE), DISTRIBUTION);
  assert.deepEqual(requests, [`POST /api/daily/${DATE}`, `GET /api/daily/${DATE}`]);
  assert.deepEqual(log.dayResults()[DATE], { ...RESULT, isAccepted: true });
});

test("a result stays to be sent without a network or a server", async () => {
  forgetEverything();
  log.keepDay(DATE, { ...RESULT, unsent: UNSENT });
  for (
    const trouble of [
      () => Promise.reject(new TypeError("no network")),
      () => new Response("<h1>Not found</h1>", { status: 404 }),
      () => Response.json({ code: "limit/too_often" }, { status: 429 }),
      () => new Response("<h1>Some page</h1>"),
    ]
  ) {
    serve(/** @type {() => Response} */ (trouble));
    assert.equal(await others.compare(DATE), null);
    assert.deepEqual(log.dayResults()[DATE].unsent, UNSENT);
  }
});

test("a result that was not sent on the next day either is no longer kept for that", () => {
  forgetEverything();
  for (const date of ["2026-11-24", DATE, "2026-11-26"]) {
    log.keepDay(date, { ...RESULT, unsent: UNSENT });
  }
  const unsent = Object.entries(log.dayResults()).filter(([, kept]) => kept.unsent);
  assert.deepEqual(unsent.map(([date]) => date), [DATE, "2026-11-26"]);
  assert.deepEqual(log.dayResults()["2026-11-24"], RESULT);
});

test("a result that a server refuses is neither sent again nor compared", async () => {
  forgetEverything();
  log.keepDay(DATE, { ...RESULT, unsent: UNSENT });
  const requests = serve(() => Response.json({ code: "daily/misfit" }, { status: 422 }));
  assert.equal(await others.compare(DATE), null);
  assert.equal(await others.compare(DATE), null);
  assert.equal(requests.length, 1);
  assert.deepEqual(log.dayResults()[DATE], { ...RESULT, isAccepted: false });
});

test("a date without a result, or with one of earlier versions, asks no server", async () => {
  forgetEverything();
  log.keepDay(DATE, RESULT);
  const requests = serve(() => Response.json(DISTRIBUTION));
  assert.equal(await others.compare(DATE), null);
  assert.equal(await others.compare("2026-11-23"), null);
  assert.deepEqual(requests, []);
});

test("a standing counts the others with fewer points, and those with more", () => {
  assert.deepEqual(others.standingOf(60, DISTRIBUTION), { others: 5, rank: 1, percent: 80 });
  assert.deepEqual(others.standingOf(10, DISTRIBUTION), { others: 5, rank: 3, percent: 20 });
  assert.deepEqual(others.standingOf(-30, DISTRIBUTION), { others: 5, rank: 6, percent: 0 });
  const alone = { date: DATE, results: 1, points: [{ points: 10, results: 1 }] };
  assert.deepEqual(others.standingOf(10, alone), { others: 0, rank: 1, percent: 0 });
});

test("a chart has a column for every twenty points from the lowest to the highest", () => {
  assert.deepEqual(others.columnsOf(DISTRIBUTION.points), [
    { from: -40, results: 1 },
    { from: -20, results: 0 },
    { from: 0, results: 3 },
    { from: 20, results: 0 },
    { from: 40, results: 0 },
    { from: 60, results: 2 },
  ]);
});
