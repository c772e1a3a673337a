/** Undo, by consent: one asks, the others answer. */

import { eventsToTakeBack, inRound } from "../../../core/index.js";
import { waits } from "../../../net/table_view.js";
import { botsAlone } from "../../../table/state.js";
import { t } from "../../../words/words.js";
import { html } from "../../base/html.js";
import { Icon } from "../../parts/icons.js";
import { whoOf } from "../../parts/names.js";
import { Question } from "./question.js";

/** @import { TableView } from "../../../table/types.d.ts" */
/** @import { Controller } from "../state/controller.js" */

/** @param {{controller: Controller, table: TableView}} props */
export function UndoButton({ controller, table }) {
  const can = canUndo(table);
  return html`<button type="button" class="felt-act undo-button"
    disabled=${!can} title=${t("table-undo")}
    onClick=${() => controller.send({ type: "ask_undo" })}>
    <${Icon} name="undo" /><span>${t("table-undo")}</span>
  </button>`;
}

/** The question of a pending undo. @param {{controller: Controller, table: TableView}} props */
export function UndoAsked({ controller, table }) {
  if (table.undo === null) return null;
  const { seat, missing } = table.undo;
  return html`<${Question} name="undo" table=${table} missing=${missing}
    title=${t("table-undo-asked", whoOf(table, seat))}
    onAnswer=${(/** @type {boolean} */ agree) => controller.send({ type: "answer_undo", agree })} />`;
}

/** Whether the viewer has an action to take back. @param {TableView} table */
export function canUndo(table) {
  if (!table.game || table.seat === null || table.undo !== null) return false;
  if (table.game.state.winners.length > 0 || waits(table)) return false;
  const { seat, game: { events, state } } = table;
  return eventsToTakeBack(events, seat, inRound(state.options, state.round.number), botsAlone(table, seat)) > 0;
}
