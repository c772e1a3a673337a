/** The reviews that are kept in this browser, each with its record. Where nothing is kept, they last as long as the page. */

/** @import { Review } from "../../analysis/types.d.ts" */
/** @import { Header } from "../../core/types.d.ts" */

/**
 * A review so far.
 * @typedef {object} KeptReview
 * @property {string} key see `keyOf`
 * @property {number} started when the game began, in milliseconds
 * @property {number} own the seat of whoever it was reviewed for
 * @property {boolean} isOwn whether that is known to be the person's
 * @property {string} address of the review in the page
 * @property {string} text the record, as the lines of a file
 * @property {readonly number[]} leads the events that lead tricks, by their numbers
 * @property {Review} review
 * @property {number} left the number of decisions still to come
 */

/** The number of reviews that are kept; of one game there are about 150 kB. */
const MOST = 50;
const NAME = "foretell";
const STORE = "reviews";

/** Without a database. @type {Map<string, KeptReview>} */
const held = new Map();
/** @type {Promise<IDBDatabase | null> | null} */
let opened = null;

/** The key of a game's review. @param {Header} header */
export const keyOf = ({ id, started }) => `${id}-${Date.parse(started)}`;

/** @param {string} key @returns {Promise<KeptReview | null>} */
export async function keptReview(key) {
  const database = await open();
  if (database === null) return held.get(key) ?? null;
  return (await asked(database.transaction(STORE).objectStore(STORE).get(key))) ?? null;
}

/** All of them, the last game first. @returns {Promise<KeptReview[]>} */
export async function keptReviews() {
  const database = await open();
  const all = database === null
    ? [...held.values()]
    : await asked(database.transaction(STORE).objectStore(STORE).getAll());
  return all.sort((/** @type {KeptReview} */ one, /** @type {KeptReview} */ other) => other.started - one.started);
}

/** Keep a review; the oldest games make room. @param {KeptReview} review */
export async function keepReview(review) {
  const database = await open();
  if (database === null) {
    held.set(review.key, review);
    return;
  }
  const store = database.transaction(STORE, "readwrite").objectStore(STORE);
  await asked(store.put(review));
  const keys = /** @type {string[]} */ (await asked(store.index("started").getAllKeys()));
  for (const old of keys.slice(0, -MOST)) if (old !== review.key) store.delete(old);
}

/** @returns {Promise<IDBDatabase | null>} */
function open() {
  opened ??= new Promise((resolve) => {
    try {
      const request = indexedDB.open(NAME, 1);
      request.onupgradeneeded = () =>
        request.result.createObjectStore(STORE, { keyPath: "key" }).createIndex("started", "started");
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(null);
    } catch {
      resolve(null); // forbidden
    }
  });
  return opened;
}

/**
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
const asked = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
