/** A run of puzzles on the screen: how it goes, the puzzles one by one, and its result. */

import { useStored } from "../../keeper/here.js";
import { BEST_RUNS } from "../../keeper/kinds.js";
import { t } from "../../words/words.js";
import { html, useEffect, useState } from "../base/html.js";
import { useTitle } from "../base/title.js";
import { Frame } from "../parts/frame.js";
import { Icon } from "../parts/icons.js";
import { signed } from "../parts/numbers.js";
import { Solve } from "../solving/solve.js";
import { answered, begun, bonusOf, clockText, given, isEnded, PENALTY, STORM_TIME, targetOf, timeLeft } from "./run.js";
import { bestRuns, currentRun, keepBest, keepRun } from "./runs.js";
import { ratingText } from "./set_list.js";
import { nextOf } from "./sets.js";

/** @import { Run } from "../../keeper/stored.d.ts" */
/** @import { Puzzle } from "../solving/puzzle.js" */
/** @import { Sorted } from "./puzzles.js" */

/** The puzzles drawn for each step: many, so that a run gets harder. */
const DRAWN = 64;
/** Milliseconds between two looks at the clock. */
const TICK = 200;
/** The sign of each kind. */
const SIGNS = Object.freeze({ storm: clockText(STORM_TIME), streak: "1 · 2 · 3 …" });
/** Seconds left that are read out. */
const SAID = [60, 30, 10];

/** @param {{kind: Run["kind"], all: Sorted}} props */
export function RunScreen({ kind, all }) {
  const [run, setRun] = useState(currentRun(kind));
  const [before, setBefore] = useState(bestRuns()[kind] ?? 0);
  /** Whether the values of the puzzle that ended a streak are shown. */
  const [isExplained, explain] = useState(false);
  const title = t(`puzzles-run-${kind}`);
  useTitle(title);
  const keep = (/** @type {Run} */ next) => {
    keepRun(next);
    setRun(next);
  };
  /** @param {Run} last */
  const goOn = (last) => {
    const numbers = all.numbers.get(kind === "storm" ? "single" : "all") ?? [];
    const number = nextOf(numbers, all.puzzles, last.seen, targetOf(last), Math.random, DRAWN);
    return number === null ? { ...last, isOver: true } : given(last, all.puzzles[number].seed);
  };
  const begin = () => {
    setBefore(bestRuns()[kind] ?? 0);
    keep(goOn(begun(kind, Date.now())));
  };
  const leave = () => {
    keepRun(null);
    setRun(null);
  };
  if (run === null) return html`<${Beginning} kind=${kind} title=${title} onBegin=${begin} />`;
  const puzzle = all.puzzles.find(({ seed }) => seed === run.seen.at(-1));
  if ((run.isOver && !isExplained) || puzzle === undefined) {
    return html`<${Result} run=${run} before=${before} all=${all} title=${title} onAgain=${begin} onLeave=${leave} />`;
  }
  const end = () => {
    keep({ ...(currentRun(kind) ?? run), isOver: true });
    explain(false);
  };
  const solved = (/** @type {boolean} */ isRight) => {
    const next = answered(run, isRight, Date.now());
    explain(next.isOver);
    keepBest(next);
    keep(next);
  };
  // the timer that calls it may have been set before the answer was counted
  const next = () => keep(goOn(currentRun(kind) ?? run));
  return html`<${Going} key=${puzzle.seed} run=${run} puzzle=${puzzle} title=${title} onSolved=${solved} onNext=${next}
    onEnd=${end} />`;
}

/**
 * @param {{run: Run, puzzle: Puzzle, title: string, onSolved: (isRight: boolean) => void, onNext: () => void,
 *   onEnd: () => void}} props
 */
function Going({ run, puzzle, title, onSolved, onNext, onEnd }) {
  const [last, setLast] = useState(/** @type {boolean | null} */ (null));
  const solved = (/** @type {boolean} */ isRight) => {
    setLast(isRight);
    onSolved(isRight);
  };
  const isStreak = run.kind === "streak";
  const next = () => (run.isOver ? onEnd() : onNext());
  const count = html`<b class="run-count">${t("puzzles-run-right", { count: run.right })}</b>`;
  const change = last === null || isStreak ? 0 : last ? bonusOf(run.row) : -PENALTY;
  const clock = isStreak
    ? html`<p class="run-clock">${count}</p>`
    : html`<p class="run-clock"><${Clock} run=${run} onEnd=${onEnd} />${count}${
      change !== 0 &&
      html`<i class=${change > 0 ? "is-right" : "is-wrong"}>${t("puzzles-seconds", { seconds: signed(change / 1000) })}</i>`
    }</p>`;
  const note = run.row > 1 ? t("puzzles-streak", { count: run.row }) : title;
  return html`<${Solve} puzzle=${puzzle} title=${title} note=${note} clock=${clock} nextText=${t("puzzles-run-result")}
    leaveText=${t("puzzles-run-stop")} leaveTo="/puzzles" opens=${isStreak ? "wrong" : "never"} onSolved=${solved}
    onNext=${next} />`;
}

