// Bars: removed people cannot sit at the table until a host readmits them.

/** @import { Vacated } from "../wire.d.ts" */
/** @import { Barred, TableState } from "./types.d.ts" */

/**
 * The barred people after a seat is vacated, from the state before.
 * @type {(state: TableState, event: Omit<Vacated, "type">) => readonly Barred[]}
 */
export function barredAfter({ version, seats, host, barred }, { seat, barred: isBarred = false }) {
  const holder = seats[seat];
  if (!isBarred || holder === null) return barred;
  const by = host === null ? "" : (seats[host]?.name ?? "");
  return [...barred, { number: version, name: holder.name, by }];
}
