/** Calls a person to their turn by the title and the icon of the tab, and keeps the screen on. */

import { t } from "../../words/words.js";
import { effect, useEffect } from "../base/html.js";
import { titleOf } from "../base/title.js";
import { keepAwake } from "../base/wake_lock.js";

/** @import { TableView } from "../../table/types.d.ts" */
/** @import { TableConnection } from "./state/table_connection.js" */

const ICON = "/static/icons/favicon.svg";
const ICON_TURN = "/static/icons/favicon-turn.svg";

/**
 * While a table is shown, the tab shows the person's turn, and the screen stays on during a game.
 * @param {TableConnection | null} connection
 * @param {string} [screen] the title of the screen (default: the host's table)
 */
export function useCalls(connection, screen) {
  useEffect(() => {
    if (connection === null) return;
    /** @type {(() => void) | null} */
    let rest = null;
    const stop = effect(() => {
      const table = connection.table.value;
      call(screen ?? tableTitle(table), Boolean(table?.game && table.legal));
      if (isUnderWay(table)) rest ??= keepAwake();
      else {
        rest?.();
        rest = null;
      }
    });
    return () => {
      stop();
      rest?.();
      call("", false);
    };
  }, [connection, screen]);
}

/** @param {TableView | null} table */
const isUnderWay = (table) => Boolean(table?.game && table.game.state.winners.length === 0);

/** @param {TableView | null} table */
function tableTitle(table) {
  const host = table?.host == null ? undefined : table.seats[table.host]?.name;
  return host ? t("web-table-of", { host }) : t("table-title");
}

/** @param {string} screen @param {boolean} isTurn */
function call(screen, isTurn) {
  const title = titleOf(screen);
  document.title = isTurn ? t("web-your-turn-at", { title }) : title;
  const icon = document.querySelector("link[rel=icon]");
  const file = isTurn ? ICON_TURN : ICON;
  if (icon?.getAttribute("href") !== file) icon?.setAttribute("href", file);
  // an installed page has a badge on its icon; not every device supports it
  (isTurn ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.())?.catch(() => {});
}
