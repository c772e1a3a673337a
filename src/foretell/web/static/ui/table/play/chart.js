/** The chart of the game at a table. */

import { html } from "../../base/html.js";
import { Curves } from "../../parts/chart.js";
import { nameOf } from "../../parts/names.js";

/** @import { GameView } from "../state/game_view.js" */

/** @param {{view: GameView}} props */
export function Chart({ view }) {
  const { table, scores, rounds } = view;
  const names = table.seats.map((_, seat) => nameOf(table, seat));
  const totals = scores.map((score) => score.totals);
  return html`<${Curves} names=${names} totals=${totals} rounds=${rounds ?? scores.length} own=${table.seat} />`;
}
