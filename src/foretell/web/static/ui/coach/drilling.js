/** A drill: five deals with one kind of decision, each played on from there, and the result. */

import { installSprite } from "../../art/sprite.js";
import { DEALS } from "../../analysis/drills.js";
import { groupOf } from "../../analysis/occasions.js";
import { useStored } from "../../keeper/here.js";
import { DRILLS } from "../../keeper/kinds.js";
import { t } from "../../words/words.js";
import { html, useEffect, useLayoutEffect, useState } from "../base/html.js";
import { go } from "../base/route.js";
import { Frame } from "../parts/frame.js";
import { Icon } from "../parts/icons.js";
import { pointsText } from "../table/hints/advice.js";
import { OneDeal } from "./deal.js";
import { keepAnswer, lastDrill } from "./drill_log.js";
import { groupText } from "./texts.js";

/** @import { Drill } from "../../keeper/stored.d.ts" */

/** The drill under way on a habit, or the result of the last one. @param {{habit: string}} props */
export function Drilling({ habit }) {
  const drill = useStored(DRILLS, () => lastDrill(habit));
  const [deal, setDeal] = useState(drill?.answers.length ?? 0);
  useLayoutEffect(() => installSprite(), []);
  useEffect(() => {
    if (drill === null) go("/coach", { replace: true });
  }, []);
  if (drill === null) return null;
  if (deal >= DEALS) return html`<${Result} drill=${drill} />`;
  return html`<${OneDeal} key=${deal} drill=${drill} deal=${deal} onNext=${() => setDeal(deal + 1)}
    onAnswer=${(/** @type {Drill["answers"][number]} */ answer) => keepAnswer(drill, deal, answer, Date.now())} />`;
}

/** @param {{drill: Drill}} props */
function Result({ drill: { habit, answers } }) {
  const right = answers.filter(({ isRight }) => isRight).length;
  const lost = answers.reduce((sum, { loss }) => sum + loss, 0);
  return html`<${Frame} title=${groupText(groupOf(habit))}>
    <section class="hero cloth coach-most" aria-labelledby="drill-over">
      <h2 id="drill-over">${t("coach-over", { right, deals: DEALS })}</h2>
      <${Dots} answers=${answers} />
      <p class="coach-habit">${t("coach-over-lost", { points: pointsText(lost) })}</p>
      <p class="hero-terms">${t("coach-over-text")}</p>
      <a class="button button-main button-large" href="/coach">${t("coach-back")}</a>
    </section>
  <//>`;
}

/** A sign for each deal, also for those to come. @param {{answers: Drill["answers"]}} props */
export function Dots({ answers }) {
  const deals = Array.from({ length: DEALS }, (_, deal) => answers[deal] ?? null);
  return html`<ol class="drill-dots">
    ${deals.map((answer, deal) => {
      const kind = answer === null ? "" : answer.isRight ? "is-right" : "is-wrong";
      const text = answer === null
        ? ""
        : answer.isRight
        ? t("coach-right")
        : t("coach-wrong", { points: pointsText(answer.loss) });
      return html`<li key=${deal} class=${`disc ${kind}`}><span class="visually-hidden">${
        t("coach-deal", { deal: deal + 1, deals: DEALS })
      } ${text}</span>${answer && html`<${Icon} name=${answer.isRight ? "check" : "close"} />`}</li>`;
    })}
  </ol>`;
}
