// Commands that wait for the connection have the names of what was tapped.

import "./page.js";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { labelOf } from "../../../src/foretell/web/static/ui/table/play/waiting.js";
import {
  LANGUAGES,
  loadLanguage,
  loadWords,
  t,
} from "../../../src/foretell/web/static/words/words.js";
import { tableOf } from "./home_table.js";

/** @import { Command } from "../../../src/foretell/web/static/wire.d.ts" */

const TABLE = (await tableOf()).view();
/** The commands that the page gives by itself, or shows in their own places. */
const UNSHOWN = ["choose_character", "give_nonce", "show_moment", "take_part", "use_hint"];

/** The types of all commands, from their types. */
const TYPES = (() => {
  const file = new URL("../../../src/foretell/web/static/wire.d.ts", import.meta.url);
  const text = readFileSync(file, "utf-8");
  const union = text.match(/^export type Command =([^;]*);/m)?.[1] ?? "";
  const names = union.match(/\w+/g) ?? [];
  const typeOf = (/** @type {string} */ name) =>
    text.match(
      new RegExp(`^export (?:interface|type) ${name} [^;}]*(?:type: |CommandOf<)"(\\w+)"`, "m"),
    )?.[1];
  return names.flatMap((name) =>
    name === "Move" ? ["bid", "choose_trump", "play"] : typeOf(name) ?? []
  );
})();

/** A command with whatever any of them needs. */
const command = (/** @type {string} */ type) => /** @type {Command} */ (/** @type {unknown} */ ({
  type,
  id: "1",
  seat: 1,
  seats: [0, 1],
  bot: "steady",
  bid: 2,
  card: "H7",
  suit: "H",
  agree: true,
  text: "Why?",
  note: 4,
  removed: 4,
}));

test("every command that a person can tap has a label while it waits, in every language", async () => {
  assert.ok(TYPES.length >= 22, TYPES.join(" "));
  for (const language of Object.keys(LANGUAGES)) {
    await loadLanguage(language);
    await Promise.all([loadWords("server"), loadWords("together")]);
    for (const type of TYPES) {
      const label = labelOf(command(type), TABLE);
      if (UNSHOWN.includes(type)) assert.equal(label, null, type);
      else assert.match(label ?? "", /^(?![a-z]+-[a-z-]+$)./, `${type}: ${label}`);
    }
  }
});

test("every command that was overtaken is said in a sentence, and moves in their own", async () => {
  await loadLanguage("en");
  const sentences = TYPES.map((type) => t("table-overtaken", { what: type }));
  assert.ok(sentences.every((sentence) => sentence.endsWith(".")));
  const [card, bid] = ["play", "bid"].map((what) => t("table-overtaken", { what }));
  assert.match(card, /your card was not played/);
  assert.match(bid, /your bid was not made/);
  assert.equal(new Set(sentences).size, 6);
});
