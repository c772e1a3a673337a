/** The best and the costliest moments of a game, with links to them. */

import { highlightsOf } from "../../analysis/highlights.js";
import { t } from "../../words/words.js";
import { html, useState } from "../base/html.js";
import { settings } from "../base/settings.js";
import { pointsText } from "../table/hints/advice.js";
import { Icon } from "../parts/icons.js";
import { percentText } from "../parts/numbers.js";
import { costliest, decisionsOf, mistakesOf } from "./figures.js";
import { ActionSign, actionText, JudgementSign } from "./texts.js";

/** @import { WentWell } from "../../analysis/highlights.js" */
/** @import { Review } from "../../analysis/types.d.ts" */
/** @import { Look } from "../../words/cards.js" */
/** @import { IconName } from "../parts/icons.js" */
/** @import { Moment } from "./figures.js" */

/** The number of moments shown at first. */
const FIRST = 5;

/**
 * @param {{review: Review, seat: number, edition: Look["edition"], linkTo: (at: number) => string,
 *   isWhole: boolean}} props
 */
export function Moments({ review, seat, edition, linkTo, isWhole }) {
  const [all, showAll] = useState(false);
  const count = mistakesOf(review, seat).length;
  const moments = costliest(review, seat, all ? count : FIRST);
  const look = { edition, faces: settings.value.faces };
  if (moments.length === 0) {
    return html`<p>${t(isWhole ? "web-review-moments-none" : "web-review-moments-wait")}</p>`;
  }
  return html`<ol class="moments">
      ${moments.map(
        (moment) => html`<li key=${moment.decision.at}>
          <${MomentRow} moment=${moment} look=${look} href=${linkTo(moment.decision.at)} />
        </li>`,
      )}
    </ol>
    ${!all && count > FIRST && html`<p class="actions"><button type="button" class="button"
      onClick=${() => showAll(true)}>${t("web-review-moments-all", { count })}</button></p>`}`;
}

/** @type {Readonly<Record<WentWell["highlight"], IconName>>} */
const SIGNS = { find: "target", odds: "crown", rescue: "shield" };

/**
 * The highlights, or else how many decisions cost nothing; null if there is neither.
 * @param {Review} review
 * @param {number} seat
 */
export function wentWell(review, seat) {
  const highlights = highlightsOf(review, seat);
  const total = decisionsOf(review, seat).length;
  const count = total - mistakesOf(review, seat).length;
  return highlights.length > 0 || count >= Math.max(2, total / 2) ? { highlights, count, total } : null;
}

/**
 * @param {{well: NonNullable<ReturnType<typeof wentWell>>, edition: Look["edition"], linkTo: (at:
 *   number) => string}} props
 */
export function Highlights({ well: { highlights, count, total }, edition, linkTo }) {
  const look = { edition, faces: settings.value.faces };
  if (highlights.length === 0) return html`<p>${t("web-review-well-sound", { count, total })}</p>`;
  return html`<ol class="moments">
    ${highlights.map(
      ({ highlight, round, figure, decision: { at, action, kind, trick } }) => html`<li key=${highlight}>
        <a class="moment is-well" href=${linkTo(at)}>
          <span class="judgement disc"><${Icon} name=${SIGNS[highlight]} /></span>
          <span class="moment-where">${t(`web-review-well-${highlight}`, {
            points: pointsText(figure),
            chance: percentText(figure),
          })}
            <small>${t("web-review-moment-where", { round, kind, trick: Number(trick) + 1 })}
              <span class="visually-hidden">: ${actionText(action, look)}</span></small></span>
          <${ActionSign} action=${action} look=${look} />
        </a>
      </li>`,
    )}
  </ol>`;
}

/** @param {{moment: Moment, look: Look, href: string}} props */
export function MomentRow({ moment: { round, decision }, look, href }) {
  const { action, values, loss, judgement, trick, kind } = decision;
  const [best] = values;
  const text = t("web-review-moment-text", {
    judgement: judgement ?? "none",
    chosen: actionText(action, look),
    best: actionText(best.action, look),
    points: pointsText(loss),
  });
  return html`<a class="moment" href=${href}>
    ${judgement && html`<${JudgementSign} judgement=${judgement} />`}
    <span class="moment-where">${t("web-review-moment-where", { round, kind, trick: Number(trick) + 1 })}
      <span class="visually-hidden">: ${text}</span></span>
    <span class="moment-what" aria-hidden="true">
      <span class="moment-chosen"><${ActionSign} action=${action} look=${look} /></span>
      <span class="moment-arrow">→</span>
      <${ActionSign} action=${best.action} look=${look} />
    </span>
    <b class="moment-loss" aria-hidden="true">${pointsText(-loss)}</b>
  </a>`;
}
