// A table in the page whose bots act when a test lets them, and a game played there.

import assert from "node:assert/strict";
import { readRecord } from "../../../src/foretell/web/static/core/dealing.js";
import { standardOptions } from "../../../src/foretell/web/static/core/index.js";
import { localTable } from "../../../src/foretell/web/static/net/live/local_table.js";
import { NOTHING_SENT, reduce } from "../../../src/foretell/web/static/net/table_view.js";
import { think } from "./bots.js";

/** @import { GameRecord, Options } from "../../../src/foretell/web/static/core/types.d.ts" */
/** @import { SavedTable } from "../../../src/foretell/web/static/table/types.d.ts" */

const OPTIONS = { ...standardOptions(3), hand_sizes: [2, 3] };
export const SOON = () => new Promise((resolve) => setTimeout(resolve));

/**
 * A table whose bots act when asked, and what its person is shown.
 * @param {SavedTable | null} saved
 * @param {Options} options
 */
export async function tableOf(saved = null, options = OPTIONS) {
  let act = () => {};
  let view = NOTHING_SENT;
  const table = localTable({
    options,
    name: "You",
    bots: ["steady", "random", "steady", "random", "steady"].slice(0, options.players - 1),
    seed: "5eed",
    saved,
    think,
    later: (next) => {
      act = next;
      return () => (act = () => {});
    },
    onMessage: (message) => (view = reduce(view, message)),
  });
  table.send({ type: "hello", table: "HOME" });
  if (saved === null) table.send({ type: "start", id: "start" });
  await SOON();
  return { table, view: () => view, pass: () => act() };
}

/**
 * Play on as a bot would, until a test is fulfilled.
 * @param {Awaited<ReturnType<typeof tableOf>>} at
 * @param {() => boolean} isDone
 */
export async function playUntil({ table, view, pass }, isDone) {
  for (let step = 1; !isDone(); step += 1) {
    assert.ok(step < 500, "the game does not end");
    const { legal, seat, game } = view();
    if (legal && seat !== null && game) {
      const { seat: _, ...move } = think({ bot: "steady", known: game.state, seat, seed: "5eed" });
      table.send({ ...move, id: `${performance.now()}` });
    } else pass();
    await SOON();
  }
}

/**
 * A game played to its end.
 * @returns {Promise<GameRecord>}
 */
export async function played() {
  const home = await tableOf();
  await playUntil(home, () => home.table.record() !== null);
  const reading = readRecord(home.table.record() ?? "");
  assert.ok("record" in reading);
  return reading.record;
}
