/** Whether the shuffle was fair, worked out here from what was promised before the first card. */

import { optionsOf } from "../../table/state.js";
import { t } from "../../words/words.js";
import { html, useState } from "../html.js";
import { Icon } from "./icons.js";

/** @import { TableView } from "../../net/table_view.js" */

/** @param {{table: TableView}} props */
export function Fairness({ table }) {
  const [fault, setFault] = useState(/** @type {string | null | undefined} */ (undefined));
  const { shuffle } = table;
  if (!shuffle?.seed || !table.game) return null;
  const check = async () => setFault(await faultOf(table));
  return html`<section class="fairness" aria-labelledby="fair-title">
    <h3 id="fair-title"><${Icon} name="shield" /> ${t("table-fair-title")}</h3>
    <p>${t("table-fair-text")}</p>
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
  </section>`;
}

/** What is wrong with a shuffle, null for nothing. @param {TableView} table */
async function faultOf(table) {
  const { shuffleFault } = await import("../../core/fair.js"); // few look, and only at the end
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
