/** The hint button, for the viewer's turn. */

import { hasChoice } from "../../../core/legal.js";
import { givesHints } from "../../../table/hints.js";
import { gameOf } from "../../../table/state.js";
import { t } from "../../../words/words.js";
import { html } from "../../base/html.js";
import { Icon } from "../../parts/icons.js";
import { refusedAt } from "../play/refused.js";

/** @import { TableView } from "../../../table/types.d.ts" */
/** @import { Controller } from "../state/controller.js" */

/**
 * Its place is always reserved, so that nothing moves when the turn comes.
 * @param {{controller: Controller}} props
 */
export function HintButton({ controller }) {
  const { table, lookBack } = controller.connection;
  const view = table.value;
  if (!view || lookBack || view.seat === null || !givesHints(view)) return null;
  return html`<button type="button" class="felt-act hint-button" disabled=${view.legal === null}
    title=${t("table-hint")} onClick=${() => askHint(controller)}>
    <${Icon} name="hint" /><span>${t("table-hint")}</span>
  </button>`;
}

/**
 * Shows a hint if it is the viewer's turn, or the reason why there are none.
 * @param {Controller} controller
 */
export function askHint(controller) {
  const { table, lookBack } = controller.connection;
  const view = table.peek();
  if (!view || lookBack || view.seat === null) return;
  if (!givesHints(view)) controller.say(forbiddenText(view), "trouble");
  else if (view.legal && !hasChoice(gameOf(view).state, view.seat)) {
    controller.say(refusedAt({ code: "hint/no_choice" }, view));
  } else if (view.legal) controller.open("hint");
}

/** The reason why there are no hints. @param {TableView} table */
export const forbiddenText = (table) => refusedAt({ code: "hint/forbidden" }, table);
