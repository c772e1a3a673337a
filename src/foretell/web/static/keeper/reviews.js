/**
 * The reviews stored in this browser, each with its record: in a database, since one takes about
 * 150 kB. Without a database they last as long as the page.
 */

import { summed, upgraded } from "../analysis/sums.js";
import { refused } from "./here.js";

/** @import { DecisionReview, Review } from "../analysis/types.d.ts" */
/** @import { Header } from "../core/types.d.ts" */

/**
 * A review so far.
 * @typedef {object} KeptReview
 * @property {string} key see `keyOf`
 * @property {number} started when the game began, in milliseconds
 * @property {number} own the seat of the person it was made for
 * @property {boolean} isOwn whether that seat is known to be the person's
 * @property {string} address of the review in the page
 * @property {string} text the record, as the lines of a file
 * @property {readonly number[]} leads the events that lead tricks, by their numbers
 * @property {Review} review
 * @property {number} left the number of decisions still to come
 */

/** The number of reviews that are stored. */
const MOST = 50;
const NAME = "foretell";
const STORE = "reviews";

/** @type {Map<string, KeptReview>} used without a database */
const unstored = new Map();
/** @type {Promise<IDBDatabase | null> | null} */
let opening = null;
/** Tells other tabs about new reviews; a database has no events. */
const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("foretell.reviews") : null;

/** @type {(header: Header) => string} */
export const keyOf = ({ id, started }) => `${id}-${Date.parse(started)}`;

/** @type {(key: string) => Promise<KeptReview | null>} */
export async function keptReview(key) {
  const database = await open();
  const stored = database &&
    await resultOf(database.transaction(STORE).objectStore(STORE).get(key));
  return unstored.get(key) ?? (stored ? current(stored) : null);
}

/** @returns {Promise<KeptReview[]>} the last game first */
export async function keptReviews() {
  const database = await open();
  const request = database?.transaction(STORE).objectStore(STORE).getAll();
  /** @type {KeptReview[]} */
  const stored = request ? await resultOf(request) : [];
  const others = stored.filter(({ key }) => !unstored.has(key));
  const all = [...unstored.values(), ...others.map(current)];
  return all.sort((one, other) => other.started - one.started);
}

/**
 * Stores a review, merged with one that another tab has stored; the oldest games make room.
 * @param {KeptReview} review
 */
export async function keepReview(review) {
  const database = await open();
  try {
    if (database === null) throw new Error("no database");
    await put(database, review);
    unstored.delete(review.key);
    channel?.postMessage(review.key);
  } catch {
    unstored.set(review.key, review);
    refused.value = "blocked";
  }
}

/**
 * Calls a function whenever another tab has stored a review, until the returned function is called.
 * @type {(listener: () => void) => () => void}
 */
export function followReviews(listener) {
  channel?.addEventListener("message", listener);
  return () => channel?.removeEventListener("message", listener);
}

/**
 * Reads and writes in one transaction, which no other tab interrupts.
 * @type {(database: IDBDatabase, review: KeptReview) => Promise<void>}
 */
async function put(database, review) {
  const transaction = database.transaction(STORE, "readwrite");
  const done = new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
  });
  const store = transaction.objectStore(STORE);
  const before = /** @type {KeptReview | undefined} */ (await resultOf(store.get(review.key)));
  store.put(before ? merged(current(before), review) : review);
  const keys = /** @type {string[]} */ (await resultOf(store.index("started").getAllKeys()));
  for (const old of keys.slice(0, -MOST)) if (old !== review.key) store.delete(old);
  await done;
}

/** A stored review as this version has it. @type {(stored: KeptReview) => KeptReview} */
export const current = (stored) => ({ ...stored, review: upgraded(stored.review) });

/**
 * A review with the decisions of both; either may have some that the other has not.
 * @type {(before: KeptReview, own: KeptReview) => KeptReview}
 */
export function merged(before, own) {
  if (before.review.values !== own.review.values) return own; // they were valued differently
  const { seats: _, rounds, ...head } = own.review;
  const reviewed = [...new Set([...own.review.reviewed, ...before.review.reviewed])];
  const both = rounds.map((round, place) => ({
    ...round,
    decisions: union(before.review.rounds[place]?.decisions ?? [], round.decisions),
  }));
  const review = summed({ ...head, reviewed }, both);
  const wider = [own, before].find((one) => one.review.reviewed.length === reviewed.length);
  const left = wider
    ? Math.max(0, wider.left + countOf(wider.review) - countOf(review))
    : Math.max(own.left, before.left);
  return { ...own, isOwn: own.isOwn || before.isOwn, review, left };
}

/**
 * @type {(before: readonly DecisionReview[], own: readonly DecisionReview[]) => DecisionReview[]}
 */
function union(before, own) {
  const places = new Set(own.map(({ at }) => at));
  const missing = before.filter(({ at }) => !places.has(at));
  return [...own, ...missing].sort((one, other) => one.at - other.at);
}

/** @param {Review} review */
const countOf = ({ rounds }) => rounds.reduce((sum, { decisions }) => sum + decisions.length, 0);

/** @returns {Promise<IDBDatabase | null>} */
function open() {
  opening ??= new Promise((resolve) => {
    try {
      const request = indexedDB.open(NAME, 1);
      request.onupgradeneeded = () => {
        const store = request.result.createObjectStore(STORE, { keyPath: "key" });
        store.createIndex("started", "started");
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(null);
    } catch {
      resolve(null); // blocked
    }
  });
  return opening;
}

/** @type {<T>(request: IDBRequest<T>) => Promise<T>} */
const resultOf = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
