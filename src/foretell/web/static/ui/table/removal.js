/** Removing somebody who is present, by consent: the host asks, the others answer. */

import { t } from "../../words/words.js";
import { html } from "../html.js";
import { nameOf, whoOf } from "./names.js";
import { Question } from "./question.js";

/** @import { TableView } from "../../net/table_view.js" */
/** @import { Sitting } from "./sitting.js" */

/**
 * @param {{sitting: Sitting,
 *   story: TableView}} props
 */
export function RemovalAsked({ sitting, story }) {
  if (story.removal === null) return null;
  const { seat, target, missing } = story.removal;
  const who = whoOf(story, seat);
  const title =
    target === story.seat
      ? t("table-removal-asked-you", who)
      : t("table-removal-asked", { ...who, target: nameOf(story, target) });
  return html`<${Question} name="removal" story=${story} missing=${missing} title=${title}
    onAnswer=${(/** @type {boolean} */ agree) => sitting.send({ type: "answer_removal", agree })} />`;
}
