// @ts-check
/** What a person prefers. */

import { ownLink, Refused } from "../../net/api.js";
import { LANGUAGES, language, speak, t } from "../../words/words.js";
import { Frame } from "../frame.js";
import { Choice } from "../home/fields.js";
import { recentTables } from "../home/recent.js";
import { html, useState } from "../html.js";
import { prefer, settings } from "../settings.js";

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
  const speakNow = async (chosen) => {
    await speak(chosen);
    prefer({ language: chosen });
  };
  return html`<${Frame} title=${t("web-settings")}>
    <form class="set-up" onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}>
      <fieldset class="panel">
        <legend>${t("web-language")}</legend>
        <div class="cards-choice">
          ${Object.entries(LANGUAGES).map(
            ([tag, own]) => html`<${Choice} key=${tag} group="language" value=${tag}
              chosen=${language.value} label=${own} onChoose=${speakNow} />`,
          )}
        </div>
      </fieldset>
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
              onChange=${(/** @type {any} */ event) => prefer({ [one]: event.target.checked })} />
            <b>${t(`web-set-${one.toLowerCase()}`)}</b>
            <small>${t(`web-set-${one.toLowerCase()}.hint`)}</small>
          </label>`,
        )}
      </fieldset>
      <${OwnLink} />
    </form>
  <//>`;
}

/** A link by which another device holds the same seats. */
function OwnLink() {
  const [link, setLink] = useState("");
  const [failed, setFailed] = useState(false);
  const make = () =>
    ownLink().then(
      ({ code }) => setLink(linkOf(code)),
      (error) => {
        if (!(error instanceof Refused)) throw error;
        setFailed(true);
      },
    );
  return html`<fieldset class="panel">
    <legend>${t("web-own-link")}</legend>
    <p>${t("web-own-link-hint")}</p>
    ${link
      ? html`<output class="link">${link}</output>`
      : html`<button type="button" class="button" onClick=${make}>${t("web-own-link-make")}</button>`}
    ${failed && html`<p class="trouble" role="alert">${t("web-own-link-none")}</p>`}
  </fieldset>`;
}

/** It leads to the table at which one was last. @param {string} code */
function linkOf(code) {
  const link = new URL(`/me/${code}`, location.href);
  const [table] = recentTables();
  if (table) link.searchParams.set("table", table.code);
  return link.href;
}
