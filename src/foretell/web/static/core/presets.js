// Named sets of options: one for each published rule sheet, one for each variant (R9). A test holds
// this table to the server's.

/** @import { Options } from "./types.d.ts" */

/**
 * @typedef {object} Preset
 * @property {string} name
 * @property {string} clause that states it
 * @property {"letters" | "numbers"} faces what the sheet's number cards show (R1.3)
 * @property {string | null} language of the sheet; null for a variant that several print
 * @property {Partial<Options>} options that differ from the standard game
 */

/** @type {(name: string, language: string, faces: Preset["faces"], options: Preset["options"]) => Preset} */
const sheet = (name, language, faces, options) => ({
  name,
  clause: "R3",
  faces,
  language,
  options,
});
/** @type {(name: string, clause: string, options: Preset["options"]) => Preset} */
const variant = (name, clause, options) => ({
  name,
  clause,
  faces: "letters",
  language: null,
  options,
});

/** @type {readonly Preset[]} */
export const PRESETS = [
  sheet("en", "en", "letters", { edition: "classic", first_dealer: "draw" }),
  sheet("es", "es", "letters", { edition: "classic", first_dealer: "draw" }),
  sheet("fr", "fr", "numbers", { edition: "fantasy", first_dealer: 0 }),
  sheet("it-classic", "it", "numbers", { edition: "classic", first_dealer: "draw" }),
  sheet("it-fantasy", "it", "numbers", { edition: "fantasy", first_dealer: 0 }),
  variant("hidden-bid", "R9.1", { bidding: "hidden" }),
  variant("delayed-reveal", "R9.2", { bidding: "secret" }),
  variant("dark-wizard", "R9.3", { winning_wizard: "last" }),
  variant("two-players", "R9.4", { players: 2, bidding: "secret" }),
  variant("no-even-bid", "R9.5", { even_bid: "not_leader" }),
  variant("clairvoyance", "R9.6", { clairvoyance: true }),
  variant("one-suit", "R9.7", { deal: "one_suit" }),
  variant("plus-minus-one", "R9.8", { even_bid: "never" }),
];
