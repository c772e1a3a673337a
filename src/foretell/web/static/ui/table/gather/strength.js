/** The level of the bot on a seat, which the host can change before the game. */

import { t } from "../../../words/words.js";
import { html } from "../../base/html.js";
import { LEVELS, botOf, partsOf, strengthNotes } from "../../parts/levels.js";
import { nameOf } from "../../parts/names.js";

/** @import { TableView } from "../../../table/types.d.ts" */
/** @import { FieldEvent } from "../../base/html.js" */
/** @import { Controller } from "../state/controller.js" */

/** @param {{controller: Controller, table: TableView, seat: number}} props */
export function Strength({ controller, table, seat }) {
  const kind = table.seats[seat]?.kind ?? "";
  const levels = LEVELS.map((level) => botOf(level, partsOf(kind).style));
  const bots = levels.includes(kind) ? levels : [kind, ...LEVELS]; // no level: it is known by its name
  const [, leaning] = strengthNotes(kind);
  return html`<select class="input" value=${kind}
      aria-label=${t("table-strength", { who: nameOf(table, seat) })}
      onChange=${(/** @type {FieldEvent} */ event) =>
        controller.send({ type: "seat_bot", seat, bot: event.currentTarget.value })}>
      ${bots.map(
        (bot) => html`<option key=${bot} value=${bot}>${strengthNotes(bot)[0] ?? bot}</option>`,
      )}
    </select>
    ${leaning && html`<small>${leaning}</small>`}`;
}
