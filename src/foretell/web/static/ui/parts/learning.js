/** The screens about a person's games, and links to the others. */

import { t } from "../../words/words.js";
import { html } from "../base/html.js";

/** The words of each screen, by its address. */
const SCREENS = Object.freeze({
  "/coach": "web-coach",
  "/mistakes": "web-my-mistakes",
  "/statistics": "web-my-statistics",
  "/replay": "web-games",
});

/** @param {{but?: keyof typeof SCREENS}} props `but`: the screen that is shown */
export function Learning({ but }) {
  return html`<nav class="more" aria-label=${t("web-review")}>
    ${Object.entries(SCREENS).map(([address, words]) =>
      address !== but && html`<a key=${address} href=${address}>${t(words)}</a>`
    )}
  </nav>`;
}
