/** A game continued in another tab, and the way to continue it here. */

import { t } from "../../words/words.js";
import { html } from "../base/html.js";
import { go } from "../base/route.js";
import { Sheet } from "../parts/dialog.js";

/**
 * @param {{progress?: {round: number, rounds: number} | null, leave: string, onContinue: () =>
 *   void}} props `leave`: the address of the previous screen
 */
export function Elsewhere({ progress, leave, onContinue }) {
  const title = t("web-elsewhere");
  return html`<main id="main" tabindex="-1" class="table-screen cloth">
    <h1 class="visually-hidden">${title}</h1>
    <${Sheet} title=${title} kind="sheet-question" onClose=${() => go(leave, { replace: true })}>
      <p>${t("web-elsewhere-text")}</p>
      <div class="choices stack">
        <button type="button" class="button button-main button-large" autofocus onClick=${onContinue}>
          ${t("web-elsewhere-continue")}
          ${progress && html`<small>${t("web-resume-text", { round: progress.round, rounds: progress.rounds })}</small>`}
        </button>
      </div>
    <//>
  </main>`;
}
