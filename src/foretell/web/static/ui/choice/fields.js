/** The fields of a set-up: the same for a table, the rules and the score pad. */

import { t } from "../../words/words.js";
import { DECLARED, largestHand } from "../../core/index.js";
import { isStandard, valueOf, written } from "../../core/options.js";
import { html } from "../base/html.js";

/** @import { Declared, Options } from "../../core/types.d.ts" */
/** @import { FieldEvent } from "../base/html.js" */

/**
 * One of several choices, with a hint.
 * @param {{group: string, value: string, chosen: string, label: string, hint?: string, onChoose:
 *   (value: string) => void}} props
 */
export function Choice({ group, value, chosen, label, hint, onChoose }) {
  return html`<label class="choice">
    <input type="radio" name=${group} value=${value} checked=${value === chosen}
      onChange=${() => onChoose(value)} />
    <b>${label}</b>${hint && html`<small>${hint}</small>`}
  </label>`;
}

/** Every option in the order of the form. */
const FORM = [...DECLARED].sort((one, other) => one.place - other.place);

/**
 * Every option of the rules.
 * @param {{options: Options, onChange: (options: Options) => void}} props
 */
export function OptionFields({ options, onChange }) {
  const set = (/** @type {object} */ changes) => {
    const changed = { ...options, ...changes };
    const idle = DECLARED.filter((option) => !means(changed, option));
    onChange(written({ ...changed, ...Object.fromEntries(idle.map(({ name, standard }) => [name, standard])) }));
  };
  const fields = FORM.filter((option) => means(options, option));
  return html`<div class="options stack">
    ${fields.map((option) => html`<${Field} key=${option.name} option=${option} options=${options} set=${set} />`)}
  </div>`;
}

/**
 * Whether an option means anything with the others.
 * @type {(options: Options, option: Declared) => boolean}
 */
const means = (options, { refines }) =>
  DECLARED.every((other) => other.name !== refines || !isStandard(options, other));

/**
 * One option, by the kind of its values.
 * @param {{option: Declared, options: Options, set: (changes: object) => void}} props
 */
function Field({ option, options, set }) {
  const { name, kind, values = [], least = 0, most } = option;
  const label = `web-option-${id(name)}`;
  switch (kind) {
    case "choice":
      return html`<fieldset>
        <legend>${t(label)}</legend>
        ${values.map(
          (value) => html`<${Choice} key=${value} group=${name} value=${value}
            chosen=${valueOf(options, name)} label=${t(`web-${id(name)}-${id(value)}`)}
            hint=${t(`web-${id(name)}-${id(value)}.hint`)}
            onChoose=${(/** @type {string} */ chosen) => set({ [name]: chosen })} />`,
        )}
      </fieldset>`;
    case "switch":
      return html`<label class="choice">
        <input type="checkbox" checked=${options[name]}
          onChange=${(/** @type {FieldEvent} */ event) => set({ [name]: event.currentTarget.checked })} />
        <b>${t(label)}</b><small>${t(`${label}.hint`)}</small>
      </label>`;
    case "number": {
      const numbers = Array.from({ length: (most ?? largestHand(options.players)) - least + 1 }, (_, at) => least + at);
      const changes = (/** @type {number} */ count) => name === "players" ? players(options, count) : { [name]: count };
      return html`<label class="field">
        <span class="label">${t(label)}</span>
        <select class="input" value=${valueOf(options, name)}
          onChange=${(/** @type {FieldEvent} */ event) => set(changes(Number(event.currentTarget.value)))}>
          ${numbers.map((count) => html`<option key=${count} value=${count}>${count}</option>`)}
        </select>
      </label>`;
    }
    case "dealer":
      return html`<label class="field">
        <span class="label">${t(label)}</span>
        <select class="input" value=${String(options[name])}
          onChange=${(/** @type {FieldEvent} */ event) => set({ [name]: dealer(event.currentTarget.value) })}>
          <option value="draw">${t("web-dealer-draw")}</option>
          ${Array.from({ length: options.players }, (_, seat) =>
            html`<option key=${seat} value=${seat}>${t("web-seat", { seat: seat + 1 })}</option>`)}
        </select>
      </label>`;
    case "sizes":
      return html`<label class="field">
        <span class="label">${t(label)}</span>
        <input class="input" inputmode="numeric" placeholder=${t("web-hand-sizes-all")}
          value=${Array.isArray(options.hand_sizes) ? options.hand_sizes.join(", ") : options.hand_sizes ?? ""}
          onChange=${(/** @type {FieldEvent} */ event) => set({ [name]: sizes(event.currentTarget.value) })} />
        <small>${t("web-hand-sizes-hint")}</small>
      </label>`;
  }
}

/** @param {string} text */
const id = (text) => text.replaceAll("_", "-");

/** @param {string} value */
const dealer = (value) => (value === "draw" ? value : Number(value));

/**
 * Sets the number of players; two play with secret bids, and the first dealer has to exist.
 * @param {Options} options
 * @param {number} count
 */
function players(options, count) {
  const bidding = count === 2 ? "secret" : options.players === 2 ? "open" : options.bidding;
  const first = Number(options.first_dealer) < count ? options.first_dealer : "draw";
  return { players: count, bidding, first_dealer: first };
}

/**
 * "1, 3, 5" or "1-5" as a list; null for the usual rounds. Any other text is returned unchanged,
 * for the rules to refuse.
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
