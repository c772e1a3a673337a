/** The character that one has chosen on this device is shown to everybody at a table of a server. */

import { effect, useEffect } from "../base/html.js";
import { settings } from "../base/settings.js";

/** @import { TableConnection } from "./state/table_connection.js" */

/** @param {TableConnection} connection */
export function useOwnCharacter(connection) {
  useEffect(() => {
    if (connection.isLocal) return;
    let asked = /** @type {string | null} */ (null);
    return effect(() => {
      const { character } = settings.value;
      const table = connection.table.value;
      if (!table?.upToDate) return;
      if (table.seat === null) asked = null;
      else if (character !== null && character !== asked) {
        asked = character; // once: another device of the same person may have chosen another one
        if (table.seats[table.seat]?.character === character) return;
        connection.send({ type: "choose_character", character });
      }
    });
  }, [connection]);
}
