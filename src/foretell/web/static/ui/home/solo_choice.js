/** The last solo game chosen in this browser, and its summary on the first screen. */

import { keeper } from "../../keeper/here.js";
import { SOLO_CHOICE } from "../../keeper/first_kinds.js";

/** @import { Seen, Written } from "../../keeper/types.d.ts" */
/** @import { SoloChoice, Summary } from "../../keeper/stored.d.ts" */

/** The summary of the default game. @type {Summary} */
export const FIRST_SUMMARY = Object.freeze({
  kind: "classic",
  twist: null,
  players: 4,
  rounds: 15,
  minutes: 15,
  edition: "classic",
  level: "casual",
});

/** @returns {SoloChoice | null} */
export const soloChoice = () => seenSoloChoice().value;

/** @returns {Seen<SoloChoice>} */
export const seenSoloChoice = () => keeper.read(SOLO_CHOICE);

/** @type {(seen: Seen<SoloChoice>, chosen: SoloChoice) => Written<SoloChoice>} */
export const saveSoloChoice = (seen, chosen) => keeper.write(SOLO_CHOICE, seen, chosen);

/**
 * The bots of a solo game, in the order of their seats.
 * @type {(chosen: SoloChoice | null, count: number) => string[]}
 */
export function botsOf(chosen, count) {
  const level = chosen?.summary.level || FIRST_SUMMARY.level; // the level was "" before there were levels
  return Array.from({ length: count }, (_, at) => chosen?.levels?.[at] ?? level);
}
