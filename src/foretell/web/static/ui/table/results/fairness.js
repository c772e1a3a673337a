/** The page's check of the shuffle, from the commitment before the first card. */

import { optionsOf } from "../../../table/state.js";
import { t } from "../../../words/words.js";
import { html, useState } from "../../base/html.js";
import { Icon } from "../../parts/icons.js";

/** @import { TableView } from "../../../table/types.d.ts" */

/** @param {{table: TableView, isLocal: boolean}} props */
export function Fairness({ table, isLocal }) {
  const [fault, setFault] = useState(/** @type {string | null | undefined} */ (undefined));
  const { shuffle } = table;
  if (!shuffle?.seed || !table.game) return null;
  const check = async () => setFault(await faultOf(table));
  return html`<details class="fairness">
    <summary><${Icon} name="shield" /> ${t("table-fair-title")}</summary>
    <p>${t("table-fair-text", { where: isLocal ? "page" : "server" })}</p>
    <div role="status">
      ${fault === null &&
      html`<p class="fair-good"><${Icon} name="check" /> ${t("table-fair-good")}</p>`}
      ${fault &&
      html`<p class="fair-bad"><${Icon} name="over" /> ${t("table-fair-bad", { code: fault })}</p>`}
    </div>
    ${
      fault === undefined &&
      html`<button type="button" class="button" onClick=${check}>${t("table-fair-check")}</button>`
    }
    <details>
      <summary>${t("table-fair-numbers")}</summary>
      <dl class="fair-numbers">
        <dt>${t("table-fair-commitment")}</dt><dd>${shuffle.commitment}</dd>
        <dt>${t("table-fair-seed")}</dt><dd>${shuffle.seed}</dd>
        <dt>${t("table-fair-salt")}</dt><dd>${shuffle.salt}</dd>
      </dl>
    </details>
  </details>`;
}

/** @param {TableView} table */
async function faultOf(table) {
  const { shuffleFault } = await import("../../../core/fair_shuffle.js"); // rarely needed, and only at the end
  const shuffle = /** @type {NonNullable<TableView["shuffle"]>} */ (table.shuffle);
  const fair = {
    commitment: shuffle.commitment,
    seed: String(shuffle.seed),
    salt: String(shuffle.salt),
    nonces: table.seats.map((_, seat) => shuffle.nonces[seat] ?? null),
  };
  const events = table.game?.events ?? [];
  return shuffleFault({ options: optionsOf(table), fair }, events)?.code ?? null;
}
