/** Toasts: why something is refused, or takes long. */

import { t } from "../../words/words.js";
import { html, useFollowed, useRef } from "../base/html.js";
import { refusedAt } from "./play/refused.js";

/** @import { Controller } from "./state/controller.js" */

/** @param {{controller: Controller}} props */
export function Toasts({ controller }) {
  return html`<div class="toasts" role="status" aria-live="polite">
    ${controller.toasts.value.map(
      ({ id, text, kind }) => html`<p key=${id} class="toast toast-${kind}"
      onClick=${() => controller.forget(id)}>${text}</p>`,
    )}
  </div>`;
}

/** The types of the commands that the page sends by itself. */
const UNASKED = new Set(["give_nonce", "choose_character"]);
/** The refusal of a second mark, which another page of the same person may have requested: the hint is shown. */
const MARKED = "hint/marked";
/** The refusal of what a server cannot read. */
const BAD = "frame/bad";
/** The refusal of a command whose moment has passed. */
const OVERTAKEN = "command/overtaken";

/** Shows the server's refusals as they arrive. @param {Controller} controller */
export function useRefusals(controller) {
  useFollowed(controller.connection.refusal, (refusal) => {
    if (refusal === null) return;
    controller.asked.value = null;
    // an older server knows no hints in moves: the next one goes without
    if (refusal.code === BAD) controller.shownHint.value = null;
    const table = controller.connection.table.peek();
    // the page's own commands may lose a race, which concerns nobody
    if (UNASKED.has(refusal.command?.type ?? "") || refusal.code === MARKED) return;
    const text = refusal.code === OVERTAKEN
      ? t("table-overtaken", { what: refusal.command?.type ?? "" })
      : refusedAt(refusal, table);
    controller.say(text, "trouble");
  }, [controller]);
}

/** Announces once that bots decide more slowly for now. @param {Controller} controller */
export function useWaitingBots(controller) {
  const isSaid = useRef(false);
  useFollowed(controller.connection.table, (table) => {
    if (!table?.botsWait || isSaid.current) return;
    isSaid.current = true;
    controller.say(t("table-bots-wait"));
  }, [controller]);
}
