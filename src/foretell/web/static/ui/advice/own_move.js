/** A decision of the reader's: the strongest bot's action, and the value of every other. */

import { language, t } from "../../words/words.js";
import { html, useEffect, useMemo, useState } from "../base/html.js";
import { adviceOf, adviceText } from "../table/hints/advice.js";
import { NO_HINT, studyHint } from "../table/hints/hint_study.js";
import { basisText, Best, Choices, lookingText } from "../table/hints/hint_values.js";
import { reasonText } from "../table/hints/reasons.js";
import { reasonAtTable, valuesAtTable } from "./seats.js";

/** @import { Action, State } from "../../core/types.d.ts" */
/** @import { Child } from "../../libraries.d.ts" */
/** @import { Look } from "../../words/cards.js" */
/** @import { Setup } from "./course.js" */

/**
 * @param {{setup: Setup, state: State, look: Look, otherwise: Child, onAct: (action: Action) =>
 *   void, children: Child}} props `otherwise`: how to enter the move if no bot can be loaded
 */
export function OwnMove({ setup, state, look, otherwise, onAct, children }) {
  const [hint, setHint] = useState(NO_HINT);
  const { study: figures, looking, isSimpler, isFinal } = hint;
  useEffect(() => studyHint(state, setup.seat, setHint), []);
  const values = figures?.values ?? [];
  const [shown, advice, reasons] = useMemo(() => {
    const named = valuesAtTable(setup, values);
    const why = (figures?.reasons ?? []).map((reason) => reasonAtTable(setup, reason));
    return [named, adviceOf(named, look), why.map((reason) => reasonText(reason, look))];
  }, [figures, look.edition, look.faces, language.value]);
  /** @param {Action} chosen as the table names it */
  const act = (chosen) => onAct(values[shown.findIndex(({ action }) => action === chosen)].action);
  if (figures === null && isFinal) {
    return html`<p role="alert" class="trouble">${t("table-hint-none")}</p>${otherwise}`;
  }
  const [best] = advice;
  return html`<div class="advice-values">
      ${isSimpler && html`<p class="trouble" role="alert">${t("table-hint-simpler")}</p>`}
      ${
    figures === null
      ? html`<p role="status">${lookingText(looking)}</p>`
      : html`<${Best} advice=${best} reasons=${reasons} />
          <${Choices} advice=${advice} look=${look} onChoose=${act} />
          <p class="hint-basis">${basisText(figures)}</p>`
  }
      <p class="visually-hidden" role="status">${
    isFinal && best ? [adviceText(best), ...reasons].join(" ") : ""
  }</p>
    </div>
    <div class="advice-bar">
      ${children}
      <button type="button" class="button button-main" disabled=${!best}
        onClick=${() => onAct(values[0].action)}>${best?.text ?? "…"}</button>
    </div>`;
}
