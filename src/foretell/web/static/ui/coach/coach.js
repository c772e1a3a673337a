/** The coach: the habit that costs most, a drill on it, what became of it, and all the figures. */

import { DEALS } from "../../analysis/drills.js";
import { habitOf, measureOf } from "../../analysis/habits.js";
import { idOf } from "../../analysis/occasions.js";
import { useStored } from "../../keeper/here.js";
import { DRILLS } from "../../keeper/kinds.js";
import { followReviews } from "../../keeper/reviews.js";
import { loadWords, t } from "../../words/words.js";
import { html, useEffect, useMemo, useState } from "../base/html.js";
import { go } from "../base/route.js";
import { loadStyle } from "../base/style.js";
import { Frame } from "../parts/frame.js";
import { Icon } from "../parts/icons.js";
import { Learning } from "../parts/learning.js";
import { pointsText } from "../table/hints/advice.js";
import { Drilling } from "./drilling.js";
import { beginDrill, drills, isUnderWay } from "./drill_log.js";
import { ownReviews, usualPlayers } from "./games.js";
import { Bids, Cards } from "./kinds.js";
import { Outcomes } from "./outcomes.js";
import { habitText } from "./texts.js";

/** @import { Figures, ReviewedGame } from "../../analysis/habits.js" */
/** @import { Group } from "../../analysis/occasions.js" */
/** @import { OwnReviews } from "./games.js" */

await Promise.all([
  ...["coach", "reasons", "replay", "review"].map((list) => loadWords(/** @type {"replay"} */ (list))),
  ...["pages-replay", "hero", "figure-tables", "solving", "coach"].map((sheet) => loadStyle(`css/${sheet}.css`)),
]);

/** @param {{rest: string[], query: URLSearchParams}} props */
export function Coach({ rest: [part], query }) {
  return part === "drill" ? html`<${Drilling} habit=${query.get("on") ?? ""} />` : html`<${Overview} />`;
}

function Overview() {
  const [own, setOwn] = useState(/** @type {OwnReviews | null} */ (null));
  useEffect(() => {
    const read = () => void ownReviews().then(setOwn);
    read();
    return followReviews(read);
  }, []);
  const all = useStored(DRILLS, drills);
  if (own === null) return html`<${Frame} title=${t("web-coach")}><p role="status">${t("web-loading")}</p><//>`;
  const { games } = own;
  /** @param {Group} group */
  const drill = (group) => {
    const habit = idOf(group);
    beginDrill(habit, { players: usualPlayers(games), before: measureOf(games, group), begun: Date.now() });
    go(`/coach/drill?on=${encodeURIComponent(habit)}`);
  };
  const ended = all.filter((one) => !isUnderWay(one));
  return html`<${Frame} title=${t("web-coach")}>
    <div class="coach stack">
      <${Most} own=${own} onDrill=${drill} />
      ${ended.length > 0 && html`<${Outcomes} drills=${ended} games=${games} />`}
      ${games.length > 0 && html`<${Bids} games=${games} onDrill=${drill} /><${Cards} games=${games} onDrill=${drill} />
        <p class="note coach-note">${t("coach-note")}</p>`}
      <${Learning} but="/coach" />
    </div>
  <//>`;
}

/** The habit that costs most, or why there is none. @param {{own: OwnReviews, onDrill: (group: Group) => void}} props */
function Most({ own: { games, unreviewed }, onDrill }) {
  const verdict = useMemo(() => habitOf(games), [games]);
  const figures = verdict.type === "habit" ? verdict.figures : null;
  return html`<section class="hero cloth coach-most" aria-labelledby="coach-most">
    <h2 id="coach-most">${t("coach-most")}</h2>
    <p class="coach-habit">${
      figures
        ? habitText(figures)
        : t(`coach-${verdict.type}`, { games: verdict.type === "wait" ? verdict.games : 0 })
    }</p>
    ${
      figures
        ? html`<${Seen} figures=${figures} /><${DrillButton} figures=${figures} onDrill=${onDrill} />`
        : html`<${Unsure} type=${verdict.type} games=${games} unreviewed=${unreviewed} />`
    }
    ${figures && unreviewed > 0 && html`<p class="hero-terms">${t("coach-unreviewed", { games: unreviewed })}</p>`}
  </section>`;
}

/** @param {{figures: Figures}} props */
function Seen({ figures: { cases, games, perGame } }) {
  const { low, high } = perGame;
  return html`<p class="hero-terms">${t("coach-seen", { cases, games })}${
    low !== null && high !== null &&
    html` · ${t("coach-between", { low: pointsText(low), high: pointsText(high) })}`
  }</p>`;
}

/** @param {{figures: Figures, onDrill: (group: Group) => void}} props */
function DrillButton({ figures: { group }, onDrill }) {
  const last = drills().find(({ habit }) => habit === idOf(group));
  const left = last && isUnderWay(last) ? DEALS - last.answers.length : null;
  return html`<button type="button" class="button button-main button-large" onClick=${() => onDrill(group)}>
    <${Icon} name="target" /> ${left === null ? t("coach-drill") : t("coach-drill-on", { deals: left })}</button>`;
}

/** @param {{type: string, games: readonly ReviewedGame[], unreviewed: number}} props */
function Unsure({ type, games, unreviewed }) {
  return html`
    ${type !== "none" && html`<p class="hero-terms">${t(`coach-${type}-text`, { games: games.length })}</p>`}
    ${unreviewed > 0 && html`<p class="hero-terms">${t("coach-unreviewed", { games: unreviewed })}</p>`}
    ${
      unreviewed > 0
        ? html`<a class="button button-main button-large" href="/replay"><${Icon} name="review" /> ${t("web-games")}</a>`
        : html`<a class="button button-main button-large" href="/solo?new=1">${t("web-play-now")}</a>`
    }`;
}
