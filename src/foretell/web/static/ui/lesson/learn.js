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

/** @typedef {Awaited<ReturnType<typeof load>>} Loaded */

await Promise.all([loadWords("lessons"), ...["hero", "learn"].map((sheet) => loadStyle(`css/${sheet}.css`))]);

const FirstLesson = later(() => import("./first.js").then((file) => file.FirstLesson));

/** The lessons, and the screen of one, so that nothing is ever blank in between. */
const load = async () => {
  const [lessons, { Course }] = await Promise.all([loadLessons(), import("./course.js")]);
  return { lessons, Course };
};

/** @param {{rest: string[]}} props */
export function Learn({ rest: [id] }) {
  useLayoutEffect(() => installSprite(), []);
  const [loaded, setLoaded] = useState(/** @type {Loaded | null | undefined} */ (undefined));
  useEffect(() => {
    const missing = () => {
      throw new Refused({ code: "net/unreachable" });
    };
    return untilReached(() => load().then(setLoaded, missing), () => setLoaded(null), () => {});
  }, []);
  if (id === FIRST) return html`<${FirstLesson} />`;
  if (!loaded) {
    return html`<${Frame} title=${t("web-learn")}>
      <p role="status">${t(loaded === null ? "lessons-missing" : "web-loading")}</p>
    <//>`;
  }
  const { lessons, Course } = loaded;
  const place = lessons.findIndex((lesson) => lesson.id === id);
  if (place < 0) return html`<${Path} lessons=${lessons} />`;
  return html`<${Course} lesson=${lessons[place]} next=${lessons[place + 1]?.id ?? null} />`;
}
