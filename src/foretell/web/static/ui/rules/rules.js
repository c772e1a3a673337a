/** The rules: the game on one page, then every clause for the chosen options. */

import { checkOptions } from "../../core/index.js";
import { loadWords, t } from "../../words/words.js";
import { refusalText } from "../../words/refusal.js";
import { Frame } from "../parts/frame.js";
import { Choice, OptionFields } from "../choice/fields.js";
import { PRESETS, STANDARD, optionsOf } from "../choice/presets.js";
import { html, useMemo, useState } from "../base/html.js";
import { settings } from "../base/settings.js";
import { loadStyle } from "../base/style.js";
import { Primer } from "./primer.js";
import { RuleBook } from "../parts/rule_book.js";

await Promise.all([loadWords("rules"), loadStyle("css/rules.css")]);

export function Rules() {
  const [preset, setPreset] = useState("standard");
  const [options, setOptions] = useState(STANDARD);
  const clash = useMemo(() => checkOptions(options), [options]);
  const choose = (/** @type {string} */ chosen) => {
    setPreset(chosen);
    setOptions(optionsOf(chosen, options));
  };
  const look = { edition: options.edition, faces: settings.value.faces };
  return html`<${Frame} title=${t("web-rules")}>
    <${Primer} look=${look} />
    <details class="panel">
      <summary>${t("web-rules-of", { name: t(`web-preset-${preset}`) })}</summary>
      <div class="cards-choice">
        ${PRESETS.map(
          ({ name }) => html`<${Choice} key=${name} group="preset" value=${name} chosen=${preset}
            label=${t(`web-preset-${name}`)} onChoose=${choose} />`,
        )}
      </div>
      <${OptionFields} options=${options} onChange=${setOptions} />
    </details>
    ${clash
      ? html`<p class="trouble" role="alert">${refusalText(clash, look)}</p>`
      : html`<${RuleBook} options=${options} />`}
  <//>`;
}
