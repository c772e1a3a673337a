// A storage that refuses: from the beginning, in the middle, once or for good; and the values of earlier versions.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createKeeper } from "../../../src/foretell/web/static/keeper/keeper.js";
import { KINDS } from "./kinds.js";
import { browserOf, Store, Tab } from "./storage.js";

/** @import { Kind } from "../../../src/foretell/web/static/keeper/types.d.ts" */

const WRITES = 4;

/**
 * A keeper of a tab, and the refusals that it reports.
 * @param {Store} store
 */
function keeperOf(store) {
  const tab = new Tab(store);
  /** @type {string[]} */
  const troubles = [];
  /** @type {Kind<any>[]} */
  const stored = [];
  const keeper = createKeeper({
    ...browserOf(tab),
    onRefused: (_, trouble) => troubles.push(trouble),
    onStored: (kind) => stored.push(kind),
  });
  tab.onChange = keeper.changedElsewhere;
  return { keeper, troubles, stored };
}

/**
 * @param {any} sample
 * @param {number} at
 */
const nth = (sample, at) =>
  typeof sample === "string" ? `${sample} ${at}` : { ...sample, [`n${at}`]: at };

for (const { name, kind, sample } of KINDS) {
  const id = kind.isMany ? "7" : "";

  test(`${name}: a refused value is there until the page is closed, and what was stored before after it`, () => {
    for (const isLasting of [true, false]) {
      for (let after = 0; after < WRITES; after += 1) {
        const store = new Store();
        store.refusal = { after, isLasting };
        const { keeper, troubles } = keeperOf(store);
        let seen = keeper.read(kind, id);
        for (let at = 0; at < WRITES; at += 1) {
          const isRefused = isLasting ? at >= after : at === after;
          const { outcome, now } = keeper.write(kind, seen, nth(sample, at));
          seen = now;
          assert.equal(outcome, isRefused ? "refused" : "stored");
          assert.deepEqual(keeper.read(kind, id).value, nth(sample, at));
          assert.deepEqual(keeper.ids(kind), [id]);
          const isHeld = isRefused;
          const stored = keeperOf(store).keeper.read(kind, id).value;
          const before = isHeld
            ? (at === 0 || after === 0 ? null : nth(sample, after - 1))
            : nth(sample, at);
          assert.deepEqual(stored, before, `${after} ${isLasting} ${at}`);
        }
        assert.deepEqual(new Set(troubles), new Set(["full"]));
      }
    }
  });

  test(`${name}: where everything is blocked, all works until the page is closed`, () => {
    const local = () => {
      throw Object.assign(new Error("Access is denied."), { name: "SecurityError" });
    };
    /** @type {string[]} */
    const troubles = [];
    const keeper = createKeeper({
      local,
      session: local,
      onRefused: (_, trouble) => troubles.push(trouble),
    });
    assert.equal(keeper.read(kind, id).value, null);
    assert.deepEqual(keeper.ids(kind), []);
    const { outcome, now } = keeper.write(kind, keeper.read(kind, id), sample);
    assert.equal(outcome, "refused");
    assert.deepEqual(keeper.all(kind).map(({ value }) => value), [sample]);
    assert.deepEqual(troubles, ["blocked"]);
    keeper.write(kind, now, null);
    assert.equal(keeper.read(kind, id).value, null);
    assert.deepEqual(keeper.all(kind), []);
  });

  if (kind.isOfTab) continue;
  test(`${name}: what another tab stores meanwhile counts, and the next write here is based on it`, () => {
    const store = new Store();
    const [here, there] = [keeperOf(store), keeperOf(store)];
    const before = here.keeper.write(kind, here.keeper.read(kind, id), sample).now;
    store.refusal = { after: 0, isLasting: false };
    const held = here.keeper.write(kind, before, nth(sample, 1)).now;
    assert.equal(there.keeper.change(kind, id, (now) => nth(now, 2)).outcome, "stored");
    assert.deepEqual(here.keeper.read(kind, id).value, nth(sample, 2));
    const { outcome } = here.keeper.write(kind, held, nth(held.value, 3));
    assert.equal(outcome, kind.merge === undefined ? "overtaken" : "stored");
  });
}

test("the oldest records make room for a new one, and nothing else does", () => {
  for (const { name, kind, sample } of KINDS.filter((one) => one.kind.isMany)) {
    const store = new Store();
    const { keeper } = keeperOf(store);
    for (let at = 0; at < 5; at += 1) keeper.change(kind, String(at), () => sample);
    store.room = [...store.items.values()].reduce((sum, { length }) => sum + length, 0);
    const { outcome } = keeper.change(kind, "5", () => sample);
    assert.equal(outcome, kind.makesRoom ? "stored" : "refused", name);
    const expected = kind.makesRoom ? ["1", "2", "3", "4", "5"] : ["0", "1", "2", "3", "4", "5"];
    assert.deepEqual(keeper.ids(kind).sort(), expected, name);
  }
});

