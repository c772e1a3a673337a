// The storage of a browser, and what each of its tabs sees of it.

/** The storage of a browser as a map, which may have room for a number of characters only. */
export class Store {
  /** @type {Map<string, string>} */
  items = new Map();
  /**
   * The tabs that see it.
   * @type {Tab[]}
   */
  tabs = [];
  /** Characters for which there is room. */
  room = Infinity;
  /**
   * Writes until one is refused; once, or from then on.
   * @type {{after: number, isLasting: boolean} | null}
   */
  refusal = null;

  /**
   * @param {string} key
   * @param {string | null} text
   */
  put(key, text) {
    if (text !== null && (this.#refuses() || this.#isFull(key, text))) {
      throw Object.assign(new Error("full"), { name: "QuotaExceededError" });
    }
    if (text === null) this.items.delete(key);
    else this.items.set(key, text);
  }

  /**
   * @param {string} key
   * @param {string} text
   */
  #isFull(key, text) {
    if (this.room === Infinity) return false;
    const others = [...this.items].filter(([one]) => one !== key);
    return others.reduce((sum, [, { length }]) => sum + length, text.length) > this.room;
  }

  #refuses() {
    if (this.refusal === null) return false;
    this.refusal.after -= 1;
    return this.refusal.isLasting ? this.refusal.after < 0 : this.refusal.after === -1;
  }
}

/** The storage as a tab sees it: with its own writes at once, and those of others as they are delivered. */
export class Tab {
  /** @type {(key: string | null) => void} */
  onChange = () => {};
  /**
   * Changes of other tabs of which this one has no event.
   * @type {[string, string | null][]}
   */
  inbox = [];
  #items;
  /** @type {string[] | null} */
  #keys = null;

  /**
   * @param {Store} store
   * @param {{isSlow?: boolean}} [how] a slow one receives events only on request
   */
  constructor(store, { isSlow = false } = {}) {
    this.store = store;
    this.isSlow = isSlow;
    this.#items = new Map(store.items);
    store.tabs.push(this);
  }

  get length() {
    return this.#items.size;
  }

  /** @param {number} at */
  key(at) {
    this.#keys ??= [...this.#items.keys()];
    return this.#keys[at] ?? null;
  }

  /** @param {string} key */
  getItem(key) {
    return this.#items.get(key) ?? null;
  }

  /**
   * @param {string} key
   * @param {string} text
   */
  setItem(key, text) {
    this.#put(key, text);
  }

  /** @param {string} key */
  removeItem(key) {
    this.#put(key, null);
  }

  /** Hear of the next change of another tab. */
  deliver() {
    const [change] = this.inbox.splice(0, 1);
    if (change === undefined) return;
    const [key, text] = change;
    // a browser orders all writes: what was written here after it stays
    const now = this.store.items.get(key) ?? null;
    this.#set(key, this.inbox.some(([one]) => one === key) ? text : now);
    this.onChange(key);
  }

  /**
   * @param {string} key
   * @param {string | null} text
   */
  #put(key, text) {
    if (this.getItem(key) === text) return;
    this.store.put(key, text);
    this.#set(key, text);
    for (const tab of this.store.tabs) {
      if (tab === this) continue;
      tab.inbox.push([key, text]);
      if (!tab.isSlow) tab.deliver();
    }
  }

  /**
   * @param {string} key
   * @param {string | null} text
   */
  #set(key, text) {
    this.#keys = null;
    if (text === null) this.#items.delete(key);
    else this.#items.set(key, text);
  }
}

/** @param {Tab} tab */
const asStorage = (tab) => /** @type {Storage} */ (/** @type {unknown} */ (tab));

/**
 * The storages that a keeper is made with.
 * @param {Tab} tab
 */
export const browserOf = (tab) => ({ local: () => asStorage(tab), session: () => asStorage(tab) });

/**
 * Give the modules of the page an empty storage.
 * @returns {Store}
 */
export function forgetEverything() {
  const store = new Store();
  Object.defineProperty(globalThis, "localStorage", { value: new Tab(store), configurable: true });
  return store;
}
