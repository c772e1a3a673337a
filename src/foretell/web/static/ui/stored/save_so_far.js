/** A game that the browser does not store, as a file, which can be opened as a record and played on from. */

import { saveRecord } from "../base/save_file.js";
import { idOf } from "./finished.js";

/** @param {{recordSoFar?: () => string | null}} connection */
export function saveSoFar({ recordSoFar }) {
  const record = recordSoFar?.();
  if (record) saveRecord(idOf(record), record);
}
