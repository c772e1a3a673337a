/** The opponents of a solo game, looking over the edge of the *Play now* button. */

import { t } from "../../words/words.js";
import { opponentsOf } from "../parts/characters.js";
import { html } from "../base/html.js";
import { Portrait } from "../parts/portrait.js";

/** @param {{bots: readonly string[]}} props */
export function Opponents({ bots }) {
  return html`<span class="opponents" aria-hidden="true">
    ${opponentsOf(t("web-you"), bots).map(
      (who) => html`<span key=${who} class="portrait-place"><${Portrait} who=${who} /></span>`,
    )}
  </span>`;
}
