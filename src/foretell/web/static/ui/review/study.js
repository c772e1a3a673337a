/** The panel on a moment: next to the table, below it, or a line that opens a sheet. */

import { t } from "../../words/words.js";
import { html, useEffect, useMemo, useRef, useState } from "../base/html.js";
import { roundAt, roundsIn } from "../replay/moments.js";
import { settings } from "../base/settings.js";
import { Sheet } from "../parts/dialog.js";
import { Icon } from "../parts/icons.js";
import { decisionsOf, verdictOf } from "./figures.js";
import { Decision } from "./decision.js";
import { Progress } from "./progress.js";
import { actionText, JudgementSign, accuracyText, signedPoints } from "./texts.js";
import { peopleIn } from "./use_review.js";
import { Watch } from "./watch.js";
import { WhatIf } from "./what_if.js";

/** @import { Child } from "../../libraries.d.ts" */
/** @import { Beside } from "../replay/player.js" */
/** @import { Review, RoundReview } from "../../analysis/types.d.ts" */
/** @import { OpenGame } from "../replay/source.js" */
/** @import { Moment } from "./figures.js" */
/** @import { ReviewInProgress } from "./overview.js" */
/** @import { Watched } from "./watch.js" */
/** @import { FieldEvent } from "../base/html.js" */

/** As in css/review-steps.css: the panel next to the table; and none of it but a line. */
const WIDE = matchMedia("(min-width: 68rem)");
const LOW = matchMedia("(max-height: 33.99rem)");

/**
 * @param {{game: OpenGame, progress: ReviewInProgress, address: string, isShared: boolean, moment:
 *   Beside, onWatch: (watched: Watched) => void}} props `isShared`: whether others see the same
 */
