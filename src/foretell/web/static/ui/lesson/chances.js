/** The values of actions where only the place counts: the chance to win the game with each. */

import { totalsOf } from "../../core/index.js";
import { t } from "../../words/words.js";
import { html } from "../base/html.js";
import { settings } from "../base/settings.js";
import { Icon } from "../parts/icons.js";
import { withMinus } from "../parts/numbers.js";
import { kindOf } from "../solving/position.js";
import { Against } from "../solving/worth.js";
import { adviceOf } from "../table/hints/advice.js";

/** @import { Action } from "../../core/types.d.ts" */
/** @import { ActionValue } from "../../engine/search.js" */
/** @import { Advice } from "../table/hints/advice.js" */
/** @import { Position } from "../solving/position.js" */

/** @param {{position: Position, values: readonly ActionValue[], answer: Action}} props */
export function Chances({ position: { options, known, seat }, values, answer }) {
  const look = { edition: options.edition, faces: settings.value.faces };
  const advice = adviceOf(values, look);
  const [best] = advice;
  const own = advice.find(({ value }) => kindOf(value.action) === kindOf(answer)) ?? best;
  const totals = totalsOf(known);
  const ahead = totals[seat] - Math.max(...totals.filter((_, other) => other !== seat));
  const lead = ahead > 0 ? "ahead" : ahead < 0 ? "behind" : "level";
  return html`<div class="hint-best">
      <p><b>${best.text}</b> <span>${t("lessons-best-place")}</span></p>
      <ul class="hint-reasons">
        <li>${t("lessons-standing", { lead, points: Math.abs(ahead) })}</li>
        <li>${t("lessons-makes", { chance: best.chance })}</li>
      </ul>
    </div>
    <${Against} reasons=${
    against(best, own)
  } />
    <div class="hint-head" aria-hidden="true"><span>${t("lessons-win-head")}</span><span>${t("table-hint-made")}</span></div>
    <ol class="hint-list">
      ${advice.map((one) => html`<li key=${one.text}>
        <div class="hint-choice chance-choice ${one === best ? "is-best" : ""}">
          <span class="hint-what">${one.text} ${one === own && html`<small>${t("table-hint-own")}</small>`}</span>
          <span class="hint-points">${one === best ? html`<${Icon} name="check" />` : withMinus(-gamesBehind(one.value))}</span>
          <span class="hint-chance">${one.chance}</span>
        </div></li>`)}
    </ol>`;
}

/** The games in 100 that an action wins fewer than the best. @param {ActionValue} value whose points are that, negative */
const gamesBehind = ({ points }) => Math.round(-points);

/** The reasons against an action, if another is better. @type {(best: Advice, own: Advice) => string[]} */
function against(best, own) {
  if (own === best) return [];
  return [
    t("lessons-wins-less", { games: gamesBehind(own.value) }),
    ...(own.value.makesBid > best.value.makesBid ? [t("lessons-makes-anyway", { chance: own.chance })] : []),
  ];
}
