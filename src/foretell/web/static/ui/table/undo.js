// @ts-check
/** Taking back, by consent: who asks, and what the others say. */

import { eventsToTakeBack } from "../../core/index.js";
import { listed, t } from "../../words/words.js";
import { html } from "../html.js";
import { Icon } from "./icons.js";
import { nameOf, whoOf } from "./names.js";

/**
 * @typedef {import("./sitting.js").Sitting} Sitting
 * @typedef {import("../../net/story.js").Story} Story
 */

/**
 * The button by which the own last action is asked back.
 * @param {{sitting: Sitting, story: Story}} props
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

/** Somebody asks to take something back. @param {{sitting: Sitting, story: Story}} props */
export function UndoAsked({ sitting, story }) {
  if (story.undo === null) return null;
  const { seat, missing } = story.undo;
  const isAsked = story.seat !== null && missing.includes(story.seat);
  const answer = (/** @type {boolean} */ agree) => () =>
    sitting.send({ type: "answer_undo", agree });
  return html`<section class="undo-asked" role="alert" aria-labelledby="undo-title">
    <h2 id="undo-title">${t("table-undo-asked", whoOf(story, seat))}</h2>
    ${
      isAsked
        ? html`<p class="actions">
          <button type="button" class="button button-main" onClick=${answer(true)}>
            ${t("table-undo-agree")}</button>
          <button type="button" class="button" onClick=${answer(false)}>${t("table-undo-refuse")}
            </button>
        </p>`
        : html`<p>
          ${t("table-undo-waits", { who: listed(missing.map((one) => nameOf(story, one))) })}</p>`
    }
  </section>`;
}

/** Whether there is something of one's own to take back. @param {Story} story */
export function canUndo(story) {
  if (!story.game || story.seat === null || story.undo !== null) return false;
  if (story.game.state.winners.length > 0) return false;
  const found = eventsToTakeBack(story.game.events, story.seat, story.options);
  return found > 0;
}