test("records do not make room in vain where the storage refuses all", () => {
  const { kind, sample } = KINDS.filter((one) => one.kind.makesRoom)[0];
  const store = new Store();
  const { keeper } = keeperOf(store);
  for (let at = 0; at < 9; at += 1) keeper.change(kind, String(at), () => sample);
  store.refusal = { after: 0, isLasting: true };
  assert.equal(keeper.change(kind, "9", () => sample).outcome, "refused");
  assert.ok(store.items.size >= 7);
});

test("what is stored is told, but not what was there already", () => {
  const [{ kind, sample }] = KINDS;
  const { keeper, stored } = keeperOf(new Store());
  keeper.change(kind, "", () => sample);
  keeper.change(kind, "", () => sample);
  keeper.change(kind, "", () => undefined);
  assert.deepEqual(stored, [kind]);
});

/**
 * The values that earlier versions stored under one key, and the ids of its items.
 * @type {Record<string, [old: (samples: any[]) => unknown, ids: string[]]>}
 */
const OLD = {
  TABLES: [(samples) => [...samples, { code: "T9", name: "of a still earlier version" }], [
    "A",
    "B",
    "C",
  ]],
  GAMES: [(samples) => samples, ["3", "2", "1"]],
  DAYS: [(samples) => byIds(["2026-11-01", "2026-11-02", "2026-11-03"], samples), [
    "2026-11-01",
    "2026-11-02",
    "2026-11-03",
  ]],
  DAY_TRIES: [([attempt]) => attempt, ["2026-11-25"]],
  SHEETS: [(samples) => ({ open: "2", sheets: samples }), ["3", "2", "1"]],
  SOLVED: [(samples) => byIds(["g/1", "g/2", "h/1"], samples), ["g/1", "g/2", "h/1"]],
  WHAT_IFS: [(samples) => samples, ["3", "2", "1"]],
};

/**
 * @param {readonly string[]} ids
 * @param {readonly unknown[]} items
 */
const byIds = (ids, items) => Object.fromEntries(ids.map((id, at) => [id, items[at]]));

/**
 * Samples with the ids that an old value is split by.
 * @param {any} sample
 * @param {readonly string[]} ids
 */
const withIds = (sample, ids) =>
  ids.map((id, at) => ({
    ...sample,
    id: typeof sample.id === "number" ? Number(id) : id,
    code: id,
    at,
  }));

test("all kinds that earlier versions stored under one key are tried", () => {
  const split = KINDS.filter(({ kind }) => kind.old !== undefined).map(({ name }) => name);
  assert.deepEqual(split.sort(), Object.keys(OLD).sort());
});

for (const { name, kind, sample } of KINDS.filter((one) => one.kind.old !== undefined)) {
  const [make, ids] = OLD[name];
  const items = withIds(sample, ids);
  const old = String(kind.old);
  const text = JSON.stringify(make(items));

  test(`${name}: what an earlier version stored is there, item by item, in its order`, () => {
    const store = new Store();
    store.items.set(old, text);
    const { keeper } = keeperOf(store);
    const [first] = ids;
    assert.deepEqual(keeper.read(kind, first).value, items[0]);
    assert.deepEqual(
      keeper.ids(kind).filter((id) => keeper.read(kind, id).value).sort(),
      [...ids].sort(),
    );
    for (const [at, id] of ids.entries()) assert.deepEqual(keeper.read(kind, id).value, items[at]);
    assert.equal(store.items.has(old), false);
    if (name === "SHEETS") assert.equal(store.items.get("foretell.open_sheet"), '"2"');
    if (kind.order === undefined && name !== "DAYS") {
      assert.deepEqual(keeper.all(kind).map(({ value }) => value), items);
    }
  });

  test(`${name}: nothing is lost where the storage refuses any write of the change to items`, () => {
    for (const isLasting of [true, false]) {
      for (let after = 0; after <= ids.length; after += 1) {
        const store = new Store();
        store.items.set(old, text);
        store.refusal = { after, isLasting };
        const { keeper } = keeperOf(store);
        for (const [at, id] of ids.entries()) {
          assert.deepEqual(keeper.read(kind, id).value, items[at]);
        }
        assert.equal(
          keeper.ids(kind).filter((id) => keeper.read(kind, id).value).length,
          ids.length,
        );
        store.refusal = null;
        const later = keeperOf(store).keeper;
        for (const [at, id] of ids.entries()) {
          assert.deepEqual(later.read(kind, id).value, items[at]);
        }
      }
    }
  });

  test(`${name}: an item that was changed since stays as it is when an earlier version stores all again`, () => {
    const store = new Store();
    const { keeper } = keeperOf(store);
    const [first] = ids;
    const changed = { ...items[0], points: 99, times: 9 };
    keeper.change(kind, first, () => changed);
    store.items.set(old, text);
    const { keeper: later } = keeperOf(store);
    assert.deepEqual(later.read(kind, first).value, changed);
    for (const id of ids.slice(1)) assert.notEqual(later.read(kind, id).value, null);
  });
}
