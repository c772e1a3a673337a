// Practice: any moment of a game can be played on from, in the same deal and with the same bots.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readRecord } from "../../../src/foretell/web/static/core/dealing.js";
import { deciderOf } from "../../../src/foretell/web/static/core/index.js";
import { beforeLastDecision, practiceFrom } from "../../../src/foretell/web/static/net/practice.js";
import { played, playUntil, SOON, tableOf } from "./home_table.js";

/** @import { SavedTable } from "../../../src/foretell/web/static/table/types.d.ts" */

/** The events of a table's game. @param {Awaited<ReturnType<typeof tableOf>>} at */
function eventsOf(at) {
  const read = readRecord(at.table.record() ?? "");
  assert.ok("record" in read);
  return read.record.events;
}

for (const name of ["a commitment", "a seed alone"]) {
  test(`a game with ${name} goes on from any moment in the same deal, with the same bots`, async () => {
    const { header, events } = await played();
    const { fair: _, ...plain } = header;
    const record = { header: name === "a commitment" ? header : plain, events };
    for (let moment = 0; moment < events.length; moment += 3) {
      const at = await tableOf(practiceFrom(record, moment, 0, 0));
      assert.ok(Number(at.view().game?.events.length) >= moment);
      await playUntil(at, () => at.table.record() !== null);
      assert.deepEqual(eventsOf(at), events);
    }
  });
}

test("whose game it was, a bot plays for, and the person has the seat that was chosen", async () => {
  const at = await tableOf(practiceFrom(await played(), 6, 2, 0));
  assert.equal(at.view().seat, 2);
  assert.deepEqual(at.view().seats.map((holder) => holder?.kind), ["steady", "steady", "human"]);
  await playUntil(at, () => at.table.record() !== null);
});

test("a saved practice game without a commitment goes on in its deal", async () => {
  const { header: { fair: _, ...header }, events } = await played();
  const begun = await tableOf(practiceFrom({ header, events }, 5, 0, 0));
  const at = await tableOf(JSON.parse(JSON.stringify(begun.table.save())));
  await playUntil(at, () => at.table.record() !== null);
  assert.deepEqual(eventsOf(at), events);
});

test("the last decision is taken again, and then the one before it", async () => {
  const at = await tableOf();
  const own = () => at.view().game?.events.filter((event) => deciderOf(event) === 0) ?? [];
  await playUntil(at, () => own().length === 3);
  let saved = /** @type {SavedTable | null} */ (at.table.save());
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
  const at = await tableOf();
  await playUntil(at, () => at.table.record() !== null);
  at.table.send({ type: "rematch", id: "rematch" });
  at.table.send({ type: "start", id: "again" });
  await SOON();
  assert.equal(beforeLastDecision(at.table.save(), 0, 7), null);
});

test("a round with a hint stays marked when the decision after it is taken again", async () => {
  const at = await tableOf();
  const own = () => at.view().game?.events.filter((event) => deciderOf(event) === 0) ?? [];
  const hints = (/** @type {typeof at} */ { view }) => view().game?.hints;
  await playUntil(at, () => own().length === 1 && at.view().legal !== null);
  at.table.send({ type: "use_hint", id: "hint" });
  await SOON();
  assert.deepEqual(hints(at), [[0, 1]]);
  const again = await tableOf(beforeLastDecision(at.table.save(), 0, 7));
  assert.ok(again.view().legal?.bids, "the bid before the hint is taken again");
  assert.deepEqual(hints(again), [[0, 1]]);
});

test("a round with a hint stays marked when a game is resumed, and the next game has no marks", async () => {
  const first = await tableOf();
  await playUntil(first, () => first.view().legal !== null);
  first.table.send({ type: "use_hint", id: "hint" });
  const at = await tableOf(JSON.parse(JSON.stringify(first.table.save())));
  assert.deepEqual(at.view().game?.hints, [[0, 1]]);
  await playUntil(at, () => at.table.record() !== null);
  assert.deepEqual(at.view().game?.hints, [[0, 1]]);
  at.table.send({ type: "rematch", id: "rematch" });
  at.table.send({ type: "start", id: "again" });
  await SOON();
  assert.deepEqual(at.view().game?.hints, []);
});
