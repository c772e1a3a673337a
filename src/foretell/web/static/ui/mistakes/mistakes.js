/** My mistakes, from all games reviewed on this device, to solve again with the answer hidden. */

import { installSprite } from "../../art/sprite.js";
import { useStored } from "../../keeper/here.js";
import { SOLVED } from "../../keeper/kinds.js";
import { loadWords, t } from "../../words/words.js";
import { Frame } from "../parts/frame.js";
import { Learning } from "../parts/learning.js";
import { html, useEffect, useLayoutEffect, useState } from "../base/html.js";
import { FILTERS } from "../review/figures.js";
import { followReviews, keptReviews } from "../../keeper/reviews.js";
import { MomentRow } from "../review/moments.js";
import { ThresholdFields, thresholds } from "../review/thresholds.js";
import { settings } from "../base/settings.js";
import { loadStyle } from "../base/style.js";
import { Icon } from "../parts/icons.js";
import { dueOf, mistakesIn } from "./queue.js";
import { Solve } from "./solve.js";
import { solvedMistakes } from "./solved.js";

/** @import { Look } from "../../words/cards.js" */
/** @import { FieldEvent } from "../base/html.js" */
/** @import { KeptReview } from "../../keeper/reviews.js" */
/** @import { Mistake } from "./queue.js" */

await Promise.all([
  ...["replay", "reasons", "review"].map((list) => loadWords(/** @type {"replay"} */ (list))),
  ...["pages-replay", "figure-tables", "review", "review-steps", "mistakes"].map((sheet) => loadStyle(`css/${sheet}.css`)),
]);

/** The number of costliest mistakes listed. */
const LISTED = 10;

export function Mistakes() {
  const [reviews, setReviews] = useState(/** @type {readonly KeptReview[] | null} */ (null));
  const [kinds, setKinds] = useState(/** @type {readonly string[]} */ (FILTERS));
  const [queue, setQueue] = useState(/** @type {readonly Mistake[] | null} */ (null));
  useEffect(() => {
    const read = () => void keptReviews().then(setReviews, () => setReviews([]));
    read();
    return followReviews(read);
  }, []);
  const solved = useStored(SOLVED, solvedMistakes);
  useLayoutEffect(() => installSprite(), []);
  if (reviews === null) return html`<${Frame} title=${t("web-my-mistakes")}><p role="status">${t("web-loading")}</p><//>`;
  if (queue !== null) return html`<${Solve} queue=${queue} onEnd=${() => setQueue(null)} />`;
  const all = mistakesIn(reviews, thresholds());
  const chosen = all.filter(({ kind }) => kinds.includes(kind));
  const due = dueOf(chosen, solved, Date.now());
  const begin = () => setQueue(due.length > 0 ? due : chosen);
  return html`<${Frame} title=${t("web-my-mistakes")}>
    <section class="panel mistakes-head">
      <h2>${t("web-mistakes-due", { count: due.length })}</h2>
      <p>${t(all.length === 0 ? "web-mistakes-none" : "web-mistakes-text", { count: all.length })}</p>
      ${
        all.length > 0 &&
        html`<fieldset class="chips mistakes-kinds"><legend class="visually-hidden">${t("web-mistakes-kinds")}</legend>
          ${FILTERS.map(
            (kind) => html`<label key=${kind} class="mistakes-kind">
              <input type="checkbox" checked=${kinds.includes(kind)} onChange=${
                (/** @type {FieldEvent} */ { currentTarget: { checked } }) =>
                  setKinds(checked ? [...kinds, kind] : kinds.filter((one) => one !== kind))
              } />
              <span>${t(`web-mistakes-${kind}`)}</span> <b>${all.filter((one) => one.kind === kind).length}</b>
            </label>`,
          )}
        </fieldset>
        <p class="actions"><button type="button" class="button button-main button-large"
          aria-disabled=${chosen.length === 0 ? "true" : undefined} onClick=${() => chosen.length > 0 && begin()}>
          <${Icon} name="target" /> ${t(due.length > 0 ? "web-mistakes-solve" : "web-mistakes-solve-again")}</button></p>`
      }
      ${reviews.length > 0 && html`<${ThresholdFields} />`}
      ${all.length === 0 && html`<p class="actions"><a class="button button-main" href="/replay">${t("web-games")}</a></p>`}
    </section>
    ${chosen.length > 0 && html`<${Costliest} mistakes=${chosen} />`}
    <${Learning} but="/mistakes" />
  <//>`;
}

/** @param {{mistakes: readonly Mistake[]}} props */
function Costliest({ mistakes }) {
  const shown = [...mistakes].sort((one, other) => other.decision.loss - one.decision.loss).slice(0, LISTED);
  return html`<section class="panel" aria-labelledby="costliest">
    <h2 id="costliest">${t("web-review-moments")}</h2>
    <ol class="moments">
      ${shown.map((mistake) => {
        const { id, kept, decision } = mistake;
        const href = `/review/kept/${encodeURIComponent(kept.key)}?seat=${kept.own}&at=${decision.at}`;
        return html`<li key=${id}><${MomentRow} moment=${mistake} look=${lookOf(kept)} href=${href} /></li>`;
      })}
    </ol>
  </section>`;
}

/** The look of cards in a stored game. @type {(kept: KeptReview) => Look} */
function lookOf({ text }) {
  const { edition } = JSON.parse(text.slice(0, text.indexOf("\n"))).options;
  return { edition, faces: settings.value.faces };
}
