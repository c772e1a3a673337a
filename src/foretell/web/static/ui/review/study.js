/** The panel on a moment: next to the table if it fits, else a line that opens a sheet. */

import { t } from "../../words/words.js";
import { html, useEffect, useMemo, useRef, useState } from "../base/html.js";
import { roundAt, roundsIn } from "../replay/moments.js";
import { settings } from "../base/settings.js";
import { Sheet } from "../parts/dialog.js";
import { Icon } from "../parts/icons.js";
import { decisionsOf, mistakesOf, verdictOf } from "./figures.js";
import { Decision } from "./decision.js";
import { Progress } from "./progress.js";
import { actionText, JudgementSign, accuracyText, signedPoints } from "./texts.js";
import { WhatIf } from "./what_if.js";

/** @import { Review, RoundReview } from "../../analysis/types.d.ts" */
/** @import { OpenGame } from "../replay/source.js" */
/** @import { Moment } from "./figures.js" */
/** @import { ReviewInProgress } from "./overview.js" */
/** @import { FieldEvent } from "../base/html.js" */

/** As in css/review-steps.css. */
const WIDE = matchMedia("(min-width: 68rem)");

/**
 * @param {{game: OpenGame, progress: ReviewInProgress, address: string, at: number, shown: number |
 *   null, onGo: (at: number) => void}} props `shown`: the seat whose hand is visible
 */
export function Study({ game, progress, address, at, shown, onGo }) {
  const { review, own } = progress;
  const about = shown ?? own;
  const isWide = useWide();
  const [isOpen, setOpen] = useState(false);
  const { header, events } = game.record;
  const look = { edition: header.options.edition, faces: settings.value.faces };
  const rounds = useMemo(() => roundsIn(events), [events]);
  const decisions = useMemo(() => allDecisions(review), [review]);
  const current = decisions.find(({ decision }) => decision.at === at);
  const seat = current?.decision.seat ?? about;
  const mistakes = review === null ? [] : mistakesOf(review, about);
  const { back, next } = aroundOf(mistakes, at);
  useMistakeKeys(back, next, onGo);
  const round = review?.rounds.find((one) => one.round === rounds[roundAt(rounds, at)]?.number);
  const title = current
    ? t("web-review-verdict-line", {
      judgement: current.decision.judgement ?? (current.decision.loss > 0 ? "fine" : "best"),
      you: seat === own ? "yes" : "no",
      who: header.players[seat].name,
      chosen: actionText(current.decision.action, look),
    })
    : t("web-review-round", { round: rounds[roundAt(rounds, at)]?.number ?? 1 });

  const inside = html`
    <${Progress} progress=${progress} />
    <${Timeline} decisions=${decisions.filter(({ decision }) => decision.seat === about)} at=${at} end=${events.length}
      onGo=${onGo} />
    ${
      current
        ? html`<${Decision} key=${at} moment=${current} look=${look} isOwn=${seat === own} title=${title} />`
        : html`<h2 class="study-title">${title}</h2>`
    }
    <${WhatIf} game=${game} address=${address} from=${at} seat=${seat} rounds=${rounds} />
    ${
      review !== null && shown !== null && !review.reviewed.includes(shown) &&
      html`<p class="actions"><button type="button" class="button" onClick=${() => progress.add(shown)}>
        <${Icon} name="review" /> ${t("web-review-seat", { who: header.players[shown].name })}</button></p>`
    }
    ${round && html`<${RoundSummary} round=${round} seat=${about} isHeaded=${Boolean(current)} />`}
  `;
  const steps = (/** @type {string} */ kind) =>
    html`<div class=${`study-steps ${kind}`}>
      <${Jump} to=${back} icon="back" name="web-review-mistake-back" onGo=${onGo} />
      ${kind === "is-strip" &&
      html`<button type="button" class="study-line" onClick=${() => setOpen(true)}>
        ${current?.decision.judgement && html`<${JudgementSign} judgement=${current.decision.judgement} />`}
        <span class="one-line">${title}</span><${Icon} name="more" />
      </button>`}
      ${kind !== "is-strip" &&
      html`<span class="study-count">${t("web-review-mistakes", { count: mistakes.length })}</span>`}
      <${Jump} to=${next} icon="forward" name="web-review-mistake-next" onGo=${onGo} />
    </div>`;
  const announcement = html`<p class="visually-hidden" role="status">${current ? title : ""}</p>`;
  if (isWide) {
    return html`<aside class="study study-side" aria-label=${t("web-review")}>
      <header class="study-head"><a class="button" href=${overviewOf(address, game.key)}>
        <${Icon} name="chart" /> ${t("web-review-overview")}</a>
        ${steps("is-side")}</header>
      ${inside} ${announcement}
    </aside>`;
  }
  return html`<section class="study study-strip" aria-label=${t("web-review")}>
    ${steps("is-strip")} ${announcement}
    ${
      isOpen &&
      html`<${Sheet} title=${t("web-review")} kind="sheet-study" onClose=${() => setOpen(false)}>
        <div class="study-inside">
          <p class="actions"><a class="button" href=${overviewOf(address, game.key)}>
            <${Icon} name="chart" /> ${t("web-review-overview")}</a></p>
          ${inside}
        </div>
      <//>`
    }
  </section>`;
}

/** The address of the whole review. @param {string} address @param {string} key */
const overviewOf = (address, key) => (key ? `${address}?key=${key}` : address);

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

/** Whether the panel fits next to the table. */
function useWide() {
  const [isWide, setWide] = useState(WIDE.matches);
  useEffect(() => {
    const change = () => setWide(WIDE.matches);
    WIDE.addEventListener("change", change);
    return () => WIDE.removeEventListener("change", change);
  }, []);
  return isWide;
}

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
