/** A table's deviations from the classic game, and a line that sums it up. */

import { DECLARED, PRESETS } from "../../core/index.js";
import { isStandard } from "../../core/options.js";
import { t } from "../../words/words.js";
import { summaryOf } from "./summary.js";

/** @import { Options } from "../../core/types.d.ts" */
/** @import { ClockSettings } from "../../wire.d.ts" */

/**
 * @typedef {{words: string, args?: {number?: number}, clause: string}} Variant `words` is the id of
 *   its name; its hint explains it
 */

/** The bidding of every game for two, which is not a variant there. */
const PART_OF_TWO = "delayed-reveal";
/** The options of house rules: those of no preset, but for the rounds. */
const HOUSE = DECLARED.filter(({ name, kind }) =>
  kind !== "sizes" && !PRESETS.some(({ options }) => name in options)
);
/** The clauses that `web-summary` covers. */
const IN_SUMMARY = ["R9.1", "R9.2", "R9.4"];

/** @param {Options} options @returns {Variant[]} in the order of their clauses */
export function variantsOf(options) {
  const variants = PRESETS.filter(
    ({ name, language, options: wanted }) =>
      language === null &&
      !(name === PART_OF_TWO && options.players === 2) &&
      Object.entries(wanted).every(([key, value]) => options[/** @type {keyof Options} */ (key)] === value),
  ).map(({ name, clause }) => ({ words: `web-preset-${name}`, clause }));
  const house = HOUSE.filter((option) => !isStandard(options, option)).map(({ name, kind, clause }) => {
    const value = kind === "number" ? "number" : options[name];
    const id = kind === "switch" ? `option-${name}` : `${name}-${value}`;
    return { words: `web-${id.replaceAll("_", "-")}`, clause, args: kind === "number" ? { number: Number(options[name]) } : {} };
  });
  return [...variants, ...house].sort((one, other) => numberOf(one.clause) - numberOf(other.clause));
}

/** A clause as a number: 9006 for R9.6. @param {string} clause */
function numberOf(clause) {
  const [chapter, number] = clause.slice(1).split(".").map(Number);
  return 1000 * chapter + number;
}

/**
 * A sentence about a table's game, its clock, and hints if there are none.
 * @type {(options: Options, settings: {clock?: ClockSettings | null, hints?: boolean}) => string}
 */
export function tableSummary(options, { clock = null, hints = true }) {
  const { edition } = options;
  const variants = variantsOf(options).filter(({ clause }) => !IN_SUMMARY.includes(clause));
  return [
    summaryOf(options),
    ...(edition === "classic" ? [] : [t(`web-edition-${edition}`)]),
    ...variants.map(({ words, args }) => t(words, args)),
    ...(clock ? [clockText(clock)] : []),
    ...(hints ? [] : [t("web-no-hints")]),
  ].join(" · ");
}

/** @param {{bank: number, increment?: number}} clock in seconds */
export const clockText = ({ bank, increment = 0 }) =>
  t("web-clock-each", { minutes: bank / 60, seconds: increment });
