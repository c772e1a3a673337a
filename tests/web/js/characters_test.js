// The character of each player.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { PORTRAITS } from "../../../src/foretell/web/static/art/portraits/index.js";

const { CHARACTERS, charactersAt, characterName, temperOf } = await import(
  "../../../src/foretell/web/static/ui/parts/characters.js"
);
const { DEFAULTS, settings } = await import("../../../src/foretell/web/static/ui/base/settings.js");
const { nameOf } = await import("../../../src/foretell/web/static/ui/parts/names.js");
const { loadLanguage, loadWords } = await import(
  "../../../src/foretell/web/static/words/words.js"
);

/** @import { TableView } from "../../../src/foretell/web/static/table/types.d.ts" */

/**
 * A seat, by who holds it: `Ada`, or the kind of a bot that has no name.
 * @param {string | null} who
 */
const held = (who) =>
  who && {
    name: who,
    kind: /^[A-Z]/.test(who) ? "human" : who,
    away: false,
    waits: false,
  };

/** @type {(who: (string | null)[], seat?: number | null) => TableView} */
const table = (who, seat = null) => /** @type {any} */ ({ seats: who.map(held), seat });

test("every character has a portrait", () => {
  assert.deepEqual(CHARACTERS.toSorted(), PORTRAITS.toSorted());
});

test("no two at a table are the same, whoever they are", () => {
  const kinds = [
    "steady",
    "casual",
    "master:bold",
    "expert:careful",
    "Ada",
    "Otto",
    "Zoë",
    "bot:my",
  ];
  for (const one of kinds) {
    for (const other of kinds) {
      const characters = charactersAt(table([one, other, "Ada", other, "steady", null]));
      assert.equal(characters[5], null);
      assert.equal(new Set(characters).size, 6, `${characters}`);
    }
  }
});

test("a person appears to everybody as the character they chose, unless it is taken", () => {
  const view = /** @type {any} */ (table(["Ada", "Ben", "Cleo", "steady"], 0));
  const chosen = (/** @type {(string | undefined)[]} */ ...who) =>
    charactersAt({
      ...view,
      seats: view.seats.map((/** @type {any} */ one, /** @type {number} */ seat) => ({
        ...one,
        character: who[seat],
      })),
    });
  assert.deepEqual(chosen(undefined, "talos", "leila").slice(1, 3), ["talos", "leila"]);
  assert.equal(new Set(chosen("otto", "otto", "otto")).size, 4);
  assert.equal(chosen("otto", "otto")[0], "otto");
  assert.ok(CHARACTERS.includes(chosen(undefined, "of a later version")[1] ?? ""));
});

test("a bot is always the same at the same seat, however strong it is", () => {
  const [, first] = charactersAt(table(["Ada", "casual", null, null]));
  const [, second] = charactersAt(table(["Ada", "master", null, null]));
  assert.equal(first, second);
});

test("a bot whose bids lean has a character that leans the same way", () => {
  const [, bold] = charactersAt(table(["Zoë", "casual:bold"]));
  const [, careful] = charactersAt(table(["Zoë", "casual:careful"]));
  assert.ok(["rigo", "amara", "nico"].includes(String(bold)), `${bold}`);
  assert.ok(["sibylla", "leila", "talos"].includes(String(careful)), `${careful}`);
});

test("bots that have no name go by their characters', never by a person's", () => {
  const people = table(["Renata", "steady", "Bruno", "steady"]);
  const names = people.seats.map((_, seat) => nameOf(people, seat));
  assert.equal(new Set(names).size, 4, `${names}`);
  assert.deepEqual(names, charactersAt(people).map((who) => characterName(String(who))));
});

test("a bot never goes by what looks like a person's name", () => {
  for (
    const [name, bot] of [["Rеnata", "renata"], ["Minеrvа", "minerva"], ["0tto", "otto"], [
      "FE1IX",
      "felix",
    ]]
  ) {
    const seats = charactersAt(table([name, "steady", "steady", "steady", "steady", "steady"]));
    assert.ok(!seats.slice(1).includes(bot), name);
  }
});

test("one appears as whom one has chosen, and a bot makes way", () => {
  const [, before] = charactersAt(table(["Ada", "steady"], 0));
  settings.value = { ...DEFAULTS, character: before };
  const [own, bot] = charactersAt(table(["Ada", "steady"], 0));
  settings.value = DEFAULTS;
  assert.equal(own, before);
  assert.notEqual(bot, before);
});

test("every character's temper is told in every language", async () => {
  await loadWords("people");
  for (const language of ["en", "it", "es", "fr", "de"]) {
    await loadLanguage(language);
    for (const who of CHARACTERS) {
      assert.match(temperOf(who), /^\p{Lu}[\p{L} ]+\. \p{Lu}.*\.$/u, `${language} ${who}`);
    }
  }
});
