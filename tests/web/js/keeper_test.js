// The storage of the page in two tabs: every kind, in every order of their writes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { byField, createKeeper } from "../../../src/foretell/web/static/keeper/keeper.js";

import { KINDS } from "./kinds.js";
import { browserOf, Store, Tab } from "./storage.js";

/** @import { Seen } from "../../../src/foretell/web/static/keeper/types.d.ts" */
/** @typedef {typeof KINDS[number]} OfKind */

/**
 * All orders of the acts of two tabs.
 * @template T
 * @param {readonly T[]} ones
 * @param {readonly T[]} others
 * @returns {T[][]}
 */
function orders(ones, others) {
  if (ones.length === 0 || others.length === 0) return [[...ones, ...others]];
  return [
    ...orders(ones.slice(1), others).map((rest) => [ones[0], ...rest]),
    ...orders(ones, others.slice(1)).map((rest) => [others[0], ...rest]),
  ];
}

/** A tab with a screen that shows an item, as it was seen last; it does not follow what others do. */
class Screen {
  /** @type {Seen<any>} */
  seen;

  /**
   * @param {Tab} tab
   * @param {OfKind} of
   * @param {string} id
   */
  constructor(tab, { kind, sample }, id) {
    this.keeper = createKeeper(browserOf(tab));
    tab.onChange = this.keeper.changedElsewhere;
    this.kind = kind;
    this.sample = sample;
    this.id = id;
    this.seen = this.keeper.read(kind, id);
  }

  /**
   * Write a mark into what is on the screen, and return whether it is stored.
   * @param {string} mark
   */
  write(mark) {
    const before = this.seen.value ?? this.sample;
    const value = typeof this.sample === "string" ? mark : { ...before, [mark]: true };
    return this.#put(value);
  }

  remove() {
    return this.#put(null);
  }

  /** @param {unknown} value */
  #put(value) {
    const { outcome, now } = this.keeper.write(this.kind, this.seen, value);
    this.seen = now;
    return outcome;
  }
}

/**
 * The marks in a value.
 * @type {(value: unknown) => string[]}
 */
const marksIn = (value) =>
  typeof value === "string"
    ? [value]
    : Object.keys(value ?? {}).filter((field) => /^[ab]\d/.test(field));

/** @param {OfKind} of */
const isAlone = ({ kind }) => kind.isOfTab === true;

test("every kind has a sample, which is valid, and a key of its own", () => {
  for (const { name, kind, sample } of KINDS) assert.ok(kind.isValid(sample), name);
  for (const { name, kind } of KINDS) {
    for (const { kind: other } of KINDS) {
      if (other !== kind && other.isMany) assert.ok(!kind.key.startsWith(other.key), name);
      if (other !== kind) assert.notEqual(kind.key, other.key);
    }
  }
});

