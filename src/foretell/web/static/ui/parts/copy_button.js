/** A button that copies a text, and reports whether that succeeded. */

import { t } from "../../words/words.js";
import { copyText } from "../base/copy_text.js";
import { html, useState } from "../base/html.js";
import { Icon } from "./icons.js";

/** @param {{label: string, text: () => string}} props */
export function CopyButton({ label, text }) {
  const [outcome, setOutcome] = useState("");
  const copy = async () => setOutcome(t(await copyText(text()) ? "web-copied" : "web-not-copied"));
  return html`<button type="button" class="button" onClick=${copy} onBlur=${() => setOutcome("")}>
      <${Icon} name="copy" /> ${label}</button>
    <span role="status">${outcome}</span>`;
}
