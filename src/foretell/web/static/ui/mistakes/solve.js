/** A mistake at its table: a bid or a card is the answer, followed by the value of each action. */

import { legalFor } from "../../core/index.js";
import { readRecord } from "../../core/dealing.js";
import { LOCAL_SETTINGS } from "../../net/live/local_settings.js";
import { t } from "../../words/words.js";
import { html, useMemo, useState } from "../base/html.js";
import { viewAt } from "../replay/shown.js";
import { Decision } from "../review/decision.js";
import { actionText, isSame } from "../review/texts.js";
import { isGood } from "../review/thresholds.js";
import { settings } from "../base/settings.js";
import { actionOf, watched } from "../table/state/table_connection.js";
import { Sheet } from "../parts/dialog.js";
import { Icon } from "../parts/icons.js";
import { Table } from "../table/table.js";
import { keepTried } from "./solved.js";

/** @import { ActionReview } from "../../analysis/types.d.ts" */
/** @import { GameRecord } from "../../core/types.d.ts" */
/** @import { Command } from "../../table/types.d.ts" */
/** @import { Mistake } from "./queue.js" */

/** @param {{queue: readonly Mistake[], onEnd: () => void}} props */
export function Solve({ queue, onEnd }) {
  const [place, setPlace] = useState(0);
  const next = () => (place + 1 < queue.length ? setPlace(place + 1) : onEnd());
  return html`<div class="replay solving">
    <${OneMistake} key=${queue[place].id} mistake=${queue[place]} onNext=${next} onEnd=${onEnd} />
    <section class="replay-bar solve-bar" aria-label=${t("web-my-mistakes")}>
      <p><b>${t("web-mistakes-place", { place: place + 1, count: queue.length })}</b>
        <span>${t("web-mistakes-ask")}</span></p>
      <p class="actions">
        <button type="button" class="button" onClick=${next}>${t("web-mistakes-skip")}</button>
        <button type="button" class="button" onClick=${onEnd}>${t("web-mistakes-end")}</button>
      </p>
    </section>
  </div>`;
}

/** @param {{mistake: Mistake, onNext: () => void, onEnd: () => void}} props */
function OneMistake({ mistake, onNext, onEnd }) {
  const { decision, kept, id } = mistake;
  const { seat, at, values } = decision;
  const [answer, setAnswer] = useState(/** @type {ActionReview | null} */ (null));
  const record = useMemo(() => recordIn(kept.text), [kept]);
  const answered = (/** @type {Command} */ command) => {
    const action = actionOf(command, seat);
    const value = action && values.find((one) => isSame(one.action, action));
    if (!value) return;
    keepTried(id, isGood(value.behind, value.behind_margin, decision.games), Date.now());
    setAnswer(value);
  };
  const connection = useMemo(() => {
    const view = viewAt(record, at, seat, seat);
    const legal = legalFor(view.game.state, seat);
    return watched({ ...view, legal, settings: { ...LOCAL_SETTINGS, hints: false } }, answered);
  }, [record]);
  const isRight = answer !== null && isGood(answer.behind, answer.behind_margin, decision.games);
  const look = { edition: record.header.options.edition, faces: settings.value.faces };
  return html`<${Table} connection=${connection} onLeave=${onEnd} />
    ${
      answer &&
      html`<${Sheet} title=${t(isRight ? "web-mistakes-right" : "web-mistakes-wrong")} kind="sheet-study"
        onClose=${onNext}>
        <div class="study study-inside">
          <p class=${`solve-verdict ${isRight ? "is-right" : ""}`} role="status">
            <${Icon} name=${isRight ? "check" : "close"} />
            <span>${t(isRight ? "web-mistakes-right-text" : "web-mistakes-wrong-text", {
              chosen: actionText(answer.action, look),
              best: actionText(values[0].action, look),
            })}</span></p>
          <${Decision} moment=${mistake} look=${look} isOwn=${true}
            title=${t("web-mistakes-then", { chosen: actionText(decision.action, look) })} />
          <p class="actions">
            <button type="button" class="button button-main" onClick=${onNext}>${t("web-mistakes-next")}</button>
            <a class="button" href=${`/review/kept/${encodeURIComponent(kept.key)}?seat=${seat}&at=${at}`}>
              <${Icon} name="review" /> ${t("web-review")}</a>
          </p>
        </div>
      <//>`
    }`;
}

/** @param {string} text of a valid record @returns {GameRecord} */
function recordIn(text) {
  const read = readRecord(text);
  if ("refusal" in read) throw new Error(read.refusal.code);
  return read.record;
}
