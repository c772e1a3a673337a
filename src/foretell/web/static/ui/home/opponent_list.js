/** The opponents of a solo game, with their tempers. */

import { STAND_IN } from "../../net/local.js";
import { loadWords, t } from "../../words/words.js";
import { characterName, opponentsOf, temperOf } from "../characters.js";
import { html } from "../html.js";
import { Portrait } from "../portrait.js";

await loadWords("people");

/** @param {{count: number}} props */
export function OpponentList({ count }) {
  return html`<ul class="opponent-list" aria-label=${t("web-opponents")}>
    ${opponentsOf(t("web-you"), STAND_IN, count).map(
      (who) => html`<li key=${who}>
        <span class="portrait-place"><${Portrait} who=${who} /></span>
        <span><b>${characterName(who)}</b> <small>${temperOf(who)}</small></span>
      </li>`,
    )}
  </ul>`;
}
