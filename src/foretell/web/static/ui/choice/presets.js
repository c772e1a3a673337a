/** Named sets of options: the published sheets first, then the variants. */

import { PRESETS as OF_THE_RULES, standardOptions } from "../../core/index.js";

/** @import { Options } from "../../core/types.d.ts" */

/** The standard options for four. */
export const STANDARD = standardOptions();

/** The presets of the rules, with the standard game first and a short one last. */
/** @type {readonly {name: string, options: Partial<Options>}[]} */
export const PRESETS = [
  { name: "standard", options: {} },
  ...OF_THE_RULES,
  { name: "short", options: { hand_sizes: [1, 3, 5, 7, 9] } },
];

/**
 * The options of a preset; the number of players stays unless the preset sets it.
 * @type {(name: string, before: {readonly players: number}) => Options}
 */
export function optionsOf(name, before) {
  const preset = PRESETS.find((one) => one.name === name) ?? PRESETS[0];
  const options = { ...STANDARD, players: before.players, ...preset.options };
  const isOneSuit = options.deal === "one_suit";
  const players = isOneSuit ? Math.min(4, Math.max(3, options.players)) : options.players;
  const isForTwo = preset.options.players === undefined && players === 2;
  return { ...options, players, bidding: isForTwo ? "secret" : options.bidding };
}
