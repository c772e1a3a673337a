/** The settings of a table in the page. */

import { STAND_IN } from "../bots.js";

/** @import { TableSettings } from "../../table/types.d.ts" */

/** @type {Readonly<TableSettings>} */
export const LOCAL_SETTINGS = Object.freeze({
  listed: false,
  clock: null,
  grace: 45,
  patience: 300,
  pace: 700,
  stand_in: STAND_IN,
  silence: 45,
  hints: true,
});
