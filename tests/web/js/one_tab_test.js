// A game in the page is played in one tab, and stored by that one alone.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { keeper } from "../../../src/foretell/web/static/keeper/here.js";
import { SOLO } from "../../../src/foretell/web/static/keeper/kinds.js";
import { inOneTab } from "../../../src/foretell/web/static/ui/stored/one_tab.js";
import { endSavedGame, gameUnderWay } from "../../../src/foretell/web/static/ui/stored/saved.js";
import { forgetEverything } from "./storage.js";

/** @param {number} round */
const game = (round) => ({ round, rounds: 15, table: null });

/**
 * A tab that begins with what is stored now.
 * @param {{isEnded?: () => boolean}} [how]
 */
function tab(how = {}) {
  const told = { elsewhere: 0 };
  return {
    ...inOneTab(SOLO, keeper.read(SOLO), { ...how, onElsewhere: () => void (told.elsewhere += 1) }),
    told,
  };
}

const storedRound = () => keeper.read(SOLO).value?.round;

test("the tab that was opened last plays, and the other one stores nothing from then on", () => {
  forgetEverything();
  const first = tab();
  assert.equal(first.keep(game(3)), true);
  const second = tab();
  assert.equal(second.keep(game(3)), true);
  assert.equal(first.told.elsewhere, 1);
  second.stop();
  assert.equal(second.keep(game(9)), true);
  first.stop();
  assert.equal(first.keep(game(4)), false);
  assert.equal(storedRound(), 9);
  assert.equal(second.told.elsewhere, 0);
});

test("a tab that hears of nothing finds out before it stores anything", () => {
  forgetEverything();
  const first = tab();
  first.keep(game(3));
  first.stop();
  const second = tab();
  second.keep(game(8));
  assert.equal(first.keep(game(4)), false);
  assert.equal(first.told.elsewhere, 1);
  assert.equal(storedRound(), 8);
  const back = tab();
  assert.equal(back.keep(game(9)), true);
  assert.equal(storedRound(), 9);
});

test("a game that the browser has forgotten is stored again, unless it has come to its end", () => {
  forgetEverything();
  const first = tab();
  first.keep(game(3));
  localStorage.removeItem(SOLO.key);
  assert.equal(first.keep(game(4)), true);
  assert.equal(storedRound(), 4);
  first.stop();
  const ended = tab({ isEnded: () => true });
  ended.keep(game(5));
  localStorage.removeItem(SOLO.key);
  assert.equal(ended.keep(game(6)), false);
  assert.equal(storedRound(), undefined);
});

test("a game goes on from what this tab has stored last", () => {
  forgetEverything();
  const first = tab();
  first.keep(game(3));
  const anew = inOneTab(SOLO, first.seenLast(), { onElsewhere: () => assert.fail() });
  assert.equal(anew.keep(game(2)), true);
  anew.stop();
});

test("a game that is over is not resumed", () => {
  forgetEverything();
  assert.equal(gameUnderWay(), null);
  tab().keep(game(3));
  assert.equal(gameUnderWay()?.round, 3);
  endSavedGame();
  assert.equal(gameUnderWay(), null);
});
