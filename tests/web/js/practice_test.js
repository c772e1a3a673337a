// Practice: any moment of a game can be played on from, in the same deal and with the same bots.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readRecord } from "../../../src/foretell/web/static/core/dealing.js";
import { deciderOf } from "../../../src/foretell/web/static/core/index.js";
import { beforeLastDecision, practiceFrom } from "../../../src/foretell/web/static/net/practice.js";
import { played, playUntil, SOON, tableOf } from "./home_table.js";

/** @import { SavedTable } from "../../../src/foretell/web/static/table/types.d.ts" */

/** @param {Awaited<ReturnType<typeof tableOf>>} home */
function eventsOf(home) {
  const reading = readRecord(home.table.record() ?? "");
  assert.ok("record" in reading);
  return reading.record.events;
}

for (const name of ["a commitment", "a seed alone"]) {
  test(`a game with ${name} goes on from any moment in the same deal, with the same bots`, async () => {
    const { header, events } = await played();
    const { fair: _, ...plain } = header;
    const record = { header: name === "a commitment" ? header : plain, events };
    for (let moment = 0; moment < events.length; moment += 3) {
      const home = await tableOf(practiceFrom(record, moment, 0, 0));
      assert.ok(Number(home.view().game?.events.length) >= moment);
      await playUntil(home, () => home.table.record() !== null);
      assert.deepEqual(eventsOf(home), events);
    }
  });
}

test("whose game it was, a bot plays for, and the person has the seat that was chosen", async () => {
  const home = await tableOf(practiceFrom(await played(), 6, 2, 0));
  assert.equal(home.view().seat, 2);
  assert.deepEqual(home.view().seats.map((holder) => holder?.kind), ["steady", "steady", "human"]);
  await playUntil(home, () => home.table.record() !== null);
});

test("a saved practice game without a commitment goes on in its deal", async () => {
  const { header: { fair: _, ...header }, events } = await played();
  const begun = await tableOf(practiceFrom({ header, events }, 5, 0, 0));
  const home = await tableOf(JSON.parse(JSON.stringify(begun.table.save())));
  await playUntil(home, () => home.table.record() !== null);
  assert.deepEqual(eventsOf(home), events);
});

test("the last decision is taken again, and then the one before it", async () => {
  const home = await tableOf();
  const own = () => home.view().game?.events.filter((event) => deciderOf(event) === 0) ?? [];
  await playUntil(home, () => own().length === 3);
  let saved = /** @type {SavedTable | null} */ (home.table.save());
  for (const left of [2, 1, 0]) {
    saved = saved && beforeLastDecision(saved, 0, 7);
    assert.ok(saved);
    assert.equal(saved.started, 7);
    const again = await tableOf(saved);
    const events = again.view().game?.events ?? [];
    assert.equal(events.filter((event) => deciderOf(event) === 0).length, left);
    assert.ok(again.view().legal, "the person is to act");
  }
  assert.equal(beforeLastDecision(/** @type {SavedTable} */ (saved), 0, 7), null);
});

test("no decision of an earlier game at the table is taken again", async () => {
  const home = await tableOf();
  await playUntil(home, () => home.table.record() !== null);
  home.table.send({ type: "rematch", id: "rematch" });
  home.table.send({ type: "start", id: "again" });
  await SOON();
  assert.equal(beforeLastDecision(home.table.save(), 0, 7), null);
});

test("a round with a hint stays marked when the decision after it is taken again", async () => {
  const home = await tableOf();
  const own = () => home.view().game?.events.filter((event) => deciderOf(event) === 0) ?? [];
  const hints = (/** @type {typeof home} */ { view }) => view().game?.hints;
  await playUntil(home, () => own().length === 1 && home.view().legal !== null);
  home.table.send({ type: "use_hint", id: "hint" });
  await SOON();
  assert.deepEqual(hints(home), [[0, 1]]);
  const again = await tableOf(beforeLastDecision(home.table.save(), 0, 7));
  assert.ok(again.view().legal?.bids, "the bid before the hint is taken again");
  assert.deepEqual(hints(again), [[0, 1]]);
});

test("a round with a hint stays marked when a game is resumed, and the next game has no marks", async () => {
  const first = await tableOf();
  await playUntil(first, () => first.view().legal !== null);
  first.table.send({ type: "use_hint", id: "hint" });
  const home = await tableOf(JSON.parse(JSON.stringify(first.table.save())));
  assert.deepEqual(home.view().game?.hints, [[0, 1]]);
  await playUntil(home, () => home.table.record() !== null);
  assert.deepEqual(home.view().game?.hints, [[0, 1]]);
  home.table.send({ type: "rematch", id: "rematch" });
  home.table.send({ type: "start", id: "again" });
  await SOON();
  assert.deepEqual(home.view().game?.hints, []);
});
