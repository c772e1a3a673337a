/** Learning: the path of all lessons, or one of them. */

import { installSprite } from "../../art/sprite.js";
import { Refused } from "../../net/api.js";
import { untilReached } from "../../net/until_reached.js";
import { loadWords, t } from "../../words/words.js";
import { html, useEffect, useLayoutEffect, useState } from "../base/html.js";
import { later } from "../base/later.js";
import { loadStyle } from "../base/style.js";
import { Frame } from "../parts/frame.js";
import { FIRST, loadLessons } from "./lessons.js";
import { Path } from "./path.js";

/** @import { Lesson } from "./lessons.js" */

await Promise.all([loadWords("lessons"), ...["hero", "learn"].map((sheet) => loadStyle(`css/${sheet}.css`))]);

const FirstLesson = later(() => import("./first.js").then((file) => file.FirstLesson));
const Course = later(() => import("./course.js").then((file) => file.Course));

/** @param {{rest: string[]}} props */
export function Learn({ rest: [id] }) {
  useLayoutEffect(() => installSprite(), []);
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
