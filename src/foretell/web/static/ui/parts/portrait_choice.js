/** The choice of a character for the person at this device. */

import { loadWords, t } from "../../words/words.js";
import { CHARACTERS, characterName, temperOf } from "./characters.js";
import { html } from "../base/html.js";
import { Portrait } from "./portrait.js";
import { prefer, settings } from "../base/settings.js";

await loadWords("people");

export function PortraitChoice() {
  const chosen = settings.value.character;
  return html`<fieldset class="portraits">
    <legend class="visually-hidden">${t("web-character")}</legend>
    <div class="portrait-choice">
      ${CHARACTERS.map(
        (who) => html`<label key=${who}>
          <input class="visually-hidden" type="radio" name="character" value=${who}
            checked=${who === chosen} onChange=${() => prefer({ character: who })} />
          <span class="portrait-place">
            <${Portrait} who=${who} mood=${who === chosen ? "happy" : "neutral"} />
          </span>
          ${characterName(who)}
        </label>`,
      )}
    </div>
    <p class="note" role="status">
      ${chosen ? html`<b>${characterName(chosen)}</b> ${temperOf(chosen)}` : t("web-character-hint")}
    </p>
  </fieldset>`;
}
