/** The lesson: the game in five steps with fixed cards. It resumes at the last step. */

import { keeper } from "../../keeper/here.js";
import { LESSON } from "../../keeper/kinds.js";
import { loadWords, t } from "../../words/words.js";
import { html, useEffect, useMemo, useRef, useState } from "../base/html.js";
import { settings } from "../base/settings.js";
import { loadStyle } from "../base/style.js";
import { times } from "../parts/motion.js";
import { useTitle } from "../base/title.js";
import { Answers } from "./answers.js";
import { LessonBar } from "./bar.js";
import { beatOf, isAtRest, reduce, resumed, textOf, toKeep } from "./lesson.js";
import { FIRST } from "./lessons.js";
import { company } from "./plate.js";
import { SEATS, SELF } from "./plays.js";
import { done, keepProgress } from "./progress.js";
import { Scene } from "./scene.js";
import { STEPS } from "./steps.js";
import { COUNTING } from "./sum.js";

/** @import { Action, Lesson } from "./lesson.js" */

const SHEETS = ["css/lesson.css", "css/lesson-fits.css"]; // the later one overrules
await Promise.all([loadWords("lesson"), ...SHEETS.map(loadStyle)]);

/** Milliseconds between two cards. */
const BREATH = 220;

export function FirstLesson() {
  const seen = useRef(useMemo(() => keeper.read(LESSON), []));
  const began = useMemo(() => resumed(seen.current.value), []);
  const [lesson, setLesson] = useState(began);
  const latest = useRef(lesson);
  latest.current = lesson;
  const act = (/** @type {Action} */ action) =>
    setLesson((/** @type {Lesson} */ before) => reduce(before, action));
  const { step, ask, text } = beatOf(lesson);
  const isSettled = isAtRest(lesson);
  useTitle(t("web-learn"));
  useEffect(() => {
    const { outcome, now } = keeper.write(LESSON, seen.current, toKeep(lesson));
    seen.current = now;
    if (outcome === "overtaken") setLesson(resumed(now.value));
    if (ask === "end") keepProgress(FIRST, done);
  }, [lesson.at, lesson.played]);
  useEffect(() => keeper.follow(LESSON, () => {
    const now = keeper.read(LESSON);
    const isOwn = JSON.stringify(now.value) === JSON.stringify(toKeep(latest.current));
    seen.current = now;
    if (isOwn) return;
    setLesson(resumed(now.value));
  }), []);
  useEffect(() => {
    if (isSettled) {
      if (lesson !== began) focusOnNext();
      return;
    }
    const { flight } = times();
    const wait = flight === 0 ? 0 : text.startsWith("score-") ? COUNTING : flight + BREATH;
    const timer = setTimeout(() => void landed().then(() => isCurrent && act({ type: "land" })), wait);
    let isCurrent = true;
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [lesson.at, lesson.landed, isSettled]);
  const { faces, names } = company(SEATS);
  const look = { edition: /** @type {const} */ ("classic"), faces: settings.value.faces };
  const message = textOf(lesson);
  const [, first, second, third] = names;
  const number = STEPS.indexOf(step);
  return html`<${LessonBar} title=${t(`web-lesson-title-${step}`)} step=${number} steps=${STEPS.length}
      label=${t("web-lesson-step", { step: number + 1 })} />
    <main id="main" class="lesson" tabindex="-1">
      <p class="lesson-text ${lesson.fault ? "no" : ""}" role="status">${
    message &&
    t(`web-lesson-${message.id}`, { first, second, third, winner: names[message.winner ?? SELF], need: message.need, taken: message.taken })
  }</p>
      <${Scene} lesson=${lesson} act=${act} look=${look} names=${names} faces=${faces} />
      <${Answers} lesson=${lesson} act=${act} ask=${ask} />
    </main>`;
}

/** Resolves when the moving cards have arrived, however slow the device. */
const landed = () =>
  Promise.allSettled(
    [...document.querySelectorAll(".lesson-place > *")]
      .flatMap((card) => card.getAnimations())
      .map(({ finished }) => finished),
  );

/** Moves the focus when the focused element disappears. */
function focusOnNext() {
  const focused = document.activeElement;
  if (focused && focused !== document.body) return;
  const places = [".next", ".lesson-answer", ".lesson-card:not(.cannot)"];
  const next = places.map((place) => document.querySelector(place)).find((target) => target !== null);
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}
