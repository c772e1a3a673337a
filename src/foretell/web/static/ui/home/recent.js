/** The tables at which this browser has been, the last one first. */

import { load, save } from "../storage.js";

/** @import { TableBody } from "../../wire.d.ts" */

const KEY = "foretell.tables";
const MOST = 5;

/** @returns {{code: string, name: string}[]} */
export const recentTables = () => load(KEY, []);

/** The name of a table's host, its code where it has none. @param {TableBody} table */
export const hostOf = ({ code, host, seats }) => (host === null ? code : seats[host].name);

/** @param {string} code @param {string} name */
export function rememberTable(code, name) {
  const others = recentTables().filter((table) => table.code !== code);
  save(KEY, [{ code, name }, ...others].slice(0, MOST));
}

/** @param {string} code */
export function forgetTable(code) {
  save(KEY, recentTables().filter((table) => table.code !== code));
}
