/** The table: before the game, in it and after it. */

import { installSprite } from "../../art/sprite.js";
import { t, useEdition } from "../../words/words.js";
import { html, useEffect, useLayoutEffect, useMemo, effect } from "../base/html.js";
import { LiveRegions, useAnnouncer } from "./play/announcer.js";
import { Game } from "./game.js";
import { Gathering } from "./gather/gathering.js";
import { createController } from "./state/controller.js";
import { useSounds } from "./sound/sounds.js";
import { Toasts, useRefusals, useWaitingBots } from "./toasts.js";
import { settings } from "../base/settings.js";

/** @import { TableConnection } from "./state/table_connection.js" */

/** @param {{ connection: TableConnection, onLeave: () => void, onRematch?: () => void, }} props */
export function Table({ connection, onLeave, onRematch }) {
  const controller = useMemo(() => createController(connection), [connection]);
  const announcer = useAnnouncer(controller);
  useEffect(() => controller.close, [controller]);
  useRefusals(controller);
  useWaitingBots(controller);
  useSounds(controller);
  useOwnCharacter(connection);
  useLayoutEffect(() => installSprite(), []);
  const table = controller.animations.table.value;
  const edition = table?.options?.edition;
  useEffect(() => {
    if (edition) useEdition(edition);
  }, [edition]);
  const isKnown = table !== null && table.options !== null;
  const isCovered = Boolean(table?.game) && controller.panel.value !== null;
  const toasts = html`<${Toasts} controller=${controller} />`;
  const voice = html`<${LiveRegions} announcer=${announcer} />`;
  return html`<div class=${`table-screen cloth ${table?.game ? "in-game" : ""}`}>
    ${
      !isKnown
        ? html`<main id="main" tabindex="-1" class="table-loading"><p role="status">
          ${t("table-loading")}</p></main>`
        : table.game === null
          ? html`<${Gathering} controller=${controller} table=${table} onLeave=${onLeave} />
            ${toasts}`
          : html`<${Game} controller=${controller} table=${table} onLeave=${onLeave}
            onRematch=${onRematch}
            announcer=${announcer} toasts=${toasts} voice=${voice} />`
    }
    ${!isCovered && voice}
  </div>`;
}

/** @param {TableConnection} connection */
function useOwnCharacter(connection) {
  useEffect(() => {
    if (connection.isLocal) return;
    let sent = /** @type {string | null} */ (null);
    return effect(() => {
      const { character } = settings.value;
      const table = connection.table.value;
      if (!table?.upToDate) return;
      if (table.seat === null) sent = null;
      else if (character !== null && character !== sent) {
        sent = character; // once: another device of the same person may have chosen another
        if (table.seats[table.seat]?.character === character) return;
        connection.send({ type: "choose_character", character });
      }
    });
  }, [connection]);
}
