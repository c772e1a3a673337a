/** Learning: the path of all lessons, or one of them. */

import { Refused } from "../../net/api.js";
import { untilReached } from "../../net/until_reached.js";
import { loadWords, t } from "../../words/words.js";
import { html, useEffect, useState } from "../base/html.js";
import { later } from "../base/later.js";
import { loadStyle } from "../base/style.js";
import { Frame } from "../parts/frame.js";
import { FIRST, loadLessons } from "./lessons.js";
import { Path } from "./path.js";

/** @import { Lesson } from "./lessons.js" */

await Promise.all([loadWords("lessons"), ...["hero", "learn"].map((sheet) => loadStyle(`css/${sheet}.css`))]);

const FirstLesson = later(() => import("./first.js").then((file) => file.FirstLesson));
const Course = later(async () => {
  const sheets = ["lesson", "lesson-fits", "pages-replay", "table-hint", "puzzles"];
  const [file] = await Promise.all([
    import("./course.js"),
    ...["lesson", "puzzles", "reasons"].map((list) => loadWords(/** @type {"lesson"} */ (list))),
    ...sheets.map((sheet) => loadStyle(`css/${sheet}.css`)),
  ]);
  return file.Course;
});

/** @param {{rest: string[]}} props */
export function Learn({ rest: [id] }) {
  const [lessons, setLessons] = useState(/** @type {readonly Lesson[] | null | undefined} */ (undefined));
  useEffect(() => {
    const missing = () => {
      throw new Refused({ code: "net/unreachable" });
    };
    return untilReached(() => loadLessons().then(setLessons, missing), () => setLessons(null), () => {});
  }, []);
  if (id === FIRST) return html`<${FirstLesson} />`;
  if (!lessons) {
    return html`<${Frame} title=${t("web-learn")}>
      <p role="status">${t(lessons === null ? "lessons-missing" : "web-loading")}</p>
    <//>`;
  }
  const place = lessons.findIndex((lesson) => lesson.id === id);
  if (place < 0) return html`<${Path} lessons=${lessons} />`;
  return html`<${Course} lesson=${lessons[place]} next=${lessons[place + 1]?.id ?? null} />`;
}
