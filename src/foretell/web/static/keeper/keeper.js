/**
 * Reads and writes what the page stores in the browser, from several tabs. Every write compares
 * with what is stored at that moment: a value based on an older one is merged as its kind declares,
 * or refused as overtaken. Every item with an id has its own key, so that two tabs write the same
 * key only when they change the same item. There are no locks: a read and its write are one task,
 * locks exist on secure pages only, and they do not wait until a browser's processes have shared
 * their writes.
 */

/** @import { Change, Kind, Place, Seen, Trouble, Written } from "./types.d.ts" */

import { isObject } from "./first_kinds.js";

/**
 * A value's text that the storage refused, which lasts until the page is closed, and the text that is
 * stored instead.
 * @typedef {{text: string | null, stored: string | null}} Unstored
 */

const byId = new Intl.Collator("en", { numeric: true }).compare;

/**
 * @param {object} browser
 * @param {() => Storage} browser.local the lasting storage; every access may throw
 * @param {() => Storage} browser.session the tab's storage
 * @param {(kind: Place, trouble: Trouble) => void} [browser.onRefused] called when a value is not
 *   stored, and will be lost with the page
 * @param {(kind: Place) => void} [browser.onStored]
 */
export function createKeeper({ local, session, onRefused = () => {}, onStored = () => {} }) {
  const area = areaOf(local, session);
  /** @type {Map<string, Unstored>} */
  const unstored = new Map();
  /** @type {Map<Place, Set<() => void>>} */
  const followers = new Map();

  /** @type {Set<Place>} kinds whose items did not all fit */
  const unsplit = new Set();
  /** @type {Map<string, {text: string, value: unknown}>} the values of texts, parsed once */
  const values = new Map();

  /** @type {(kind: Place, key: string) => string | null} */
  const textAt = (kind, key) => {
    const text = area.textAt(kind, key);
    const refused = unstored.get(key);
    if (refused === undefined) return text;
    if (refused.stored === text) return refused.text;
    unstored.delete(key); // another tab has stored something there meanwhile
    return text;
  };

  /**
   * Moves items that earlier versions stored under one key to a key each.
   * @type {(kind: Place) => void}
   */
  const split = (kind) => {
    if (kind.old === undefined || unsplit.has(kind)) return;
    const text = area.textAt(kind, kind.old);
    if (text === null) return;
    const items = [...kind.split?.(parsed(text)) ?? []]
      .map(([key, item]) => ({ key, text: JSON.stringify(item) }))
      .filter(({ key }) => area.textAt(kind, key) === null);
    const refused = items.filter((item) => area.store(kind, item.key, item.text) !== null);
    for (const item of refused) unstored.set(item.key, { text: item.text, stored: null });
    // if both do not fit, the old value stays, and is split on the next visit
    if (refused.length > 0) unsplit.add(kind);
    else area.store(kind, kind.old, null);
  };

  /** @type {(key: string, text: string | null) => unknown} */
  const valueOf = (key, text) => {
    if (text === null) {
      values.delete(key);
      return null;
    }
    const cached = values.get(key);
    if (cached?.text === text) return cached.value;
    const value = parsed(text);
    values.set(key, { text, value });
    return value;
  };

  /**
   * The ids of all items of a kind, in no order.
   * @param {Place} kind
   */
  const ids = (kind) => {
    split(kind);
    const candidates = new Set(area.ids(kind));
    for (const key of unstored.keys()) {
      if (isOf(kind, key)) candidates.add(key.slice(kind.key.length));
    }
    return [...candidates].filter((id) => textAt(kind, kind.key + id) !== null);
  };

  /**
   * A stored item, by its id if the kind has many; its value is null if there is none, or an invalid
   * one.
   * @template T
   * @param {Kind<T>} kind
   * @param {string} [id]
   * @returns {Seen<T>}
   */
  const read = (kind, id = "") => {
    split(kind);
    const text = textAt(kind, kind.key + id);
    const value = valueOf(kind.key + id, text);
    return { id, text, value: kind.isValid(value) ? /** @type {T} */ (value) : null };
  };

  /**
   * All items of a kind, the last one first.
   * @template T
   * @param {Kind<T>} kind
   * @returns {(Seen<T> & {value: T})[]}
   */
  const all = (kind) => {
    /** @type {(Seen<T> & {value: T})[]} */
    const items = ids(kind).flatMap((id) => {
      const { text, value } = read(kind, id);
      return value === null ? [] : [{ id, text, value }];
    });
    const { order } = kind;
    return items.sort((one, other) =>
      (order ? order(other.value) - order(one.value) : 0) || byId(other.id, one.id)
    );
  };

  /** @type {(kind: Place) => void} */
  const notify = (kind) => {
    for (const listener of [...followers.get(kind) ?? []]) listener();
  };

  /**
   * The ids of the surplus items: those that come last in order.
   * @type {<T>(kind: Kind<T>) => string[]}
   */
  const surplus = (kind) => {
    if (kind.most === undefined) return [];
    const ordered = kind.order
      ? all(kind).map(({ id }) => id)
      : ids(kind).sort((one, other) => byId(other, one));
    return ordered.slice(kind.most);
  };

  /** @type {typeof area.store} stores a text when the storage is full, by removing older items */
  const storeInstead = (kind, key, text) => {
    let trouble = /** @type {Trouble | null} */ ("full");
    let room = 0;
    for (const id of area.ids(kind).sort(byId)) {
      if (kind.key + id === key || trouble !== "full" || room >= 2 * (text ?? "").length) continue;
      room += area.textAt(kind, kind.key + id)?.length ?? 0;
      area.store(kind, kind.key + id, null);
      trouble = area.store(kind, key, text);
    }
    return trouble;
  };

  /** @type {<T>(kind: Kind<T>, id: string, value: T | null) => Written<T>} */
  const put = (kind, id, value) => {
    const key = kind.key + id;
    const text = value === null ? null : JSON.stringify(value);
    const stored = area.textAt(kind, key);
    if (stored === text && !unstored.has(key)) {
      return { outcome: "stored", now: { id, text, value } };
    }
    let trouble = area.store(kind, key, text);
    if (trouble === "full" && kind.makesRoom) trouble = storeInstead(kind, key, text);
    if (trouble === null) unstored.delete(key);
    else unstored.set(key, { text, stored });
    const isNew = stored === null && text !== null && trouble === null;
    for (const one of isNew ? surplus(kind) : []) area.store(kind, kind.key + one, null);
    if (trouble === null) onStored(kind);
    else onRefused(kind, trouble);
    notify(kind);
    return { outcome: trouble === null ? "stored" : "refused", now: { id, text, value } };
  };

  /**
   * Whether a value is unchanged since it was read.
   * @type {(kind: Place, base: Seen<unknown>) => boolean}
   */
  const isStill = (kind, { id, text }) => textAt(kind, kind.key + id) === text;

  /**
   * Stores a value, or removes it for null, based on one that was read. If that has changed since,
   * both are merged as the kind declares; otherwise the write is overtaken and nothing changes.
   * @type {<T>(kind: Kind<T>, base: Seen<T>, value: T | null) => Written<T>}
   */
  const write = (kind, base, value) => {
    if (isStill(kind, base)) return put(kind, base.id, value);
    const now = read(kind, base.id);
    if (kind.merge === undefined) {
      notify(kind); // the screen is out of date
      return { outcome: "overtaken", now };
    }
    return put(kind, base.id, MERGES[kind.merge](base.value, value, now.value));
  };

  /**
   * Changes the stored value; the id is "" if the kind has one item only. The change returns the new
   * value for the stored one or null, or undefined to change nothing.
   * @type {<T>(kind: Kind<T>, id: string, change: Change<T>) => Written<T>}
   */
  const change = (kind, id, change) => {
    const now = read(kind, id);
    const value = change(now.value);
    return value === undefined ? { outcome: "stored", now } : put(kind, id, value);
  };

  /** @type {<T>(kind: Kind<T>, item: T) => Written<T>} */
  const add = (kind, item) => put(kind, newId(), item);

  /**
   * Calls a function whenever something of a kind has changed, in any tab, until the returned function
   * is called.
   * @type {(kind: Place, listener: () => void) => () => void}
   */
  const follow = (kind, listener) => {
    const listeners = followers.get(kind) ?? new Set();
    followers.set(kind, listeners.add(listener));
    return () => void listeners.delete(listener);
  };

  /**
   * Handles a change by another tab: of a key, or of any key if it is null.
   * @param {string | null} key
   */
  const changedElsewhere = (key) => {
    for (const kind of followers.keys()) {
      if (key === null || key === kind.old || isOf(kind, key)) notify(kind);
    }
  };

  return { ids, read, all, isStill, write, change, add, follow, changedElsewhere };
}

