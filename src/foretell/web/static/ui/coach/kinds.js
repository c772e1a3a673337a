/** The figures of each kind of decision, in tables. */

import { figuresOf, ENOUGH } from "../../analysis/habits.js";
import { BANDS, CARDS, PLACES } from "../../analysis/occasions.js";
import { t } from "../../words/words.js";
import { html, useMemo } from "../base/html.js";
import { Icon } from "../parts/icons.js";
import { pointsText } from "../table/hints/advice.js";
import { spreadText } from "../review/texts.js";
import { biasText, kindText, rangeText } from "./texts.js";
import { Whisker } from "./whisker.js";

/** @import { Figures, ReviewedGame } from "../../analysis/habits.js" */
/** @import { Estimate } from "../../analysis/intervals.js" */
/** @import { Group } from "../../analysis/occasions.js" */

/** @typedef {{games: readonly ReviewedGame[], onDrill: (group: Group) => void}} Props */

/** The occasions whose names need a word more. @type {readonly string[]} */
const HINTED = Object.freeze([...CARDS.slice(1), "even"]);
const BID = Object.freeze({ occasion: /** @type {const} */ ("bid") });

/** The bids: all, by hand size, by place, and by both. @param {Props} props */
export function Bids({ games, onDrill }) {
  const rows = useMemo(() => [
    [figuresOf(games, BID)],
    BANDS.map((band) => figuresOf(games, { ...BID, band })),
    PLACES.map((place) => figuresOf(games, { ...BID, place })),
  ], [games]);
  if (rows[0][0].cases === 0) return null;
  return html`<section class="panel coach-kinds" aria-labelledby="coach-bids">
    <h2 id="coach-bids">${t("coach-bids")}</h2>
    <${Kinds} parts=${rows} title="coach-bids" hasBias onDrill=${onDrill} />
    <details class="review-more">
      <summary>${t("coach-matrix")}</summary>
      <p class="note">${t("coach-matrix-note")}</p>
      <${Matrix} games=${games} />
    </details>
  </section>`;
}

/** Trump, and the cards. @param {Props} props */
export function Cards({ games, onDrill }) {
  const rows = useMemo(() => [
    [...CARDS, /** @type {const} */ ("trump"), /** @type {const} */ ("even")]
      .map((occasion) => figuresOf(games, { occasion })),
  ], [games]);
  return html`<section class="panel coach-kinds" aria-labelledby="coach-cards">
    <h2 id="coach-cards">${t("coach-cards")}</h2>
    <${Kinds} parts=${rows} title="coach-cards" onDrill=${onDrill} />
  </section>`;
}

/**
 * @param {{parts: readonly (readonly Figures[])[], title: string, hasBias?: boolean,
 *   onDrill: (group: Group) => void}} props
 */
function Kinds({ parts, title, hasBias = false, onDrill }) {
  const most = Math.max(1, ...parts.flat().map(({ perGame, cases }) =>
    cases < ENOUGH ? perGame.value : perGame.high ?? perGame.value
  ));
  return html`<div class="wide-table" tabindex="0" role="group" aria-labelledby=${title}>
    <table class="figure-table coach-table">
      <thead><tr>
        <th scope="col">${t("coach-kind")}</th>
        ${hasBias && html`<th scope="col">${t("coach-bias")}</th>`}
        <th scope="col">${t("coach-loss")}</th>
        <th scope="col">${t("coach-game")}</th>
        <td class="coach-whisker" aria-hidden="true"></td>
        <th scope="col">${t("coach-trend")}</th>
      </tr></thead>
      ${parts.map((rows, part) => html`<tbody key=${part}>
        ${rows.filter(({ cases }) => cases > 0).map((row) =>
          html`<${Row} key=${kindText(row.group)} figures=${row} hasBias=${hasBias} most=${most} onDrill=${onDrill} />`
        )}
      </tbody>`)}
    </table>
  </div>`;
}

/** @param {{figures: Figures, hasBias: boolean, most: number, onDrill: (group: Group) => void}} props */
function Row({ figures, hasBias, most, onDrill }) {
  const { group, cases, loss, perGame, bias, trend } = figures;
  const name = kindText(group);
  const hint = HINTED.includes(group.occasion) ? t(`coach-kind-${group.occasion}.hint`) : "";
  return html`<tr class=${cases < ENOUGH ? "is-few" : ""}>
    <th scope="row"><button type="button" class="coach-kind" onClick=${() => onDrill(group)}
      title=${t("coach-drill")}>
      <span>${name}</span>
      ${hint !== "" && html`<small>${hint}</small>`}
      <small><span class="visually-hidden">${t("coach-cases", { cases })}, ${t("coach-drill")}</span>
        <span aria-hidden="true">${t("coach-n", { cases })}</span><${Icon} name="target" /></small></button></th>
    ${hasBias && html`<td>${bias && html`${biasText(bias)} <small>${spreadText(bias)}</small>`}</td>`}
    <td>${pointsText(loss.value)} <small>${rangeText(loss)}</small></td>
    <td><b>${pointsText(perGame.value)}</b> <small>${rangeText(perGame)}</small></td>
    <td class="coach-whisker" aria-hidden="true"><${Whisker} of=${perGame} most=${most} /></td>
    <td><${Trend} of=${trend} /></td>
  </tr>`;
}

/** The change of a loss lately, with an arrow where it is beyond chance. @param {{of: Estimate | null}} props */
function Trend({ of }) {
  if (of === null || of.low === null || of.high === null) return "–";
  const side = of.high < 0 ? "better" : of.low > 0 ? "worse" : "level";
  const points = pointsText(Math.abs(of.value));
  const sign = of.value > 0 ? "+" : "";
  return html`<span class=${`coach-trend is-${side}`}>
    <span class="visually-hidden">${t(`coach-${side}`, { points })} </span>
    <span aria-hidden="true">${side === "better" ? "↘ " : side === "worse" ? "↗ " : ""}${sign}${pointsText(of.value)}</span>
    <small>${spreadText(of)}</small></span>`;
}

/** The bias of bids by hand size and place. @param {{games: readonly ReviewedGame[]}} props */
function Matrix({ games }) {
  const cells = useMemo(() =>
    BANDS.map((band) => PLACES.map((place) => figuresOf(games, { ...BID, band, place }))), [games]);
  const places = PLACES.filter((_, place) => cells.some((row) => row[place].cases > 0));
  const rows = cells.filter((row) => row.some(({ cases }) => cases > 0));
  return html`<table class="figure-table coach-matrix">
    <caption class="visually-hidden">${t("coach-matrix")}</caption>
    <thead><tr><td></td>${places.map((place) =>
      html`<th key=${place} scope="col">${t(`coach-column-${place}`)}</th>`)}</tr></thead>
    <tbody>
      ${rows.map((row) => {
        const { band } = row[0].group;
        return html`<tr key=${band}>
          <th scope="row">${kindText({ ...BID, band })}</th>
          ${row.filter(({ group }) => group.place && places.includes(group.place)).map(({ group, cases, bias }) =>
            html`<td key=${group.place} class=${cases < ENOUGH ? "is-few" : ""}>${
              cases > 0 && bias
                ? html`${biasText(bias)} <small>${spreadText(bias)}</small> <small>${t("coach-n", { cases })}</small>`
                : "–"
            }</td>`
          )}</tr>`;
      })}
    </tbody>
  </table>`;
}
