/** The opponents of a solo game: their tempers and strengths. */

import { loadWords, t } from "../../words/words.js";
import { characterName, opponentsOf, temperOf } from "../parts/characters.js";
import { html } from "../base/html.js";
import { LEVELS } from "../parts/levels.js";
import { Portrait } from "../parts/portrait.js";

/** @import { FieldEvent } from "../base/html.js" */

await loadWords("people");

/** @param {{levels: readonly string[], onLevel: (at: number, level: string) => void}} props */
export function OpponentList({ levels, onLevel }) {
  return html`<ul class="opponent-list" aria-label=${t("web-opponents")}>
    ${opponentsOf(t("web-you"), levels).map(
      (who, at) => html`<li key=${who}>
        <span class="portrait-place"><${Portrait} who=${who} /></span>
        <span><b>${characterName(who)}</b> <small>${temperOf(who)}</small></span>
        <select class="input" value=${levels[at]}
          aria-label=${t("web-level-of", { who: characterName(who) })}
          onChange=${(/** @type {FieldEvent} */ event) => onLevel(at, event.currentTarget.value)}>
          ${LEVELS.map((level) => html`<option key=${level} value=${level}>${t(`web-level-${level}`)}</option>`)}
        </select>
      </li>`,
    )}
  </ul>`;
}
