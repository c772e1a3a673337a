/** The result of a game with real cards: the places, the curve, and the files to save. */

import { t } from "../../words/words.js";
import { html } from "../base/html.js";
import { saveFile } from "../base/save_file.js";
import { shared } from "../base/share.js";
import { Curves } from "../parts/chart.js";
import { Icon } from "../parts/icons.js";
import { withMinus } from "../parts/numbers.js";
import { nameOf, saveCsv } from "./files.js";
import { pictureOf } from "./picture.js";
import { ranking } from "../parts/ranks.js";
import { scoresOf, totalsOf } from "./sheet.js";

/** @import { Sheet } from "../../keeper/stored.d.ts" */

/**
 * @param {{sheet: Sheet, onAgain: () => void, onUndo: (() => void) | null}} props `onUndo`: null if
 *   there is nothing to undo
 */
export function Result({ sheet, onAgain, onUndo }) {
  const { names } = sheet;
  const scores = scoresOf(sheet).filter((score) => score !== null);
  const ranks = ranking(totalsOf(sheet));
  const hits = names.map((_, seat) =>
    scores.filter(({ bids, taken }) => bids[seat] === taken[seat]).length
  );
  return html`<section class="panel pad-result" aria-labelledby="pad-result">
    <h2 id="pad-result"><${Icon} name="crown" /> ${t("web-pad-result")}</h2>
    <ol class="pad-ranks">
      ${ranks.map(({ seat, total, place }) => html`<li key=${seat} class=${place === 1 ? "winner" : ""}>
        <span class="pad-place">${place}</span>
        <b dir="auto">${names[seat]}</b>
        <small>${t("web-pad-hits", { hits: hits[seat], rounds: scores.length })}</small>
        <strong>${withMinus(total)}</strong>
      </li>`)}
    </ol>
    <${Curves} names=${names} totals=${scores.map(({ totals }) => totals)} rounds=${scores.length} />
    <p class="actions">
      <button class="button button-main" onClick=${onAgain}><${Icon} name="again" /> ${
    t("web-pad-again")
  }</button>
      <button class="button" onClick=${() => void savePicture(sheet)}><${Icon} name="share" /> ${
    t("web-pad-picture")
  }</button>
      <button class="button" onClick=${() => saveCsv(sheet)}><${Icon} name="download" /> ${
    t("web-pad-csv")
  }</button>
      ${
    onUndo &&
    html`<button class="button" onClick=${onUndo}><${Icon} name="undo" /> ${t("web-pad-undo")}</button>`
  }
    </p>
  </section>`;
}

/** Shares the picture if the system can, and saves it otherwise. @param {Sheet} sheet */
async function savePicture(sheet) {
  const picture = await pictureOf(sheet);
  const file = new File([picture], nameOf(sheet, "png"), { type: picture.type });
  const canShare = navigator.canShare?.({ files: [file] });
  if (!canShare || !await shared({ files: [file] })) saveFile(file.name, picture, picture.type);
}
