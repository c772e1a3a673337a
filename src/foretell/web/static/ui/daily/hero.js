/** The head of the daily deal: its hands face down, or its results. */

import { cardBack } from "../../art/card.js";
import { gauge } from "../../art/gauge.js";
import { installSprite } from "../../art/sprite.js";
import { t } from "../../words/words.js";
import { characterName, opponentsOf } from "../parts/characters.js";
import { html, useLayoutEffect } from "../base/html.js";
import { Portrait } from "../parts/portrait.js";
import { Drawing } from "../parts/card.js";
import { dateText } from "./dates.js";
import { signed, withMinus } from "../parts/numbers.js";
import { HAND_SIZES, OPPONENT, OPPONENTS } from "../../net/daily/deal.js";

/** @import { DayResult, DayRound } from "../../keeper/stored.d.ts" */

/** The angle between two cards of a fan, and the angle of the widest fan, in degrees. */
const ANGLE = 11;
const WIDEST = 64;

/** @param {{result: DayResult | null, isUnderWay: boolean, playAt: string, isOver: boolean}} props */
export function Hero({ result, isUnderWay, playAt, isOver }) {
  useLayoutEffect(() => installSprite(), []);
  if (result !== null) return html`<${Result} result=${result} />`;
  return html`<ul class="day-rounds">
      ${HAND_SIZES.map((size) => html`<li key=${size}><${Fan} size=${size} />${t("daily-cards", { count: size })}</li>`)}
    </ul>
    <${Opponents} />
    <a class="button button-main button-large" href=${playAt}>${t(isUnderWay ? "web-resume" : "daily-play")}</a>
    <p class="hero-terms">${t(isOver ? "daily-terms-later" : "daily-terms")}</p>`;
}

/** @param {{size: number}} props */
function Fan({ size }) {
  const step = Math.min(ANGLE, WIDEST / Math.max(1, size - 1));
  return html`<span class="day-fan" aria-hidden="true">
    ${Array.from({ length: size }, (_, at) =>
      html`<i key=${at} style=${{ rotate: `${(at - (size - 1) / 2) * step}deg` }}>
        <${Drawing} draw=${cardBack} of=${[]} /></i>`)}
  </span>`;
}

function Opponents() {
  const faces = opponentsOf(t("web-you"), OPPONENTS);
  return html`<p class="day-opponents">
    <span class="day-faces" aria-hidden="true">${
    faces.map((who) => html`<span key=${who} class="portrait-place"><${Portrait} who=${who} /></span>`)
  }</span>
    ${t("daily-opponents", { first: characterName(faces[0]), second: characterName(faces[1]), third: characterName(faces[2]), level: t(`web-level-${OPPONENT}`) })}
  </p>`;
}

/** @param {{result: DayResult}} props */
function Result({ result: { points, rounds, playedOn } }) {
  return html`<p class="hero-figure day-points"><strong>${withMinus(points)}</strong> ${t("daily-points", { points })}</p>
    <ul class="day-rounds">
      ${rounds.map((round) => html`<li key=${round.size} class=${round.bid === round.taken ? "made" : "missed"}>
        <${Round} round=${round} /></li>`)}
    </ul>
    ${playedOn && html`<p class="hero-terms">${t("daily-played-on", { date: dateText(playedOn) })}</p>`}`;
}

/** @param {{round: DayRound}} props */
function Round({ round: { size, bid, taken, points } }) {
  return html`<span class="day-gauge"><${Drawing} draw=${gauge} of=${[bid, taken]} /></span>
    <b>${signed(points)}</b>
    <span>${t("daily-cards", { count: size })}</span>
    <span class="visually-hidden">${t("table-round-result", { bid, taken })}</span>`;
}
