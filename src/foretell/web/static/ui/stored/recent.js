/** The tables visited by this browser, the last one first. */

import { keeper } from "../../keeper/here.js";
import { TABLES } from "../../keeper/first_kinds.js";

/** @import { TableView } from "../../table/types.d.ts" */
/** @import { RecentTable } from "../../keeper/stored.d.ts" */

/** @returns {RecentTable[]} */
export const recentTables = () => keeper.all(TABLES).map(({ value }) => value);

/** @type {(table: TableView, seen: number) => RecentTable} */
export function recentOf({ code, seat, seats, host, game }, seen) {
  const people = seats.flatMap((holder, at) =>
    holder?.kind === "human" && at !== seat ? [holder.name] : [],
  );
  const hosted = host === null ? "" : (seats[host]?.name ?? "");
  return { code, host: hosted, people, seen, isOver: (game?.state.winners.length ?? 0) > 0 };
}

/** Stores a table, including people who have left it. @param {RecentTable} table */
export function rememberTable(table) {
  keeper.change(TABLES, table.code, (known) => ({
    ...table,
    people: table.people.length > 0 ? table.people : (known?.people ?? []),
    host: table.host || (known?.host ?? ""),
  }));
}

/** @param {string} code */
export const forgetTable = (code) => void keeper.change(TABLES, code, () => null);
