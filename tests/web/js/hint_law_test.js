// The law of hints: a game played by them reviews to 100 %, and no decision has a name.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { accuracyOf } from "../../../src/foretell/web/static/analysis/accuracy.js";
import { GAMES } from "../../../src/foretell/web/static/analysis/appraisal.js";
import { hintOf } from "../../../src/foretell/web/static/analysis/hints.js";
import { reviewed } from "../../../src/foretell/web/static/analysis/review.js";
import { readRecord } from "../../../src/foretell/web/static/core/dealing.js";
import { standardOptions } from "../../../src/foretell/web/static/core/index.js";
import { hasChoice } from "../../../src/foretell/web/static/core/legal.js";
import { NO_HINT, studyHint } from "../../../src/foretell/web/static/ui/table/hints/hint_study.js";
import { engineWithNetworks } from "./decisions.js";
import { playUntil, SOON, tableOf } from "./home_table.js";

/** @import { DecisionReview } from "../../../src/foretell/web/static/analysis/types.d.ts" */
/** @import { Options, State } from "../../../src/foretell/web/static/core/types.d.ts" */
/** @import { Engine } from "../../../src/foretell/web/static/engine/engine.js" */
/** @import { Explained } from "../../../src/foretell/web/static/worker/worker.js" */

const averages = new URL("../../../src/foretell/analysis/averages.json", import.meta.url);
const { means } = await (await fetch(averages)).json();
let clock = 0;
/** Time stands still, so that no search is cut short; or every look at the clock takes a second. */
const engines = {
  "without a limit of time": await engineWithNetworks(() => 0),
  "on a device that cuts every search short": await engineWithNetworks(() => clock += 1000),
};
const reviewer = await engineWithNetworks();

/** @type {Record<string, Options>} */
const GAMES_PLAYED = {
  standard: { ...standardOptions(3), hand_sizes: [1, 3, 4] },
  hidden: { ...standardOptions(3), hand_sizes: [2, 3], bidding: "hidden", winning_wizard: "last" },
  clairvoyance: { ...standardOptions(4), hand_sizes: [3], clairvoyance: true },
};

/**
 * The last hint for a decision.
 * @type {(engine: Engine, known: State, seat: number) => Explained}
 */
function hinted(engine, known, seat) {
  let hint = NO_HINT;
  studyHint(known, seat, (found) => hint = found, (question, onStudy, onEnd) => {
    for (const study of engine.study(question)) onStudy({ ...study, reasons: [] });
    onEnd(null);
    return () => {};
  });
  assert.ok(hint.isFinal && !hint.isSimpler && hint.study);
  return hint.study;
}

/**
 * The record of a solo game in which the person's every action is the hint's best.
 * @type {(engine: Engine, options: Options, counts: number[]) => Promise<string>}
 */
async function playedByHints(engine, options, counts) {
  const home = await tableOf(null, options);
  const { table, view } = home;
  for (let number = 0;; number += 1) {
    await playUntil(home, () => {
      const { legal, seat, game } = view();
      return table.record() !== null ||
        legal !== null && seat !== null && game !== null && hasChoice(game.state, seat);
    });
    const record = table.record();
    if (record !== null) return record;
    const { seat, game, version } = view();
    assert.ok(seat !== null && game);
    const { round } = game.state;
    if (!game.hints.some(([, one]) => one === round.number)) {
      table.send({ type: "use_hint", id: `hint ${number}` });
    }
    const study = hinted(engine, game.state, seat);
    counts.push(study.games);
    const { seat: _, ...move } = study.values[0].action;
    table.send({ ...move, id: `move ${number}`, hint: hintOf(study) });
    await SOON();
    assert.notEqual(view().version, version);
  }
}

for (const [device, engine] of Object.entries(engines)) {
  for (const [name, options] of Object.entries(GAMES_PLAYED)) {
    test(`a ${name} game played by the hints reviews to 100 % and no name, ${device}`, async () => {
      /** @type {number[]} */
      const counts = [];
      const reading = readRecord(await playedByHints(engine, options, counts));
      if ("refusal" in reading) throw new Error(reading.refusal.code);
      const { record } = reading;
      assert.deepEqual(record.hintValues?.map(([, hint]) => hint.games), counts);
      assert.ok(counts.every((games) => games >= GAMES));
      if (engine !== engines["without a limit of time"]) {
        assert.ok(counts.every((games) => games === GAMES));
      }
      /** @type {DecisionReview[]} */
      const decisions = [];
      for (const stage of reviewed(reviewer, means, record, [0])) {
        if (stage.type === "decision") decisions.push(stage.decision);
      }
      assert.equal(decisions.length, counts.length);
      assert.deepEqual(decisions.filter(({ loss, judgement }) => loss > 0 || judgement), []);
      const stake = decisions.reduce((sum, { at_stake }) => sum + at_stake, 0);
      assert.equal(accuracyOf(0, stake), 100);
      assert.deepEqual(decisions.map(({ games }) => games), counts);
    });
  }
}
