/** The preferences screen. */

import { LANGUAGES, language, loadLanguage, t } from "../../words/words.js";
import { Frame } from "../parts/frame.js";
import { Choice } from "../choice/fields.js";
import { html } from "../base/html.js";
import { PortraitChoice } from "../parts/portrait_choice.js";
import { prefer, settings } from "../base/settings.js";
import { Devices } from "./devices.js";

/** @import { FieldEvent } from "../base/html.js" */

const CHOICES = {
  theme: ["auto", "light", "dark", "contrast"],
  faces: ["letters", "numbers"],
  order: ["trump_first", "suits", "ranks"],
  speed: ["normal", "quick", "slow", "none"],
};
const SWITCHES = /** @type {const} */ (["confirm", "preselect", "playOnly", "sound", "keys"]);

export function Preferences() {
  const now = settings.value;
  /** @param {string} chosen */
  const setLanguage = async (chosen) => {
    await loadLanguage(chosen);
    prefer({ language: chosen });
  };
  return html`<${Frame} title=${t("web-settings")}>
    <form class="set-up stack" onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}>
      <fieldset class="panel">
        <legend>${t("web-language")}</legend>
        <div class="cards-choice">
          ${Object.entries(LANGUAGES).map(
            ([tag, own]) => html`<${Choice} key=${tag} group="language" value=${tag}
              chosen=${language.value} label=${own} onChoose=${setLanguage} />`,
          )}
        </div>
      </fieldset>
      <section class="panel" aria-labelledby="character-title">
        <h2 id="character-title">${t("web-character")}</h2>
        <${PortraitChoice} />
      </section>
      ${Object.entries(CHOICES).map(
        ([setting, values]) => html`<fieldset class="panel" key=${setting}>
          <legend>${t(`web-set-${setting}`)}</legend>
          <div class="cards-choice">
            ${values.map(
              (value) => html`<${Choice} key=${value} group=${setting} value=${value}
                chosen=${now[/** @type {"theme"} */ (setting)]}
                label=${t(`web-set-${setting}-${value.replaceAll("_", "-")}`)}
                onChoose=${(/** @type {string} */ chosen) => prefer({ [setting]: chosen })} />`,
            )}
          </div>
        </fieldset>`,
      )}
      <fieldset class="panel">
        <legend>${t("web-set-play")}</legend>
        ${SWITCHES.map(
          (one) => html`<label class="choice" key=${one}>
            <input type="checkbox" checked=${now[one]}
              onChange=${(/** @type {FieldEvent} */ event) => prefer({ [one]: event.currentTarget.checked })} />
            <b>${t(`web-set-${one.toLowerCase()}`)}</b>
            <small>${t(`web-set-${one.toLowerCase()}.hint`)}</small>
          </label>`,
        )}
      </fieldset>
      <${Devices} />
    </form>
  <//>`;
}
