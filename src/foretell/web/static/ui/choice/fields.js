/** The fields of a set-up: the same for a table, the rules and the score pad. */

import { t } from "../../words/words.js";
import { SWITCHES } from "../../core/index.js";
import { html } from "../base/html.js";

/** @import { Options } from "../../core/types.d.ts" */
/** @import { FieldEvent } from "../base/html.js" */

/**
 * One of several choices, with a word about it.
 * @param {{group: string, value: string, chosen: string, label: string, hint?: string,
 *   onChoose: (value: string) => void}} props
 */
export function Choice({ group, value, chosen, label, hint, onChoose }) {
  return html`<label class="choice">
    <input type="radio" name=${group} value=${value} checked=${value === chosen}
      onChange=${() => onChoose(value)} />
    <b>${label}</b>${hint && html`<small>${hint}</small>`}
  </label>`;
}

/** The options that have a few named values, in the order of the form. */
export const CHOICES = /** @type {const} */ ([
  ["bidding", ["open", "hidden", "secret"]],
  ["even_bid", ["free", "not_leader", "never"]],
  ["winning_wizard", ["first", "last"]],
  ["deal", ["shared", "one_suit"]],
  ["edition", ["classic", "fantasy"]],
]);

/**
 * Every option of the rules.
 * @param {{options: Options, onChange: (options: Options) => void}} props
 */
export function OptionFields({ options, onChange }) {
  const set = (/** @type {object} */ changes) => onChange({ ...options, ...changes });
  return html`<div class="options">
    <label class="field">
      <span class="label">${t("web-option-players")}</span>
      <select class="input" value=${options.players}
        onChange=${(/** @type {FieldEvent} */ event) => set(players(options, Number(event.currentTarget.value)))}>
        ${[2, 3, 4, 5, 6].map((count) => html`<option key=${count} value=${count}>${count}</option>`)}
      </select>
    </label>
    ${CHOICES.map(
      ([option, values]) => html`<fieldset key=${option}>
        <legend>${t(`web-option-${option.replaceAll("_", "-")}`)}</legend>
        ${values.map(
          (value) => html`<${Choice} key=${value} group=${option} value=${value}
            chosen=${options[option]} label=${t(`web-${id(option)}-${id(value)}`)}
            hint=${t(`web-${id(option)}-${id(value)}.hint`)}
            onChoose=${(/** @type {string} */ chosen) => set({ [option]: chosen })} />`,
        )}
      </fieldset>`,
    )}
    ${SWITCHES.map(
      (option) => html`<label key=${option} class="choice">
        <input type="checkbox" checked=${options[option]}
          onChange=${(/** @type {FieldEvent} */ event) => set({ [option]: event.currentTarget.checked })} />
        <b>${t(`web-option-${id(option)}`)}</b><small>${t(`web-option-${id(option)}.hint`)}</small>
      </label>`,
    )}
    <label class="field">
      <span class="label">${t("web-option-first-dealer")}</span>
      <select class="input" value=${String(options.first_dealer)}
        onChange=${(/** @type {FieldEvent} */ event) => set({ first_dealer: dealer(event.currentTarget.value) })}>
        <option value="draw">${t("web-dealer-draw")}</option>
        ${Array.from({ length: options.players }, (_, seat) =>
          html`<option key=${seat} value=${seat}>${t("web-seat", { seat: seat + 1 })}</option>`)}
      </select>
    </label>
    <label class="field">
      <span class="label">${t("web-option-hand-sizes")}</span>
      <input class="input" inputmode="numeric" placeholder=${t("web-hand-sizes-all")}
        value=${Array.isArray(options.hand_sizes) ? options.hand_sizes.join(", ") : options.hand_sizes ?? ""}
        onChange=${(/** @type {FieldEvent} */ event) => set({ hand_sizes: sizes(event.currentTarget.value) })} />
      <small>${t("web-hand-sizes-hint")}</small>
    </label>
  </div>`;
}

/** @param {string} text */
const id = (text) => text.replaceAll("_", "-");

/** @param {string} value */
const dealer = (value) => (value === "draw" ? value : Number(value));

/** Two play with secret bids, and a dealer has to be at the table. @param {Options} options @param {number} count */
function players(options, count) {
  const bidding = count === 2 ? "secret" : options.players === 2 ? "open" : options.bidding;
  const first = Number(options.first_dealer) < count ? options.first_dealer : "draw";
  return { players: count, bidding, first_dealer: first };
}

/**
 * "1, 3, 5" or "1-5" as a list; null for the usual rounds. Any other text is returned as it is, for
 * the rules to refuse.
 * @param {string} text
 */
export function sizes(text) {
  const parts = text.replace(/\s*(?:-|–|\.\.)\s*/g, "-").split(/[\s,;]+/).filter(Boolean);
  if (parts.length === 0) return null;
  const ranges = parts.map((part) => /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(part));
  if (ranges.includes(null)) return text;
  return ranges.flatMap((range) => {
    const [from, to] = [Number(range?.[1]), Number(range?.[2] ?? range?.[1])];
    const step = to < from ? -1 : 1;
    return Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => from + step * at);
  });
}
