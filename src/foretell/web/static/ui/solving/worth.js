/** The values of a decision's actions, with the reasons for the best and against the player's. */

import { explain } from "../../net/bots.js";
import { t } from "../../words/words.js";
import { html, useEffect, useState } from "../base/html.js";
import { settings } from "../base/settings.js";
import { adviceOf } from "../table/hints/advice.js";
import { Best, Choices } from "../table/hints/hint_values.js";
import { reasonText } from "../table/hints/reasons.js";
import { kindOf } from "./position.js";

/** @import { Action } from "../../core/types.d.ts" */
/** @import { ActionValue } from "../../engine/search.js" */
/** @import { Reason } from "../../engine/reasons.js" */
/** @import { Reasons } from "../../worker/worker.js" */
/** @import { Position } from "./position.js" */

/** The seed and the bot of a question for reasons alone, where neither matters. */
const ASKING = Object.freeze({ bot: "steady", seed: "0".repeat(64) });

/** @param {{position: Position, values: readonly ActionValue[], answer: Action}} props */
export function Worth({ position, values, answer }) {
  const [reasons, setReasons] = useState(/** @type {Reasons} */ ({ best: [], taken: [] }));
  const { known, seat } = position;
  const { edition } = position.options;
  const look = { edition, faces: settings.value.faces };
  const advice = adviceOf(values, look);
  const own = advice.find(({ value }) => kindOf(value.action) === kindOf(answer)) ?? advice[0];
  useEffect(() => void explain({ ...ASKING, known, seat }, values, own.value).then(setReasons, () => {}), []);
  const texts = (/** @type {readonly Reason[]} */ list) => list.map((reason) => reasonText(reason, look));
  return html`<${Best} advice=${advice[0]} reasons=${texts(reasons.best)} />
    <${Against} reasons=${texts(reasons.taken)} />
    <${Choices} advice=${advice} look=${look} own=${own.text} />`;
}

/** The reasons against the player's answer. @param {{reasons: readonly string[]}} props */
export const Against = ({ reasons }) =>
  reasons.length > 0 &&
  html`<div class="hint-against">
    <h3>${t("puzzles-against")}</h3>
    <ul class="hint-reasons">${reasons.map((text) => html`<li key=${text}>${text}</li>`)}</ul>
  </div>`;
