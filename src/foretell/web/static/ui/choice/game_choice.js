/** The choice of a game: five pictures, then the remaining options. Used alone and with friends. */

import { t } from "../../words/words.js";
import { html } from "../base/html.js";
import { loadStyle } from "../base/style.js";
import { KINDS, TWISTS, kindOf, lengthsFor, ofKind, playersFor, withPlayers, withTwist } from "./choice.js";
import { Choice as Radio, OptionFields } from "./fields.js";
import { Picture } from "./pictures.js";

/** @import { Options } from "../../core/types.d.ts" */
/** @import { Choice } from "../../keeper/stored.d.ts" */

await loadStyle("css/set-up.css");

const EDITIONS = /** @type {const} */ (["classic", "fantasy"]);

/** @param {{choice: Choice, onChange: (choice: Choice) => void}} props */
export function GameChoice({ choice, onChange }) {
  const kind = kindOf(choice);
  const lengths = kind === "own" ? [] : lengthsFor(choice);
  return html`<div class="game-choice stack">
    <fieldset class="kinds">
      <legend>${t("web-preset")}</legend>
      ${KINDS.map(
        (one) => html`<label key=${one} class="kind">
          <input type="radio" name="kind" value=${one} checked=${one === kind}
            onChange=${() => onChange(ofKind(choice, one))} />
          <${Picture} kind=${one} />
          <b>${t(`web-kind-${one}`)}</b>
          <small>${t(`web-kind-${one}.hint`)}</small>
        </label>`,
      )}
    </fieldset>
    ${
      kind === "twist" &&
      html`<fieldset class="twists">
        <legend>${t("web-twist")}</legend>
        ${TWISTS.map(
          (one) => html`<${Radio} key=${one} group="twist" value=${one} chosen=${choice.twist ?? ""}
            label=${t(`web-preset-${one}`)} hint=${t(`web-preset-${one}.hint`)}
            onChoose=${() => onChange(withTwist(choice, one))} />`,
        )}
      </fieldset>`
    }
    ${
      kind === "own"
        ? html`<${OptionFields} options=${choice.own}
            onChange=${(/** @type {Options} */ own) => onChange({ ...choice, own })} />`
        : html`
          <${Segments} name="players" label=${t("web-option-players")} chosen=${choice.players}
            values=${playersFor(choice).map((count) => ({ value: count, text: String(count) }))}
            onChoose=${(/** @type {number} */ count) => onChange(withPlayers(choice, count))} />
          ${
            lengths.length > 0 &&
            html`<${Segments} name="length" label=${t("web-length")} chosen=${choice.length}
              values=${lengths.map(({ length, rounds }) => ({
                value: length,
                text: t(`web-length-${length}`),
                small: t("web-rounds", { rounds }),
              }))}
              onChoose=${(/** @type {Choice["length"]} */ length) => onChange({ ...choice, length })} />`
          }
          <${Segments} name="edition" label=${t("web-option-edition")} chosen=${choice.edition}
            values=${EDITIONS.map((one) => ({
              value: one,
              text: t(`web-edition-${one}`),
              small: t(`web-edition-${one}.hint`),
            }))}
            onChoose=${(/** @type {Options["edition"]} */ edition) => onChange({ ...choice, edition })} />`
    }
  </div>`;
}

/**
 * A choice among a few values, shown side by side.
 * @template {string | number} T
 * @param {{name: string, label: string, chosen: T, onChoose: (value: T) => void,
 *   values: readonly {value: T, text: string, small?: string}[]}} props
 */
export function Segments({ name, label, chosen, values, onChoose }) {
  return html`<fieldset class="segments">
    <legend>${label}</legend>
    <div>
      ${values.map(
        ({ value, text, small }) => html`<label key=${value}>
          <input type="radio" name=${name} value=${value} checked=${value === chosen}
            onChange=${() => onChoose(value)} />
          <span>${text}${small && html`<small>${small}</small>`}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}
