// Records opened from a file, and the messages about faulty ones.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "./page.js";
import { loadLanguage, loadWords } from "../../../src/foretell/web/static/words/words.js";
import { refusalText } from "../../../src/foretell/web/static/words/refusal.js";
import { gameText } from "../../../src/foretell/web/static/core/game_text.js";
import {
  LONGEST,
  openedText,
  openText,
  readText,
  textIn,
} from "../../../src/foretell/web/static/ui/stored/opened.js";

const RECORD = readFileSync(
  new URL("../../../conformance/records/preset-en.jsonl", import.meta.url),
  "utf-8",
);
const LINES = RECORD.trimEnd().split("\n");
const LOOK = /** @type {const} */ ({ edition: "classic", faces: "letters" });

/**
 * The fault of a text, null for a sound one.
 * @param {string} text
 */
const faultOf = (text) => {
  const result = readText(text);
  return "refusal" in result ? result : null;
};

/** The line and the code of the fault when a line is changed. */
const changed = (
  /** @type {number} */ line,
  /** @type {(text: string) => string} */ change,
) => {
  const lines = LINES.map((text, at) => (at === line - 1 ? change(text) : text));
  const fault = faultOf(lines.join("\n"));
  return fault && [fault.line, fault.refusal.code];
};
const lineOf = (/** @type {string} */ type) =>
  LINES.findIndex((line) => line.includes(`"${type}"`)) + 1;

test("a sound record has no fault, nor has one that is cut off after a line", () => {
  assert.equal(faultOf(RECORD), null);
  assert.equal(faultOf(`\ufeff${LINES.slice(0, 9).join("\n")}`), null);
});

test("a file that is not a record is refused with the reason", () => {
  assert.equal(faultOf(" \n")?.refusal.code, "record/empty_file");
  assert.equal(faultOf("x".repeat(LONGEST + 1))?.refusal.code, "file/too_large");
  assert.deepEqual(changed(1, () => "Dear diary"), [1, "record/not_json"]);
  assert.deepEqual(changed(1, () => "[1]"), [1, "record/no_header"]);
  assert.deepEqual(faultOf(LINES[0])?.refusal.code, "record/broken_off");
});

test("of a faulty line, it is told which, and what is wrong with it", () => {
  const played = lineOf("played");
  const card = (/** @type {string} */ other) => (/** @type {string} */ line) =>
    line.replace(/"[CDHSZN]\d+"/, `"${other}"`);
  const held = JSON.parse(LINES[played - 1]).card;
  assert.deepEqual(changed(played, card(held === "C5" ? "C6" : "C5")), [
    played,
    "record/not_held",
  ]);
  assert.deepEqual(changed(played, (line) => line.slice(0, -3)), [played, "record/not_json"]);
  assert.deepEqual(changed(played, () => '{"type":"shouted"}'), [played, "record/unknown_type"]);
  assert.deepEqual(changed(1, (line) => line.replace(/"name":"[^"]*"/, '"name":7')), [
    1,
    "record/wrong_type",
  ]);
});

test("a file that is cut in its last line, or has blank lines, says so", () => {
  assert.deepEqual(changed(LINES.length, (line) => line.slice(0, -3)), [
    LINES.length,
    "record/breaks_off",
  ]);
  assert.deepEqual(changed(LINES.length, (line) => `${line.slice(0, -3)}\n`), [
    LINES.length,
    "record/not_json",
  ]);
  const spaced = faultOf(LINES.join("\n\n"));
  assert.deepEqual([spaced?.line, spaced?.refusal.code], [2, "record/blank_line"]);
  const first = faultOf(`\n${RECORD}`);
  assert.deepEqual([first?.line, first?.refusal.code], [1, "record/blank_line"]);
});

test("a file in UTF-16 is read by its mark, and a compressed one is called so", async () => {
  const wide = (/** @type {number} */ first) => {
    const bytes = new Uint8Array(2 * (RECORD.length + 1));
    [...`\ufeff${RECORD}`].forEach((char, at) => {
      bytes[2 * at + first] = char.charCodeAt(0) & 255;
      bytes[2 * at + 1 - first] = char.charCodeAt(0) >> 8;
    });
    return bytes;
  };
  for (const order of [0, 1]) assert.equal(textIn(wide(order)), RECORD);
  assert.equal(textIn(new TextEncoder().encode(RECORD)), RECORD);
  const stream = new Blob([RECORD]).stream().pipeThrough(new CompressionStream("gzip"));
  const zipped = textIn(new Uint8Array(await new Response(stream).arrayBuffer()));
  assert.equal(typeof zipped === "object" && zipped.refusal.code, "record/compressed");
});

test("a short text is opened as the record that it is the text of", () => {
  const reading = readText(RECORD);
  assert.ok("record" in reading);
  const text = gameText(reading.record);
  openText(`\ufeff\n${text}`);
  assert.equal(openedText(), RECORD);
  openText(text.slice(0, text.lastIndexOf("\nr")));
  assert.equal(openedText(), RECORD.slice(0, RECORD.lastIndexOf('{"type":"dealt"')));
  assert.equal(faultOf(text.split("\nr1 ")[0])?.refusal.code, "record/broken_off");
  const wrong = faultOf(`${text.trimEnd()}0`);
  assert.deepEqual([wrong?.line, wrong?.refusal.code], [
    text.trimEnd().split("\n").length,
    "record/other_word",
  ]);
});

test("every fault is told in a sentence, and none makes the page fail", async () => {
  await loadLanguage("en");
  await loadWords("record");
  const wrecks = ["null", "7", "[]", "{}", '"', '{"type":"played","seat":"x","card":{}}'];
  const spoilt = LINES[0].replace(/"players":\[.*?\]/, '"players":[1,2,null,{}]');
  const sentences = new Set();
  for (const wreck of [...wrecks, '{"type":"bid","seat":9,"bid":[]}', spoilt]) {
    for (const line of [1, 2, 3, lineOf("bid"), lineOf("played"), LINES.length]) {
      if (wreck === spoilt && line > 3) continue; // a game that is cut off, and another begins
      const text = LINES.map((one, at) => (at === line - 1 ? wreck : one)).join("\n");
      const fault = faultOf(text);
      assert.ok(fault, `${line}: ${wreck}`);
      const sentence = refusalText(fault.refusal, LOOK);
      assert.doesNotMatch(sentence, /\{|That did not work/, `${fault.refusal.code}: ${sentence}`);
      sentences.add(fault.refusal.code);
    }
  }
  assert.ok(sentences.size > 5, [...sentences].join());
  const reading = readText(RECORD);
  const [head, ...rest] = gameText("record" in reading ? reading.record : assert.fail()).split(
    "\n",
  );
  for (const text of [head, `${head}\nAnn`, `${head} \n${rest.join("\n")}?`, "wizard/2"]) {
    assert.doesNotMatch(
      refusalText(faultOf(text)?.refusal ?? assert.fail(), LOOK),
      /\{|did not work/,
    );
  }
});

test("a message quotes a text as it is written, and names cards elsewhere", async () => {
  await loadLanguage("en");
  await loadWords("record");
  const sentences = (/** @type {string} */ code, /** @type {object} */ fields) =>
    refusalText({ code, fields: { ...fields } }, LOOK);
  assert.match(sentences("record/other_word", { expected: "C1", found: "H5" }), /H5/);
  assert.match(sentences("record/other_word", { expected: "C1", found: "H5" }), /C1/);
  assert.match(sentences("play/not_in_hand", { card: "H5" }), /6 of hearts/);
});
