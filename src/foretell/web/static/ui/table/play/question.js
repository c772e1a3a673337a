/** A question that needs consent: some may answer, the others wait. */

import { listed, t } from "../../../words/words.js";
import { html } from "../../base/html.js";
import { Icon } from "../../parts/icons.js";
import { nameOf } from "../../parts/names.js";

/** @import { TableView } from "../../../table/types.d.ts" */

/**
 * @param {{name: string, table: TableView, title: string, missing: readonly number[], onAnswer:
 *   (agree: boolean) => void}} props `missing`: the seats without an answer
 */
export function Question({ name, table, title, missing, onAnswer }) {
  const isAsked = table.seat !== null && missing.includes(table.seat);
  return html`<section class=${`question row ${name}-asked`} role="alert"
    aria-labelledby=${`${name}-title`}>
    <h2 id=${`${name}-title`}>${title}</h2>
    ${
      isAsked
        ? html`<p class="actions">
          <button type="button" class="button button-main" onClick=${() => onAnswer(true)}>
            <${Icon} name="check" /><span>${t("table-undo-agree")}</span></button>
          <button type="button" class="button" onClick=${() => onAnswer(false)}>
            <${Icon} name="close" /><span>${t("table-undo-refuse")}</span></button>
        </p>`
        : html`<p>
          ${t("table-undo-waits", { who: listed(missing.map((one) => nameOf(table, one))) })}</p>`
    }
  </section>`;
}
