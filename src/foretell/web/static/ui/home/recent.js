/** The tables at which this browser has been, the last one first. */

import { load, save } from "../storage.js";

/** @import { TableView } from "../../net/table_view.js" */

const KEY = "foretell.tables";
const MOST = 5;

/**
 * A table: its host, the names of the people, when it was last seen, in milliseconds since 1970, and
 * whether its game is over.
 * @typedef {{code: string, host: string, people: readonly string[], seen: number, isOver: boolean}} RecentTable
 */

/** @returns {RecentTable[]} */
export const recentTables = () => load(KEY, []).filter(isDated);

/** Earlier versions kept a name in place of the people and the date. @param {object} table */
const isDated = (table) => "seen" in table;

/** @param {TableView} table @param {number} seen @returns {RecentTable} */
export function recentOf({ code, seat, seats, host, game }, seen) {
  const people = seats.flatMap((holder, at) =>
    holder?.kind === "human" && at !== seat ? [holder.name] : [],
  );
  const hosted = host === null ? "" : (seats[host]?.name ?? "");
  return { code, host: hosted, people, seen, isOver: (game?.state.winners.length ?? 0) > 0 };
}

/** Remember a table, also by the people who have left it. @param {RecentTable} table */
export function rememberTable(table) {
  const before = recentTables();
  const known = before.find(({ code }) => code === table.code);
  const people = table.people.length > 0 ? table.people : (known?.people ?? []);
  const others = before.filter((one) => one !== known);
  save(KEY, [{ ...table, people, host: table.host || (known?.host ?? "") }, ...others].slice(0, MOST));
}

/** @param {string} code */
export function forgetTable(code) {
  save(KEY, recentTables().filter((table) => table.code !== code));
}
