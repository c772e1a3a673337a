/** Shows the character chosen on this device to everyone at a server's table. */

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
        asked = character; // once: another device of the same person may have chosen another
        if (table.seats[table.seat]?.character === character) return;
        connection.send({ type: "choose_character", character });
      }
    });
  }, [connection]);
}