for (const of of KINDS.filter((one) => !isAlone(one))) {
  const { name, kind, sample } = of;
  const id = kind.isMany ? "7" : "";

  test(`${name}: two tabs undo nothing of each other, in any order of three writes each`, () => {
    for (const order of orders(["a1", "a2", "a3"], ["b1", "b2", "b3"])) {
      const store = new Store();
      const tabs = { a: new Tab(store), b: new Tab(store) };
      const screens = { a: new Screen(tabs.a, of, id), b: new Screen(tabs.b, of, id) };
      const marks = order.filter((mark) => {
        const outcome = screens[/** @type {"a" | "b"} */ (mark[0])].write(mark);
        if (kind.merge !== undefined) assert.equal(outcome, "stored");
        return outcome === "stored";
      });
      const stored = marksIn(screens.a.keeper.read(kind, id).value);
      const expected = kind.merge === "latest" ? [] : marks;
      for (const mark of expected) {
        assert.ok(stored.includes(mark), `${order}: ${mark} of ${stored}`);
      }
      assert.ok(stored.includes(marks[marks.length - 1]), `${order}`);
      assert.deepEqual(screens.b.keeper.read(kind, id), screens.a.keeper.read(kind, id));
    }
  });

  test(`${name}: what one tab has removed stays removed, in any order of writes`, () => {
    for (const order of orders(["a1", "a2", "remove"], ["b1", "b2"])) {
      const store = new Store();
      const screens = {
        a: new Screen(new Tab(store), of, id),
        b: new Screen(new Tab(store), of, id),
      };
      /** @type {string[]} */
      let marks = [];
      for (const act of order) {
        const before = marksIn(screens.b.keeper.read(kind, id).value);
        const isRemoval = act === "remove";
        const screen = screens[isRemoval || act[0] === "a" ? "a" : "b"];
        const knew = marksIn(screen.seen.value);
        const outcome = isRemoval ? screen.remove() : screen.write(act);
        const after = marksIn(screens.b.keeper.read(kind, id).value);
        if (isRemoval && outcome === "stored") {
          const unseen = before.filter((mark) => !knew.includes(mark));
          if (kind.merge !== "latest") {
            assert.deepEqual(after, unseen.length > 0 ? before : [], `${order}`);
          }
          marks = after;
        } else if (outcome === "stored") {
          marks = [
            ...(kind.merge === "latest" && typeof sample === "string" ? [] : marks),
            act,
          ];
        }
        const lost = kind.merge === "latest" ? [] : after.filter((mark) => !marks.includes(mark));
        assert.deepEqual(lost, [], `${order}: ${act} brought back`);
      }
    }
  });

  test(`${name}: tabs that hear late of each other show the same in the end`, () => {
    const acts = /** @type {const} */ (["write", "write", "hear"]);
    for (const order of orders(acts.map((act) => ["a", act]), acts.map((act) => ["b", act]))) {
      const store = new Store();
      const tabs = { a: new Tab(store, { isSlow: true }), b: new Tab(store, { isSlow: true }) };
      const screens = { a: new Screen(tabs.a, of, id), b: new Screen(tabs.b, of, id) };
      order.forEach(([who, act], at) => {
        const tab = /** @type {"a" | "b"} */ (who);
        if (act === "hear") tabs[tab].deliver();
        else screens[tab].write(`${who}${at}`);
      });
      for (const tab of [tabs.a, tabs.b]) while (tab.inbox.length > 0) tab.deliver();
      const ends = [screens.a, screens.b].map(({ keeper }) => keeper.read(kind, id).text);
      assert.equal(ends[0], ends[1], `${order}`);
      assert.notEqual(ends[0], null);
    }
  });

  if (kind.isMany) {
    test(`${name}: items of two tabs are all stored, also where neither has heard of the other`, () => {
      for (const order of orders(["a1", "a2"], ["b1", "b2"])) {
        const store = new Store();
        const tabs = { a: new Tab(store, { isSlow: true }), b: new Tab(store, { isSlow: true }) };
        for (const mark of order) {
          new Screen(tabs[/** @type {"a" | "b"} */ (mark[0])], of, mark).write(mark);
        }
        const keeper = createKeeper(browserOf(new Tab(store)));
        assert.deepEqual(keeper.ids(kind).sort(), ["a1", "a2", "b1", "b2"]);
        for (const mark of order) assert.ok(marksIn(keeper.read(kind, mark).value).includes(mark));
      }
    });
  }
}

test("a tab notices a change in another one, and its own", () => {
  for (const of of KINDS.filter((one) => !isAlone(one))) {
    const { kind, name } = of;
    const store = new Store();
    const [here, there] = [
      new Screen(new Tab(store), of, "7"),
      new Screen(new Tab(store), of, "7"),
    ];
    let calls = 0;
    const stop = here.keeper.follow(kind, () => (calls += 1));
    if (!kind.isMany) here.seen = here.keeper.read(kind);
    there.seen = there.keeper.read(kind, kind.isMany ? "7" : "");
    there.write("b1");
    assert.equal(calls, 1, name);
    here.keeper.change(kind, kind.isMany ? "8" : "", () => of.sample);
    assert.equal(calls, 2, name);
    here.keeper.changedElsewhere(null);
    assert.equal(calls, 3, name);
    here.keeper.changedElsewhere(`${kind.key}…other`);
    assert.equal(calls, kind.isMany ? 4 : 3, name);
    stop();
    there.write("b2");
    assert.ok(calls <= 4, name);
  }
});

