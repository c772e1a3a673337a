/** The daily deal: today's game, its result, and yesterday's. */

import { useStored } from "../../keeper/here.js";
import { DAYS } from "../../keeper/kinds.js";
import { loadWords, language, t } from "../../words/words.js";
import { finishedRecord, replayOf, reviewOf } from "../stored/finished.js";
import { keepPractice } from "../stored/saved.js";
import { Frame } from "../parts/frame.js";
import { html, useEffect, useState } from "../base/html.js";
import { go } from "../base/route.js";
import { loadStyle } from "../base/style.js";
import { Icon } from "../parts/icons.js";
import { withMinus } from "../parts/numbers.js";
import { dateAt, daysAfter, numberOf, untilNext } from "./deal.js";
import { Hero } from "./hero.js";
import { Ladder } from "./ladder.js";
import { dayResults, longestStreak, streakOf, tryOf } from "./log.js";
import { People, PeopleThen } from "./people.js";
import { freshTable, PlayDay } from "./play.js";
import { ShareDay } from "./share.js";

/** @import { DayResult } from "../../keeper/stored.d.ts" */

await Promise.all([loadWords("daily"), ...["hero", "daily"].map((sheet) => loadStyle(`css/${sheet}.css`))]);

const MINUTE = 60_000;

/** @param {{rest: string[]}} props */
export function Daily({ rest: [part] }) {
  const [today, setToday] = useState(dateAt(Date.now()));
  const results = useStored(DAYS, dayResults);
  const result = results[today] ?? null;
  const [isPlaying] = useState(part === "play" && result === null);
  useEffect(() => {
    if (isPlaying) return; // a game continues after midnight
    const every = setInterval(() => setToday(dateAt(Date.now())), MINUTE);
    return () => clearInterval(every);
  }, []);
  if (isPlaying) return html`<${PlayDay} date=${today} />`;
  const streak = streakOf(results, today);
  return html`<${Frame} title=${t("daily-title")}>
    <section class="hero cloth" aria-labelledby="day-date">
      <p class="day-date" id="day-date"><b>${dateText(today)}</b> ${t("daily-number", { number: numberOf(today) })}</p>
      <${Hero} result=${result} isUnderWay=${tryOf(today) !== null} />
      <${Streak} streak=${streak} longest=${longestStreak(results)} />
    </section>
    ${
      result &&
      html`<${Ladder} date=${today} result=${result} />
        <${People} date=${today} result=${result} />
        <${ShareDay} date=${today} result=${result} streak=${streak} />
        <section class="panel day-panel stack">
          <h2>${t("daily-again")}</h2>
          <p>${t("daily-practice-note")}</p>
          <p class="actions"><${Again} date=${today} result=${result} /></p>
        </section>`
    }
    <${Yesterday} date=${daysAfter(today, -1)} result=${results[daysAfter(today, -1)] ?? null} />
    <p class="note day-next"><${Next} /></p>
  <//>`;
}

/** @param {{streak: number, longest: number}} props */
function Streak({ streak, longest }) {
  if (longest < 2) return null;
  return html`<p class="day-streak">
    ${t("daily-streak", { days: streak })}${longest > streak && html` · ${t("daily-longest", { days: longest })}`}
  </p>`;
}

/** @param {{date: string, result: DayResult | null}} props */
function Yesterday({ date, result }) {
  return html`<section class="panel day-panel stack">
    <h2>${t("daily-yesterday")}</h2>
    <p>${
    result
      ? t("daily-yesterday-result", { points: withMinus(result.points) })
      : t("daily-yesterday-none")
  }</p>
    ${result && html`<${PeopleThen} date=${date} result=${result} />`}
    <p class="actions"><${Again} date=${date} result=${result} /></p>
  </section>`;
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

/** @param {string} date */
function dateText(date) {
  const format = new Intl.DateTimeFormat(language.value, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return format.format(Date.parse(date));
}
