/** What is said in passing: why something is not done, or takes long. */

import { refusalText } from "../../words/refusal.js";
import { t } from "../../words/words.js";
import { html, useEffect, useRef } from "../html.js";
import { settings } from "../settings.js";
import { lookOf } from "./view.js";

/** @import { TableView } from "../../net/table_view.js" */
/** @import { Refusal } from "../../net/talk.js" */
/** @import { Sitting, Toast } from "./sitting.js" */

/** @param {{sitting: Sitting}} props */
export function Toasts({ sitting }) {
  return html`<div class="toasts" role="status" aria-live="polite">
    ${sitting.toasts.value.map(
      (
        /** @type {Toast} */ { id, text, kind },
      ) => html`<p key=${id} class="toast toast-${kind}"
      onClick=${() => sitting.forget(id)}>${text}</p>`,
    )}
  </div>`;
}

/** Refusals of the server are told as they come. @param {Sitting} sitting */
export function useRefusals(sitting) {
  useEffect(
    () =>
      sitting.seat.refusal.subscribe(
        (/** @type {Refusal | null} */ refusal) => {
          if (refusal === null) return;
          sitting.asked.value = null;
          const story = sitting.seat.story.peek();
          // what the page says by itself may lose a race, and nobody asked for it
          if (refusal.command?.type === "give_nonce") return;
          const look = story?.options
            ? lookOf(story, settings.peek().faces)
            : /** @type {const} */ ({ edition: "classic", faces: "letters" });
          sitting.say(refusalText(refusal, look), "trouble");
        },
      ),
    [sitting],
  );
}

/** That bots decide more slowly for now is said once. @param {Sitting} sitting */
export function useWaitingBots(sitting) {
  const isSaid = useRef(false);
  useEffect(
    () =>
      sitting.seat.story.subscribe((/** @type {TableView | null} */ story) => {
        if (!story?.botsWait || isSaid.current) return;
        isSaid.current = true;
        sitting.say(t("table-bots-wait"));
      }),
    [sitting],
  );
}
