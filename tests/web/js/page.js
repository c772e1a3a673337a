// The parts of a browser that modules of the page need, for tests without one. Import it before them.

import { readFile } from "node:fs/promises";

const CATALOGUES = new URL("../../../src/foretell/i18n/catalogues/", import.meta.url);
const WORDS = [
  "cards",
  "reasons",
  "record",
  "refusals",
  "requests",
  "rules",
  "together",
  "web",
  "web-daily",
  "web-lesson",
  "web-online",
  "web-pad",
  "web-people",
  "web-puzzles",
  "web-replay",
  "web-rules",
  "web-table",
  "web-together",
];

/** @type {Set<string>} media queries that match, by their text */
export const media = new Set();

const page = {
  document: { documentElement: { dataset: {} }, hidden: false, addEventListener() {} },
  history: { state: null },
  location: new URL("http://foretell.test/"),
  localStorage: { length: 0, getItem: () => null, key: () => null, setItem() {}, removeItem() {} },
  matchMedia: (/** @type {string} */ query) => ({
    get matches() {
      return media.has(query);
    },
    addEventListener() {},
  }),
  requestAnimationFrame: (/** @type {() => void} */ act) => queueMicrotask(act),
  /**
   * All words of a language at once; files are read as they are.
   * @param {string | URL} address
   */
  fetch: async (address) => {
    if (address instanceof URL) return new Response(new Uint8Array(await readFile(address)));
    const [language, list] = address.slice("/words/".length, -".ftl".length).split("-");
    const files = (list ? [] : WORDS).map((name) => new URL(`${language}/${name}.ftl`, CATALOGUES));
    const texts = await Promise.all(files.map((file) => readFile(file, "utf-8")));
    return new Response(texts.join("\n"));
  },
};
for (const [name, value] of Object.entries(page)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
