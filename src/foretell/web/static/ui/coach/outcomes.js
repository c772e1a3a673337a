/** The habits that were drilled: before and since, each with its interval. */

import { DEALS } from "../../analysis/drills.js";
import { estimateOf, lossOf } from "../../analysis/intervals.js";
import { groupOf } from "../../analysis/occasions.js";
import { outcomeOf } from "../../analysis/outcomes.js";
import { language, t } from "../../words/words.js";
import { html } from "../base/html.js";
import { pointsText } from "../table/hints/advice.js";
import { biasText, groupText, rangeText } from "./texts.js";
import { Whisker } from "./whisker.js";

/** @import { ReviewedGame, Measure } from "../../analysis/habits.js" */
/** @import { Drill } from "../../keeper/stored.d.ts" */

/**
 * The last drill on each habit.
 * @param {{drills: readonly Drill[], games: readonly ReviewedGame[]}} props `drills`: the last first
 */
export function Outcomes({ drills, games }) {
  const last = drills.filter(({ habit }, at) => drills.findIndex((one) => one.habit === habit) === at);
  return html`<section class="panel" aria-labelledby="coach-outcomes">
    <h2 id="coach-outcomes">${t("coach-outcomes")}</h2>
    <ul class="coach-outcomes">
      ${last.map((drill) => html`<li key=${drill.habit}><${OneOutcome} drill=${drill} games=${games} /></li>`)}
    </ul>
  </section>`;
}

/** @param {{drill: Drill, games: readonly ReviewedGame[]}} props */
function OneOutcome({ drill, games }) {
  const { habit, before, answers, begun, ended = begun } = drill;
  const { since, change, verdict, isMonth } = outcomeOf({ habit, before, ended }, games, Date.now());
  const group = groupOf(habit);
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: "medium" }).format(ended);
  const both = [before, since].map(({ loss }) => lossOf(loss));
  const most = Math.max(1, ...both.map(({ value, high }) => high ?? value));
  const right = answers.filter(({ isRight }) => isRight).length;
  return html`<h3>${groupText(group)}</h3>
    <p class="note">${t("coach-outcome-score", { right, deals: DEALS, date })}</p>
    <dl class="before-since">
      <${Figure} name="before" of=${before} most=${most} />
      ${since.cases > 0 && html`<${Figure} name="since" of=${since} most=${most} />`}
    </dl>
    <p>${t(`coach-outcome-${verdict}`, {
      cases: since.cases,
      when: isMonth ? "month" : "early",
      points: pointsText(Math.abs(change.value)),
    })}${
      group.occasion === "bid" && since.cases > 0 &&
      html` ${t("coach-outcome-bias", {
        before: biasText(estimateOf(before.bias)),
        since: biasText(estimateOf(since.bias)),
      })}`
    }</p>`;
}

/** @param {{name: "before" | "since", of: Measure, most: number}} props */
function Figure({ name, of: { cases, loss }, most }) {
  const estimate = lossOf(loss);
  return html`<div><dt>${t(`coach-${name}`)} <small>${t("coach-n", { cases })}</small></dt>
    <dd><${Whisker} of=${estimate} most=${most} /> <b>${pointsText(estimate.value)}</b>
      <small>${rangeText(estimate)}</small></dd></div>`;
}
