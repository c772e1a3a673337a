/** The tables at which this browser has been, the last one first. */

import { kept, keep } from "../keep.js";

const KEY = "foretell.tables";
const MOST = 5;

/** @returns {{code: string, name: string}[]} */
export const recentTables = () => kept(KEY, []);

/** @param {string} code @param {string} name */
export function rememberTable(code, name) {
  const others = recentTables().filter((table) => table.code !== code);
  keep(KEY, [{ code, name }, ...others].slice(0, MOST));
}

/** @param {string} code */
export function forgetTable(code) {
  keep(KEY, recentTables().filter((table) => table.code !== code));
}
