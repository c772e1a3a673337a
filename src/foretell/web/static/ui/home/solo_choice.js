/** The solo game that was chosen last in this browser, and its summary on the first screen. */

import { load, save } from "../storage.js";

/** @import { Choice, Kind } from "./choice.js" */

const KEY = "foretell.solo_choice";

/**
 * The summary follows from the choice; it is kept so that the first screen does not load the rules.
 * `level` is the level of the bots; "" if they have no levels.
 * @typedef {{choice: Choice, summary: Summary}} SoloChoice
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
  level: "",
});

/** @returns {SoloChoice | null} */
export const soloChoice = () => load(KEY, null);

/** @param {SoloChoice} chosen */
export const saveSoloChoice = (chosen) => save(KEY, chosen);
