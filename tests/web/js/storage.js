// The storage of a browser that has kept nothing yet.

export function forgetEverything() {
  /** @type {Map<string, string>} */
  const kept = new Map();
  const value = {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    removeItem: (/** @type {string} */ key) => kept.delete(key),
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => kept.set(key, text),
  };
  Object.defineProperty(globalThis, "localStorage", { value, configurable: true });
}
