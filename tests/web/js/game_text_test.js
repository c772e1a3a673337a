// Short texts of games: the times that their first line may have.

import assert from "node:assert/strict";
import { test } from "node:test";
import { gameText } from "../../../src/foretell/web/static/core/game_text.js";
import { readGameText } from "../../../src/foretell/web/static/core/game_text_reading.js";
import { played } from "./home_table.js";

const RECORD = await played();
const TEXT = gameText(RECORD);

/**
 * The start that is read from the text with another time, or the refusal.
 * @param {string} started
 */
function readFrom(started) {
  const reading = readGameText(TEXT.replace(/ started=[^ ]+/, ` started=${started}`));
  return "refusal" in reading
    ? [reading.refusal.code, reading.refusal.fields?.form, reading.line]
    : reading.record.header.started;
}

test("a game that was played is read as it was written", () => {
  const reading = readGameText(TEXT);
  assert.ok("record" in reading);
  assert.deepEqual(reading.record.header.options, RECORD.header.options);
  assert.equal(gameText(reading.record), TEXT);
});

for (
  const started of [
    "2026-02-30T10:00:00Z",
    "2026-02-29T10:00:00Z",
    "2026-04-31T10:00:00Z",
    "2026-13-01T10:00:00Z",
    "2026-00-10T10:00:00Z",
    "2026-01-00T10:00:00Z",
    "2026-01-01T24:00:00Z",
    "2026-01-01T10:60:00Z",
    "2026-01-01T10:00:60Z",
  ]
) {
  test(`a game that began at ${started} is refused: there is no such time`, () => {
    assert.deepEqual(readFrom(started), ["record/not_game_text", "head", 1]);
  });
}

test("the last day of February is a day in leap years", () => {
  assert.equal(readFrom("2028-02-29T23:59:59.123456Z"), "2028-02-29T23:59:59.123456Z");
});
