/** Removed people: they are informed and may watch, and the host may invite them again. */

import { t } from "../../../words/words.js";
import { html } from "../../base/html.js";
import { Icon } from "../../parts/icons.js";

/** @import { TableView } from "../../../table/types.d.ts" */
/** @import { Controller } from "../state/controller.js" */

/** @param {{host: string, onLeave: () => void}} props */
export function BarredNotice({ host, onLeave }) {
  return html`<section class="barred-notice" role="alert">
    <h2>${t("table-you-removed", { host })}</h2>
    <p>${t("table-you-removed-hint")}</p>
    <button type="button" class="button button-main" onClick=${onLeave}>${t("web-home")}</button>
  </section>`;
}

/** @param {{controller: Controller, table: TableView}} props */
export function BarredPeople({ controller, table: { barred, seat, host } }) {
  if (barred.length === 0 || seat === null || seat !== host) return null;
  return html`<section class="barred-people">
    <h3>${t("table-removed-people")}</h3>
    <ul class="menu-list">
      ${barred.map(
        ({ number, name }) => html`<li key=${number}>
        <button type="button" class="menu-item"
          onClick=${() => controller.send({ type: "readmit", removed: number })}>
          <${Icon} name="again" /> ${t("table-invite-again", { who: name })}
        </button>
      </li>`,
      )}
    </ul>
  </section>`;
}
