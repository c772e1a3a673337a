/** The tables of the person in this browser: those waiting for them, and those they have visited. */

import { TABLES } from "../../keeper/first_kinds.js";
import { useStored } from "../../keeper/here.js";
import { ownTables } from "../../net/api.js";
import { language, listed, t } from "../../words/words.js";
import { html, useEffect, useState } from "../base/html.js";
import { forgetTable, recentTables } from "../stored/recent.js";

/** @import { OwnTable } from "../../wire.d.ts" */
/** @import { RecentTable } from "../../keeper/stored.d.ts" */

/**
 * @returns {readonly OwnTable[]} the tables where it is the person's turn, according to the server
 */
export function useTablesToPlay() {
  const [tables, setTables] = useState(/** @type {readonly OwnTable[]} */ ([]));
  useEffect(() => {
    if (recentTables().length === 0) return;
    let here = true;
    const look = async () => {
      if (document.visibilityState === "hidden") return;
      const own = await ownTables().catch(() => null); // an unknown person, or no network
      if (here && own) setTables(own.tables.filter((table) => table.your_turn));
    };
    void look();
    document.addEventListener("visibilitychange", look);
    return () => {
      here = false;
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return tables;
}

/** @param {{tables: readonly OwnTable[]}} props */
export function TablesToPlay({ tables }) {
  return tables.map(
    (table) => html`<a key=${table.code} class="button button-main button-large calls" href=${`/t/${table.code}`}>
      ${t("web-your-turn")}<small>${placeOf(table)}</small>
    </a>`,
  );
}

/**
 * Recent tables, until they are removed from the list.
 * @param {{but: readonly string[]}} props codes to omit
 */
export function RecentTables({ but }) {
  const tables = useStored(TABLES, recentTables).filter(({ code }) => !but.includes(code));
  if (tables.length === 0) return null;
  const forget = (/** @type {RecentTable} */ table) => {
    forgetTable(table.code);
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return html`<section class="panel">
    <h2>${t("web-your-tables")}</h2>
    <ul class="table-list">
      ${tables.map(
        (table) => html`<li key=${table.code} class="with-act">
          <a href=${`/t/${table.code}`}><${Seen} table=${table} /></a>
          <button type="button" class="button" aria-label=${t("web-table-forget", { table: titleOf(table) })}
            onClick=${() => forget(table)}>×</button>
        </li>`,
      )}
    </ul>
  </section>`;
}

/** The host of another table, or the other people at one's own. @param {OwnTable} table */
const placeOf = ({ host, people }) =>
  people.includes(host) ? t("web-table-of", { host }) : titleOf({ host, people });

/**
 * The title of a table: the other people, or the host.
 * @param {Pick<RecentTable, "host" | "people">} table
 */
function titleOf({ host, people }) {
  if (people.length > 0) return t("web-table-with", { people: listed(people) });
  return host ? t("web-table-of", { host }) : t("table-title");
}

/** @param {{table: RecentTable}} props */
function Seen({ table }) {
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" });
  return html`<span class="two-lines">${titleOf(table)}<small>${date.format(table.seen)}</small></span>
    ${table.isOver && html`<span class="badge">${t("web-table-over")}</span>`}`;
}
