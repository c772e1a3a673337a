/** The way to a hint, when it is the viewer's turn. */

import { t } from "../../words/words.js";
import { html } from "../html.js";
import { Icon } from "./icons.js";

/** @import { Controller } from "./controller.js" */

/**
 * Its place is there at all times, so that nothing moves when the turn comes.
 * @param {{controller: Controller}} props
 */
export function HintButton({ controller }) {
  if (!controller.connection.hints) return null;
  const isDue = controller.connection.table.value?.legal != null;
  return html`<button type="button" class="felt-act hint-button" disabled=${!isDue}
    title=${t("table-hint")} onClick=${() => askHint(controller)}>
    <${Icon} name="hint" /><span>${t("table-hint")}</span>
  </button>`;
}

/** Show a hint, where there are any and it is the viewer's turn. @param {Controller} controller */
export function askHint(controller) {
  const { hints, table } = controller.connection;
  if (hints && table.peek()?.legal) controller.open("hint");
}
