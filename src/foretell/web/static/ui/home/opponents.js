/** The opponents of a solo game, looking over the edge of the *Play now* button. */

import { STAND_IN } from "../../net/local.js";
import { t } from "../../words/words.js";
import { opponentsOf } from "../characters.js";
import { html } from "../html.js";
import { Portrait } from "../portrait.js";

/** @param {{count: number}} props */
export function Opponents({ count }) {
  return html`<span class="opponents" aria-hidden="true">
    ${opponentsOf(t("web-you"), STAND_IN, count).map(
      (who) => html`<span key=${who} class="portrait-place"><${Portrait} who=${who} /></span>`,
    )}
  </span>`;
}
