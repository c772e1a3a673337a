/** A game that the browser does not store, as a file to continue from. */

import { saveRecord } from "../base/save_file.js";
import { idOf } from "./finished.js";

/** @param {{recordSoFar?: () => string | null}} connection */
export function saveSoFar({ recordSoFar }) {
  const record = recordSoFar?.();
  if (record) saveRecord(idOf(record), record);
}
