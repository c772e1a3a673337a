/** A game that the browser does not store, as a file, which can be opened as a record and played on from. */

import { saveRecord } from "../save_file.js";
import { idOf } from "./finished.js";

/** @import { TableConnection } from "../table_connection.js" */

/** @param {TableConnection} connection */
export function saveSoFar({ recordSoFar }) {
  const record = recordSoFar?.();
  if (record) saveRecord(idOf(record), record);
}
