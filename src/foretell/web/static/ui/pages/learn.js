/** A first game, with words at the right moments: three rounds against bots. */

import { t } from "../../words/words.js";
import { afterPaint } from "../after_paint.js";
import { html, useEffect, useState } from "../html.js";
import { STANDARD } from "../home/presets.js";
import { again } from "../home/solo.js";
import { go } from "../route.js";
import { atHome } from "../seat_at.js";
import { Table } from "../table/table.js";
import { lessonFor } from "./lessons.js";

/** @import { SeatAt } from "../seat_at.js" */

const OPTIONS = { ...STANDARD, hand_sizes: [1, 2, 3], first_dealer: 3 };

export function Learn() {
  const [seat, setSeat] = useState(/** @type {SeatAt | null} */ (null));
  useEffect(() => {
    const bots = [1, 2, 3].map((number) => ({ bot: "steady", name: t("web-bot-name", { number }) }));
    const made = atHome({ options: OPTIONS, name: t("web-you"), bots, pace: 1200, saved: null });
    made.send({ type: "start" });
    setSeat(made);
    return made.close;
  }, []);
  if (seat === null) return null;
  const coach = html`<${Coach} seat=${seat} />`;
  const isOver = lessonFor(seat.story.value) === "end"; // then there is no cloth to show it on
  return html`<${Table} seat=${seat} onLeave=${() => go("/")}
      onRematch=${() => again(seat)} coach=${!isOver && coach} />
    ${isOver && coach}`;
}

/** @param {{seat: SeatAt}} props */
function Coach({ seat }) {
  const lesson = lessonFor(seat.story.value);
  const [closed, setClosed] = useState("");
  if (lesson === null || closed === lesson) return html`<aside class="coach" aria-live="polite"></aside>`;
  return html`<aside class="coach open" aria-live="polite" aria-label=${t("web-learn")}>
    <p>${t(`web-lesson-${lesson}`)}</p>
    <button class="button" onClick=${() => afterPaint(() => setClosed(lesson))}>
      ${t("web-lesson-close")}</button>
    ${lesson === "end" && html`<a class="button button-main" href="/solo?new=1">${t("web-play-now")}</a>`}
  </aside>`;
}
