/** The storage of this browser, shared by all of its tabs and followed by screens. */

// @ts-types="../libraries.d.ts"
import { useLayoutEffect, useMemo, useState } from "../vendor/hooks.js";
// @ts-types="../libraries.d.ts"
import { signal } from "../vendor/signals.js";
import { createKeeper } from "./keeper.js";

/** @import { Place, Trouble } from "./types.d.ts" */

/** The reason why something done here is not stored; null if everything is. */
export const refused = signal(/** @type {Trouble | null} */ (null));
/** @type {Set<Place>} kinds of which something is not stored */
const unstored = new Set();
let hasAsked = false;

export const keeper = createKeeper({
  local: () => localStorage,
  session: () => sessionStorage,
  onRefused: (kind, trouble) => {
    if (kind.isOfTab) return; // it comes from a file, and lasts until the page is reloaded
    unstored.add(kind);
    refused.value = trouble;
  },
  onStored: (kind) => {
    if (unstored.delete(kind) && unstored.size === 0) refused.value = null;
    if (kind.isOfWorth && !hasAsked) askToPersist();
  },
});

/**
 * The value of a function of what is stored, updated whenever its kind changes in any tab.
 * @type {<T>(kind: Place, read: () => T) => T}
 */
export function useStored(kind, read) {
  const [value, setValue] = useState(useMemo(read, []));
  useLayoutEffect(() => keeper.follow(kind, () => setValue(read())), []);
  return value;
}

/** Asks the browser, once a visit, not to evict anything; it may ask the person. */
function askToPersist() {
  hasAsked = true;
  const storage = /** @type {StorageManager | undefined} */ (globalThis.navigator?.storage);
  // not available without https
  storage?.persisted?.().then((isDone) => isDone || storage.persist()).catch(() => {});
}

globalThis.addEventListener?.("storage", (event) => {
  keeper.changedElsewhere(/** @type {StorageEvent} */ (event).key);
});
// a frozen page receives no events
globalThis.addEventListener?.("pageshow", () => keeper.changedElsewhere(null));
globalThis.document?.addEventListener?.("visibilitychange", () => keeper.changedElsewhere(null));
