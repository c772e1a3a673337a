/** The time left for a seat, at a table with clocks. */

import { t } from "../../../words/words.js";
import { html, useEffect, useState } from "../../base/html.js";

/** @import { TableView } from "../../../table/types.d.ts" */
/** @import { Controller } from "../state/controller.js" */

/** The seconds below which the clock calls for attention. */
const LITTLE = 20;

/**
 * Whether the time of a seat runs; it stops while an undo is pending.
 * @type {(table: TableView, seat: number) => boolean}
 */
export const runsFor = ({ toAct, undo }, seat) => undo === null && toAct.includes(seat);

/** @param {{controller: Controller, seat: number}} props */
export function Clock({ controller, seat }) {
  const { table, receivedAt } = controller.connection;
  const remaining = table.value?.clocks[seat];
  const runs = table.value !== null && runsFor(table.value, seat);
  const [, tick] = useState(0);
  useEffect(() => {
    if (remaining === undefined || !runs) return;
    const timer = setInterval(() => tick((/** @type {number} */ count) => count + 1), 500);
    return () => clearInterval(timer);
  }, [remaining === undefined, runs]);
  if (remaining === undefined) return null;
  const passed = runs ? performance.now() - receivedAt.value : 0;
  const seconds = Math.max(0, Math.ceil((remaining - passed) / 1000));
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return html`<span class="clock ${seconds < LITTLE ? "little" : ""}" role="timer" aria-live="off"
    aria-label=${t("table-clock", { time: text })}>${text}</span>`;
}
