/** Two live regions: a polite one for events, an assertive one for the viewer's turn. */

import { html, signal, useEffect, useMemo } from "../../base/html.js";
import { announcementsOf, turnText } from "./announcements.js";

/** @import { TableView } from "../../../table/types.d.ts" */
/** @import { Controller } from "../state/controller.js" */

/** Milliseconds within which sentences are read out together. */
const PAUSE = 120;
/** The most sentences at once, so that a returning viewer is not read the whole backlog. */
const MOST = 14;

/** @typedef {ReturnType<typeof createAnnouncer>} Announcer */

/** @param {Controller} controller */
export function createAnnouncer({ connection, panel }) {
  const polite = signal("");
  const turn = signal("");
  /** @type {string[]} */
  let waiting = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const say = () => {
    const next = waiting.slice(-MOST).join(" ");
    // a repeated sentence has to be read again
    polite.value = next === polite.peek() ? `${next}\u00a0` : next;
    waiting = [];
    timer = undefined;
  };
  /** @param {readonly string[]} sentences */
  const announce = (sentences) => {
    if (sentences.length === 0) return;
    waiting.push(...sentences);
    timer ??= setTimeout(say, PAUSE);
  };
  // a sheet has its own regions, which must not repeat earlier sentences when it opens or closes
  const stopHushing = panel.subscribe(() => {
    polite.value = "";
    turn.value = "";
  });
  /** @type {TableView | null} */
  let before = null;
  const stop = connection.table.subscribe(
    (/** @type {TableView | null} */ table) => {
      if (!table) return;
      const events = connection.events.peek();
      if (before && table.version === before.version + events.length) announce(announcementsOf(before, events));
      const isHint = events.length > 0 && events.every(({ type }) => type === "hint_used");
      const changed = before?.version !== table.version && !isHint; // a hint does not change the turn
      before = table;
      const text = turnText(table);
      if (changed) turn.value = text && text === turn.peek() ? `${text}\u00a0` : text;
    },
  );
  return {
    polite,
    turn,
    announce,
    close: () => {
      clearTimeout(timer);
      stopHushing();
      stop();
    },
  };
}

/** @param {{announcer: Announcer}} props */
export function LiveRegions({ announcer }) {
  return html`
    <div class="visually-hidden" role="status" aria-live="polite" data-live="polite">
      ${announcer.polite.value}</div>
    <div class="visually-hidden" role="alert" aria-live="assertive" data-live="turn">
      ${announcer.turn.value}</div>
  `;
}

/** @param {Controller} controller */
export function useAnnouncer(controller) {
  const announcer = useMemo(() => createAnnouncer(controller), [controller]);
  useEffect(() => announcer.close, [announcer]);
  return announcer;
}
