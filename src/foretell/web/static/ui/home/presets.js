// @ts-check
/** Named sets of options: the published sheets first, then the variants. */

import { PRESETS as OF_THE_RULES, standardOptions } from "../../core/index.js";

/** Every option as the rules begin, for four. */
export const STANDARD = standardOptions();

/** The presets of the rules, with the standard game first and a short one last. */
/** @type {readonly {name: string, options: any}[]} */
export const PRESETS = [
  { name: "standard", options: {} },
  ...OF_THE_RULES,
  { name: "short", options: { hand_sizes: [1, 3, 5, 7, 9] } },
];

/**
 * Return a preset's options; how many play stays, unless the preset says.
 * @param {string} name
 * @param {any} before
 */
export function optionsOf(name, before) {
  const preset = PRESETS.find((one) => one.name === name) ?? PRESETS[0];
  const options = { ...STANDARD, players: before.players, ...preset.options };
  if (options.deal === "one_suit" && options.players > 4) options.players = 4;
  if (options.deal === "one_suit" && options.players < 3) options.players = 3;
  if (preset.options.players === undefined && options.players === 2) options.bidding = "secret";
  return options;
}
