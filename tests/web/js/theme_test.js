// The theme shown for a choice and the system's preference.

import assert from "node:assert/strict";
import { test } from "node:test";

let count = 0;

/**
 * A page just opened: the theme it shows.
 * @param {string | null} kept what the browser keeps as its settings
 * @param {{dark?: boolean, contrast?: boolean}} system
 */
async function opened(kept, { dark = false, contrast = false } = {}) {
  const media = { dark: query(dark), contrast: query(contrast) };
  const dataset = { theme: "" };
  const page = {
    document: { documentElement: { dataset } },
    localStorage: { getItem: () => kept },
    matchMedia: (/** @type {string} */ text) => text.includes("dark") ? media.dark : media.contrast,
  };
  for (const [name, value] of Object.entries(page)) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  await import(`../../../src/foretell/web/static/ui/theme.js?${count += 1}`);
  return { dataset, media };
}

/** @param {boolean} matches */
const query = (matches) => Object.assign(new EventTarget(), { matches });

/** @param {string} theme */
const choosing = (theme) => JSON.stringify({ theme });

const DARK = { dark: true };
const CONTRAST = { contrast: true };
const BOTH = { ...DARK, ...CONTRAST };

for (
  const [kept, system, shown] of /** @type {const} */ ([
    [null, {}, "light"],
    [null, DARK, "dark"],
    [null, CONTRAST, "contrast"],
    [null, BOTH, "dark-contrast"],
    [choosing("auto"), DARK, "dark"],
    [choosing("light"), BOTH, "light"],
    [choosing("dark"), {}, "dark"],
    [choosing("dark"), BOTH, "dark-contrast"],
    [choosing("contrast"), BOTH, "contrast"],
    ["no JSON", DARK, "dark"],
  ])
) {
  test(`with ${kept} kept, ${JSON.stringify(system)} shows ${shown}`, async () => {
    assert.equal((await opened(kept, system)).dataset.theme, shown);
  });
}

test("another choice is shown at once", async () => {
  const { dataset } = await opened(null);
  dispatchEvent(new CustomEvent("theme", { detail: "contrast" }));
  assert.equal(dataset.theme, "contrast");
});

test("the system may change its mind while the page is open", async () => {
  const { dataset, media } = await opened(null);
  media.dark.matches = true;
  media.dark.dispatchEvent(new Event("change"));
  assert.equal(dataset.theme, "dark");
});
