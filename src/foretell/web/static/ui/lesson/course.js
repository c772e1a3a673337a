/** A lesson after the first: cards of theory, puzzles, and a round to play. It resumes where it was left. */

import { useStored } from "../../keeper/here.js";
import { LESSONS } from "../../keeper/kinds.js";
import { loadWords, t } from "../../words/words.js";
import { html, useEffect, useState } from "../base/html.js";
import { loadStyle } from "../base/style.js";
import { useTitle } from "../base/title.js";
import { LessonBar } from "./bar.js";
import { Exercise } from "./exercise.js";
import { PracticeRound } from "./practice_round.js";
import { again, answered, BEGIN, done, keepProgress, lessonsProgress, placeOf, stepAt, stepsOf, turned } from "./progress.js";
import { Theory } from "./theory.js";
import { Interlude } from "./interlude.js";

/** @import { Lesson } from "./lessons.js" */

await Promise.all([
  ...["lesson", "puzzles"].map((list) => loadWords(/** @type {"lesson"} */ (list))),
  ...["lesson", "lesson-fits", "pages-replay", "solving"].map((sheet) => loadStyle(`css/${sheet}.css`)),
]);

/** @param {{lesson: Lesson, next: string | null}} props `next`: the id of the lesson after this one */
export function Course({ lesson, next }) {
  const { id } = lesson;
  const progress = useStored(LESSONS, lessonsProgress)[id] ?? BEGIN;
  const [place, setPlace] = useState(placeOf(lesson, progress));
  const [isPlaying, play] = useState(false);
  const title = t(`lessons-${id}`);
  useTitle(title);
  useEffect(() => {
    if (progress.isDone && place.part === "round") restart(); // it was finished: once more from the beginning
  }, []);
  /** @param {(now: typeof progress) => typeof progress} change */
  const keep = (change) => keepProgress(id, change);
  const follow = () => setPlace(placeOf(lesson, lessonsProgress()[id] ?? BEGIN));
  const restart = () => {
    keep(again);
    follow();
  };
  if (place.part === "puzzle") {
    return html`<${Exercise} key=${place.number} lesson=${lesson} number=${place.number} onNext=${follow}
      onAnswer=${(/** @type {boolean} */ isRight) => keep((now) => answered(now, place.number, isRight))} />`;
  }
  if (place.part === "round" && isPlaying) {
    return html`<${PracticeRound} lesson=${lesson} progress=${progress} next=${next} onDone=${() => keep(done)} />`;
  }
  const step = stepAt(lesson, place);
  return html`<${LessonBar} title=${title} step=${step} steps=${stepsOf(lesson)}
      label=${t("lessons-step", { step: step + 1, steps: stepsOf(lesson) })} />
    ${
      place.part === "theory"
        ? html`<${Theory} lesson=${lesson} number=${place.number} onTurn=${(/** @type {number} */ read) => {
          keep((now) => turned(now, read));
          follow();
        }} />`
        : html`<${Interlude} lesson=${lesson} answers=${progress.answers} onPlay=${() => play(true)} onRestart=${restart} />`
    }`;
}