test("an overtaken write tells the screen that it is out of date", () => {
  const of = /** @type {OfKind} */ (KINDS.find(({ name }) => name === "SHEETS"));
  const store = new Store();
  const [here, there] = [
    new Screen(new Tab(store), of, "7"),
    new Screen(new Tab(store, { isSlow: true }), of, "7"),
  ];
  let calls = 0;
  here.keeper.follow(of.kind, () => (calls += 1));
  there.write("b1");
  const before = calls;
  assert.equal(here.write("a1"), "overtaken");
  assert.equal(calls, before + 1);
});

test("what cannot be read counts as nothing, and is written over", () => {
  for (const { kind, sample, name } of KINDS) {
    for (const text of ["{", "7", "null", "[]"]) {
      const tab = new Tab(new Store());
      const keeper = createKeeper(browserOf(tab));
      const id = kind.isMany ? "7" : "";
      tab.setItem(kind.key + id, text);
      const snapshot = keeper.read(kind, id);
      assert.equal(snapshot.value, null, `${name}: ${text}`);
      assert.equal(keeper.write(kind, snapshot, sample).outcome, "stored");
      assert.deepEqual(keeper.read(kind, id).value, sample);
    }
  }
});

test("no more items are stored than a kind has, and the last ones stay", () => {
  for (const { kind, sample, name } of KINDS.filter((one) => one.kind.most !== undefined)) {
    const most = Number(kind.most);
    const tab = new Tab(new Store());
    const keeper = createKeeper(browserOf(tab));
    const item = (/** @type {number} */ at) =>
      typeof sample === "string" ? sample : { ...sample, seen: at, due: at };
    for (let at = 0; at <= most; at += 1) {
      tab.setItem(kind.key + (1000 + at), JSON.stringify(item(at)));
    }
    keeper.change(kind, String(1000 + most + 1), () => item(most + 1));
    const ids = keeper.all(kind).map(({ id }) => id);
    assert.equal(ids.length, most, name);
    assert.deepEqual([ids[0], ids[most - 1]], [String(1000 + most + 1), "1002"], name);
  }
});

test("items without ids are stored one after the other", () => {
  const { kind, sample } = /** @type {OfKind} */ (KINDS.find(({ name }) => name === "WHAT_IFS"));
  const keeper = createKeeper(browserOf(new Tab(new Store())));
  for (let at = 0; at < 5; at += 1) keeper.add(kind, { ...sample, at });
  assert.equal(keeper.all(kind).length, 5);
});

test("a value of two tabs is merged field by field", () => {
  /** @type {[any, any, any, any][]} */
  const cases = [
    [{ a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }],
    [{ a: { x: 1, y: 1 } }, { a: { x: 2, y: 1 } }, { a: { x: 1, y: 2 } }, { a: { x: 2, y: 2 } }],
    [{ a: 1, b: 1 }, { a: 1 }, { a: 1, b: 1, c: 3 }, { a: 1, c: 3 }],
    [{ a: 1, b: 1 }, { a: 1 }, { a: 1, b: 2 }, { a: 1, b: 2 }],
    [{ a: [1] }, { a: [1, 2] }, { a: [1, 3] }, { a: [1, 2] }],
    [{ a: 1, b: 1 }, { a: 2, b: 1 }, null, { a: 2 }],
    [null, { a: 1 }, { b: 2 }, { a: 1, b: 2 }],
    [null, { a: 1 }, null, { a: 1 }],
    [{ a: 1 }, null, { a: 1 }, null],
    [{ a: 1 }, null, { a: 2 }, { a: 2 }],
  ];
  for (const [base, own, now, expected] of cases) {
    assert.deepEqual(byField(base, own, now), expected);
  }
});
