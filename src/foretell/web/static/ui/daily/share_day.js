/** The button that shares a result. */

import { t } from "../../words/words.js";
import { copyText } from "../base/copy_text.js";
import { html, useState } from "../base/html.js";
import { shared } from "../base/share.js";
import { Icon } from "../parts/icons.js";
import { shareText } from "./share.js";

/** @import { DayResult } from "../../keeper/stored.d.ts" */

/** @param {{date: string, result: DayResult, streak: number}} props */
export function ShareDay({ date, result, streak }) {
  const [outcome, setOutcome] = useState("");
  const text = shareText(date, result, streak, `${location.origin}/daily`);
  const canShare = typeof navigator.share === "function";
  const copy = async () => setOutcome(t(await copyText(text) ? "daily-copied" : "daily-not-copied"));
  const share = async () => await shared({ text }) || copy();
  return html`<section class="panel day-panel" aria-labelledby="day-share">
    <h2 id="day-share">${t("daily-share")}</h2>
    <p class="day-text">${text}</p>
    <p class="actions">
      ${
        canShare &&
        html`<button type="button" class="button button-main" onClick=${share}><${Icon} name="share" />
        ${t("daily-share-button")}</button>`
      }
      <button type="button" class="button ${canShare ? "" : "button-main"}" onClick=${copy}><${Icon} name="copy" />
        ${t("daily-copy")}</button>
      <span role="status">${outcome}</span>
    </p>
  </section>`;
}
