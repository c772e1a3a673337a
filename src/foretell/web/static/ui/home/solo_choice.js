/** The solo game that was chosen last in this browser, and its summary on the first screen. */

import { keeper } from "../../keeper/here.js";
import { SOLO_CHOICE } from "../../keeper/first_kinds.js";

/** @import { Seen, Written } from "../../keeper/types.d.ts" */
/** @import { Choice, Kind } from "./choice.js" */

/**
 * The summary follows from the choice; it is kept so that the first screen does not load the rules.
 * `level` is the level of the bots, `levels` has that of each opponent for whom another one was chosen.
 * @typedef {{choice: Choice, summary: Summary, levels?: Levels}} SoloChoice
 * @typedef {Readonly<Record<number, string>>} Levels
 * @typedef {{kind: Kind, twist: string | null, players: number, rounds: number, minutes: number,
 *   edition: string, level: string}} Summary
 */

/** The summary of the game that is played if none was chosen. @type {Summary} */
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

/** @param {Seen<SoloChoice>} seen @param {SoloChoice} chosen @returns {Written<SoloChoice>} */
export const saveSoloChoice = (seen, chosen) => keeper.write(SOLO_CHOICE, seen, chosen);

/**
 * The bots of a solo game, in the order of their seats.
 * @param {SoloChoice | null} chosen
 * @param {number} count
 */
export function botsOf(chosen, count) {
  const level = chosen?.summary.level || FIRST_SUMMARY.level; // before there were levels, it was ""
  return Array.from({ length: count }, (_, at) => chosen?.levels?.[at] ?? level);
}
