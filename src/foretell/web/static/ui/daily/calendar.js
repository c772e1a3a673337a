/** The calendar: a month of deals, those played with their points, and the rule of streaks. */

import { t } from "../../words/words.js";
import { html, useEffect, useRef, useState } from "../base/html.js";
import { FIRST, isDealt } from "../../net/daily/deal.js";
import { Icon } from "../parts/icons.js";
import { withMinus } from "../parts/numbers.js";
import { dateAfter, dateText, monthAfter, monthOf, monthText, weekdays, weeksOf } from "./dates.js";
import { missedBy } from "./share.js";

/** @import { DayResult, DayResults } from "../../keeper/stored.d.ts" */
/** @import { Streak } from "./streak.js" */

/** The signs of bids: made, missed by one trick, missed by more. */
const SIGNS = ["made", "near", "missed"];
const LEGEND = [...SIGNS, "later"];

/** @param {{date: string, today: string, results: DayResults, streak: Streak}} props */
export function Calendar({ date, today, results, streak }) {
  const [chosen, choose] = useState(date);
  const [month, setMonth] = useState(monthOf(date));
  const table = useRef(/** @type {HTMLTableElement | null} */ (null));
  const moves = useRef(false);
  useEffect(() => {
    if (moves.current) table.current?.querySelector(/** @type {"a"} */ ('a[tabindex="0"]'))?.focus();
    moves.current = false;
  }, [chosen]);
  const entry = entryOf(month, chosen, today);
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    const to = event.ctrlKey || event.metaKey || event.altKey ? null : dateAfter(event.key, entry, today);
    if (to === null) return;
    event.preventDefault();
    moves.current = true;
    choose(to);
    setMonth(monthOf(to));
  };
  return html`<section class="panel day-panel stack" aria-labelledby="day-calendar">
    <h2 id="day-calendar">${t("daily-calendar")}</h2>
    <div class="day-calendar">
    <div>
    <div class="day-months">
      <${Turn} icon="back" name="daily-month-before" month=${monthAfter(month, -1)} today=${today} onTurn=${setMonth} />
      <h3 id="day-month" aria-live="polite">${monthText(`${month}-01`)}</h3>
      <${Turn} icon="forward" name="daily-month-after" month=${monthAfter(month, 1)} today=${today} onTurn=${setMonth} />
    </div>
    <table class="day-month" aria-labelledby="day-month" ref=${table} onKeyDown=${onKeyDown}>
      <thead><tr>${weekdays().map(({ short, long }) =>
        html`<th key=${long} scope="col"><span aria-hidden="true">${short}</span><span class="visually-hidden">${long}</span></th>`)}</tr></thead>
      <tbody>${weeksOf(month).map((week, at) => html`<tr key=${`${month}/${at}`}>
        ${week.map((day, place) => html`<td key=${place}>${
          day !== null && html`<${Day} day=${day} date=${date} today=${today} result=${results[day] ?? null}
            isForgiven=${streak.forgiven.has(day)} isEntry=${day === entry} />`
        }</td>`)}
      </tr>`)}</tbody>
    </table>
    </div>
    <div class="day-rules stack">
      <ul class="day-legend">${LEGEND.map((sign) =>
        html`<li key=${sign}><span class="day-sign ${sign}"></span>${t("daily-sign", { sign })}</li>`)}</ul>
      <p>${t("daily-forgiveness", { week: streak.isForgiving ? "free" : "used" })}</p>
      <p>${t("daily-archive")}</p>
    </div>
    </div>
  </section>`;
}

/** The date of a month that the keyboard comes to first. @type {(month: string, chosen: string, today: string) => string} */
function entryOf(month, chosen, today) {
  if (monthOf(chosen) === month) return chosen;
  return monthOf(today) === month ? today : `${month}-01`;
}

/**
 * @param {{icon: "back" | "forward", name: string, month: string, today: string, onTurn: (month:
 *   string) => void}} props
 */
function Turn({ icon, name, month, today, onTurn }) {
  const isEnd = month < monthOf(FIRST) || month > monthOf(today);
  return html`<button type="button" class="button" aria-label=${t(name)} disabled=${isEnd}
    onClick=${() => onTurn(month)}><${Icon} name=${icon} /></button>`;
}

/**
 * @param {{day: string, date: string, today: string, result: DayResult | null, isForgiven: boolean,
 *   isEntry: boolean}} props
 */
function Day({ day, date, today, result, isForgiven, isEntry }) {
  const number = Number(day.slice(-2));
  if (!isDealt(day, today)) return html`<span class="day-cell">${number}</span>`;
  const looks = [
    "day-cell",
    result && (result.playedOn ? "later" : "played"),
    day === date && "shown",
    day === today && "today",
  ];
  const address = day === today ? "/daily" : `/daily/${day}`;
  return html`<a class=${looks.filter(Boolean).join(" ")} href=${address} tabindex=${isEntry ? 0 : -1}
    aria-current=${day === today ? "date" : day === date ? "page" : null} aria-label=${nameOf(day, today, result, isForgiven)}>
    <span>${number}</span>
    ${result ? html`<b>${withMinus(result.points)}</b><${Signs} result=${result} />` : isForgiven && html`<${Icon} name="shield" />`}
  </a>`;
}

/** @param {{result: DayResult}} props */
const Signs = ({ result: { rounds } }) => html`<span class="day-signs">${rounds.map((round) =>
  html`<span key=${round.size} class="day-sign ${SIGNS[missedBy(round.bid, round.taken)]}"></span>`)}</span>`;

/** @type {(day: string, today: string, result: DayResult | null, isForgiven: boolean) => string} */
function nameOf(day, today, result, isForgiven) {
  const state = result ? (result.playedOn ? "later" : "played") : isForgiven ? "forgiven" : day === today ? "today" : "missed";
  return t("daily-day", { date: dateText(day), state, points: withMinus(result?.points ?? 0) });
}
