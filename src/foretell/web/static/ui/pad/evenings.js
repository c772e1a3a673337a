/** The earlier score sheets. */

import { language, listed, t } from "../../words/words.js";
import { html, useState } from "../base/html.js";
import { withMinus } from "../parts/numbers.js";
import { ranking } from "../parts/ranks.js";
import { isOver, totalsOf } from "./sheet.js";

/** @import { Sheet } from "../../keeper/stored.d.ts" */

/**
 * @param {{sheets: readonly Sheet[], onOpen: (id: string) => void,
 *   onDelete: (id: string) => void}} props
 */
export function Evenings({ sheets, onOpen, onDelete }) {
  const [doubted, setDoubted] = useState(/** @type {string | null} */ (null));
  if (sheets.length === 0) return null;
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: "medium" });
  return html`<section class="panel pad-evenings" aria-labelledby="pad-evenings">
    <h2 id="pad-evenings">${t("web-pad-evenings")}</h2>
    <ul>
      ${sheets.map((sheet) => html`<li key=${sheet.id}>
        <button class="pad-evening" onClick=${() => onOpen(sheet.id)}>
          <b>${listed(sheet.names)}</b>
          <small>${date.format(Number(sheet.id))} · ${state(sheet)}</small>
        </button>
        ${
        doubted === sheet.id
          ? html`<span class="pad-doubt" role="group" aria-label=${t("web-pad-delete-sure")}>
              <button class="button" onClick=${() => onDelete(sheet.id)}>${t("web-pad-delete")}</button>
              <button class="button" onClick=${() => setDoubted(null)}>${t("web-pad-keep")}</button>
            </span>`
          : html`<button class="button" onClick=${() => setDoubted(sheet.id)}
              aria-label=${t("web-pad-delete-of", { names: listed(sheet.names) })}>×</button>`
      }
      </li>`)}
    </ul>
  </section>`;
}

/** The current round of a game, or its winner. @param {Sheet} sheet */
function state(sheet) {
  const { names, round, rounds } = sheet;
  if (!isOver(sheet)) return t("web-pad-unfinished", { round: round + 1, rounds: rounds.length });
  const best = ranking(totalsOf(sheet)).filter(({ place }) => place === 1);
  return t("web-pad-won", {
    names: listed(best.map(({ seat }) => names[seat])),
    winners: best.length,
    total: withMinus(best[0].total),
  });
}