/** An id that no other tab makes, ordered by time. */
const newId = () => `${Date.now()}.${Math.floor(Math.random() * 2 ** 32)}`;

/** @type {(text: string) => unknown} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The storages as texts under keys; either may refuse anything.
 * @param {() => Storage} local
 * @param {() => Storage} session
 */
function areaOf(local, session) {
  const storageOf = (/** @type {Place} */ { isOfTab }) => isOfTab ? session() : local();

  /**
   * The text under a key; null if there is none, or it cannot be read.
   * @type {(kind: Place, key: string) => string | null}
   */
  const textAt = (kind, key) => {
    try {
      return storageOf(kind).getItem(key);
    } catch {
      return null;
    }
  };

  /**
   * Stores a text, null to remove it, and returns the obstacle, if any.
   * @type {(kind: Place, key: string, text: string | null) => Trouble | null}
   */
  const store = (kind, key, text) => {
    try {
      if (text === null) storageOf(kind).removeItem(key);
      else storageOf(kind).setItem(key, text);
      return null;
    } catch (error) {
      return troubleOf(error);
    }
  };

  /** @param {Place} kind */
  const ids = (kind) => {
    const keys = [];
    try {
      const storage = storageOf(kind);
      for (let index = 0; index < storage.length; index += 1) keys.push(storage.key(index) ?? "");
    } catch {
      // nothing can be stored
    }
    return keys.filter((key) => isOf(kind, key)).map((key) => key.slice(kind.key.length));
  };

  return { textAt, store, ids };
}

