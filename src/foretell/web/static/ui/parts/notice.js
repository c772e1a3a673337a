/** A notice over a screen, with files that may be saved. */

import { t } from "../../words/words.js";
import { html } from "../base/html.js";
import { loadStyle } from "../base/style.js";
import { Icon } from "./icons.js";

/** @typedef {{label: string, save: () => void}} File to be saved by the person */

await loadStyle("css/notice.css");

/** @param {{text: string, files?: readonly File[], onClose: () => void}} props */
export function Notice({ text, files = [], onClose }) {
  return html`<aside class="notice" role="alert">
    <p>${text}</p>
    <button type="button" class="icon-button" onClick=${onClose} aria-label=${t("table-close")}>
      <${Icon} name="close" /></button>
    ${files.length > 0 && html`<div class="notice-files">
      ${files.map(({ label, save }) =>
        html`<button key=${label} type="button" class="button" onClick=${save}>${label}</button>`)}
    </div>`}
  </aside>`;
}
