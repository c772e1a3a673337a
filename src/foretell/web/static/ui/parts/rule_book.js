/** The rule book for exactly some options, clause by clause. */

import { clausesInPlay, DECLARED, largestHand, scheduleOf } from "../../core/index.js";
import { valueOf } from "../../core/options.js";
import { cardName, suitName } from "../../words/cards.js";
import { listed, t, useEdition } from "../../words/words.js";
import { html, useState } from "../base/html.js";
import { settings } from "../base/settings.js";

/** @import { Options } from "../../core/types.d.ts" */
/** @import { FieldEvent } from "../base/html.js" */

const EXAMPLES = ["C4", "D3", "D7", "D9", "H3", "H5", "H7", "H9"];
const MOST_SIZES = 60;

/** @param {{options: Options}} props */
export function RuleBook({ options }) {
  const [wanted, setWanted] = useState("");
  useEdition(options.edition);
  const values = valuesOf(options);
  const chapters = chaptersOf(options)
    .map(([chapter, clauses]) => /** @type {const} */ ([
      chapter,
      clauses.filter((clause) => isFound(clause, values, wanted)),
    ]))
    .filter(([, clauses]) => clauses.length > 0);
  return html`<article class="rule-book">
    <p class="rule-book-title">${titleOf(options, values)}</p>
    <label class="field rule-search">
      <span class="label">${t("web-rules-search")}</span>
      <input class="input" type="search" value=${wanted}
        onInput=${(/** @type {FieldEvent} */ event) => setWanted(event.currentTarget.value)} />
    </label>
    ${chapters.length === 0 && html`<p role="status">${t("web-rules-none")}</p>`}
    ${chapters.map(
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

/** A clause as it reads with some options. @param {string} clause @param {Options} options */
export const clauseText = (clause, options) => t(idOf(clause), valuesOf(options));

/**
 * Whether a clause contains every word of a search, ignoring case and accents.
 * @type {(clause: string, values: Record<string, string | number>, wanted: string) => boolean}
 */
function isFound(clause, values, wanted) {
  const text = plain(`${clause} ${t(`${idOf(clause)}.title`, values)} ${t(idOf(clause), values)}`);
  return plain(wanted).split(/\s+/).every((word) => text.includes(word));
}

/** @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** @param {string} clause */
const idOf = (clause) => `rule-${clause.slice(1).replaceAll(".", "-")}`;

/** The clauses in play, grouped by chapter. @type {(options: Options) => [string, string[]][]} */
function chaptersOf(options) {
  /** @type {Map<string, string[]>} */
  const chapters = new Map();
  for (const clause of clausesInPlay(options)) {
    const [chapter] = clause.slice(1).split(".");
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), clause]);
  }
  return [...chapters];
}

/**
 * The number of players, and the variants.
 * @type {(options: Options, values: Record<string, string | number>) => string}
 */
function titleOf(options, values) {
  const special = clausesInPlay(options).filter((clause) => /^R(9\.|11\.|7\.5$)/.test(clause));
  const variants = special.map((clause) => t(`${idOf(clause)}.title`, values));
  return t("rules-title", {
    players: options.players,
    variants: variants.length > 0 ? listed(variants) : "none",
  });
}

/**
 * The variables of all texts: the options by name, derived values, some cards.
 * @param {Options} options
 */
function valuesOf(options) {
  const look = { edition: options.edition, faces: /** @type {const} */ ("numbers") };
  const schedule = scheduleOf(options);
  const sizes = schedule.slice(0, MOST_SIZES).map(String);
  if (schedule.length > MOST_SIZES) sizes[sizes.length - 1] = "…";
  return {
    faces: settings.value.faces,
    ...Object.fromEntries(
      DECLARED.filter(({ kind }) => ["choice", "switch", "number"].includes(kind)).map(({ name, kind }) => [
        name.replaceAll("_", "-"),
        kind === "number" ? valueOf(options, name) : String(valueOf(options, name)),
      ]),
    ),
    rounds: schedule.length,
    largest: largestHand(options.players),
    sizes: listed(sizes),
    suits: listed(["C", "D", "H", "S"].map((suit) => suitName(suit, look))),
    diamonds: suitName("D", look),
    ...Object.fromEntries(EXAMPLES.map((card) => [card.toLowerCase(), cardName(card, look)])),
  };
}