export function Study({ game, progress, address, isShared, onWatch, moment: { at, seat: shown, end, rounds: links, onGo } }) {
  const { review, own } = progress;
  // the same for all who see it together, whoever they are
  const about = shown ?? (isShared ? peopleIn(game)[0] ?? own : own);
  const place = usePlace();
  const [isOpen, setOpen] = useState(false);
  const { header, events } = game.record;
  const look = { edition: header.options.edition, faces: settings.value.faces };
  const rounds = useMemo(() => roundsIn(events), [events]);
  const decisions = useMemo(() => allDecisions(review).filter(({ decision }) => decision.at <= end), [review, end]);
  const current = decisions.find(({ decision }) => decision.at === at);
  const seat = current?.decision.seat ?? about;
  const mistakes = decisions.filter(({ decision }) => decision.seat === about && decision.judgement !== null);
  const { back, next } = aroundOf(mistakes, at);
  useMistakeKeys(back, next, onGo);
  useEffect(() => progress.turnTo(at), [at]);
  const isUnknown = review !== null && shown !== null && !review.reviewed.includes(shown);
  useEffect(() => {
    if (isShared && isUnknown) progress.add(Number(shown));
  }, [isShared, isUnknown, shown]);
  const number = rounds[roundAt(rounds, at)]?.number ?? 1;
  const isScored = events.slice(0, end).some((event) => event.type === "round_scored" && event.round === number);
  const round = isScored ? review?.rounds.find((one) => one.round === number) : undefined;
  const title = current
    ? t("web-review-verdict-line", {
      judgement: current.decision.judgement ?? (current.decision.loss > 0 ? "fine" : "best"),
      you: seat === own && !isShared ? "yes" : "no",
      who: header.players[seat].name,
      chosen: actionText(current.decision.action, look),
    })
    : t("web-review-round", { round: number });

  const verdict = current
    ? html`<${Decision} key=${at} moment=${current} look=${look} isOwn=${seat === own} title=${title}
      watch=${!isShared && html`<${Watch} record=${game.record} decision=${current.decision} onWatch=${onWatch} />`} />`
    : html`<h2 class="study-title">${title}</h2>`;
  const timeline = html`<${Timeline} decisions=${decisions.filter(({ decision }) => decision.seat === about)} at=${at}
    end=${end} onGo=${onGo} />`;
  const after = html`
    <${WhatIf} game=${game} address=${address} from=${at} seat=${seat} rounds=${rounds} />
    ${
      isUnknown && !isShared &&
      html`<p class="actions"><button type="button" class="button" onClick=${() => progress.add(Number(shown))}>
        <${Icon} name="review" /> ${t("web-review-seat", { who: header.players[Number(shown)].name })}</button></p>`
    }
    ${round && html`<${RoundSummary} round=${round} seat=${about} isHeaded=${Boolean(current)} />`}
  `;
  const overview = html`<a class="button" href=${overviewOf(address, game.key, isShared)}>
    <${Icon} name="chart" /> ${t("web-review-overview")}</a>`;
  const steps = (/** @type {string} */ kind, /** @type {Child} */ middle) =>
    html`<div class=${`study-steps ${kind}`}>
      <${Jump} to=${back} icon="back" name="web-review-mistake-back" onGo=${onGo} />
      ${middle}
      <${Jump} to=${next} icon="forward" name="web-review-mistake-next" onGo=${onGo} />
    </div>`;
  const count = html`<span class="study-count">${t("web-review-mistakes", { count: mistakes.length })}</span>`;
  const announcement = html`<p class="visually-hidden" role="status">${current ? title : ""}</p>`;
  if (place === "side") {
    return html`<aside class="study study-side" aria-label=${t("web-review")}>
      <header class="study-head">${overview} ${steps("is-side", count)}</header>
      <${Progress} progress=${progress} />
      ${timeline} ${verdict} ${after} ${announcement}
    </aside>`;
  }
  if (place === "below") {
    return html`<section class="study study-below" aria-label=${t("web-review")}>
      ${steps("is-side", count)} ${verdict}
      ${!current && html`<${Progress} progress=${progress} />`}
      ${after} ${timeline} ${links}
      ${current && html`<${Progress} progress=${progress} />`}
      <p class="actions">${overview}</p> ${announcement}
    </section>`;
  }
  const line = html`<button type="button" class="study-line" onClick=${() => setOpen(true)}>
    ${current?.decision.judgement && html`<${JudgementSign} judgement=${current.decision.judgement} />`}
    <span class="one-line">${title}</span><${Icon} name="more" />
  </button>`;
  return html`<section class="study study-strip" aria-label=${t("web-review")}>
    ${steps("is-strip", line)} ${announcement}
    ${
      isOpen &&
      html`<${Sheet} title=${t("web-review")} kind="sheet-study" onClose=${() => setOpen(false)}>
        <div class="study-inside">
          ${verdict} ${after} ${timeline}
          <${Progress} progress=${progress} />
          <p class="actions">${overview}</p>
        </div>
      <//>`
    }
  </section>`;
}

/** The address of the whole review. @param {string} address @param {string} key @param {boolean} isShared */
function overviewOf(address, key, isShared) {
  const { spoilers } = Object.fromEntries(new URLSearchParams(location.search));
  const query = new URLSearchParams({
    ...(key ? { key } : {}),
    ...(isShared ? { together: "1" } : {}),
    ...(isShared && spoilers ? { spoilers } : {}),
  });
  return query.size > 0 ? `${address}?${query}` : address;
}

/** @type {(review: Review | null) => Moment[]} */
const allDecisions = (review) => (review?.reviewed ?? []).flatMap((seat) => decisionsOf(/** @type {Review} */ (review), seat));

/**
 * The moments of the mistakes before and after a moment; null if there is none.
 * @type {(mistakes: readonly Moment[], at: number) => {back: number | null, next: number | null}}
 */
function aroundOf(mistakes, at) {
  const all = mistakes.map(({ decision }) => decision.at);
  return { back: all.findLast((one) => one < at) ?? null, next: all.find((one) => one > at) ?? null };
}

/**
 * @param {{to: number | null, icon: "back" | "forward", name: string, onGo: (at: number) => void}}
 *   props
 */
function Jump({ to, icon, name, onGo }) {
  return html`<button type="button" class="button mistake-jump" title=${t(name)} aria-label=${t(name)}
    aria-disabled=${to === null ? "true" : undefined} onClick=${() => to !== null && onGo(to)}>
    ${icon === "back" && html`<${Icon} name=${icon} />`}<${Icon} name="mistake" />${
      icon === "forward" && html`<${Icon} name=${icon} />`
    }</button>`;
}

/** N and P go to the next and previous mistake, unless the person has turned single keys off. */
function useMistakeKeys(/** @type {number | null} */ back, /** @type {number | null} */ next, /** @type {(at: number) => void} */ onGo) {
  const latest = useRef({ back, next, onGo });
  latest.current = { back, next, onGo };
  useEffect(() => {
    const onKey = (/** @type {KeyboardEvent} */ event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !settings.peek().keys) return;
      if (document.querySelector("dialog[open]")) return;
      const { target } = event;
      if (target instanceof Element && target.closest("select, textarea, input:not([type=range])")) return;
      const to = { n: latest.current.next, p: latest.current.back }[event.key.toLowerCase()];
      if (to != null) latest.current.onGo(to);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

/** The place of the panel: next to the table, below it, or in a sheet where both are too high. */
function usePlace() {
  const [place, setPlace] = useState(placeNow());
  useEffect(() => {
    const change = () => setPlace(placeNow());
    for (const query of [WIDE, LOW]) query.addEventListener("change", change);
    return () => {
      for (const query of [WIDE, LOW]) query.removeEventListener("change", change);
    };
  }, []);
  return place;
}

/** @returns {"side" | "below" | "sheet"} */
const placeNow = () => (WIDE.matches ? "side" : LOW.matches ? "sheet" : "below");

/** @param {{round: RoundReview, seat: number, isHeaded: boolean}} props */
function RoundSummary({ round, seat, isHeaded }) {
  const one = round.seats[seat];
  const verdict = verdictOf(round, seat);
  /** @type {[string, number | null][]} */
  const parts = [["cards", one.cards], ["others", one.others], ["hidden", one.hidden], ["decisions", one.decisions]];
  return html`<section class="round-summary">
    ${isHeaded && html`<h3>${t("web-review-round", { round: round.round })}</h3>`}
    <p class="round-verdict">${verdict && html`<b>${t(`web-review-verdict-${verdict}`)}</b>${" "}`}
      ${t("web-review-round-result", { bid: one.bid, taken: one.taken, points: signedPoints(one.points).replace(/[.,]0$/, "") })}</p>
    <dl class="round-parts">
      ${parts.map(
        ([name, points]) => points !== null && html`<div key=${name}>
          <dt>${t(`web-review-${name}`)}</dt><dd>${signedPoints(points)}</dd></div>`,
      )}
      ${one.accuracy !== null &&
      html`<div><dt>${t("web-review-column-accuracy")}</dt><dd>${accuracyText(one.accuracy)}</dd></div>`}
    </dl>
  </section>`;
}

const WIDTH = 300;
const HEIGHT = 40;
/** The points at which a bar has its full height. */
const MOST = 20;

/**
 * @param {{decisions: readonly Moment[], at: number, end: number, onGo: (at: number) => void}}
 *   props `end`: the last moment
 */
function Timeline({ decisions, at, end, onGo }) {
  const x = (/** @type {number} */ moment) => (WIDTH * moment) / Math.max(1, end);
  return html`<div class="timeline">
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">
      <line class="timeline-base" x1="0" x2=${WIDTH} y1=${HEIGHT - 1} y2=${HEIGHT - 1} />
      ${decisions.map(({ decision }) => {
        const height = Math.max(2, (Math.min(MOST, decision.loss) / MOST) * (HEIGHT - 4));
        return html`<rect key=${decision.at} class=${`timeline-bar is-${decision.judgement ?? "fine"}`}
          x=${x(decision.at) - 1} y=${HEIGHT - height} width="2.4" height=${height} />`;
      })}
      <line class="timeline-now" x1=${x(at)} x2=${x(at)} y1="0" y2=${HEIGHT} />
    </svg>
    <input type="range" min="0" max=${end} value=${at} aria-label=${t("web-review-slider")}
      onInput=${(/** @type {FieldEvent} */ { currentTarget: { value } }) => onGo(Number(value))} />
  </div>`;
}
