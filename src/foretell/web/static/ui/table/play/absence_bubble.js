/** A bubble at a seat: a bot plays for its person, or they are back. */

import { t } from "../../../words/words.js";
import { html, useEffect, useState } from "../../base/html.js";
import { nameOf } from "../../parts/names.js";

/** @import { TableView } from "../../../table/types.d.ts" */
/** @import { TableEvent } from "../../../wire.d.ts" */
/** @import { Controller } from "../state/controller.js" */

/** Milliseconds for which the bubble is shown. */
const LASTS = 5000;
/** @type {Partial<Record<TableEvent["type"], string>>} */
const SAID = { stood_in: "table-bubble-bot", handed_back: "table-bubble-back" };

/** @param {{controller: Controller, seat: number}} props */
export function AbsenceBubble({ controller, seat }) {
  const { connection } = controller;
  const [text, say] = useState("");
  useEffect(() => {
    if (connection.isLocal) return;
    let version = -1;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    const stop = connection.table.subscribe((/** @type {TableView | null} */ table) => {
      if (table === null) return;
      const events = connection.events.peek();
      const isNews = version >= 0 && table.version === version + events.length;
      version = table.version;
      const last = events.findLast((event) => event.type in SAID && "seat" in event && event.seat === seat);
      if (!isNews || !last) return;
      say(t(SAID[last.type] ?? "", { who: nameOf(table, seat) }));
      clearTimeout(timer);
      timer = setTimeout(() => say(""), LASTS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [connection, seat]);
  // the live regions announce it to screen readers
  return text && html`<span class="absence-bubble" aria-hidden="true">${text}</span>`;
}
