/** The open tables, each with its host, seats, game and clock. */

import { t } from "../../words/words.js";
import { html } from "../base/html.js";
import { tableSummary } from "../choice/variants.js";

/** @import { ListedTable } from "../../wire.d.ts" */

/** @param {{tables: readonly ListedTable[]}} props */
export const LobbyList = ({ tables }) =>
  html`<ul class="table-list">
    ${tables.map(
      (table) => html`<li key=${table.code}>
        <a href=${`/t/${table.code}`}>
          <span class="two-lines">
            ${table.host ? t("web-table-of", { host: table.host }) : t("table-title")}
            <small>${t("web-seats-taken", { taken: table.taken, players: table.players })}</small>
            <small>${gameOf(table)}</small>
          </span>
          ${table.phase === "playing" && html`<span class="badge">${t("web-watch")}</span>`}
        </a>
      </li>`,
    )}
  </ul>`;

/** @param {ListedTable} table */
const gameOf = ({ options, rounds, ...settings }) =>
  rounds.kind === "own" && options.hand_sizes === null
    ? t("web-rounds", { rounds: rounds.number }) // too many for the list
    : tableSummary(options, settings);