/** @type {(kind: Place, key: string) => boolean} */
const isOf = ({ key: own, isMany }, key) => isMany ? key.startsWith(own) : key === own;

/** @type {(error: unknown) => Trouble} */
const troubleOf = (error) =>
  error instanceof Error && /quota/i.test(error.name + error.message) ? "full" : "blocked";

/** The ways to merge the values of two tabs: the last value wins, or the last value of each field. */
const MERGES = {
  /** @type {typeof byField} */
  latest: (_base, own) => own,
  fields: byField,
};

/**
 * Merges field by field: a field changed here wins over the stored one.
 * @template T
 * @param {T | null} base the value that both started from
 * @param {T | null} own
 * @param {T | null} stored
 * @returns {T | null}
 */
export function byField(base, own, stored) {
  const isGone = stored === null || stored === undefined;
  if (!isObject(own) || !(isObject(stored) || (isGone && isObject(base)))) {
    const isRemoved = own === null || own === undefined;
    return isSame(base, own) || (isRemoved && !isSame(base, stored)) ? stored : own;
  }
  /** @type {Record<string, unknown>} */
  const before = isObject(base) ? base : {};
  /** @type {Record<string, unknown>} */
  const current = stored ?? {};
  /** @type {Record<string, unknown>} */
  const merged = {};
  for (const field of new Set([...Object.keys(current), ...Object.keys(own)])) {
    const value = byField(before[field], own[field], current[field]);
    if (value !== undefined) merged[field] = value;
  }
  return /** @type {T} */ (merged);
}

/** @type {(one: unknown, other: unknown) => boolean} */
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);
