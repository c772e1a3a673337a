/** A first game, with words at the right moments: three rounds against bots. */

import { t } from "../../words/words.js";
import { afterPaint } from "../after_paint.js";
import { html, useEffect, useState } from "../html.js";
import { STANDARD } from "../home/presets.js";
import { again } from "../home/solo.js";
import { go } from "../route.js";
import { playLocally } from "../table_connection.js";
import { Table } from "../table/table.js";
import { lessonFor } from "./lessons.js";

/** @import { TableConnection } from "../table_connection.js" */

const OPTIONS = { ...STANDARD, hand_sizes: [1, 2, 3], first_dealer: 3 };

export function Learn() {
  const [connection, setConnection] = useState(/** @type {TableConnection | null} */ (null));
  useEffect(() => {
    const bots = [1, 2, 3].map((number) => ({ bot: "steady", name: t("web-bot-name", { number }) }));
    const made = playLocally({ options: OPTIONS, name: t("web-you"), bots, pace: 1200, saved: null });
    made.send({ type: "start" });
    setConnection(made);
    return made.close;
  }, []);
  if (connection === null) return null;
  const coach = html`<${Coach} connection=${connection} />`;
  const isOver = lessonFor(connection.table.value) === "end"; // then there is no cloth to show it on
  return html`<${Table} connection=${connection} onLeave=${() => go("/")}
      onRematch=${() => again(connection)} coach=${!isOver && coach} />
    ${isOver && coach}`;
}

/** @param {{connection: TableConnection}} props */
function Coach({ connection }) {
  const lesson = lessonFor(connection.table.value);
  const [closed, setClosed] = useState("");
  if (lesson === null || closed === lesson) return html`<aside class="coach" aria-live="polite"></aside>`;
  return html`<aside class="coach open" aria-live="polite" aria-label=${t("web-learn")}>
    <p>${t(`web-lesson-${lesson}`)}</p>
    <button class="button" onClick=${() => afterPaint(() => setClosed(lesson))}>
      ${t("web-lesson-close")}</button>
    ${lesson === "end" && html`<a class="button button-main" href="/solo?new=1">${t("web-play-now")}</a>`}
  </aside>`;
}
