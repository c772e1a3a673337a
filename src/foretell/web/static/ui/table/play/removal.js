/** Removal of a person who is present, by consent: the host asks, the others answer. */

import { t } from "../../../words/words.js";
import { html } from "../../base/html.js";
import { nameOf, whoOf } from "../../parts/names.js";
import { Question } from "./question.js";

/** @import { TableView } from "../../../table/types.d.ts" */
/** @import { Controller } from "../state/controller.js" */

/** @param {{controller: Controller, table: TableView}} props */
export function RemovalAsked({ controller, table }) {
  if (table.removal === null) return null;
  const { seat, target, missing } = table.removal;
  const who = whoOf(table, seat);
  const title =
    target === table.seat
      ? t("table-removal-asked-you", who)
      : t("table-removal-asked", { ...who, target: nameOf(table, target) });
  return html`<${Question} name="removal" table=${table} missing=${missing} title=${title}
    onAnswer=${(/** @type {boolean} */ agree) => controller.send({ type: "answer_removal", agree })} />`;
}
