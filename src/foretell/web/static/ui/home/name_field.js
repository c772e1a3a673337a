/** The name and the character of a person. */

import { t } from "../../words/words.js";
import { charactersAt } from "../parts/characters.js";
import { html } from "../base/html.js";
import { Portrait } from "../parts/portrait.js";
import { PortraitChoice } from "../parts/portrait_choice.js";

/** @import { FieldEvent } from "../base/html.js" */

/** @param {{value: string, onChange: (name: string) => void}} props */
export function NameField({ value, onChange }) {
  const [who] = charactersAt({ seats: [{ name: value, kind: "human" }], seat: 0 });
  return html`<div class="panel introduction">
    <label class="field">
      <span class="label">${t("web-your-name")}</span>
      <input class="input" name="name" autocomplete="nickname" maxlength="256" required value=${value}
        onInput=${(/** @type {FieldEvent} */ event) => onChange(event.currentTarget.value)} />
      <small>${t("web-your-name-hint")}</small>
    </label>
    <details>
      <summary><span class="portrait-place"><${Portrait} who=${who} /></span> ${t("web-character")}</summary>
      <${PortraitChoice} />
    </details>
  </div>`;
}