/** The time left, which is read out three times. @param {{run: Run, onEnd: () => void}} props */
function Clock({ run, onEnd }) {
  const [left, setLeft] = useState(timeLeft(run, Date.now()));
  useEffect(() => {
    const look = () => {
      setLeft(timeLeft(run, Date.now()));
      if (isEnded(run, Date.now())) onEnd();
    };
    look();
    const timer = setInterval(look, TICK);
    return () => clearInterval(timer);
  }, [run]);
  const seconds = Math.ceil(left / 1000);
  const said = SAID.findLast((one) => seconds <= one);
  return html`<time role="timer" class=${seconds <= 10 ? "is-short" : ""}>${clockText(left)}</time>
    <span class="visually-hidden" role="status">${said !== undefined && t("puzzles-time-left", { seconds: said })}</span>`;
}

/** @param {{kind: Run["kind"], title: string, onBegin: () => void}} props */
function Beginning({ kind, title, onBegin }) {
  const best = useStored(BEST_RUNS, bestRuns)[kind] ?? 0;
  return html`<${Frame} title=${title}>
    <section class="hero cloth run-hero" aria-label=${title}>
      <p class="hero-figure" aria-hidden="true"><strong>${SIGNS[kind]}</strong></p>
      <p class="run-text">${t(`puzzles-run-${kind}.text`)}</p>
      ${best > 0 && html`<p><b>${t("puzzles-best", { count: best })}</b></p>`}
      <button type="button" class="button button-main button-large" autofocus onClick=${onBegin}>
        ${t(`puzzles-run-${kind}.begin`)}</button>
      <p class="hero-terms">${t("puzzles-run-terms")}</p>
    </section>
    <p class="actions"><a class="button" href="/puzzles">${t("puzzles-stop")}</a></p>
  <//>`;
}

/**
 * @param {{run: Run, before: number, all: Sorted, title: string, onAgain: () => void, onLeave: () => void}} props
 *   `before`: the best before it
 */
function Result({ run, before, all, title, onAgain, onLeave }) {
  const isBest = run.right > before;
  const missed = run.missed.flatMap((one) => all.puzzles.filter(({ seed }) => seed === one));
  return html`<${Frame} title=${title}>
    <section class=${`hero cloth run-hero ${isBest ? "is-best" : ""}`} aria-label=${title}>
      <p role="status">${t(`puzzles-run-${run.kind}.over`)}</p>
      <p class="hero-figure"><strong>${run.right}</strong> <span>${t("puzzles-run-solved", { count: run.right })}</span></p>
      ${
        isBest
          ? html`<p class="run-best"><${Icon} name="crown" /> <b>${t("puzzles-new-best")}</b></p>`
          : before > 0 && html`<p>${t("puzzles-best", { count: before })}</p>`
      }
      ${
        run.kind === "storm" && run.longest > 1 &&
        html`<p class="hero-terms">${t("puzzles-run-longest", { count: run.longest })}</p>`
      }
      <button type="button" class="button button-main button-large" autofocus onClick=${onAgain}>${t("puzzles-run-again")}</button>
    </section>
    ${
      missed.length > 0 &&
      html`<section class="panel stack" aria-labelledby="run-missed">
        <h2 id="run-missed">${t("puzzles-run-missed")}</h2>
        <ul class="run-missed">
          ${missed.map((puzzle) =>
            html`<li key=${puzzle.seed}><a href=${`/puzzles/deal/${puzzle.seed}`}>
              <span>${t(`puzzles-ask-${ASKS[puzzle.themes[0]]}`)}</span>
              <small>${ratingText(puzzle.difficulty)}</small></a></li>`)}
        </ul>
      </section>`
    }
    <p class="actions"><a class="button" href="/puzzles" onClick=${onLeave}>${t("puzzles-stop")}</a></p>
  <//>`;
}

/** The questions by the letter of the first theme. @type {Readonly<Record<string, string>>} */
const ASKS = Object.freeze({ b: "bid", c: "play", t: "choose-trump" });
