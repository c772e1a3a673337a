/** The menu of a table: quick preferences, the host's tools, leaving. */

import { deciderOf } from "../../../core/index.js";
import { t } from "../../../words/words.js";
import { html } from "../../base/html.js";
import { prefer, settings } from "../../base/settings.js";
import { BarredPeople } from "./barred.js";
import { Icon } from "../../parts/icons.js";
import { isBot, nameOf } from "../../parts/names.js";

/** @import { TableView } from "../../../table/types.d.ts" */
/** @import { FieldEvent } from "../../base/html.js" */
/** @import { Controller } from "../state/controller.js" */
/** @import { GameView } from "../state/game_view.js" */

const SWITCHES = /** @type {const} */ (["confirm", "preselect", "playOnly", "sound"]);
const SWITCHES_OF_THE_PAST = /** @type {const} */ (["sound"]);
const ORDERS = /** @type {const} */ (["trump_first", "suits", "ranks"]);
const SPEEDS = /** @type {const} */ (["slow", "normal", "quick", "none"]);

/** @param {{controller: Controller, view: GameView, onLeave: () => void}} props */
export function Menu({ controller, view, onLeave }) {
  const { table } = view;
  const isOver = controller.connection.lookBack !== undefined;
  const isHost = table.seat !== null && table.host === table.seat;
  const { tryAgain } = controller.connection;
  return html`
    <ul class="menu-list">
      ${
        tryAgain &&
        hasDecided(table) &&
        html`<li><button type="button" class="menu-item" onClick=${tryAgain}><${Icon} name="again" />
        <span class="two-lines">${t("table-try-again")}<small>${t("table-try-again.note")}</small></span>
        </button></li>`
      }
      <li><button type="button" class="menu-item" onClick=${() => controller.open("tricks")}><${Icon}
        name="tricks" /> ${t("table-tricks")}</button></li>
      <li><button type="button" class="menu-item" onClick=${() => controller.open("rules")}><${Icon}
        name="rules" /> ${t("table-rules")}</button></li>
      <li><button type="button" class="menu-item" onClick=${() => controller.open("keys")}><${Icon}
        name="keys" /> ${t("table-keys")}</button></li>
      <li><button type="button" class="menu-item" onClick=${onLeave}><${Icon}
        name="door" /> ${t(isOver ? "web-home" : "table-leave")}</button></li>
    </ul>
    <h3>${t("table-preferences")}</h3>
    <${Choice} name="order" values=${ORDERS} />
    <${Choice} name="speed" values=${SPEEDS} />
    ${(isOver ? SWITCHES_OF_THE_PAST : SWITCHES).map(
      (name) => html`<label key=${name} class="menu-switch">
      <input type="checkbox" checked=${settings.value[name]}
        onChange=${(/** @type {FieldEvent} */ event) => prefer({ [name]: event.currentTarget.checked })} />
      <span>${t(`table-prefer-${name.toLowerCase()}`)}</span>
    </label>`,
    )}
    ${isHost && !controller.connection.isLocal && html`<${HostMatters} controller=${controller} table=${table} />`}
  `;
}

/** Whether the viewer has made a decision in this game. @param {TableView} table */
const hasDecided = ({ game, seat }) =>
  seat !== null && Boolean(game?.events.some((event) => deciderOf(event) === seat));

/** @param {{name: "order" | "speed", values: readonly string[]}} props */
function Choice({ name, values }) {
  return html`<label class="menu-choice">
    <span>${t(`table-prefer-${name}`)}</span>
    <select class="input" onChange=${(/** @type {FieldEvent} */ event) => prefer({ [name]: event.currentTarget.value })}>
      ${values.map(
        (value) => html`<option key=${value} value=${value} selected=${settings.value[name] === value}>
        ${t(`table-prefer-${name}.${value.replaceAll("_", "-")}`)}
      </option>`,
      )}
    </select>
  </label>`;
}

/** @param {{controller: Controller, table: TableView}} props */
function HostMatters({ controller, table }) {
  const others = table.seats.flatMap((holder, seat) =>
    holder !== null && seat !== table.seat && !isBot(table, seat) ? [seat] : [],
  );
  const barred = html`<${BarredPeople} controller=${controller} table=${table} />`;
  if (others.length === 0) return barred;
  return html`<h3>${t("table-host-matters")}</h3>
    <ul class="menu-list">
      ${others.map(
        (seat) => html`<li key=${seat}>
        <button type="button" class="menu-item"
          onClick=${() => controller.send({ type: "remove", seat })}>
          <${Icon} name="close" /> ${t("table-remove", { who: nameOf(table, seat) })}
        </button>
      </li>`,
      )}
    </ul>
    ${barred}`;
}
