/** The rules for exactly these options, clause by clause. */

import { checkOptions, clausesInPlay, largestHand, scheduleOf } from "../../core/index.js";
import { cardName, suitName } from "../../words/cards.js";
import { listed, t, useEdition } from "../../words/words.js";
import { refusalText } from "../../words/refusal.js";
import { Frame } from "../frame.js";
import { Choice, OptionFields } from "../home/fields.js";
import { PRESETS, STANDARD, optionsOf } from "../home/presets.js";
import { html, useMemo, useState } from "../html.js";
import { settings } from "../settings.js";

/** @import { Options } from "../../core/types.d.ts" */

const EXAMPLES = ["C4", "D3", "D7", "D9", "H3", "H5", "H7", "H9"];
const MOST_SIZES = 60;

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

/**
 * The rule book of a table.
 * @param {{options: Options}} props
 */
export function RuleBook({ options }) {
  useEdition(options.edition);
  const values = valuesOf(options);
  return html`<article class="rule-book">
    <p class="rule-book-title">${titleOf(options, values)}</p>
    ${chaptersOf(options).map(
      ([chapter, clauses]) => html`<section key=${chapter}>
        <h2>${t(`rule-chapter-${chapter}`)}</h2>
        ${clauses.map(
          (clause) => html`<section key=${clause} id=${clause}>
            <h3><small>${clause}</small> ${t(`${idOf(clause)}.title`, values)}</h3>
            <p>${t(idOf(clause), values)}</p>
          </section>`,
        )}
      </section>`,
    )}
  </article>`;
}

/** @param {string} clause */
const idOf = (clause) => `rule-${clause.slice(1).replaceAll(".", "-")}`;

/**
 * The clauses in play under the first numbers that they share.
 * @param {Options} options
 * @returns {[string, string[]][]}
 */
function chaptersOf(options) {
  /** @type {Map<string, string[]>} */
  const chapters = new Map();
  for (const clause of clausesInPlay(options)) {
    const [chapter] = clause.slice(1).split(".");
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), clause]);
  }
  return [...chapters];
}

/** How many play, and which variants. @param {Options} options @param {Record<string, string | number>} values */
function titleOf(options, values) {
  const special = clausesInPlay(options).filter((clause) => /^R(9\.|11\.|7\.5$)/.test(clause));
  const variants = special.map((clause) => t(`${idOf(clause)}.title`, values));
  return t("rules-title", {
    players: options.players,
    variants: variants.length > 0 ? listed(variants) : "none",
  });
}

/** The variables of all texts: options by name, what follows from them, some cards. @param {Options} options */
function valuesOf(options) {
  const look = { edition: options.edition, faces: /** @type {const} */ ("numbers") };
  const schedule = scheduleOf(options);
  const sizes = schedule.slice(0, MOST_SIZES).map(String);
  if (schedule.length > MOST_SIZES) sizes[sizes.length - 1] = "…";
  return {
    faces: settings.value.faces,
    players: options.players,
    deal: options.deal,
    bidding: options.bidding,
    "winning-wizard": options.winning_wizard,
    clairvoyance: String(options.clairvoyance),
    "follow-after-wizard": String(options.follow_after_wizard),
    rounds: schedule.length,
    largest: largestHand(options.players),
    sizes: listed(sizes),
    suits: listed(["C", "D", "H", "S"].map((suit) => suitName(suit, look))),
    diamonds: suitName("D", look),
    ...Object.fromEntries(EXAMPLES.map((card) => [card.toLowerCase(), cardName(card, look)])),
  };
}
