/** The daily deal of today or of an earlier day: its game, its result, and the calendar. */

import { useStored } from "../../keeper/here.js";
import { DAYS } from "../../keeper/kinds.js";
import { loadWords, t } from "../../words/words.js";
import { finishedRecord, replayOf, reviewOf } from "../stored/finished.js";
import { keepPractice } from "../stored/saved.js";
import { Frame } from "../parts/frame.js";
import { html, useEffect, useState } from "../base/html.js";
import { go } from "../base/route.js";
import { loadStyle } from "../base/style.js";
import { Icon } from "../parts/icons.js";
import { dateAt, numberOf, untilNext } from "../../net/daily/deal.js";
import { Best } from "./best.js";
import { Calendar } from "./calendar.js";
import { dateText, placeIn } from "./dates.js";
import { Hero } from "./hero.js";
import { Ladder } from "./ladder.js";
import { dayResults, tryOf } from "./log.js";
import { People } from "./people.js";
import { freshTable, PlayDay } from "./play.js";
import { ShareDay } from "./share.js";
import { streakOn } from "./streak.js";

/** @import { Streak } from "./streak.js" */
/** @import { DayResult } from "../../keeper/stored.d.ts" */

await Promise.all([loadWords("daily"), ...["hero", "daily"].map((sheet) => loadStyle(`css/${sheet}.css`))]);

const MINUTE = 60_000;

/** @param {{rest: string[]}} props */
export function Daily({ rest }) {
  const [today, setToday] = useState(dateAt(Date.now()));
  const results = useStored(DAYS, dayResults);
  const { date, isToPlay } = placeIn(rest, today);
  const [played] = useState(isToPlay && !(date in results) ? date : null);
  useEffect(() => {
    if (played !== null) return; // a game continues after midnight
    const every = setInterval(() => setToday(dateAt(Date.now())), MINUTE);
    return () => clearInterval(every);
  }, []);
  if (played !== null) return html`<${PlayDay} date=${played} />`;
  const result = results[date] ?? null;
  const streak = streakOn(results, today);
  const isOver = date !== today;
  return html`<${Frame} title=${t("daily-title")}>
    <section class="hero cloth" aria-labelledby="day-date">
      <p class="day-date" id="day-date"><b>${dateText(date)}</b> ${t("daily-number", { number: numberOf(date) })}</p>
      <${Hero} result=${result} isUnderWay=${tryOf(date) !== null} isOver=${isOver}
        playAt=${isOver ? `/daily/${date}/play` : "/daily/play"} />
      ${!isOver && html`<${StreakLine} streak=${streak} />`}
    </section>
    ${result && html`<${Played} key=${date} date=${date} result=${result} isOver=${isOver} days=${isOver ? 0 : streak.days} />`}
    <${Calendar} key=${date} date=${date} today=${today} results=${results} streak=${streak} />
    <p class="note day-next">${isOver ? html`<a class="button" href="/daily">${t("daily-to-today")}</a>` : html`<${Next} />`}</p>
  <//>`;
}

/** @param {{date: string, result: DayResult, isOver: boolean, days: number}} props */
function Played({ date, result, isOver, days }) {
  return html`<${Best} date=${date} result=${result} />
    <${Ladder} date=${date} result=${result} />
    <${People} date=${date} result=${result} isOver=${isOver} />
    <${ShareDay} date=${date} result=${result} streak=${days} />
    <section class="panel day-panel stack">
      <h2>${t("daily-again")}</h2>
      <p>${t("daily-practice-note")}</p>
      <p class="actions"><${Again} date=${date} result=${result} /></p>
    </section>`;
}

/** @param {{streak: Streak}} props */
function StreakLine({ streak: { days, longest, isAtRisk } }) {
  if (longest < 2) return null;
  return html`<p class="day-streak">
    ${t("daily-streak", { days })}${longest > days && html` · ${t("daily-longest", { days: longest })}`}${
    isAtRisk && html` · <b>${t("daily-at-risk")}</b>`
  }
  </p>`;
}

/** The links to a date's game. @param {{date: string, result: DayResult | null}} props */
function Again({ date, result }) {
  const game = result?.game ?? null;
  const isKept = game !== null && finishedRecord(game) !== null;
  return html`
    ${
    isKept &&
    html`<a class="button" href=${`${reviewOf(replayOf(game))}?seat=0`}><${Icon} name="review" /> ${t("web-review")}</a>
      <a class="button" href=${`${replayOf(game)}?seat=0`}><${Icon} name="replay" /> ${t("web-replay")}</a>`
  }
    <button type="button" class="button" onClick=${() => practise(date)}><${Icon} name="again" />
      ${t("daily-practise")}</button>`;
}

/** Plays a date's cards as practice. @param {string} date */
function practise(date) {
  keepPractice(freshTable(date, { hints: true }));
  go("/solo?new=1&practice=1");
}

/** The time until the next deal. */
function Next() {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const every = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(every);
  }, []);
  const minutes = Math.ceil(untilNext(now) / MINUTE);
  return t("daily-next", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
