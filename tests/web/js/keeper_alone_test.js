// Nothing in the page but its keeper touches the browser's storage.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { KINDS } from "./kinds.js";

const STATIC = new URL("../../../src/foretell/web/static/", import.meta.url);
const TOUCHES =
  /\b(localStorage|sessionStorage|indexedDB|caches|cookieStore|BroadcastChannel)\b|\bnavigator\??\.(storage|locks)\b|\bdocument\.cookie\b/g;
const KEY = /["'`]foretell\.\w[\w./]*/g;
/** The names that a file may use, by its path. */
const MAY = new Map([
  ["keeper/here.js", ["localStorage", "sessionStorage", "navigator?.storage"]],
  ["keeper/reviews.js", ["indexedDB", "BroadcastChannel"]],
  // scripts that decide before the first paint, when no module is there: they only read
  ["ui/theme.js", ["localStorage"]],
  ["ui/first_paint.js", ["localStorage"]],
  ["sw.js", ["caches"]], // the files of the page
]);
const NAME_KEYS = [
  "keeper/first_kinds.js",
  "keeper/kinds.js",
  "keeper/reviews.js",
  "ui/theme.js",
  "ui/first_paint.js",
];

/** The scripts of the page, without comments, by their paths. */
async function scripts() {
  const paths = (await readdir(STATIC, { recursive: true })).filter((path) =>
    path.endsWith(".js") && !path.startsWith("vendor/")
  );
  return Promise.all(paths.map(async (path) => {
    const text = await readFile(new URL(path, STATIC), "utf-8");
    return { path, code: text.replace(/\/\*[^]*?\*\/|(^|\s)\/\/ .*$/gm, "") };
  }));
}

test("only the keeper touches what the browser stores, and each part of it what it is for", async () => {
  const all = await scripts();
  assert.ok(all.length > 200);
  for (const { path, code } of all) {
    const names = [...new Set(code.match(TOUCHES) ?? [])];
    assert.deepEqual(names.sort(), [...MAY.get(path) ?? []].sort(), path);
  }
});

test("only the declarations name keys, and each key is declared", async () => {
  const keys = KINDS.flatMap(({ kind: { key, old } }) => [key, ...(old ? [old] : [])]);
  for (const { path, code } of await scripts()) {
    const names = (code.match(KEY) ?? []).map((text) => text.slice(1));
    if (!NAME_KEYS.includes(path)) assert.deepEqual(names, [], path);
    else if (path !== "keeper/reviews.js") {
      for (const key of names) assert.ok(keys.includes(key), `${path}: ${key}`);
    }
  }
});

test("what is read before the first paint lies where it is stored", async () => {
  for (
    const [path, key] of [["ui/theme.js", "foretell.settings"], [
      "ui/first_paint.js",
      "foretell.settings",
    ]]
  ) {
    assert.ok((await readFile(new URL(path, STATIC), "utf-8")).includes(`"${key}"`));
    assert.ok(KINDS.some(({ kind }) => kind.key === key));
  }
  const text = await readFile(new URL("ui/first_paint.js", STATIC), "utf-8");
  const pattern = new RegExp(/some\(\(key\) => \/(.+)\/\.test\(key\)\)/.exec(text)?.[1] ?? "$^");
  const shown = KINDS.filter(({ kind }) => pattern.test(kind.key)).map(({ name }) => name);
  assert.deepEqual(shown, ["DAYS", "SOLO", "SOLO_CHOICE", "TABLES"]);
});
