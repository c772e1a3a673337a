/** The verdict on a decision of a drill: all values, and the reasons for and against. */

import { OWN } from "../../analysis/drills.js";
import { questionOf } from "../../analysis/appraisal.js";
import { explain } from "../../net/bots.js";
import { t } from "../../words/words.js";
import { html, useEffect, useState } from "../base/html.js";
import { settings } from "../base/settings.js";
import { Sheet } from "../parts/dialog.js";
import { isSame } from "../review/texts.js";
import { adviceOf, pointsText } from "../table/hints/advice.js";
import { Best, Choices } from "../table/hints/hint_values.js";
import { reasonText } from "../table/hints/reasons.js";

/** @import { Deal } from "../../analysis/drills.js" */
/** @import { Reason } from "../../engine/reasons.js" */
/** @import { Reasons } from "../../worker/worker.js" */
/** @import { Judged } from "./deal.js" */

/**
 * @param {{deal: Deal, judged: Judged, isRight: boolean, title: string, isLast: boolean,
 *   onClose: () => void, onNext: () => void}} props
 */
export function Verdict({ deal, judged: { taken, values }, isRight, title, isLast, onClose, onNext }) {
  const [reasons, setReasons] = useState(/** @type {Reasons} */ ({ best: [], taken: [] }));
  const look = { edition: deal.options.edition, faces: settings.value.faces };
  const advice = adviceOf(values, look);
  const own = advice.find(({ value }) => isSame(value.action, taken.action)) ??
    advice.find(({ value }) => value.behind === taken.behind) ?? advice[0];
  useEffect(() => {
    void explain(questionOf(deal.known, OWN), values, taken).then(setReasons, () => {});
  }, []);
  const texts = (/** @type {readonly Reason[]} */ list) => list.map((reason) => reasonText(reason, look));
  return html`<${Sheet} title=${title} kind="sheet-hint sheet-puzzle ${isRight ? "is-right" : "is-wrong"}"
    onClose=${onClose}>
    <p class="puzzle-change">${
      isRight ? t("coach-right-text") : t("coach-wrong-text", { points: pointsText(taken.behind) })
    }</p>
    <${Best} advice=${advice[0]} reasons=${texts(reasons.best)} />
    ${
      !isRight && reasons.taken.length > 0 &&
      html`<div class="hint-against">
        <h3>${t("coach-against")}</h3>
        <ul class="hint-reasons">${texts(reasons.taken).map((text) => html`<li key=${text}>${text}</li>`)}</ul>
      </div>`
    }
    <${Choices} advice=${advice} look=${look} own=${own.text} />
    <p class="hint-basis">${t("coach-then")}</p>
    <p class="actions puzzle-acts">
      <button type="button" class="button button-main" autofocus onClick=${onNext}>
        ${t(isLast ? "coach-result" : "coach-next")}</button>
      <button type="button" class="button" onClick=${onClose}>${t("coach-play-on")}</button>
    </p>
  <//>`;
}
