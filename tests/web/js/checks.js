// Comparisons for the tests of the page, and the differences they find.

/**
 * The path at which two JSON values differ, "" if they are equal.
 * @param {any} found
 * @param {any} expected
 * @returns {string}
 */
export function difference(found, expected) {
  if (found === expected) return "";
  if (isNested(found) && isNested(expected) && Array.isArray(found) === Array.isArray(expected)) {
    for (const one of [found, expected]) {
      for (const key in one) {
        const inside = difference(found[key], expected[key]);
        if (inside) return `.${key}${inside}`;
      }
    }
    return "";
  }
  return ` is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`;
}

/** @type {(value: unknown) => boolean} */
const isNested = (value) => typeof value === "object" && value !== null;

/** Collects failures under the name of what is being checked. */
export function checks() {
  /** @type {string[]} */
  const failures = [];
  let checked = 0;
  return {
    /** @type {(name: string, found: any, expected: any) => void} */
    same: (name, found, expected) => {
      checked += 1;
      // Most are the same, and that is soon seen.
      if (found === expected || JSON.stringify(found) === JSON.stringify(expected)) return;
      const where = difference(found, expected);
      if (where) failures.push(`${name}${where}`);
    },
    /** @type {(name: string, act: () => void) => void} */
    attempt: (name, act) => {
      try {
        act();
      } catch (error) {
        failures.push(`${name}: ${error instanceof Error ? error.stack : error}`);
      }
    },
    result: () => ({ checked, failures: failures.slice(0, 20) }),
  };
}
