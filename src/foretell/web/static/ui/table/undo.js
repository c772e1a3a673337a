/** Taking back, by consent: who asks, and what the others say. */

import { eventsToTakeBack } from "../../core/index.js";
import { waits } from "../../net/table_view.js";
import { t } from "../../words/words.js";
import { html } from "../html.js";
import { Icon } from "./icons.js";
import { whoOf } from "./names.js";
import { Question } from "./question.js";

/** @import { TableView } from "../../net/table_view.js" */
/** @import { Sitting } from "./sitting.js" */

/**
 * The button by which the own last action is asked back.
 * @param {{sitting: Sitting, story: TableView}} props
 */
export function UndoButton({ sitting, story }) {
  const can = canUndo(story);
  return html`<button type="button" class="icon-button undo-button ${can ? "" : "idle"}"
    disabled=${!can}
    onClick=${() => sitting.send({ type: "ask_undo" })}
    aria-label=${t("table-undo")} title=${t("table-undo")}>
    <${Icon} name="undo" />
  </button>`;
}

/** Somebody asks to take something back. @param {{sitting: Sitting, story: TableView}} props */
export function UndoAsked({ sitting, story }) {
  if (story.undo === null) return null;
  const { seat, missing } = story.undo;
  return html`<${Question} name="undo" story=${story} missing=${missing}
    title=${t("table-undo-asked", whoOf(story, seat))}
    onAnswer=${(/** @type {boolean} */ agree) => sitting.send({ type: "answer_undo", agree })} />`;
}

/** Whether there is something of one's own to take back. @param {TableView} story */
export function canUndo(story) {
  if (!story.game || story.seat === null || story.undo !== null) return false;
  if (story.game.state.winners.length > 0 || waits(story)) return false;
  return eventsToTakeBack(story.game.events, story.seat, story.game.state.options) > 0;
}
