// Refusals at a table name the players whom they are about, in every language.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "./page.js";
import {
  LANGUAGES,
  loadLanguage,
  loadWords,
} from "../../../src/foretell/web/static/words/words.js";
import { refusalText } from "../../../src/foretell/web/static/words/refusal.js";

const LOOK = /** @type {const} */ ({ edition: "classic", faces: "letters" });
const SEATED = {
  nameOf: (/** @type {number} */ seat) => ["Ann", "Bob", "Cleo"][seat],
  own: 0,
};

/** The ids of all refusals that are about a player. */
const ABOUT_PLAYERS = ["refusals", "requests"].flatMap((file) => {
  const path = `../../../src/foretell/i18n/catalogues/en/${file}.ftl`;
  const text = readFileSync(new URL(path, import.meta.url), "utf-8");
  const messages = text.split(/^(?=[a-z])/m).filter((message) => message.includes("$who"));
  return messages.map((message) => message.slice(0, message.indexOf(" ")));
});

for (const language of Object.keys(LANGUAGES)) {
  test(`in ${language}, a refusal names whoever it is about, and addresses the reader`, async () => {
    await loadLanguage(language);
    await loadWords("server");
    assert.ok(ABOUT_PLAYERS.length >= 8);
    for (const code of ABOUT_PLAYERS) {
      const other = refusalText({ code, fields: { seat: 2 } }, LOOK, SEATED);
      assert.match(other, /Cleo/, code);
      assert.doesNotMatch(other, /\d/, code);
      const own = refusalText({ code, fields: { seat: 0 } }, LOOK, SEATED);
      assert.doesNotMatch(own, /\d/, code);
    }
  });
}

test("whoever is to act is named before whoever asked", async () => {
  await loadLanguage("en");
  const refusal = { code: "play/not_your_turn", fields: { seat: 0, to_act: 1 } };
  assert.equal(refusalText(refusal, LOOK, SEATED), "It is Bob’s turn to play.");
  assert.equal(refusalText(refusal, LOOK), "It is Seat 1’s turn to play.");
});
