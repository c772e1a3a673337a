/** The start of advice at a position in one line, as copied from a replay or `foretell show`. */

import { refusalText } from "../../words/refusal.js";
import { t } from "../../words/words.js";
import { html, useState } from "../base/html.js";
import { settings } from "../base/settings.js";
import { setupAt } from "./at_position.js";

/** @import { Refusal } from "../../core/types.d.ts" */
/** @import { FieldEvent } from "../base/html.js" */
/** @import { Setup } from "./course.js" */

const EXAMPLE = "3:2 r1 d0 H2 0,0,0 1 ?/H5.Z1/? -,-,-";

/** @param {{onStart: (setup: Setup) => void}} props */
export function FromPosition({ onStart }) {
  const [text, setText] = useState("");
  const [refused, setRefused] = useState(/** @type {Refusal | null} */ (null));
  const start = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const setup = setupAt(text);
    if ("refusal" in setup) setRefused(setup.refusal);
    else onStart(setup);
  };
  const look = { edition: /** @type {const} */ ("classic"), faces: settings.value.faces };
  return html`<details class="advice-names">
    <summary>${t("web-advice-position")}</summary>
    <form class="advice-position" onSubmit=${start}>
      <label class="field">
        <span>${t("web-advice-position-line")}</span>
        <input class="input" autocomplete="off" autocapitalize="off" spellcheck="false" dir="ltr" required
          placeholder=${EXAMPLE} value=${text}
          onInput=${(/** @type {FieldEvent} */ { currentTarget }) => setText(currentTarget.value)} />
      </label>
      <p class="trouble" role="alert">${refused ? refusalText(refused, look) : ""}</p>
      <button class="button">${t("web-advice-position-start")}</button>
    </form>
  </details>`;
}
