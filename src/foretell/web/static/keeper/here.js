/** The storage of this browser, shared by all of its tabs and followed by screens. */

// @ts-types="../libraries.d.ts"
import { useLayoutEffect, useMemo, useState } from "../vendor/hooks.js";
// @ts-types="../libraries.d.ts"
import { signal } from "../vendor/signals.js";
import { createKeeper } from "./keeper.js";

/** @import { Place, Trouble } from "./types.d.ts" */

/** Why something is not stored that was done here; null if everything is. */
export const refused = signal(/** @type {Trouble | null} */ (null));
/** Kinds of which something is not stored. @type {Set<Place>} */
const unstored = new Set();
let isAsked = false;

export const keeper = createKeeper({
  local: () => localStorage,
  session: () => sessionStorage,
  onRefused: (kind, trouble) => {
    if (kind.isOfTab) return; // it comes from a file, and is there until the page is loaded again
    unstored.add(kind);
    refused.value = trouble;
  },
  onStored: (kind) => {
    if (unstored.delete(kind) && unstored.size === 0) refused.value = null;
    if (kind.isOfWorth && !isAsked) askToPersist();
  },
});

/**
 * The value that a function reads of a kind, read again whenever it changes, in this tab or in another one.
 * @template T
 * @param {Place} kind
 * @param {() => T} read
 * @returns {T}
 */
export function useStored(kind, read) {
  const [value, setValue] = useState(useMemo(read, []));
  useLayoutEffect(() => keeper.follow(kind, () => setValue(read())), []);
  return value;
}

/** Ask the browser, once a visit, to evict nothing; it may ask the person. */
function askToPersist() {
  isAsked = true;
  const storage = /** @type {StorageManager | undefined} */ (globalThis.navigator?.storage);
  // there is none without https
  storage?.persisted?.().then((isDone) => isDone || storage.persist()).catch(() => {});
}

globalThis.addEventListener?.("storage", (event) => {
  keeper.changedElsewhere(/** @type {StorageEvent} */ (event).key);
});
// a page that was frozen has heard of nothing
globalThis.addEventListener?.("pageshow", () => keeper.changedElsewhere(null));
globalThis.document?.addEventListener?.("visibilitychange", () => keeper.changedElsewhere(null));
